import { patternTextField } from '@cromia/domain/fields';
import { HAZARD_SORTS, HAZARD_STATES } from '@cromia/domain/hazards/hazard-desk';
import { LIMITS } from '@cromia/domain/limits';
import { defineList } from '../../../ui/list/define-list';
import { choiceFilter, textFilter } from '../../../ui/list/filters';

/** The serials with the state of their assessment, by code. */
export const HAZARD_LIST = defineList({
  name: 'backoffice-hazards',
  sorts: HAZARD_SORTS,
  defaultSort: { field: 'serial', descending: false },
  filters: {
    text: textFilter('hazards-desk:search', patternTextField(/./, LIMITS.searchText)),
    state: choiceFilter('hazards-desk:state.label', HAZARD_STATES, (state) => `hazards-desk:state.${state}`),
  },
});
