import type { RolePrefix } from '@cromia/domain/accounts/roles';
import type { CustomerSummary } from '@cromia/domain/customers/customer-summary';
import type { ShopScope } from './shop-scope';

/** The shop scope of a customer in the portfolio, without acting for the customer elsewhere in the portal. */
export function toManagedScope(
  prefix: RolePrefix,
  { customerCode, businessName }: CustomerSummary,
): ShopScope {
  return { prefix, customerCode, businessName, query: { customerCode } };
}
