import type { LocalizedText } from '@cromia/domain/languages';

/** A field with a text for each language. */
export interface TranslatedField {
  name: 'shortDescription' | 'longDescription' | 'colorDescription';
  label: string;
  texts: LocalizedText;
  /** Whether it has several lines. */
  isLong?: boolean;
}
