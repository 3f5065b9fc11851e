import { choice, filterText } from '@cromia/domain/fields';
import { LIMITS } from '@cromia/domain/limits';
import { ORDER_SORTS, ORDER_STATUSES } from '@cromia/domain/orders/order';
import type { z } from 'zod';
import { listAddress } from '../../ui/list/list-address';
import { REQUEST_FILTERS } from './request-filters';

/** The orders of a customer, newest first (section 9). All statuses are no filter. */
export const ORDER_LIST = listAddress({
  name: 'orders',
  sorts: ORDER_SORTS,
  defaultSort: { field: 'createdOn', descending: true },
  defaultSize: LIMITS.pageSizeOrders,
  filters: {
    status: choice(ORDER_STATUSES),
    orderCode: filterText(LIMITS.shortText),
    ...REQUEST_FILTERS,
  },
  ranges: ['createdOn'],
});

export const orderSearchSchema = ORDER_LIST.schema;
export type OrderSearch = z.infer<typeof orderSearchSchema>;
