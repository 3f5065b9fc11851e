import type { SdsLanguage } from '@cromia/domain/languages';
import { readTextsIn } from '../../src/platform/texts/read-texts.ts';
import type it from './texts/it.json';

/** The fixed texts of a specimen. Every language has all the texts of the Italian file. */
export type SpecimenTexts = typeof it;

const read = (language: string) => readTextsIn<SpecimenTexts>(new URL('./texts/', import.meta.url), language);

/** The SDS languages in which specimens can be composed: those of the catalogue's texts. */
export const SPECIMEN_TEXTS: Partial<Record<SdsLanguage, SpecimenTexts>> = {
  IT: read('it'),
  EN: read('en'),
  DE: read('de'),
  ES: read('es'),
  FR: read('fr'),
  PL: read('pl'),
  RU: read('ru'),
  CZ: read('cs'),
};
