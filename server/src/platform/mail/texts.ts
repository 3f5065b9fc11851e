import { createTexts } from '../texts/create-texts.ts';
import { readTexts } from '../texts/read-texts.ts';
import type it from './texts/it.json';

/** Texts that all mails share. */
export const getMailTexts = createTexts(readTexts<typeof it>(new URL('./texts/', import.meta.url)));
