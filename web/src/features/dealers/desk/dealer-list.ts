import { DEALER_KINDS, DEALER_SORTS } from '@cromia/domain/dealers/dealer-desk';
import { patternTextField } from '@cromia/domain/fields';
import { LIMITS } from '@cromia/domain/limits';
import { defineList } from '../../../ui/list/define-list';
import { choiceFilter, textFilter } from '../../../ui/list/filters';

/** The list of dealers, by default sorted by name. */
export const DEALER_LIST = defineList({
  name: 'backoffice-dealers',
  sorts: DEALER_SORTS,
  defaultSort: { field: 'businessName', descending: false },
  filters: {
    searchString: textFilter('dealers-desk:fields.search', patternTextField(/./, LIMITS.searchText)),
    kind: choiceFilter('dealers:filters.kind', DEALER_KINDS, (kind) =>
      kind === 'PRIVATE' ? 'dealers:filters.priv' : 'dealers:filters.professional',
    ),
  },
});
