import { findApprovalNeed } from '@cromia/domain/people/purchase-rule';
import type { ShopScope } from '../acting';
import { usePurchaseRights } from './approvals-queries';

/**
 * Why an order needs an approval, by the rule that the server applies, with the rights of the user.
 * @param total EUR, after all discounts
 */
export function useApprovalNeed(scope: ShopScope, total: number) {
  const rights = usePurchaseRights(scope);
  if (!rights) return { need: null, rights };
  // Who approves does not matter for the own orders.
  const need = findApprovalNeed({ ...rights, canApprove: false }, { total, monthTotal: rights.monthTotal });
  return { need, rights };
}
