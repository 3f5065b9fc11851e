/** The typed keys of an object, in their order. */
export function keysOf<K extends string>(table: Record<K, unknown>): K[] {
  const keys: K[] = [];
  for (const key in table) keys.push(key);
  return keys;
}
