export { checkCredit } from './account-balance.ts';
export { purgeInvoices } from './invoice-queries.ts';
export { readReportedInvoices, reportChangedInvoices } from './invoices.ts';
export { createInvoiceReminderJob } from './reminders/send-reminders.ts';
export { invoiceRoutes } from './routes.ts';
export { type InvoiceXml, readInvoiceXml } from './xml/read-invoice-xml.ts';
