export { DeskInvoices } from './DeskInvoices';
export { InvoicesPage } from './InvoicesPage';
export { INVOICES_NAV_ITEM } from './nav-items';
