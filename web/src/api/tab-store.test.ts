import { afterEach, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { clearTabStores, createTabStore } from './tab-store';

const KEY = 'test';
const STORAGE_KEY = 'cromia.tab.test';
const schema = z.object({ name: z.string() });

/** The session storage of a tab. */
function stubStorage(initial: Record<string, string> = {}) {
  const values = new Map(Object.entries(initial));
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
    key: (index: number) => [...values.keys()][index] ?? null,
    get length() {
      return values.size;
    },
  });
  return values;
}

afterEach(() => vi.unstubAllGlobals());

test('a stored value survives a reload until it is cleared', () => {
  const values = stubStorage();
  const before = createTabStore(KEY, schema);
  expect(before.read()).toBeNull();
  before.write({ name: 'Anna' });
  expect(before.read()).toEqual({ name: 'Anna' });

  const reloadedStore = createTabStore(KEY, schema);
  expect(reloadedStore.read()).toEqual({ name: 'Anna' });
  reloadedStore.write(null);
  expect(reloadedStore.read()).toBeNull();
  expect(values.size).toBe(0);
});

test('a listener is notified of each change until it unsubscribes', () => {
  stubStorage();
  const store = createTabStore(KEY, schema);
  const notifications: (string | undefined)[] = [];
  const stop = store.subscribe(() => notifications.push(store.read()?.name));
  store.write({ name: 'Anna' });
  store.write(null);
  stop();
  store.write({ name: 'Bruno' });
  expect(notifications).toEqual(['Anna', undefined]);
});

test('a stored value of another shape or invalid JSON is read as null', () => {
  for (const text of ['{"title":"Anna"}', 'Anna', '']) {
    stubStorage({ [STORAGE_KEY]: text });
    expect(createTabStore(KEY, schema).read()).toBeNull();
  }
});

test('without storage access the value lasts until a reload', () => {
  const reject = () => {
    throw new Error('SecurityError');
  };
  vi.stubGlobal('sessionStorage', { getItem: reject, setItem: reject, removeItem: reject });
  const store = createTabStore(KEY, schema);
  store.write({ name: 'Anna' });
  expect(store.read()).toEqual({ name: 'Anna' });
  expect(createTabStore(KEY, schema).read()).toBeNull();
});

test('clearing deletes the values of all stores, also of those that are not loaded, and nothing else', () => {
  const values = stubStorage({
    'cromia.tab.other-1': '1',
    'cromia.tab.other-2': '2',
    'cromia.visit-language': 'de',
  });
  const store = createTabStore(KEY, schema);
  store.write({ name: 'Anna' });
  clearTabStores();
  expect(store.read()).toBeNull();
  expect([...values.keys()]).toEqual(['cromia.visit-language']);
});
