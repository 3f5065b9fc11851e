import type { ProductCode } from '@cromia/domain/catalogue/product-code';
import type { Address } from '@cromia/domain/customers/customer';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ShopScope } from '../../acting';
import { cacheCart } from '../../cart';
import { hasAllLines } from '../detail/ExpandedRow';
import { redoOrder } from '../orders-queries';
import { type RedoResult, toRedoResult } from './redo-result';

/** An order or a failed order request, possibly with its first lines only. */
interface PastLines {
  id: string;
  items: readonly { productCode: ProductCode }[];
  itemCount: number;
  address: Address | null;
}

/**
 * Repeats an order (section 4): puts its lines back into the cart and goes on to the checkout with those that can be
 * ordered. If none can, the result says why.
 */
export function useRedoOrder<Past extends PastLines>(
  scope: ShopScope,
  detail: (scope: ShopScope, id: string) => { read: () => Promise<Past> },
  onOrder: (redo: RedoResult) => void,
) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (past: Past): Promise<RedoResult> => {
      const whole = hasAllLines(past) ? past : await detail(scope, past.id).read();
      const cart = await redoOrder(scope, past.id);
      cacheCart(queryClient, scope, cart);
      return toRedoResult(cart, whole);
    },
    onSuccess: (redo) => {
      if (redo.lines.length > 0) onOrder(redo);
    },
  });
}
