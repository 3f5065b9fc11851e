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
  type SortColumn,
  wholeDocuments,
  withLines,
} from './document-list-queries.ts';
export { readMixing, setMixing } from './mixing.ts';
export { listMixing, listSoldProductIds } from './mixing-queries.ts';
export {
  findProductIds,
  pricesFor,
  type SellableProduct,
  seesPriceTerms,
  sellableProducts,
} from './prices.ts';
export { productConditions } from './product-filter-queries.ts';
export { productLine } from './product-lines.ts';
export { closestProducts } from './search/closest-products.ts';
export { readSearchCounts } from './search/search-counts.ts';
export { serialsNamed } from './search/serials-named.ts';
export { addSynonym, changeSynonym, readSynonyms, removeSynonym } from './search/synonym-desk.ts';
