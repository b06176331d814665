const letters = [..."ABCDEFGHJKLMNPQRSTUVWXYZ0123456789"];

/** Chance that always falls the same way: mulberry32 from a seed. */
export function randomFrom(seed: number) {
  let state = seed;

  function next(): number {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }

  function pick<Item>(items: readonly Item[]): Item {
    // Safe: the index lies within, and no list here is empty.
    return items[Math.floor(next() * items.length)] as Item;
  }

  function weighted<Item>(items: readonly Item[], weights: readonly number[]): Item {
    const shares = items.map((item, place) => ({ item, weight: weights[place] ?? 1 }));
    let left = next() * shares.reduce((sum, { weight }) => sum + weight, 0);
    for (const { item, weight } of shares) {
      left -= weight;
      if (left < 0) return item;
    }
    return pick(items);
  }

  return {
    /** From 0 up to but not 1. */
    next,
    weighted,
    letters: (count: number) => Array.from({ length: count }, () => pick(letters)).join(""),
  };
}
