import { createTexts } from '../../platform/texts/create-texts.ts';
import { readTexts } from '../../platform/texts/read-texts.ts';
import type it from './texts/it.json';

/** Texts of the mails, PDFs and tables of the shop. Every language must have the same keys as Italian. */
export type DocumentTexts = typeof it;

export const DOCUMENT_TEXTS = readTexts<DocumentTexts>(new URL('./texts/', import.meta.url));

/** Translates a text and fills its placeholders. */
export const getDocumentTexts = createTexts(DOCUMENT_TEXTS);
