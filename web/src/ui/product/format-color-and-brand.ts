import { pickLocalizedText, type UiLanguage } from '@cromia/domain/languages';

/** Texts by language, as in responses. */
export type Texts = Readonly<Record<string, string | undefined>>;

/** The colour's name in the reader's language and the brand, if present. */
export function formatColorAndBrand(
  { colorDescription, brand }: { colorDescription: Texts; brand: string },
  language: UiLanguage,
): string {
  return [pickLocalizedText(colorDescription, language), brand].filter((text) => text !== '').join(' · ');
}
