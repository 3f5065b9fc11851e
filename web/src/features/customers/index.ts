export { AddressLines } from './AddressLines';
export { actFor, actingCustomer, stopActing, useActingCustomer } from './acting-customer';
export { CUSTOMERS_LIST, CustomersPage } from './CustomersPage';
export { customerProfileQuery, type PortfolioPage } from './customer-queries';
export { currentShopScope, type ShopScope, useShopScope } from './shop-scope';
