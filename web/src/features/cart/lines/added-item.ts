import type { ProductCode } from '@cromia/domain/catalogue/product-code';

/** An item to add to a cart; the quantity in packages. */
export interface AddedItem {
  productCode: ProductCode;
  quantity: number;
}
