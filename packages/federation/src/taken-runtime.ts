// What a remote has in the place of its own copy: the shell put it there before it loaded any remote.
export default (
  globalThis as unknown as { portalFederationRuntime: () => unknown }
).portalFederationRuntime();
