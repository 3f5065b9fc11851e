export { announceRequest } from './announce-request.ts';
export { describeDeskExport, deskPdfRoute, sendDeskDocuments } from './desk-files.ts';
export {
  type DocumentFilter,
  type DocumentLineRow,
  type DocumentList,
  type DocumentTables,
  listLines,
  readDocumentPage,
  readDocumentsWithLines,
  type SortColumn,
} from './document-list-queries.ts';
export { defineOrderedProductsTable } from './document-tables.ts';
export { EXPORT_DESCRIPTION, sendDocuments } from './documents-export.ts';
export { buildEventMails, type DocumentEvent } from './event-mails.ts';
export { createRequestExpiryJob } from './expiry/request-expiry.ts';
export { buildRequestOrder, type ExpiringRequests, hasStatusToday } from './expiry/request-expiry-queries.ts';
export { sendDocumentPdf } from './printing/document-pdf.ts';
export { findReaderLanguage } from './readers.ts';
export { toOfferDocument, toOrderDocument, toOrderRequestDocument } from './shop-document.ts';
