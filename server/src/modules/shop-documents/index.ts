export {
  announceRequest,
  announceWithdrawal,
  REQUEST_LIMIT,
  type RequestApproval,
} from './announce-request.ts';
export { addComparisonPrices } from './comparison-price-queries.ts';
export { findDocumentLanguage } from './document-language.ts';
export {
  type DocumentFilter,
  type DocumentLineRow,
  type DocumentListQuery,
  type DocumentTables,
  isDeskList,
  listLines,
  readDocumentsWithLines,
  type SortColumn,
} from './document-list-queries.ts';
export {
  declareCustomerDocuments,
  declareDeskDocuments,
  declarePortfolioDocuments,
} from './document-routes.ts';
export { defineOrderedProductsTable, defineShoppingListTable } from './document-tables.ts';
export { DOCUMENT_TEXTS } from './document-texts.ts';
export { buildEventMails, type DocumentEvent, toRequestUrl } from './event-mails.ts';
export { createRequestExpiryJob } from './expiry/request-expiry.ts';
export {
  buildRequestOrder,
  type ExpiringRequests,
  hasStatusToday,
  toFilteredStatus,
} from './expiry/request-expiry-queries.ts';
export {
  toItemResponse,
  toRequestItemResponse,
} from './item-response.ts';
export { addPaymentTerms, withPaymentTerms } from './payment-terms.ts';
export { PLACED_BY } from './placed-by-queries.ts';
export { composePrintable } from './printing/document-pdf.ts';
export { describeProduct, formatAddress, type PrintableDocument } from './printing/printable-document.ts';
export { reopenRequest } from './reopen-request.ts';
export { toOfferDocument, toOrderDocument, toOrderRequestDocument } from './shop-document.ts';
