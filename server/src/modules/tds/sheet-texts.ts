import type { TdsLanguage } from '@cromia/domain/languages';
import { readTextsIn } from '../../platform/texts/read-texts.ts';
import type it from './texts/it.json';

/** The fixed texts of a sheet. Every language has all the texts of the Italian file. */
export type SheetTexts = typeof it;

const readTexts = (language: string) =>
  readTextsIn<SheetTexts>(new URL('./texts/', import.meta.url), language);

/** The fixed texts of technical data sheets by language (section 3, "TDS languages"). */
export const SHEET_TEXTS = {
  IT: readTexts('it'),
  EN: readTexts('en'),
  FR: readTexts('fr'),
  PL: readTexts('pl'),
  ES: readTexts('es'),
  CS: readTexts('cs'),
  DE: readTexts('de'),
  RU: readTexts('ru'),
} satisfies Record<TdsLanguage, SheetTexts>;
