import { SERIAL_SORTS } from '@cromia/domain/catalogue/catalogue-desk';
import { FACETS } from '@cromia/domain/catalogue/facets';
import { patternTextField } from '@cromia/domain/fields';
import { LIMITS } from '@cromia/domain/limits';
import { defineList } from '../../../../ui/list/define-list';
import { choiceFilter, textFilter } from '../../../../ui/list/filters';

const AREAS = Object.keys(FACETS.area) as (keyof typeof FACETS.area)[];

/** The serials of the catalogue, by code. */
export const SERIAL_LIST = defineList({
  name: 'backoffice-catalogue',
  sorts: SERIAL_SORTS,
  defaultSort: { field: 'serial', descending: false },
  filters: {
    text: textFilter('catalogue-desk:fields.text', patternTextField(/./, LIMITS.searchText), {
      match: 'contains',
      placeholder: 'catalogue-desk:fields.textHelp',
    }),
    area: choiceFilter('catalogue:facet.area', AREAS, (area) => `catalogue:area.${FACETS.area[area]}`),
  },
});
