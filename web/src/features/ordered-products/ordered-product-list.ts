import { ORDERED_PRODUCT_SORTS } from '@cromia/domain/catalogue/ordered-product';
import { filterTextField } from '@cromia/domain/fields';
import { LIMITS } from '@cromia/domain/limits';
import { defineList } from '../../ui/list/define-list';
import { codeFilter, switchFilter, textFilter } from '../../ui/list/filters';

const TEXT_OPTIONS = { match: 'contains', maxLength: LIMITS.searchText } as const;

/** The products that a customer has ordered, the latest first; `open` in the URL names the product whose detail is open. */
export const ORDERED_PRODUCT_LIST = defineList({
  name: 'ordered-products',
  sorts: ORDERED_PRODUCT_SORTS,
  defaultSort: { field: 'lastOrderedOn', descending: true },
  defaultSize: LIMITS.pageSizeOrderedProducts,
  filters: {
    serial: codeFilter('ordered-products:filters.serial', LIMITS.serial, 'beginsWith'),
    color: codeFilter('ordered-products:filters.color', LIMITS.color, 'beginsWith'),
    pkg: codeFilter('ordered-products:filters.pkg', LIMITS.pkg),
    description: textFilter('ordered-products:filters.description', filterTextField(), TEXT_OPTIONS),
    brand: textFilter('ordered-products:filters.brand', filterTextField(), TEXT_OPTIONS),
    onlyPreferred: switchFilter('ordered-products:filters.onlyPreferred'),
  },
});
