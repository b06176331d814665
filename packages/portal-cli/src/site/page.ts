import { type Release, releaseElementId } from "@portal/federation/registry";

/**
 * The page of a release, from the page that the shell's build made: addresses lead to the build's folder whatever page
 * is asked for, every script is pinned by its integrity, and the release is there before the first script runs.
 * Throws when the page names a script or stylesheet that is not among the shell's files.
 */
export function renderPage(template: string, base: string, release: Release): string {
  const pinned = template.replace(/<(?:script|link)\b[^>]*>/g, (tag) => pin(tag, base, release.shell.files));
  const [head, body, ...more] = pinned.split("</head>");
  if (body === undefined || more.length > 0) throw new Error("The shell's page must have one </head>");
  return `${head}${releaseElement(release)}</head>${body}`;
}

/** The release as a data block. `<` is escaped, so that no text in it can end the element. */
export function releaseElement(release: Release): string {
  const json = JSON.stringify(release).replaceAll("<", "\\u003c");
  return `<script type="application/json" id="${releaseElementId}">${json}</script>`;
}

function pin(tag: string, base: string, files: Release["shell"]["files"]): string {
  const address = /\s(?:src|href)="([^"]*)"/.exec(tag);
  if (!address?.[1] || /^(data:|https?:|\/)/.test(address[1])) return tag;
  const file = `${base}/${address[1].replace(/^\.\//, "")}`;
  const moved = tag.replace(address[0], address[0].replace(address[1], file));
  if (!/\.(js|css)$/.test(file)) return moved;
  const integrity = files[file];
  if (!integrity) throw new Error(`The shell's page loads ${file}, which is not among the shell's files`);
  const bare = moved.replace(/\s(?:integrity|crossorigin)(?:="[^"]*")?/g, "");
  return bare.replace(/\s*\/?>$/, ` integrity="${integrity}" crossorigin="anonymous">`);
}
