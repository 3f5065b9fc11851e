/** The typed keys of an object, in their order. */
export function keysOf<K extends string>(table: Record<K, unknown>): K[] {
  const keys: K[] = [];
  for (const key in table) keys.push(key);
  return keys;
}

/** A table with one value for each key. */
export function createRecord<K extends string, Value>(
  keys: readonly K[],
  toValue: (key: K) => Value,
): Record<K, Value>;
export function createRecord(
  keys: readonly string[],
  toValue: (key: string) => unknown,
): Record<string, unknown> {
  return Object.fromEntries(keys.map((key) => [key, toValue(key)]));
}
