/** The keys of a table, in its order and of their own type. */
export function keysOf<K extends string>(table: Record<K, unknown>): K[] {
  const keys: K[] = [];
  for (const key in table) keys.push(key);
  return keys;
}
