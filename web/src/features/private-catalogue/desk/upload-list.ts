import { choiceField } from '@cromia/domain/fields';
import { TREE_SORTS, TREE_STATUSES } from '@cromia/domain/private-catalogue/upload';
import { defineList } from '../../../ui/list/define-list';

/** The uploads of the private catalogue, newest first. */
export const TREE_UPLOAD_LIST = defineList({
  name: 'backoffice-private-catalogue',
  sorts: TREE_SORTS,
  defaultSort: { field: 'createdOn', descending: true },
  filters: { status: { schema: choiceField(TREE_STATUSES) } },
});
