export { announceArrival } from './arrivals.ts';
export { EXPORT_DESCRIPTION, sendDocuments } from './documents-export.ts';
export { eventMails, type PaperEvent } from './event-mails.ts';
export { sendPaper } from './paper-pdf.ts';
export { orderedProductsTable, sendTable } from './paper-tables.ts';
export { collected, readerLanguage, type WholeList } from './readers.ts';
export { offerDocument, orderDocument, orderRequestDocument, type ShopDocument } from './shop-document.ts';
