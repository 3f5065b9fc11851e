import type { ProductCode } from '@cromia/domain/catalogue/product-code';

/** A product to add to a shopping list. */
export interface ListedProduct {
  productCode: ProductCode;
  /** Packages; null for the smallest quantity that can be ordered. */
  quantity: number | null;
  note?: string;
}
