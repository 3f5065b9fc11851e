import { AGREED_PRICE_SORTS } from '@cromia/domain/customers/customer-desk';
import { PORTFOLIO_SORTS } from '@cromia/domain/customers/portfolio';
import { filterText, patternText } from '@cromia/domain/fields';
import { LIMITS } from '@cromia/domain/limits';
import { codeFilter, textFilter } from '../../../ui/list/filters';
import { listAddress } from '../../../ui/list/list-address';

/** All customers, by business name. */
export const CUSTOMERS = listAddress({
  name: 'backoffice-customers',
  sorts: PORTFOLIO_SORTS,
  defaultSort: { field: 'businessName', descending: false },
  filters: {
    searchString: textFilter('customers:list.search', patternText(/./, LIMITS.businessName)),
  },
});

/** The prices agreed with one customer, by product. */
export const AGREED_PRICES = listAddress({
  name: 'backoffice-agreed-prices',
  sorts: AGREED_PRICE_SORTS,
  defaultSort: { field: 'productCode', descending: false },
  filters: {
    serial: codeFilter('orders:filters.serial', LIMITS.serial, 'beginsWith'),
    color: codeFilter('orders:filters.color', LIMITS.color, 'beginsWith'),
    description: textFilter('orders:filters.description', filterText(), {
      match: 'contains',
      maxLength: LIMITS.searchText,
    }),
  },
});
