import { UPDATE_REQUEST_SORTS, UPDATE_REQUEST_STATUSES } from '@cromia/domain/customers/update-request';
import { choice, customerCodeField, dateField, patternText } from '@cromia/domain/fields';
import { LIMITS } from '@cromia/domain/limits';
import type { z } from 'zod';
import { listAddress } from '../../../ui/list/list-address';

/** The changes of customers' data, newest first (section 9). */
export const UPDATE_REQUESTS = listAddress({
  name: 'backoffice-update-requests',
  sorts: UPDATE_REQUEST_SORTS,
  defaultSort: { field: 'createdOn', descending: true },
  defaultSize: LIMITS.pageSizeOrders,
  filters: {
    status: choice(UPDATE_REQUEST_STATUSES),
    customerCode: customerCodeField(),
    businessName: patternText(/./, LIMITS.businessName),
    createdOnFrom: dateField(),
    createdOnTo: dateField(),
  },
  ranges: ['createdOn'],
});

export const updateQueueSearchSchema = UPDATE_REQUESTS.schema;
export type UpdateQueueSearch = z.infer<typeof updateQueueSearchSchema>;
