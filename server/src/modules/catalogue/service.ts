export {
  findProductIds,
  pricesFor,
  type SellableProduct,
  sellableProducts,
} from './prices.ts';
export {
  fittingProducts,
  JOIN_DESCRIPTIONS,
  narrowsProducts,
  type ProductFilter,
  productConditions,
} from './product-filter-queries.ts';
