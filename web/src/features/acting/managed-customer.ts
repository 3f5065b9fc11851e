import type { RolePrefix } from '@cromia/domain/accounts/roles';
import type { CustomerSummary } from '@cromia/domain/customers/customer-summary';
import type { ShopScope } from './shop-scope';

/** The shop of a customer of the portfolio, without acting for it in the rest of the portal. */
export function toManagedScope(
  prefix: RolePrefix,
  { customerCode, businessName }: CustomerSummary,
): ShopScope {
  return { prefix, customerCode, businessName, query: { customerCode } };
}
