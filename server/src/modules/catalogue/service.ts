export { findSerialPage } from './guest-page.ts';
export {
  findProductIds,
  pricesFor,
  type SellableProduct,
  seesPriceTerms,
  sellableProducts,
} from './prices.ts';
export {
  documentsHolding,
  fittingProducts,
  holdsProduct,
  JOIN_DESCRIPTIONS,
  type LinesAsked,
  narrowsProducts,
  PRODUCT_LINE_COLUMNS,
  productConditions,
} from './product-filter-queries.ts';
export { type ProductLineRow, productLine } from './product-lines.ts';
