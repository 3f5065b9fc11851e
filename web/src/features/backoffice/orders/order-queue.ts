import { ORDER_SORTS } from '@cromia/domain/orders/order';
import { listAddress } from '../../../ui/list/list-address';
import { DESK_CODE_FILTER, ORDER_FILTERS, ORDER_STATUS_FILTER } from '../../orders';
import { CUSTOMER_CODE_FILTER } from '../customer-filter';

/** The orders of all customers, newest first (section 9). */
export const ORDER_QUEUE = listAddress({
  name: 'backoffice-orders',
  sorts: ORDER_SORTS,
  defaultSort: { field: 'createdOn', descending: true },
  filters: {
    status: ORDER_STATUS_FILTER,
    customerCode: CUSTOMER_CODE_FILTER,
    ...ORDER_FILTERS,
    orderCode: DESK_CODE_FILTER,
  },
});
