import { choiceField } from '../fields.ts';
import { UI_LANGUAGES } from '../languages.ts';

/** File formats of list exports. */
export const TABLE_FORMATS = ['csv', 'xlsx'] as const;
export type TableFormat = (typeof TABLE_FORMATS)[number];

/** Query of calls that create a document: its language, by default the customer's. */
export const documentQueryShape = { language: choiceField(UI_LANGUAGES).optional() };

/** Export parameters in addition to the list's filters and sort; page and size are ignored. */
export const exportQueryShape = { format: choiceField(TABLE_FORMATS), ...documentQueryShape };
