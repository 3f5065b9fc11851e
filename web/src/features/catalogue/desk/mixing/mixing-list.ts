import { MIXING_SORTS } from '@cromia/domain/catalogue/mixing-list';
import { patternTextField } from '@cromia/domain/fields';
import { LIMITS } from '@cromia/domain/limits';
import { defineList } from '../../../../ui/list/define-list';
import { textFilter } from '../../../../ui/list/filters';

/** The serials that have mixing data, by code. */
export const MIXING_LIST = defineList({
  name: 'backoffice-mixing',
  sorts: MIXING_SORTS,
  defaultSort: { field: 'serial', descending: false },
  filters: {
    text: textFilter('catalogue-desk:mixing.text', patternTextField(/./, LIMITS.searchText), {
      placeholder: 'catalogue-desk:mixing.textHelp',
    }),
  },
});
