import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './portal.ts';

const loaded = new Map<string, unknown>();

function file(language: string, namespace: string): unknown {
  const path = join(ROOT, 'web', 'src', 'i18n', language, `${namespace}.json`);
  if (!loaded.has(path)) loaded.set(path, JSON.parse(readFileSync(path, 'utf8')));
  return loaded.get(path);
}

function at(texts: unknown, keys: readonly string[]): unknown {
  return keys.reduce<unknown>(
    (level, key) =>
      typeof level === 'object' && level !== null
        ? Object.entries(level).find(([name]) => name === key)?.[1]
        : undefined,
    texts,
  );
}

type Gaps = Record<string, string | number>;

/** Looks up the text of a key such as `cart:title`, fills its placeholders and selects the plural form. */
export type Words = (key: string, gaps?: Gaps) => string;

/** Loads the web app's texts of one language. */
export function wordsOf(language: string): Words {
  return (key, gaps = {}) => {
    const [namespace = '', path = ''] = key.split(':');
    const texts = file(language, namespace);
    const plural = new Intl.PluralRules(language).select(Number(gaps.count ?? 0));
    const text = at(texts, path.split('.')) ?? at(texts, `${path}_${plural}`.split('.'));
    if (typeof text !== 'string') throw new Error(`There is no text ${language} ${key}`);
    return text.replaceAll(/\{\{\s*(\w+)\s*\}\}/g, (_gap, name: string) => String(gaps[name] ?? ''));
  };
}
