const memory = new Map<string, string>();

/** The browser's local storage, or memory where it is blocked or full: signing in must work for the tab even then. */
export const storage = pickStorage();

/** False when what was to be kept is only in this tab's memory. */
export function isStorageDurable(): boolean {
  return memory.size === 0;
}

function pickStorage() {
  const guarded = <T>(use: (local: Storage) => T, otherwise: () => T): T => {
    try {
      return use(window.localStorage);
    } catch {
      return otherwise();
    }
  };
  return {
    get: (key: string): string | null =>
      memory.get(key) ??
      guarded(
        (local) => local.getItem(key),
        () => null,
      ),
    set: (key: string, value: string): void => {
      memory.delete(key);
      guarded(
        (local) => local.setItem(key, value),
        () => void memory.set(key, value),
      );
    },
    remove: (key: string): void => {
      memory.delete(key);
      guarded(
        (local) => local.removeItem(key),
        () => {},
      );
    },
  };
}
