import {
  ORDER_SORTS,
  ORDER_STATUS_GROUPS,
  ORDER_STATUS_NAMES,
  ORDER_STATUSES,
} from '@cromia/domain/orders/order';
import { defineList } from '../../ui/list/define-list';
import { choiceFilter } from '../../ui/list/filters';
import { MANAGED_CUSTOMER_FILTER } from '../customers';
import { ORDER_FILTERS } from './order-filters';

/** The filter by the status of an order, or by a group of statuses. It is unset for all statuses. */
export const ORDER_STATUS_FILTER = choiceFilter(
  'orders:filters.status',
  [...ORDER_STATUS_GROUPS, ...ORDER_STATUSES],
  (status) =>
    status === 'OPEN' || status === 'LATE'
      ? `orders:statusGroup.${status}`
      : `orders:orderStatus.${ORDER_STATUS_NAMES[status]}`,
);

/** The orders of a customer, newest first (section 9). */
export const ORDER_LIST = defineList({
  name: 'orders',
  sorts: ORDER_SORTS,
  defaultSort: { field: 'createdOn', descending: true },
  filters: { status: ORDER_STATUS_FILTER, ...ORDER_FILTERS },
});

/** The orders of all customers of a portfolio, newest first. */
export const PORTFOLIO_ORDER_LIST = defineList({
  name: 'portfolio-orders',
  sorts: ORDER_SORTS,
  defaultSort: { field: 'createdOn', descending: true },
  filters: { status: ORDER_STATUS_FILTER, customerCode: MANAGED_CUSTOMER_FILTER, ...ORDER_FILTERS },
});
