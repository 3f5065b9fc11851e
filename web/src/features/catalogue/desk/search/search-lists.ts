import { SEARCH_OUTCOMES } from '@cromia/domain/catalogue/search';
import { SEARCH_COUNT_SORTS, SYNONYM_SORTS } from '@cromia/domain/catalogue/search-words';
import { patternTextField } from '@cromia/domain/fields';
import { UI_LANGUAGES } from '@cromia/domain/languages';
import { LIMITS } from '@cromia/domain/limits';
import { defineList } from '../../../../ui/list/define-list';
import { choiceFilter, switchFilter, textFilter } from '../../../../ui/list/filters';

const searchString = patternTextField(/./, LIMITS.searchText);
const language = choiceFilter(
  'search-words:language',
  UI_LANGUAGES,
  (tag) => `search-words:languages.${tag}`,
);

/** The synonyms of the product search, by term. */
export const SYNONYM_LIST = defineList({
  name: 'backoffice-search-synonyms',
  sorts: SYNONYM_SORTS,
  defaultSort: { field: 'term', descending: false },
  filters: { searchString: textFilter('search-words:synonyms.search', searchString), language },
});

/** Terms searched for more than once, the most frequent first; a filter adds those searched for once. */
export const SEARCH_TERM_LIST = defineList({
  name: 'backoffice-searches',
  sorts: SEARCH_COUNT_SORTS,
  defaultSort: { field: 'searches', descending: true },
  filters: {
    searchString: textFilter('search-words:searches.term', searchString),
    outcome: choiceFilter(
      'search-words:searches.outcome',
      SEARCH_OUTCOMES,
      (outcome) => `search-words:outcomes.${outcome}`,
    ),
    language,
    once: switchFilter('search-words:searches.once'),
  },
});
