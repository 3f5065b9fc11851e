import { filterTextField } from '@cromia/domain/fields';
import { LIMITS } from '@cromia/domain/limits';
import { SHOPPING_LIST_SORTS } from '@cromia/domain/shopping-lists/shopping-list';
import { defineList } from '../../ui/list/define-list';
import { textFilter } from '../../ui/list/filters';

/** The shopping lists that a user may read, the last changed first. */
export const SHOPPING_LIST_LIST = defineList({
  name: 'shopping-lists',
  sorts: SHOPPING_LIST_SORTS,
  defaultSort: { field: 'changedOn', descending: true },
  filters: {
    name: textFilter('shopping-lists:name', filterTextField(LIMITS.shortText), {
      match: 'contains',
      maxLength: LIMITS.shortText,
    }),
  },
});
