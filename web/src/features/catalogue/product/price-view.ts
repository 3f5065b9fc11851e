import { isAllowed } from '@cromia/domain/accounts/access';
import type { User } from '@cromia/domain/accounts/login';
import { useUser } from '../../../api/use-session';
import { type ShopScope, useShopScope } from '../../acting';

/** How a viewer sees prices (contract, "Prices by viewer"). */
export type PriceView = 'login' | 'customers' | 'pickCustomer' | 'final' | 'terms';

function derivePriceView(user: User | null, scope: ShopScope | null): PriceView {
  if (user === null) return 'login';
  if (!isAllowed(user, 'catalogue.prices')) return 'customers';
  if (scope === null) return 'pickCustomer';
  return isAllowed(user, 'catalogue.price-terms') ? 'terms' : 'final';
}

/** How the current viewer sees prices: none and why, the final price, or all terms. */
export function usePriceView(): PriceView {
  return derivePriceView(useUser(), useShopScope());
}

/** Whether the viewer sees prices at all. */
export function canSeePrices(view: PriceView): boolean {
  return view === 'final' || view === 'terms';
}
