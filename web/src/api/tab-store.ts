import type { z } from 'zod';

/** A value of this tab that survives a reload; null for none. */
export interface TabStore<Value> {
  read: () => Value | null;
  /** Replaces the stored value; null removes it. */
  write: (next: Value | null) => void;
  /** Calls the listener after each change. @returns a function that unsubscribes */
  subscribe: (listener: () => void) => () => void;
}

/** Prefix of the keys in sessionStorage, which also finds values of parts of the app that are not loaded yet. */
const KEY_PREFIX = 'cromia.tab.';

const clearFunctions = new Set<() => void>();

/** Deletes all values, as in a new tab: after a logout, and between page tests, which share one tab. */
export function clearTabStores(): void {
  for (const clear of clearFunctions) clear();
  try {
    const keys = Array.from({ length: sessionStorage.length }, (_, index) => sessionStorage.key(index));
    for (const key of keys) if (key?.startsWith(KEY_PREFIX)) sessionStorage.removeItem(key);
  } catch {
    // Storage is forbidden, so nothing is stored.
  }
}

/**
 * Stores one value per tab in sessionStorage. Where storage is forbidden the value lasts until a reload; a value that
 * does not match the schema, for example from an older version, is ignored.
 * @param name name of the value in the storage, without the prefix
 */
export function createTabStore<Value>(name: string, schema: z.ZodType<Value>): TabStore<Value> {
  const key = `${KEY_PREFIX}${name}`;
  const listeners = new Set<() => void>();
  let current = readStorage(key, schema);
  const write = (next: Value | null) => {
    current = next;
    writeStorage(key, next);
    for (const listener of listeners) listener();
  };
  clearFunctions.add(() => write(null));
  return {
    read: () => current,
    write,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

function readStorage<Value>(key: string, schema: z.ZodType<Value>): Value | null {
  try {
    const text = sessionStorage.getItem(key);
    return text === null ? null : schema.parse(JSON.parse(text));
  } catch {
    // Storage is forbidden, or contains an invalid value under the key.
    return null;
  }
}

function writeStorage(key: string, value: unknown): void {
  try {
    if (value === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Without storage the value lives in memory only.
  }
}
