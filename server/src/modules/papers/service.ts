export { announceArrival } from './arrivals.ts';
export { EXPORT_DESCRIPTION, sendDocuments } from './documents-export.ts';
export { eventMails, type PaperEvent } from './event-mails.ts';
export { sendPaper } from './paper-pdf.ts';
export { orderedProductsTable } from './paper-tables.ts';
export { readerLanguage } from './readers.ts';
export { offerDocument, orderDocument, orderRequestDocument, type ShopDocument } from './shop-document.ts';
