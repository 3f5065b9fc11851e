import {
  IMPORT_KINDS,
  IMPORT_OUTCOMES,
  IMPORT_ROW_SORTS,
  IMPORT_ROW_STATES,
  IMPORT_SORTS,
} from '@cromia/domain/integration/import';
import { KEY_SORTS } from '@cromia/domain/integration/key';
import { defineList } from '../../../../ui/list/define-list';
import { choiceFilter } from '../../../../ui/list/filters';

/** The imports, newest first. */
export const IMPORT_LIST = defineList({
  name: 'backoffice-imports',
  sorts: IMPORT_SORTS,
  defaultSort: { field: 'begunOn', descending: true },
  filters: {
    kind: choiceFilter('imports:fields.kind', IMPORT_KINDS, (kind) => `imports:kinds.${kind}`),
    outcome: choiceFilter(
      'imports:fields.outcome',
      IMPORT_OUTCOMES,
      (outcome) => `imports:outcomes.${outcome}`,
    ),
  },
});

/** The rows of one import, in the order of its file. */
export const IMPORT_ROW_LIST = defineList({
  name: 'backoffice-import-rows',
  sorts: IMPORT_ROW_SORTS,
  defaultSort: { field: 'row', descending: false },
  filters: {
    state: choiceFilter(
      'imports:rowList.state',
      IMPORT_ROW_STATES,
      (state) => `imports:rowList.states.${state}`,
    ),
  },
});

/** The API keys of other software, newest first. */
export const API_KEY_LIST = defineList({
  name: 'backoffice-integration-keys',
  sorts: KEY_SORTS,
  defaultSort: { field: 'createdOn', descending: true },
  filters: {},
});
