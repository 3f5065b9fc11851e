import { createTexts } from '../../../platform/texts/create-texts.ts';
import { readTexts } from '../../../platform/texts/read-texts.ts';
import type it from './texts/it.json';

/** Translator for the mail texts of this folder. */
export const getMailTexts = createTexts(readTexts<typeof it>(new URL('./texts/', import.meta.url)));
