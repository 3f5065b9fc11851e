export { announceRequest } from './announce-request.ts';
export { describeExport, pdfRoute, sendCustomerDocuments } from './customer-files.ts';
export { describeDeskExport, deskPdfRoute, sendDeskDocuments } from './desk-files.ts';
export {
  type DocumentFilter,
  type DocumentLineRow,
  type DocumentListQuery,
  type DocumentTables,
  listLines,
  readDocumentPage,
  readDocumentsWithLines,
  type SortColumn,
} from './document-list-queries.ts';
export { defineOrderedProductsTable } from './document-tables.ts';
export { buildEventMails, type DocumentEvent } from './event-mails.ts';
export { createRequestExpiryJob } from './expiry/request-expiry.ts';
export { buildRequestOrder, type ExpiringRequests, hasStatusToday } from './expiry/request-expiry-queries.ts';
export { toItemAnswer, toRequestItemAnswer } from './item-answer.ts';
export { findReaderLanguage } from './readers.ts';
export { reopenRequest } from './reopen-request.ts';
export { toOfferDocument, toOrderDocument, toOrderRequestDocument } from './shop-document.ts';
