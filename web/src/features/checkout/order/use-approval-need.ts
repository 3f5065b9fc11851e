import { findApprovalNeed } from '@cromia/domain/people/purchase-rule';
import type { ShopScope } from '../../acting';
import { usePurchaseRights } from '../../approvals';
import { calculateCartSums } from '../../cart';
import type { OrderCheckout } from '../checkout-state';

/** Why the order needs an approval, by the rule that the server applies, with the rights of the user. */
export function useApprovalNeed(scope: ShopScope, { lines, overallDiscount }: OrderCheckout) {
  const rights = usePurchaseRights(scope);
  if (!rights) return { need: null, rights };
  const { total } = calculateCartSums(lines, overallDiscount);
  // Who approves does not matter for the own orders.
  const need = findApprovalNeed({ ...rights, canApprove: false }, { total, monthTotal: rights.monthTotal });
  return { need, rights };
}
