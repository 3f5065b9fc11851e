import type { ProductLanguage } from '../../languages.ts';
import type { StatementCode } from './codes.ts';

/** Languages in which the regulation prescribes a wording; Russian is no language of the European Union. */
export const STATEMENT_LANGUAGES = ['it', 'en', 'de', 'fr', 'es', 'pl', 'cs'] as const;
export type StatementLanguage = (typeof STATEMENT_LANGUAGES)[number];

/** The prescribed wording of each statement in a language; see `statements/SOURCES.md`. */
export type StatementTexts = Readonly<Record<StatementCode, string>>;

/** Loads a language's texts on demand. A code that a file lacks fails the type check. */
const LOADERS: Record<StatementLanguage, () => Promise<{ default: StatementTexts }>> = {
  it: () => import('./it.json', { with: { type: 'json' } }),
  en: () => import('./en.json', { with: { type: 'json' } }),
  de: () => import('./de.json', { with: { type: 'json' } }),
  fr: () => import('./fr.json', { with: { type: 'json' } }),
  es: () => import('./es.json', { with: { type: 'json' } }),
  pl: () => import('./pl.json', { with: { type: 'json' } }),
  cs: () => import('./cs.json', { with: { type: 'json' } }),
};

/** The language of the statements for a reader: their own, and English where that has no prescribed wording. */
export function chooseStatementLanguage(language: ProductLanguage): StatementLanguage {
  return language === 'ru' ? 'en' : language;
}

/** Loads the prescribed wording of all statements in a language. */
export async function loadStatementTexts(language: StatementLanguage): Promise<StatementTexts> {
  return (await LOADERS[language]()).default;
}

/** `<…>` is the regulation's instruction what to state there, a bare `…` its gap for the supplier's own words. */
const PLACEHOLDER = / ?<[^<>]*>|…/g;

/** The placeholders of a statement's text in their order: `<name of sensitising substance>` or `…`. */
export function listPlaceholders(text: string): string[] {
  return [...text.matchAll(PLACEHOLDER)].map(([placeholder]) => placeholder.trim());
}

/**
 * Fills a text's placeholders, in their order, with values. An instruction without a value is left out, because the
 * statement is then the general one (no route of exposure stated); a gap without a value stays `…`.
 */
export function fillStatement(text: string, values: readonly string[]): string {
  const remaining = values.values();
  return text.replaceAll(PLACEHOLDER, (placeholder) => {
    const value = remaining.next().value?.trim() ?? '';
    if (placeholder === '…') return value === '' ? placeholder : value;
    return value === '' ? '' : ` ${value}`;
  });
}
