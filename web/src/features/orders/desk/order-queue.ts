import { ORDER_SORTS } from '@cromia/domain/orders/order';
import { defineList } from '../../../ui/list/define-list';
import { CUSTOMER_FILTER } from '../../customers';
import { ASSIGNMENT_FILTER } from '../../desk';
import { DESK_ORDER_CODE_FILTER, ORDER_FILTERS } from '../order-filters';
import { ORDER_STATUS_FILTER } from '../order-list';

/** The orders of all customers, newest first (section 9). */
export const ORDER_QUEUE = defineList({
  name: 'backoffice-orders',
  sorts: ORDER_SORTS,
  defaultSort: { field: 'createdOn', descending: true },
  filters: {
    status: ORDER_STATUS_FILTER,
    customer: CUSTOMER_FILTER,
    assignment: ASSIGNMENT_FILTER,
    ...ORDER_FILTERS,
    orderCode: DESK_ORDER_CODE_FILTER,
  },
});
