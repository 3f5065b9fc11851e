import type { CartItem } from '@cromia/domain/cart/cart-items';
import { selectLoad } from '@cromia/domain/hazards/transport';
import { useQuery } from '@tanstack/react-query';
import type { ShopScope } from '../../acting';
import { cartQuery } from '../../cart';
import { LoadNotice, TrainingNotice } from '../../hazards';

/** The dangerous goods of the lines to order, before the order is sent, and the notice on diisocyanates. */
export function CheckoutLoad({ scope, lines }: { scope: ShopScope; lines: readonly CartItem[] }) {
  const { data: cart } = useQuery(cartQuery(scope));
  return (
    <>
      {lines.some(({ diisocyanates }) => diisocyanates) && <TrainingNotice />}
      {cart !== undefined && <LoadNotice transport={selectLoad(cart.transport, lines)} lines={lines} />}
    </>
  );
}
