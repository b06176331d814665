/** The look of the reference, in light and dark. */
export const referenceStyle = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { max-width: 52rem; margin: 0 auto; padding: 1.5rem; overflow-wrap: anywhere; }
nav a { display: inline-block; padding: 0.5rem 0.75rem 0.5rem 0; }
h2 { margin-top: 2.5rem; text-transform: capitalize; }
article { padding: 1rem 0; border-top: 1px solid color-mix(in srgb, currentColor 25%, transparent); }
h3 { margin: 0; font-size: 1rem; }
summary { padding: 0.4rem 0; cursor: pointer; }
pre { overflow-x: auto; padding: 0.75rem; border-radius: 6px; background: color-mix(in srgb, currentColor 8%, transparent); }
em { padding: 0.1rem 0.5rem; border-radius: 1rem; border: 1px solid currentColor; font-size: 0.8rem; font-style: normal; }
`;
