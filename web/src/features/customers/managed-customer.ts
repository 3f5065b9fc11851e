import type { RolePrefix } from '@cromia/domain/accounts/roles';
import type { CustomerSummary } from '@cromia/domain/customers/customer-summary';
import { customerCodeField } from '@cromia/domain/fields';
import { LIMITS } from '@cromia/domain/limits';
import { textFilter } from '../../ui/list/filters';
import type { ShopScope } from './shop-scope';

/** The filter by customer of lists of a whole portfolio. */
export const MANAGED_CUSTOMER_FILTER = textFilter('customers:list.customerCode', customerCodeField(), {
  maxLength: LIMITS.customerCode,
  inputMode: 'numeric',
  invalid: 'customers:list.customerCodeDigits',
});

/** The shop of a customer of the portfolio, without acting for it in the rest of the portal. */
export function toManagedScope(
  prefix: RolePrefix,
  { customerCode, businessName }: CustomerSummary,
): ShopScope {
  return { prefix, customerCode, businessName, query: { customerCode } };
}
