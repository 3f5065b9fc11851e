import type { ProductLanguage } from '../languages.ts';
import en from './statements/en.json' with { type: 'json' };

type StatementTexts = Readonly<Record<string, string>>;

/** The prescribed wording of the statements, by language and code. */
const STATEMENT_TEXTS: Readonly<Record<ProductLanguage, StatementTexts>> = {
  it: en,
  en,
  de: en,
  fr: en,
  es: en,
  pl: en,
  ru: en,
  cs: en,
};

/** The place for the names of substances in a statement: `(name of sensitising substance)` or in angle brackets. */
const SUBSTANCE_PLACE = /<[^>]*>|\([^)]*\)/;
/** The statement that names the sensitising substances of the product. */
const SENSITISER_STATEMENT = 'EUH208';

/**
 * The wording of a statement.
 * @param contains substances of the label, which EUH208 names
 */
export function getStatementText(
  code: string,
  language: ProductLanguage,
  contains: readonly string[],
): string {
  const text = STATEMENT_TEXTS[language][code] ?? STATEMENT_TEXTS.en[code] ?? code;
  return code === SENSITISER_STATEMENT && contains.length > 0
    ? text.replace(SUBSTANCE_PLACE, () => contains.join(', '))
    : text;
}
