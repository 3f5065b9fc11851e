import { choice } from '@cromia/domain/fields';
import { TREE_SORTS, TREE_STATUSES } from '@cromia/domain/private-catalogue/upload';
import { listAddress } from '../../../ui/list/list-address';

/** The uploads of the private catalogue, newest first. */
export const TREE_UPLOADS = listAddress({
  name: 'backoffice-private-catalogue',
  sorts: TREE_SORTS,
  defaultSort: { field: 'createdOn', descending: true },
  filters: { status: { schema: choice(TREE_STATUSES) } },
});
