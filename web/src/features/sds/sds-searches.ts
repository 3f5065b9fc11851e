import { customerCodeField } from '@cromia/domain/fields';
import { LIMITS } from '@cromia/domain/limits';
import {
  batchSearchSchema,
  customerSearchSchema,
  documentSearchSchema,
  productSearchSchema,
  siteSearchSchema,
} from '@cromia/domain/sds/search';
import type { z } from 'zod';
import type { FilterShape } from '../../ui/list/filters';
import { listAddress } from '../../ui/list/list-address';

/** A search whose terms, order and page live in the address: ten a page, by date ascending (section 9). */
function searchAddress<const Shape extends FilterShape>(name: string, filters: Shape) {
  return listAddress({
    name,
    sorts: ['date', 'batch', 'serial', 'color', 'version'],
    defaultSort: { field: 'date', descending: false },
    defaultSize: LIMITS.pageSizeSds,
    filters,
  });
}

/** Where a customer only narrows the search down. */
const customer = { customerCode: customerCodeField() };

const { site, serial, color, year } = siteSearchSchema.shape;

export const SITE_SEARCH = searchAddress('sds-site', { site, serial, color, year, ...customer });
export const BATCH_SEARCH = searchAddress('sds-batch', { batch: batchSearchSchema.shape.batch, ...customer });
export const CUSTOMER_SEARCH = searchAddress('sds-customer', customerSearchSchema.shape);
export const DOCUMENT_SEARCH = searchAddress('sds-document', {
  orderCode: documentSearchSchema.shape.orderCode,
  ...customer,
});
export const PRODUCT_SEARCH = searchAddress('sds-product', {
  product: productSearchSchema.shape.product,
  ...customer,
});

export const siteAddressSchema = SITE_SEARCH.schema;
export const batchAddressSchema = BATCH_SEARCH.schema;
export const customerAddressSchema = CUSTOMER_SEARCH.schema;
export const documentAddressSchema = DOCUMENT_SEARCH.schema;
export const productAddressSchema = PRODUCT_SEARCH.schema;

export type SiteAddress = z.infer<typeof siteAddressSchema>;
export type BatchAddress = z.infer<typeof batchAddressSchema>;
export type CustomerAddress = z.infer<typeof customerAddressSchema>;
export type DocumentAddress = z.infer<typeof documentAddressSchema>;
export type ProductAddress = z.infer<typeof productAddressSchema>;
