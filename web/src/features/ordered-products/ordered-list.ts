import { ORDERED_PRODUCT_SORTS } from '@cromia/domain/catalogue/ordered-product';
import { filterCode, filterText } from '@cromia/domain/fields';
import { LIMITS } from '@cromia/domain/limits';
import { z } from 'zod';
import { listAddress } from '../../ui/list/list-address';

/** The products that a customer has ordered, the last ordered first; `open` names the one whose detail is open. */
export const ORDERED_LIST = listAddress({
  name: 'ordered-products',
  sorts: ORDERED_PRODUCT_SORTS,
  defaultSort: { field: 'lastOrderedOn', descending: true },
  defaultSize: LIMITS.pageSizeOrderedProducts,
  filters: {
    serial: filterCode(LIMITS.serial),
    color: filterCode(LIMITS.color),
    pkg: filterCode(LIMITS.pkg),
    description: filterText(),
    brand: filterText(),
    onlyPreferred: z.literal(true),
  },
});

export const orderedSearchSchema = ORDERED_LIST.schema;
export type OrderedSearch = z.infer<typeof orderedSearchSchema>;
