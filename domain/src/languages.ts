import { z } from 'zod';

/** Languages of the interface (section 1). */
export const UI_LANGUAGES = ['it', 'en', 'de', 'es', 'fr', 'pl', 'ru'] as const;
export type UiLanguage = (typeof UI_LANGUAGES)[number];

/** Default and fallback everywhere (section 9). */
export const DEFAULT_LANGUAGE = 'it' satisfies UiLanguage;

/** Languages of product texts (section 3): one more than the interface has. */
export const PRODUCT_LANGUAGES = ['it', 'en', 'de', 'fr', 'es', 'pl', 'ru', 'cs'] as const;
export type ProductLanguage = (typeof PRODUCT_LANGUAGES)[number];

/** Languages of technical data sheets (section 3). */
export const TDS_LANGUAGES = ['IT', 'EN', 'FR', 'PL', 'ES', 'CS', 'DE', 'RU'] as const;
export type TdsLanguage = (typeof TDS_LANGUAGES)[number];

/** Languages of safety data sheets (section 3); the codes are the specification's, not all of them ISO's. */
export const SDS_LANGUAGES = [
  'IT',
  'CN',
  'CZ',
  'SR',
  'SB',
  'DE',
  'EL',
  'EN',
  'ES',
  'FR',
  'NL',
  'PL',
  'PT',
  'RM',
  'RU',
  'SK',
  'SL',
  'TR',
  'HU',
] as const;
export type SdsLanguage = (typeof SDS_LANGUAGES)[number];

/** The SDS languages whose codes are not those of ISO 639; SR and SB are the two scripts of Serbian. */
const TAGS_OF_SDS: Partial<Record<SdsLanguage, string>> = {
  CN: 'zh',
  CZ: 'cs',
  RM: 'ro',
  SR: 'sr-Cyrl',
  SB: 'sr-Latn',
};

/** The language of a safety data sheet as browsers and documents name it (BCP 47), as `cs` for `CZ`. */
export function toLanguageTag(language: SdsLanguage): string {
  return TAGS_OF_SDS[language] ?? language.toLowerCase();
}

/** The code that people see: Czech is always CS, although its sheets have CZ. */
export function formatSdsLanguageCode(language: SdsLanguage): string {
  return language === 'CZ' ? 'CS' : language;
}

/** The interface language that a tag such as `de-AT` or `EN` names, if it is one of ours. */
function uiLanguageOf(tag: string | null | undefined): UiLanguage | undefined {
  const primary = tag?.trim().toLowerCase().split(/[-_]/)[0];
  return UI_LANGUAGES.find((language) => language === primary);
}

/**
 * The language to show, in the order of section 1: the user's own, the `locale` query, the browser's in order of
 * preference, Italian. Unsupported languages are skipped.
 */
export function chooseLanguage(from: {
  userLanguage?: string | null | undefined;
  localeQuery?: string | null | undefined;
  browserLanguages?: readonly string[] | undefined;
}): UiLanguage {
  for (const tag of [from.userLanguage, from.localeQuery, ...(from.browserLanguages ?? [])]) {
    const language = uiLanguageOf(tag);
    if (language) return language;
  }
  return DEFAULT_LANGUAGE;
}

/** A text per product language; Italian is the fallback. */
export type LocalizedText = { [Language in ProductLanguage]?: string | undefined };

export const localizedTextSchema = z
  .object({
    it: z.string().optional(),
    en: z.string().optional(),
    de: z.string().optional(),
    fr: z.string().optional(),
    es: z.string().optional(),
    pl: z.string().optional(),
    ru: z.string().optional(),
    cs: z.string().optional(),
  } satisfies Record<ProductLanguage, z.ZodType>)
  .describe('Text by language code');

/**
 * The text in a language, in Italian where that is missing or blank (section 2), else in any language. Answers in one
 * language contain only this text.
 */
export function pickLocalizedText(
  texts: { readonly [language: string]: string | undefined } | null | undefined,
  language: string,
): string {
  const candidates = [texts?.[language], texts?.[DEFAULT_LANGUAGE], ...Object.values(texts ?? {})];
  return candidates.map((text) => text?.trim()).find(Boolean) ?? '';
}

/** `lang` of a call that answers localized texts (contract, section 2). */
export function languageField() {
  return z
    .enum(PRODUCT_LANGUAGES, { error: 'invalidField' })
    .optional()
    .describe(
      'Texts hold this language alone; where it is missing, the first there is of English, Italian, any. All languages without it.',
    );
}

/** A text reduced to one language, by the rule of `languageField`; unchanged without a language. */
export function reduceToLanguage(texts: LocalizedText, language: ProductLanguage | undefined): LocalizedText {
  if (language === undefined) return texts;
  const order = [language, 'en', 'it', ...PRODUCT_LANGUAGES] as const;
  const found = order.find((each) => texts[each]?.trim());
  return found === undefined ? {} : { [found]: texts[found] };
}
