/**
 * Keeps what was used last, as much as fits. Whoever asks says which version they know of, so that nothing older is
 * ever given out.
 * @param capacity bytes
 * @param versionOf default: the same for all, where a key names one thing that never changes
 */
export function shelf<Item extends object>(
  capacity: number,
  sizeOf: (item: Item) => number,
  versionOf: (item: Item) => number = () => 0,
) {
  const items = new Map<string, Item>();
  let bytes = 0;

  function remove(key: string, item: Item): void {
    items.delete(key);
    bytes -= sizeOf(item);
  }

  return {
    /** The item in this version, or in a newer one. */
    get(key: string, version = 0): Item | undefined {
      const item = items.get(key);
      if (!item || versionOf(item) < version) return undefined;
      // A map keeps the order of insertion: what is used goes to the end.
      items.delete(key);
      items.set(key, item);
      return item;
    },

    put(key: string, item: Item): void {
      const old = items.get(key);
      if (old && versionOf(old) > versionOf(item)) return;
      if (old) remove(key, old);
      // What does not fit at all would only drive out everything else.
      if (sizeOf(item) > capacity) return;
      items.set(key, item);
      bytes += sizeOf(item);
      for (const [oldest, unused] of items) {
        if (bytes <= capacity) break;
        remove(oldest, unused);
      }
    },
  };
}
