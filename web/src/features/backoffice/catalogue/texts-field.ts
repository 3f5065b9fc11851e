import type { LocalizedText, ProductLanguage } from '@cromia/domain/languages';
import { LANGUAGE_NAMES } from '../../../i18n/languages';

/** A text that exists in every language. */
export interface TextsField {
  name: 'shortDescription' | 'longDescription' | 'colorDescription';
  label: string;
  texts: LocalizedText;
  /** Whether it has several lines. */
  isLong?: boolean;
}

/** The name of a language of product texts, in itself. */
export function languageName(language: ProductLanguage): string {
  return language === 'cs' ? 'Čeština' : LANGUAGE_NAMES[language];
}
