/** Ends the process with one sentence when this Node is older than the portal needs. */
export function requireNode() {
  const [major, minor] = process.versions.node.split(".").map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return;
  console.error(
    `The portal needs Node 20.19 or newer, and this is ${process.versions.node}; see nodejs.org.`,
  );
  process.exit(1);
}
