import { choice } from '@cromia/domain/fields';
import { LIMITS } from '@cromia/domain/limits';
import { TREE_SORTS, TREE_STATUSES } from '@cromia/domain/private-catalogue/upload';
import type { z } from 'zod';
import { listAddress } from '../../../ui/list/list-address';

/** The uploads of the private catalogue, newest first. */
export const TREE_UPLOADS = listAddress({
  name: 'backoffice-private-catalogue',
  sorts: TREE_SORTS,
  defaultSort: { field: 'createdOn', descending: true },
  defaultSize: LIMITS.pageSizeOrders,
  filters: { status: choice(TREE_STATUSES) },
});

export const treeUploadsSearchSchema = TREE_UPLOADS.schema;
export type TreeUploadsSearch = z.infer<typeof treeUploadsSearchSchema>;
