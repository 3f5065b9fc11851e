import { choice, customerCodeField } from '@cromia/domain/fields';
import { LIMITS } from '@cromia/domain/limits';
import { ORDER_REQUEST_SORTS, ORDER_REQUEST_STATUSES } from '@cromia/domain/orders/order-request';
import type { z } from 'zod';
import { listAddress } from '../../../ui/list/list-address';
import { REQUEST_FILTERS } from '../../orders';

/** The order requests of all customers, newest first (section 9). */
export const QUEUE = listAddress({
  name: 'backoffice-order-requests',
  sorts: ORDER_REQUEST_SORTS,
  defaultSort: { field: 'createdOn', descending: true },
  defaultSize: LIMITS.pageSizeOrders,
  filters: {
    status: choice(ORDER_REQUEST_STATUSES),
    customerCode: customerCodeField(),
    ...REQUEST_FILTERS,
  },
  ranges: ['createdOn'],
});

export const queueSearchSchema = QUEUE.schema;
export type QueueSearch = z.infer<typeof queueSearchSchema>;
