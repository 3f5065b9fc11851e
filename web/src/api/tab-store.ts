import type { z } from 'zod';

/** A value of this tab that survives a reload; null for none. */
export interface TabStore<Value> {
  read: () => Value | null;
  /** Replaces the stored value; null removes it. */
  keep: (next: Value | null) => void;
  /** Calls the listener after each change. @returns a function that unsubscribes */
  subscribe: (listener: () => void) => () => void;
}

const clearFunctions = new Set<() => void>();

/** Deletes all values, as in a new tab: after a logout, and between page tests, which share one tab. */
export function clearTabStores(): void {
  for (const forget of clearFunctions) forget();
}

/**
 * Stores one value per tab in sessionStorage. Where storage is forbidden the value lasts until a reload; a value that
 * does not match the schema, as from an older version, counts as none.
 * @param key name of the value in the storage
 */
export function createTabStore<Value>(key: string, schema: z.ZodType<Value>): TabStore<Value> {
  const listeners = new Set<() => void>();
  let current = stored(key, schema);
  const keep = (next: Value | null) => {
    current = next;
    store(key, next);
    for (const listener of listeners) listener();
  };
  clearFunctions.add(() => keep(null));
  return {
    read: () => current,
    keep,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

function stored<Value>(key: string, schema: z.ZodType<Value>): Value | null {
  try {
    const text = sessionStorage.getItem(key);
    return text === null ? null : schema.parse(JSON.parse(text));
  } catch {
    // Storage is forbidden, or holds something else under the key.
    return null;
  }
}

function store(key: string, value: unknown): void {
  try {
    if (value === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Without storage the value lives in memory only.
  }
}
