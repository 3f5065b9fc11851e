import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { createInstance } from 'i18next';
import { createWords, type Words } from '../../web/test/words.ts';
import { ROOT } from './portal.ts';

export type { Words };

const FOLDER = join(ROOT, 'web', 'src', 'i18n');

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
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.json'))) {
    const namespace = JSON.parse(readFileSync(join(folder, file), 'utf8'));
    texts.addResourceBundle(language, basename(file, '.json'), namespace);
  }
}
