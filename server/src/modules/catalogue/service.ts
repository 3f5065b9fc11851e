export { readAgreedPrices } from './agreed-prices.ts';
export {
  correctColor,
  correctProduct,
  correctSerial,
  readDeskColor,
  readDeskSerial,
  readDeskSerials,
} from './desk/catalogue-desk.ts';
export {
  type DocumentFilter,
  type DocumentLineRow,
  type DocumentList,
  type DocumentTables,
  findDocuments,
  listLines,
  readDocumentPage,
  readDocumentsWithLines,
  type SortColumn,
  toWholeDocumentList,
} from './document-list-queries.ts';
export { readMixedSerials, readMixing, setMixing } from './mixing.ts';
export { listMixing, listSoldProductIds } from './mixing-queries.ts';
export {
  canSeePriceTerms,
  filterPricesForViewer,
  findProductIds,
  readSellableProducts,
  type SellableProduct,
} from './prices.ts';
export { buildProductConditions } from './product-filter-queries.ts';
export { toProductLine } from './product-lines.ts';
export { findClosestProducts } from './search/closest-products.ts';
export { findSerialsByName } from './search/find-serials-by-name.ts';
export { readSearchCounts } from './search/search-counts.ts';
export { addSynonym, changeSynonym, readSynonyms, removeSynonym } from './search/synonym-desk.ts';
