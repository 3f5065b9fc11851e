export { actForCustomer, getActingCustomer, stopActing, useActingCustomer } from './acting-customer';
export { toManagedScope } from './managed-customer';
export { getShopScope, type ShopScope, useShopScope } from './shop-scope';
