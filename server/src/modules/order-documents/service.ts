export { announceArrival } from './arrivals.ts';
export { sendDocumentPdf } from './document-pdf.ts';
export { orderedProductsTable } from './document-tables.ts';
export { EXPORT_DESCRIPTION, sendDocuments } from './documents-export.ts';
export { type DocumentEvent, eventMails } from './event-mails.ts';
export { readerLanguage } from './readers.ts';
export { offerDocument, orderDocument, orderRequestDocument, type ShopDocument } from './shop-document.ts';
