export { announceArrival } from './arrivals.ts';
export { eventMails, type PaperEvent } from './event-mails.ts';
export { sendPaper } from './paper-pdf.ts';
export { documentsTable, orderedProductsTable, sendTable } from './paper-tables.ts';
export { collected, readerLanguage } from './readers.ts';
export { offerDocument, orderDocument, orderRequestDocument, type ShopDocument } from './shop-document.ts';
