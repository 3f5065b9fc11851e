import { filterTextField } from '@cromia/domain/fields';
import { LIMITS } from '@cromia/domain/limits';
import { codeFilter, dayFilters, textFilter } from '../../ui/list/filters';

/** The filter by the name or username of who placed a document. */
const PLACED_BY_FILTER = textFilter('orders:placedBy.filter', filterTextField(LIMITS.email), {
  match: 'contains',
  maxLength: LIMITS.email,
});

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
  placedBy: PLACED_BY_FILTER,
};

const CODE_OPTIONS = { match: 'contains', maxLength: LIMITS.orderCode, isCode: true } as const;

/** The filter by an order's code or the customer's order number. */
export const ORDER_CODE_FILTER = textFilter(
  'orders:filters.orderCode',
  filterTextField(LIMITS.orderCode),
  CODE_OPTIONS,
);
/** The same filter for staff and managers, labelled as the number of the customer. */
export const DESK_ORDER_CODE_FILTER = textFilter(
  'orders:filters.deskOrderCode',
  filterTextField(LIMITS.orderCode),
  CODE_OPTIONS,
);

/** The filters of orders: by code, and by the date of the request. */
export const ORDER_FILTERS = {
  orderCode: ORDER_CODE_FILTER,
  ...REQUEST_FILTERS,
  ...dayFilters('createdOn', {
    from: 'orders:filters.requestCreatedOnFrom',
    to: 'orders:filters.requestCreatedOnTo',
  }),
};
