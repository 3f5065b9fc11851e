import { readFileSync } from 'node:fs';
import type { UiLanguage } from '@cromia/domain/languages';

/**
 * Reads the texts of one language from a folder with a JSON file per language. All files have the texts of the Italian
 * one, whose type is `Tree` (`scripts/check-texts.mjs`).
 */
export function readTextsIn<Tree>(folder: URL, language: string): Tree {
  return JSON.parse(readFileSync(new URL(`${language}.json`, folder), 'utf8'));
}

/** Reads the texts of a folder in every language of the interface. */
export function readTexts<Tree>(folder: URL): Record<UiLanguage, Tree> {
  const read = (language: UiLanguage) => readTextsIn<Tree>(folder, language);
  return {
    it: read('it'),
    en: read('en'),
    de: read('de'),
    es: read('es'),
    fr: read('fr'),
    pl: read('pl'),
    ru: read('ru'),
  };
}
