import { createTexts } from '../../platform/texts/create-texts.ts';
import { readTexts } from '../../platform/texts/read-texts.ts';
import type it from './texts/it.json';

const TEXTS = readTexts<typeof it>(new URL('./texts/', import.meta.url));

/** Translates a text of the mails, delivery notes and tables of shipments. */
export const getShipmentTexts = createTexts(TEXTS);
