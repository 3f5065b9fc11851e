import { customerCodeField } from '@cromia/domain/fields';
import { LIMITS } from '@cromia/domain/limits';
import {
  batchSearchSchema,
  customerSearchSchema,
  documentSearchSchema,
  productSearchSchema,
  siteSearchSchema,
} from '@cromia/domain/sds/search';
import { defineList, type ListStateOf } from '../../../ui/list/define-list';

/** Default order of the results; the calls themselves default to the oldest first (section 9). */
export const NEWEST_FIRST_SORT = 'date,desc' as const;

/** Options of searches with terms, order and page in the URL: ten per page, newest first. */
const SEARCH = {
  sorts: ['date', 'batch', 'serial', 'color', 'version'],
  defaultSort: { field: 'date', descending: true },
  defaultSize: LIMITS.pageSizeSds,
} as const;

/** An optional customer, which only narrows the search. */
const customerCode = { schema: customerCodeField() };

const site = siteSearchSchema.shape;
export const SITE_SEARCH = defineList({
  ...SEARCH,
  name: 'sds-site',
  filters: {
    site: { schema: site.site },
    serial: { schema: site.serial },
    color: { schema: site.color },
    year: { schema: site.year },
    customerCode,
  },
});
export type SiteSearch = ListStateOf<typeof SITE_SEARCH>;

export const BATCH_SEARCH = defineList({
  ...SEARCH,
  name: 'sds-batch',
  filters: { batch: { schema: batchSearchSchema.shape.batch }, customerCode },
});
export type BatchSearch = ListStateOf<typeof BATCH_SEARCH>;

const customer = customerSearchSchema.shape;
export const CUSTOMER_SEARCH = defineList({
  ...SEARCH,
  name: 'sds-customer',
  filters: { customerCode: { schema: customer.customerCode }, year: { schema: customer.year } },
});
export type CustomerSearch = ListStateOf<typeof CUSTOMER_SEARCH>;

export const DOCUMENT_SEARCH = defineList({
  ...SEARCH,
  name: 'sds-document',
  filters: { orderCode: { schema: documentSearchSchema.shape.orderCode }, customerCode },
});
export type DocumentSearch = ListStateOf<typeof DOCUMENT_SEARCH>;

export const PRODUCT_SEARCH = defineList({
  ...SEARCH,
  name: 'sds-product',
  filters: { product: { schema: productSearchSchema.shape.product }, customerCode },
});
export type ProductSearch = ListStateOf<typeof PRODUCT_SEARCH>;
