export { readTerms, resolveActingCustomer, resolveOptionalActingCustomer } from './acting-customer.ts';
export {
  type ActingCustomer,
  findCustomer as findCustomerById,
  findCustomerByCode,
  hasColleagues,
  listAddresses,
  listCustomerUsers,
  listIssuedCustomers,
} from './customer-queries.ts';
export { findUsualTerms } from './desk/usual-terms-queries.ts';
export { listDocumentRecipients as listDocumentReaders } from './mail-reader-queries.ts';
export { createCustomer } from './new-customer.ts';
export { findFreeCustomerCode, lockCustomerCodes } from './new-customer-queries.ts';
export { lockChosenManagers } from './portfolios/chosen-managers.ts';
export { findManagers, listManagers, suggestManagers } from './portfolios/manager-queries.ts';
export { clearPortfolio } from './portfolios/portfolio-desk.ts';
export { countManagedCustomers } from './portfolios/portfolio-queries.ts';
export { listMonthlyTurnover } from './portfolios/sales-queries.ts';
export {
  listRequestRecipients as listRequestReaders,
  readCustomerByCode,
  readCustomerById,
} from './profile.ts';
export { readDocumentRecipients } from './read-document-recipients.ts';
export { reportChangedCustomers } from './report-customers.ts';
export { listChangedCustomers } from './report-queries.ts';
export { customerRoutes } from './routes.ts';
export { declarePortfolioRoutes, declareShopRoutes } from './shop-routes.ts';
export { toMailRecipient } from './to-mail-recipient.ts';
export { listTransportAddresses } from './transport-address-queries.ts';
