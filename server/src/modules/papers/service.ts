export { eventMails, type PaperEvent, type Reader, staffEventMail } from './event-mails.ts';
export { offerDocument, orderDocument, orderRequestDocument } from './shop-document.ts';
