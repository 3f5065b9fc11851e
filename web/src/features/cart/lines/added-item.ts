import type { ProductCode } from '@cromia/domain/catalogue/product-code';

/** What is put into a cart; the quantity in packages. */
export interface AddedItem {
  productCode: ProductCode;
  quantity: number;
}
