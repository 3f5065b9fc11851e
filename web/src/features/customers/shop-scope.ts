import type { User } from '@cromia/domain/accounts/login';
import { actsForCustomers, prefixOf, type RolePrefix } from '@cromia/domain/accounts/roles';
import type { CustomerSummary } from '@cromia/domain/customers/customer-summary';
import { currentUser } from '../../api/session';
import { useUser } from '../../api/use-session';
import { actingCustomer, useActingCustomer } from './acting-customer';

/** Whose shop it is: what every cart, order and profile call carries (contract, "Acting for a customer"). */
export interface ShopScope {
  prefix: RolePrefix;
  customerCode: string;
  /** Of the customer; null where the account does not say. */
  businessName: string | null;
  /** Agents and commercial users name the customer in the query; a customer's own comes from the account. */
  query: { customerCode?: string };
}

function scopeOf(user: User | null, acting: CustomerSummary | null): ShopScope | null {
  if (user === null) return null;
  const prefix = prefixOf(user.role);
  if (actsForCustomers(user.role)) {
    if (acting === null) return null;
    const { customerCode, businessName } = acting;
    return { prefix, customerCode, businessName, query: { customerCode } };
  }
  if (user.role !== 'CUSTOMER' || user.customerCode === null) return null;
  const { customerCode, businessName } = user;
  return { prefix, customerCode, businessName, query: {} };
}

/** The shop of this tab's user, or null: a visitor, a user who is no customer, a manager who picked none. */
export function useShopScope(): ShopScope | null {
  return scopeOf(useUser(), useActingCustomer());
}

/** As `useShopScope`, for guards and loaders. */
export function currentShopScope(): ShopScope | null {
  return scopeOf(currentUser(), actingCustomer());
}
