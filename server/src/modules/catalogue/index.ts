export { matchesSerials } from './desk/catalogue-desk-queries.ts';
export { listMixing, listSoldProductIds } from './mixing/mixing-queries.ts';
export {
  canSeePriceTerms,
  filterPricesForViewer,
  findProductIds,
  readSellableProducts,
  type SellableProduct,
} from './prices.ts';
export {
  buildProductConditions,
  JOIN_DESCRIPTIONS,
  PRODUCT_LINE_COLUMNS,
  type ProductFilter,
  selectMatchingProductIds,
} from './product-filter-queries.ts';
export { type ProductLineRow, toProductLine } from './product-lines.ts';
export { catalogueRoutes } from './routes.ts';
export { findClosestProducts } from './search/closest-products.ts';
export { findSerialsByName } from './search/find-serials-by-name.ts';
export { purgeSearchCounts } from './search/search-count-queries.ts';
export { matchesSynonyms } from './search/synonym-queries.ts';
