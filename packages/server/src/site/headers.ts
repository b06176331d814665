const contentSecurityPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  // The hash is of the empty string: Emotion may make its empty style element and fill it through the CSSOM.
  "style-src 'self' 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='",
  "style-src-attr 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "connect-src 'self'",
  "font-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join("; ");

const poweredOff = [
  "accelerometer",
  "camera",
  "display-capture",
  "encrypted-media",
  "geolocation",
  "gyroscope",
  "magnetometer",
  "microphone",
  "midi",
  "payment",
  "usb",
  "xr-spatial-tracking",
];

/** What every file of the site is sent with, whoever serves it: this server, nginx or a CDN. */
export const siteHeaders: Readonly<Record<string, string>> = {
  "Content-Security-Policy": contentSecurityPolicy,
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Resource-Policy": "same-origin",
  "Integrity-Policy": "blocked-destinations=(script)",
  "Permissions-Policy": poweredOff.map((feature) => `${feature}=()`).join(", "),
  "Referrer-Policy": "no-referrer",
  "X-Content-Type-Options": "nosniff",
  "X-Frame-Options": "DENY",
};

/** How long each kind of file may be kept. */
export const caching = {
  /** index.html and the other files of the live release: ask every time. */
  live: "no-cache",
  /** The registry: never kept. */
  registry: "no-store",
  /** Files whose name changes with their content. */
  immutable: "public, max-age=31536000, immutable",
} as const;
