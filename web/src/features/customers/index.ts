export { AddressLines } from './AddressLines';
export { actFor, actingCustomer, stopActing, useActingCustomer } from './acting-customer';
export { CustomersPage } from './CustomersPage';
export { CUSTOMER_FILTER } from './customer-filter';
export {
  customerProfileQuery,
  findCustomers,
  type PortfolioPage,
  preloadedPortfolioQuery,
} from './customer-queries';
export { CUSTOMERS_LIST, customersSearchSchema } from './customers-search';
export { MANAGED_CUSTOMER_FILTER, scopeOfManaged } from './managed-customer';
export { currentShopScope, type ShopScope, useShopScope } from './shop-scope';
export { useManagedCustomerColumn } from './use-managed-customer-column';
