import { filterTextField } from '@cromia/domain/fields';
import { LIMITS } from '@cromia/domain/limits';
import { codeFilter, dayFilters, textFilter } from '../../ui/list/filters';

/** The filters that lists of requests and orders share (section 3, "Order filters"). */
export const REQUEST_FILTERS = {
  ...dayFilters('createdOn', { from: 'orders:filters.createdOnFrom', to: 'orders:filters.createdOnTo' }),
  serial: codeFilter('orders:filters.serial', LIMITS.serial, 'beginsWith'),
  color: codeFilter('orders:filters.color', LIMITS.color, 'beginsWith'),
  pkg: codeFilter('orders:filters.pkg', LIMITS.pkg),
  description: textFilter('orders:filters.description', filterTextField(), {
    match: 'contains',
    maxLength: LIMITS.searchText,
  }),
};

const CODE_LOOK = { match: 'contains', maxLength: LIMITS.orderCode, isCode: true } as const;

/** An order's code, or the number that the customer gave it. */
export const ORDER_CODE_FILTER = textFilter(
  'orders:filters.orderCode',
  filterTextField(LIMITS.orderCode),
  CODE_LOOK,
);
/** The same for staff and managers, to whom the number is the customer's. */
export const DESK_ORDER_CODE_FILTER = textFilter(
  'orders:filters.deskOrderCode',
  filterTextField(LIMITS.orderCode),
  CODE_LOOK,
);

/** Filters of orders, which have a code of their own and are filtered by the date of their request. */
export const ORDER_FILTERS = {
  orderCode: ORDER_CODE_FILTER,
  ...REQUEST_FILTERS,
  ...dayFilters('createdOn', {
    from: 'orders:filters.requestCreatedOnFrom',
    to: 'orders:filters.requestCreatedOnTo',
  }),
};
