import {
  isOrderStatusGroup,
  ORDER_SORTS,
  ORDER_STATUS_GROUPS,
  ORDER_STATUS_NAMES,
  ORDER_STATUSES,
} from '@cromia/domain/orders/order';
import { defineList } from '../../ui/list/define-list';
import { choiceFilter } from '../../ui/list/filters';
import { CUSTOMER_FILTER } from '../customers';
import { DESK_ORDER_CODE_FILTER, ORDER_CODE_FILTER, ORDER_FILTERS } from './order-filters';

/** The filter by the status of an order, or by a group of statuses. Unset means all statuses. */
export const ORDER_STATUS_FILTER = choiceFilter(
  'orders:filters.status',
  [...ORDER_STATUS_GROUPS, ...ORDER_STATUSES],
  (status) =>
    isOrderStatusGroup(status)
      ? `orders:statusGroup.${status}`
      : `orders:orderStatus.${ORDER_STATUS_NAMES[status]}`,
);

const defineOrderList = (orderCode: typeof ORDER_CODE_FILTER) =>
  defineList({
    name: 'orders',
    sorts: ORDER_SORTS,
    defaultSort: { field: 'createdOn', descending: true },
    filters: { status: ORDER_STATUS_FILTER, ...ORDER_FILTERS, orderCode },
  });

/** The orders of a customer, newest first (section 9). */
export const ORDER_LIST = defineOrderList(ORDER_CODE_FILTER);
/** The same list for a manager who acts for the customer. */
export const ACTING_ORDER_LIST = defineOrderList(DESK_ORDER_CODE_FILTER);

/** The orders of all customers of a portfolio, newest first. */
export const PORTFOLIO_ORDER_LIST = defineList({
  name: 'portfolio-orders',
  sorts: ORDER_SORTS,
  defaultSort: { field: 'createdOn', descending: true },
  filters: {
    status: ORDER_STATUS_FILTER,
    customer: CUSTOMER_FILTER,
    ...ORDER_FILTERS,
    orderCode: DESK_ORDER_CODE_FILTER,
  },
});
