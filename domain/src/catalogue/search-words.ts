import { z } from 'zod';
import {
  choiceField,
  createCrossFieldRule,
  filterTextField,
  idField,
  objectField,
  queryBooleanField,
  queryNumberField,
  requiredTextField,
  wholeNumberField,
} from '../fields.ts';
import { UI_LANGUAGES } from '../languages.ts';
import { LIMITS } from '../limits.ts';
import { createLimitedPageSchema, createPageQuerySchema } from '../lists/paging.ts';
import { splitWords } from './matching/fold.ts';
import { SEARCH_OUTCOMES } from './search.ts';

export const SYNONYM_SORTS = ['term', 'synonym', 'language'] as const;

/** Query of GET backoffice/search-synonyms. */
export const synonymListQuerySchema = createPageQuerySchema({
  sortFields: SYNONYM_SORTS,
  defaultSort: 'term,asc',
  defaultSize: LIMITS.pageSizeOrders,
}).extend({
  language: choiceField(UI_LANGUAGES).optional(),
  searchString: filterTextField().describe('Part of either term'),
});
export type SynonymListQuery = z.infer<typeof synonymListQuerySchema>;

/** Two words or phrases of a language that searches treat as equivalent. */
export const synonymSchema = z.object({
  id: z.string(),
  language: z.enum(UI_LANGUAGES),
  term: z.string(),
  synonym: z.string(),
  version: z.int().describe('Version, incremented on each change'),
});
export type Synonym = z.infer<typeof synonymSchema>;
export const synonymPageSchema = createLimitedPageSchema(synonymSchema);

/** A word or phrase that searches can look for. */
function phraseField() {
  return requiredTextField(LIMITS.searchText).refine((text) => splitWords(text).length > 0, 'invalidField');
}

const term = phraseField();
const synonym = phraseField();
export const synonymShape = { language: choiceField(UI_LANGUAGES), term, synonym };
/** A word cannot be a synonym of itself. */
export const termsDifferRule = createCrossFieldRule(
  { term, synonym },
  'synonym',
  (pair) => splitWords(pair.term).join(' ') !== splitWords(pair.synonym).join(' '),
);

/** Body of POST backoffice/search-synonyms. */
export const newSynonymSchema = objectField(synonymShape).check(termsDifferRule);
export type NewSynonym = z.infer<typeof newSynonymSchema>;

/** Body of PUT backoffice/search-synonyms/{id}: the pair, and the version that the caller has read. */
export const changedSynonymSchema = objectField({
  ...synonymShape,
  version: wholeNumberField(1, LIMITS.rowVersion),
}).check(termsDifferRule);
export type ChangedSynonym = z.infer<typeof changedSynonymSchema>;

/** Query of DELETE backoffice/search-synonyms/{id}: the version that the caller has read. */
export const synonymVersionSchema = z.object({ version: queryNumberField(1, LIMITS.rowVersion) });
export const synonymParamsSchema = z.object({ id: idField() });

export const SEARCH_COUNT_SORTS = ['searches', 'term', 'clicks', 'lastWeek'] as const;

/** Query of GET backoffice/searches. */
export const searchCountListQuerySchema = createPageQuerySchema({
  sortFields: SEARCH_COUNT_SORTS,
  defaultSort: 'searches,desc',
  defaultSize: LIMITS.pageSizeOrders,
}).extend({
  language: choiceField(UI_LANGUAGES).optional(),
  outcome: choiceField(SEARCH_OUTCOMES).optional(),
  searchString: filterTextField().describe('Part of the search term'),
  once: queryBooleanField()
    .optional()
    .describe(
      'true: only terms that were searched for once; false or absent: only terms that were searched for ' +
        'more often',
    ),
});
export type SearchCountListQuery = z.infer<typeof searchCountListQuerySchema>;

/** How often users searched for a term by name in a language, within the stored weeks. */
export const searchCountSchema = z.object({
  term: z.string(),
  language: z.enum(UI_LANGUAGES),
  searches: z.int(),
  clicks: z.int().describe('Number of results that were opened'),
  results: z.int().describe('Number of products found by the last search'),
  outcome: z.enum(SEARCH_OUTCOMES).describe('Outcome of the last search'),
  lastWeek: z.string().describe('Monday of the week of the last search'),
  hasSynonym: z.boolean().describe('Whether a synonym exists for the term in its language'),
});
export type SearchCount = z.infer<typeof searchCountSchema>;
export const searchCountPageSchema = createLimitedPageSchema(searchCountSchema);

/** Body of POST products/searches/clicks. */
export const searchClickSchema = objectField({
  nameCode: requiredTextField(LIMITS.searchText),
  lang: choiceField(UI_LANGUAGES),
});
