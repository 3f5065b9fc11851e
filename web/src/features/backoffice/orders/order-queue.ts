import { choice, customerCodeField, filterText } from '@cromia/domain/fields';
import { LIMITS } from '@cromia/domain/limits';
import { ORDER_SORTS, ORDER_STATUSES } from '@cromia/domain/orders/order';
import type { z } from 'zod';
import { listAddress } from '../../../ui/list/list-address';
import { REQUEST_FILTERS } from '../../orders';

/** The orders of all customers, newest first (section 9). All statuses are no filter. */
export const ORDER_QUEUE = listAddress({
  name: 'backoffice-orders',
  sorts: ORDER_SORTS,
  defaultSort: { field: 'createdOn', descending: true },
  defaultSize: LIMITS.pageSizeOrders,
  filters: {
    status: choice(ORDER_STATUSES),
    customerCode: customerCodeField(),
    orderCode: filterText(LIMITS.shortText),
    ...REQUEST_FILTERS,
  },
  ranges: ['createdOn'],
});

export const orderQueueSearchSchema = ORDER_QUEUE.schema;
export type OrderQueueSearch = z.infer<typeof orderQueueSearchSchema>;
