/**
 * The browser's local storage, or memory where it is blocked, full or absent: signing in must work for the tab
 * even then. `isDurable` says which one it is.
 */
export const storage = pickStorage();

function pickStorage() {
  const memory = new Map<string, string>();
  const guarded = <T>(use: (local: Storage) => T, otherwise: () => T): T => {
    try {
      return use(window.localStorage);
    } catch {
      return otherwise();
    }
  };
  return {
    get: (key: string): string | null =>
      memory.get(key) ?? guarded((local) => local.getItem(key), () => null),
    set: (key: string, value: string): void => {
      memory.delete(key);
      guarded((local) => local.setItem(key, value), () => void memory.set(key, value));
    },
    remove: (key: string): void => {
      memory.delete(key);
      guarded((local) => local.removeItem(key), () => {});
    },
    isDurable: (): boolean => memory.size === 0,
  };
}
