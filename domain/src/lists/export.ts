import { choiceField, idListField } from '../fields.ts';
import { UI_LANGUAGES } from '../languages.ts';
import { LIMITS } from '../limits.ts';

/** File formats of list exports. */
export const TABLE_FORMATS = ['csv', 'xlsx'] as const;
export type TableFormat = (typeof TABLE_FORMATS)[number];

/** Query of calls that create a document: its language, by default the customer's. */
export const documentQueryShape = { language: choiceField(UI_LANGUAGES).optional() };

/** Print parameters in addition to the list's filters and sort: some of its documents, or all if none are named. */
export const printQueryShape = {
  ids: idListField(LIMITS.printedDocuments)
    .optional()
    .describe('Ids of the documents, separated by commas; without, all of the filtered list'),
  ...documentQueryShape,
};

/** Export parameters in addition to the list's filters and sort; page and size are ignored. */
export const exportQueryShape = { format: choiceField(TABLE_FORMATS), ...documentQueryShape };
