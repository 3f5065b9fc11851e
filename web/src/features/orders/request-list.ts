import { choice } from '@cromia/domain/fields';
import { LIMITS } from '@cromia/domain/limits';
import { ORDER_REQUEST_SORTS, ORDER_REQUEST_STATUSES } from '@cromia/domain/orders/order-request';
import type { z } from 'zod';
import { listAddress } from '../../ui/list/list-address';
import { REQUEST_FILTERS } from './request-filters';

/** The order requests of a customer, newest first (section 9). */
export const REQUEST_LIST = listAddress({
  name: 'order-requests',
  sorts: ORDER_REQUEST_SORTS,
  defaultSort: { field: 'createdOn', descending: true },
  defaultSize: LIMITS.pageSizeOrders,
  filters: { status: choice(ORDER_REQUEST_STATUSES), ...REQUEST_FILTERS },
  ranges: ['createdOn'],
});

export const requestSearchSchema = REQUEST_LIST.schema;
export type RequestSearch = z.infer<typeof requestSearchSchema>;
