import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { createInstance } from 'i18next';
import { createWords, type Words } from '../../web/test/words.ts';
import { ROOT } from './portal.ts';

export type { Words };

const FOLDER = join(ROOT, 'web', 'src', 'i18n');
const AUDIT_TEXTS = join(ROOT, 'domain', 'src', 'audit', 'texts');

const texts = createInstance({
  fallbackLng: false,
  interpolation: { escapeValue: false },
  resources: {},
  initAsync: false,
});
void texts.init();

/** The web app's texts of one language. */
export function wordsOf(language: string): Words {
  if (!texts.hasResourceBundle(language, 'common')) loadTexts(language);
  return createWords(texts, language);
}

function loadTexts(language: string): void {
  const folder = join(FOLDER, language);
  const add = (namespace: string, file: string) =>
    texts.addResourceBundle(language, namespace, JSON.parse(readFileSync(file, 'utf8')));
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.json')))
    add(basename(file, '.json'), join(folder, file));
  add('audit-log', join(AUDIT_TEXTS, `${language}.json`));
}
