import { ORDER_REQUEST_SORTS } from '@cromia/domain/orders/order-request';
import { listAddress } from '../../../ui/list/list-address';
import { DESK_CODE_FILTER, REQUEST_FILTERS, REQUEST_STATUS_FILTER } from '../../orders';
import { CUSTOMER_CODE_FILTER } from '../customer-filter';

/** The order requests of all customers, newest first (section 9). */
export const QUEUE = listAddress({
  name: 'backoffice-order-requests',
  sorts: ORDER_REQUEST_SORTS,
  defaultSort: { field: 'createdOn', descending: true },
  filters: {
    status: REQUEST_STATUS_FILTER,
    customerCode: CUSTOMER_CODE_FILTER,
    orderCode: DESK_CODE_FILTER,
    ...REQUEST_FILTERS,
  },
});
