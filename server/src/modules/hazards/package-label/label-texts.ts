import type { ProductLanguage } from '@cromia/domain/languages';
import { createTexts } from '../../../platform/texts/create-texts.ts';
import { readTexts, readTextsIn } from '../../../platform/texts/read-texts.ts';
import type it from './texts/it.json';

const FOLDER = new URL('./texts/', import.meta.url);
const TEXTS: Record<ProductLanguage, typeof it> = {
  ...readTexts<typeof it>(FOLDER),
  cs: readTextsIn<typeof it>(FOLDER, 'cs'),
};

/** Translates a text of printed hazard labels. */
export const getLabelTexts = createTexts(TEXTS);
