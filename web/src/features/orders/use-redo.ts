import type { Order } from '@cromia/domain/orders/order';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { adoptCart } from '../cart';
import type { ShopScope } from '../customers';
import { orderDetail, redoOrder } from './orders-query';
import { type Redo, redoOf } from './redo';
import { isWhole } from './Unfolded';

/**
 * Orders again what an order held (section 4): puts it back into the cart and goes on to the checkout with what can be
 * had. Where nothing can, the answer says what became of it.
 */
export function useRedo(scope: ShopScope, onOrder: (redo: Redo) => void) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (order: Order): Promise<Redo> => {
      const whole = isWhole(order) ? order : await orderDetail(scope, order.id).read();
      const cart = await redoOrder(scope, order.id);
      adoptCart(queryClient, scope, cart);
      return redoOf(cart, whole.items);
    },
    onSuccess: (redo) => {
      if (redo.lines.length > 0) onOrder(redo);
    },
  });
}
