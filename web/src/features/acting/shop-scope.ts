import type { User } from '@cromia/domain/accounts/login';
import { actsForCustomers, type RolePrefix, toRolePrefix } from '@cromia/domain/accounts/roles';
import type { CustomerSummary } from '@cromia/domain/customers/customer-summary';
import { getCurrentUser } from '../../api/session';
import { useUser } from '../../api/use-session';
import { getActingCustomer, useActingCustomer } from './acting-customer';

/** The shop's customer, which every cart, order and profile call names (contract, "Acting for a customer"). */
export interface ShopScope {
  prefix: RolePrefix;
  customerCode: string;
  /** Name of the customer; null when the account has none. */
  businessName: string | null;
  /** Agents and commercial users send the customer in the query; for a customer's user it comes from the account. */
  query: { customerCode?: string };
}

function toShopScope(user: User | null, acting: CustomerSummary | null): ShopScope | null {
  if (user === null) return null;
  const prefix = toRolePrefix(user.role);
  if (actsForCustomers(user.role)) {
    if (acting === null) return null;
    const { customerCode, businessName } = acting;
    return { prefix, customerCode, businessName, query: { customerCode } };
  }
  if (user.role !== 'CUSTOMER' || user.customerCode === null) return null;
  const { customerCode, businessName } = user;
  return { prefix, customerCode, businessName, query: {} };
}

/** The shop of this tab's user; null for a visitor, a user without a customer, or a manager who has picked none. */
export function useShopScope(): ShopScope | null {
  return toShopScope(useUser(), useActingCustomer());
}

/** Same as `useShopScope`, for guards and loaders. */
export function getShopScope(): ShopScope | null {
  return toShopScope(getCurrentUser(), getActingCustomer());
}
