export { findSerialPage } from './guest-page.ts';
export {
  findProductIds,
  pricesFor,
  type SellableProduct,
  seesPriceTerms,
  sellableProducts,
} from './prices.ts';
export {
  codePartOf,
  documentsHolding,
  fittingProducts,
  hasLine,
  holdsLine,
  JOIN_DESCRIPTIONS,
  type LinesAsked,
  narrowsProducts,
  ofProducts,
  PRODUCT_LINE_COLUMNS,
  productConditions,
} from './product-filter-queries.ts';
export { type ProductLineRow, productLine } from './product-lines.ts';
export { JOIN_PRICE_LIST, JOIN_SHOWN, SHOWN_VERSION, TERMS_VERSION } from './queries.ts';
