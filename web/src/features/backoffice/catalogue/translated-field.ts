import type { LocalizedText, ProductLanguage } from '@cromia/domain/languages';
import { LANGUAGE_NAMES } from '../../../i18n/languages';

/** A field with a text for each language. */
export interface TranslatedField {
  name: 'shortDescription' | 'longDescription' | 'colorDescription';
  label: string;
  texts: LocalizedText;
  /** Whether it has several lines. */
  isLong?: boolean;
}

/** The native name of a language of product texts. */
export function languageName(language: ProductLanguage): string {
  return language === 'cs' ? 'Čeština' : LANGUAGE_NAMES[language];
}
