import { createTexts } from '../../../platform/texts/create-texts.ts';
import { readTexts } from '../../../platform/texts/read-texts.ts';
import type it from './texts/it.json';

/** Translates a text of the mails about claims. */
export const getClaimTexts = createTexts(readTexts<typeof it>(new URL('./texts/', import.meta.url)));
