export {
  allDocuments,
  type DocumentList,
  findDocuments,
  type SortColumn,
} from './document-list-queries.ts';
export {
  findProductIds,
  pricesFor,
  type SellableProduct,
  seesPriceTerms,
  sellableProducts,
} from './prices.ts';
export {
  JOIN_DESCRIPTIONS,
  narrowsProducts,
  PRODUCT_LINE_COLUMNS,
  type ProductFilter,
  productConditions,
} from './product-filter-queries.ts';
export { type ProductLineRow, productLine } from './product-lines.ts';
