import { z } from 'zod';

/** Languages of the interface (section 1). */
export const UI_LANGUAGES = ['it', 'en', 'de', 'es', 'fr', 'pl', 'ru'] as const;
export type UiLanguage = (typeof UI_LANGUAGES)[number];

/** Default language and fallback (section 9). */
export const DEFAULT_LANGUAGE = 'it' satisfies UiLanguage;

/** Languages of product texts (section 3): those of the interface, and Czech. */
export const PRODUCT_LANGUAGES = ['it', 'en', 'de', 'fr', 'es', 'pl', 'ru', 'cs'] as const;
export type ProductLanguage = (typeof PRODUCT_LANGUAGES)[number];

/** Languages of technical data sheets (section 3). */
export const TDS_LANGUAGES = ['IT', 'EN', 'FR', 'PL', 'ES', 'CS', 'DE', 'RU'] as const;
export type TdsLanguage = (typeof TDS_LANGUAGES)[number];

/** Languages of safety data sheets, in the specification's codes (section 3); some differ from ISO 639. */
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

/**
 * BCP 47 tags of the SDS languages whose codes differ from ISO 639. SR is Serbian in Cyrillic script, SB in Latin
 * script.
 */
const SDS_LANGUAGE_TAGS: Partial<Record<SdsLanguage, string>> = {
  CN: 'zh',
  CZ: 'cs',
  RM: 'ro',
  SR: 'sr-Cyrl',
  SB: 'sr-Latn',
};

/** The BCP 47 tag of an SDS language: `cs` for `CZ`. */
export function toLanguageTag(language: SdsLanguage): string {
  return SDS_LANGUAGE_TAGS[language] ?? language.toLowerCase();
}

/** The SDS language code that pages show: CS for Czech, whose sheets use CZ. */
export function formatSdsLanguageCode(language: SdsLanguage): string {
  return language === 'CZ' ? 'CS' : language;
}

/** The interface language of a tag such as `de-AT` or `EN`; undefined for unsupported languages. */
function findUiLanguage(tag: string | null | undefined): UiLanguage | undefined {
  const primary = tag?.trim().toLowerCase().split(/[-_]/)[0];
  return UI_LANGUAGES.find((language) => language === primary);
}

export interface LanguagePreferences {
  userLanguage?: string | null | undefined;
  localeQuery?: string | null | undefined;
  browserLanguages?: readonly string[] | undefined;
}

/**
 * The language that a person prefers (section 1): the user's own, then the `locale` query parameter, then the browser's
 * languages in order of preference. Unsupported languages are skipped; undefined if there is no other.
 */
export function findPreferredLanguage(preferences: LanguagePreferences): UiLanguage | undefined {
  for (const tag of [
    preferences.userLanguage,
    preferences.localeQuery,
    ...(preferences.browserLanguages ?? []),
  ]) {
    const language = findUiLanguage(tag);
    if (language) return language;
  }
  return undefined;
}

/** Chooses the language to show (section 1): the preferred one, or else the installation's, by default Italian. */
export function chooseLanguage(
  preferences: LanguagePreferences,
  defaultLanguage: UiLanguage = DEFAULT_LANGUAGE,
): UiLanguage {
  return findPreferredLanguage(preferences) ?? defaultLanguage;
}

/** Texts by product language; Italian is the fallback. */
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
 * The text in a language. Falls back to Italian when it is missing or blank (section 2), then to any other language,
 * since responses in one language contain only one text.
 */
export function pickLocalizedText(
  texts: { readonly [language: string]: string | undefined } | null | undefined,
  language: string,
): string {
  const candidates = [texts?.[language], texts?.[DEFAULT_LANGUAGE], ...Object.values(texts ?? {})];
  return candidates.map((text) => text?.trim()).find(Boolean) ?? '';
}

/** The `lang` query parameter of calls that return localised texts (contract, section 2). */
export function languageField() {
  return z
    .enum(PRODUCT_LANGUAGES, { error: 'invalidField' })
    .optional()
    .describe('Language of the texts; falls back to English, Italian, then any. Omit for all languages.');
}

/** Reduces texts to one language, with the fallbacks of `languageField`. Without a language, all texts are returned. */
export function reduceToLanguage(texts: LocalizedText, language: ProductLanguage | undefined): LocalizedText {
  if (language === undefined) return texts;
  const order = [language, 'en', 'it', ...PRODUCT_LANGUAGES] as const;
  const found = order.find((candidate) => texts[candidate]?.trim());
  return found === undefined ? {} : { [found]: texts[found] };
}
