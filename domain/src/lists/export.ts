import { choice } from '../fields.ts';
import { UI_LANGUAGES } from '../languages.ts';

/** Formats in which lists leave the portal. */
export const TABLE_FORMATS = ['csv', 'xlsx'] as const;
export type TableFormat = (typeof TABLE_FORMATS)[number];

/** What a call that makes a document may ask for: its language, else the customer's. */
export const documentQueryShape = { language: choice(UI_LANGUAGES).optional() };

/** What the export of a list takes beside the list's own filters and sort; page and size do not matter. */
export const exportQueryShape = { format: choice(TABLE_FORMATS), ...documentQueryShape };
