import { CLOSURE_SORTS } from '@cromia/domain/closures/closures';
import { patternTextField } from '@cromia/domain/fields';
import { defineList } from '../../../ui/list/define-list';
import { textFilter } from '../../../ui/list/filters';

/** The closures that are not over, or those of a year, by day. */
export const CLOSURE_LIST = defineList({
  name: 'backoffice-closures',
  sorts: CLOSURE_SORTS,
  defaultSort: { field: 'firstDay', descending: false },
  filters: {
    year: textFilter('closures-desk:year', patternTextField(/^20[2-9]\d$/, 4), {
      maxLength: 4,
      inputMode: 'numeric',
    }),
  },
});
