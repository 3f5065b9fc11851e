import { AGREED_PRICE_SORTS } from '@cromia/domain/customers/agreed-prices';
import { PORTFOLIO_SORTS } from '@cromia/domain/customers/portfolios/portfolio';
import { filterTextField, patternTextField } from '@cromia/domain/fields';
import { LIMITS } from '@cromia/domain/limits';
import { defineList } from '../../ui/list/define-list';
import { codeFilter, textFilter } from '../../ui/list/filters';
import { ASSIGNMENT_FILTER } from '../desk';

/** The list of all customers, by default sorted by business name. */
export const CUSTOMER_LIST = defineList({
  name: 'backoffice-customers',
  sorts: PORTFOLIO_SORTS,
  defaultSort: { field: 'businessName', descending: false },
  filters: {
    searchString: textFilter('customers:list.search', patternTextField(/./, LIMITS.businessName)),
    assignment: ASSIGNMENT_FILTER,
  },
});

/** The list of prices agreed with a customer, by default sorted by product. */
export const AGREED_PRICE_LIST = defineList({
  name: 'backoffice-agreed-prices',
  sorts: AGREED_PRICE_SORTS,
  defaultSort: { field: 'productCode', descending: false },
  filters: {
    serial: codeFilter('orders:filters.serial', LIMITS.serial, 'beginsWith'),
    color: codeFilter('orders:filters.color', LIMITS.color, 'beginsWith'),
    description: textFilter('orders:filters.description', filterTextField(), {
      match: 'contains',
      maxLength: LIMITS.searchText,
    }),
  },
});
