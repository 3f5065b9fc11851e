export { announceRequest } from './announce-request.ts';
export { sendDocumentPdf } from './document-pdf.ts';
export { defineOrderedProductsTable } from './document-tables.ts';
export { EXPORT_DESCRIPTION, sendDocuments } from './documents-export.ts';
export { buildEventMails, type DocumentEvent } from './event-mails.ts';
export { findReaderLanguage } from './readers.ts';
export {
  type ShopDocument,
  toOfferDocument,
  toOrderDocument,
  toOrderRequestDocument,
} from './shop-document.ts';
