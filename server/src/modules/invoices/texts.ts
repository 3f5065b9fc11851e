import { createTexts } from '../../platform/texts/create-texts.ts';
import { readTexts } from '../../platform/texts/read-texts.ts';
import type it from './texts/it.json';

/** Texts of exports and mails. */
export const getInvoiceTexts = createTexts(readTexts<typeof it>(new URL('./texts/', import.meta.url)));
