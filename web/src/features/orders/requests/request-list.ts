import {
  HELD_FILTER,
  LATE_FILTER,
  ORDER_REQUEST_SORTS,
  ORDER_REQUEST_STATUS_FILTERS,
  ORDER_REQUEST_STATUSES,
  UNREAD_FILTER,
} from '@cromia/domain/orders/order-request';
import { defineList } from '../../../ui/list/define-list';
import { choiceFilter } from '../../../ui/list/filters';
import { CUSTOMER_FILTER } from '../../customers';
import { DESK_ORDER_CODE_FILTER, ORDER_CODE_FILTER, REQUEST_FILTERS } from '../order-filters';

/** The filter by the status of an order request. */
const REQUEST_STATUS_FILTER = choiceFilter(
  'orders:filters.status',
  ORDER_REQUEST_STATUSES,
  (status) => `orders:status.${status}`,
);

/** The status filter of the back office, with a value for late requests. */
export const DESK_REQUEST_STATUS_FILTER = choiceFilter(
  'orders:filters.status',
  ORDER_REQUEST_STATUS_FILTERS,
  (status) =>
    status === LATE_FILTER
      ? 'orders:statusGroup.LATE'
      : status === HELD_FILTER || status === UNREAD_FILTER
        ? `messages:filter.${status}`
        : `orders:status.${status}`,
);

const defineRequestList = (orderCode: typeof ORDER_CODE_FILTER) =>
  defineList({
    name: 'order-requests',
    sorts: ORDER_REQUEST_SORTS,
    defaultSort: { field: 'createdOn', descending: true },
    filters: { status: REQUEST_STATUS_FILTER, orderCode, ...REQUEST_FILTERS },
  });

/** The order requests of a customer, newest first (section 9). */
export const ORDER_REQUEST_LIST = defineRequestList(ORDER_CODE_FILTER);
/** The same list for a manager who acts for the customer. */
export const ACTING_ORDER_REQUEST_LIST = defineRequestList(DESK_ORDER_CODE_FILTER);

/** The order requests of all customers of a portfolio, newest first. */
export const PORTFOLIO_ORDER_REQUEST_LIST = defineList({
  name: 'portfolio-order-requests',
  sorts: ORDER_REQUEST_SORTS,
  defaultSort: { field: 'createdOn', descending: true },
  filters: {
    status: REQUEST_STATUS_FILTER,
    customer: CUSTOMER_FILTER,
    orderCode: DESK_ORDER_CODE_FILTER,
    ...REQUEST_FILTERS,
  },
});
