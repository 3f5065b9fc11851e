import type { Address } from '@cromia/domain/customers/customer';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ShopScope } from '../../acting';
import { cacheCart } from '../../cart';
import { hasAllLines } from '../detail/ExpandedRow';
import { redoOrder } from '../orders-queries';
import { type RedoResult, type RepeatedLine, toRedoResult } from './redo-result';

/** An order or a failed order request, possibly with its first lines only. */
interface RepeatableEntry {
  id: string;
  items: readonly RepeatedLine[];
  itemCount: number;
  address: Address | null;
}

/**
 * Repeats an order (section 4): puts its lines back into the cart and starts the checkout with those that can be ordered.
 * If there are none, the result states why.
 */
export function useRedoOrder<Entry extends RepeatableEntry>(
  scope: ShopScope,
  detail: (scope: ShopScope, id: string) => { read: () => Promise<Entry> },
  onOrder: (redo: RedoResult) => void,
) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (entry: Entry): Promise<RedoResult> => {
      const fullEntry = hasAllLines(entry) ? entry : await detail(scope, entry.id).read();
      const cart = await redoOrder(scope, entry.id);
      cacheCart(queryClient, scope, cart);
      return toRedoResult(cart, fullEntry);
    },
    onSuccess: (redo) => {
      if (redo.lines.length > 0) onOrder(redo);
    },
  });
}
