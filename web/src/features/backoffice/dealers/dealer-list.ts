import { DEALER_KINDS, DEALER_SORTS } from '@cromia/domain/dealers/dealer-desk';
import { patternText } from '@cromia/domain/fields';
import { LIMITS } from '@cromia/domain/limits';
import { choiceFilter, textFilter } from '../../../ui/list/filters';
import { listAddress } from '../../../ui/list/list-address';

/** The dealers, by name. */
export const DEALERS = listAddress({
  name: 'backoffice-dealers',
  sorts: DEALER_SORTS,
  defaultSort: { field: 'businessName', descending: false },
  filters: {
    searchString: textFilter('backoffice:dealers.fields.search', patternText(/./, LIMITS.searchText)),
    kind: choiceFilter('dealers:filters.kind', DEALER_KINDS, (kind) =>
      kind === 'PRIVATE' ? 'dealers:filters.priv' : 'dealers:filters.professional',
    ),
  },
});
