import type { ShopScope } from '../acting';
import { LimitsLeft } from './LimitsLeft';
import { NeedNotice } from './NeedNotice';
import { useApprovalNeed } from './use-approval-need';

interface OrderLimitsProps {
  scope: ShopScope;
  /** EUR of what would be ordered, after all discounts. */
  total: number;
}

/** The limit that an order would exceed, and who approves it; within the limits, what is left of them. */
export function OrderLimits({ scope, total }: OrderLimitsProps) {
  const { need, rights } = useApprovalNeed(scope, total);
  if (!need || !rights || need.reason === 'ROLE') return <LimitsLeft scope={scope} />;
  return <NeedNotice need={need} rights={rights} />;
}
