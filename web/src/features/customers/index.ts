export { AddressLines } from './AddressLines';
export { actForCustomer, getActingCustomer, stopActing, useActingCustomer } from './acting-customer';
export { CustomersPage } from './CustomersPage';
export { CUSTOMER_FILTER } from './customer-filter';
export {
  customerProfileQuery,
  findCustomers,
  type PortfolioPage,
  preloadedPortfolioQuery,
  useHasNoCustomers,
} from './customer-queries';
export { CUSTOMERS_PAGE_SIZE_KEY, customersSearchSchema } from './customers-search';
export { toManagedScope } from './managed-customer';
export { getShopScope, type ShopScope, useShopScope } from './shop-scope';
export { useManagedCustomerColumn } from './use-managed-customer-column';
