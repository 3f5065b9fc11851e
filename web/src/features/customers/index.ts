export { AddressLines } from './AddressLines';
export { actFor, actingCustomer, stopActing, useActingCustomer } from './acting-customer';
export { CUSTOMERS_LIST, CUSTOMERS_TABS, CustomersPage } from './CustomersPage';
export {
  customerProfileQuery,
  findCustomers,
  type PortfolioPage,
  preloadedPortfolioQuery,
} from './customer-queries';
export { currentShopScope, type ShopScope, useShopScope } from './shop-scope';
