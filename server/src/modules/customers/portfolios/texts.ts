import { readTexts } from '../../../platform/texts/read-texts.ts';
import type it from './texts/it.json';

/** The texts of the exported work list. */
export const WORK_LIST_TEXTS = readTexts<typeof it>(new URL('./texts/', import.meta.url));
