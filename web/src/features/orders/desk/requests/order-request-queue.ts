import { ORDER_REQUEST_SORTS } from '@cromia/domain/orders/order-request';
import { defineList } from '../../../../ui/list/define-list';
import { CUSTOMER_FILTER } from '../../../customers';
import { ASSIGNMENT_FILTER } from '../../../desk';
import { DESK_ORDER_CODE_FILTER, REQUEST_FILTERS } from '../../order-filters';
import { DESK_REQUEST_STATUS_FILTER } from '../../requests/request-list';

/** The order requests of all customers, newest first (section 9). */
export const ORDER_REQUEST_QUEUE = defineList({
  name: 'backoffice-order-requests',
  sorts: ORDER_REQUEST_SORTS,
  defaultSort: { field: 'createdOn', descending: true },
  filters: {
    status: DESK_REQUEST_STATUS_FILTER,
    customer: CUSTOMER_FILTER,
    assignment: ASSIGNMENT_FILTER,
    orderCode: DESK_ORDER_CODE_FILTER,
    ...REQUEST_FILTERS,
  },
});
