import { createFileRoute, useRouter } from '@tanstack/react-router';
import { z } from 'zod';
import { useShopScope } from '../../features/acting';
import { OrderLimits } from '../../features/approvals';
import { CartPage } from '../../features/cart';
import { ListWithProductDetail, useProductWindow } from '../../features/catalogue';
import { startOfferCheckout, startOrderCheckout } from '../../features/checkout';
import { loadTexts } from '../../i18n/load-texts';

export const Route = createFileRoute('/profile-customer/cart')({
  // The product whose detail is open, as in the search.
  validateSearch: z.object({ open: z.coerce.string().optional().catch(undefined) }),
  loader: () => loadTexts('approvals', 'cart', 'catalogue', 'hazards', 'tds'),
  component: Cart,
});

function Cart() {
  const scope = useShopScope();
  const router = useRouter();
  const navigate = Route.useNavigate();
  const productWindow = useProductWindow(
    Route.useSearch().open,
    (open, options) => void navigate({ search: { open }, ...options, resetScroll: false }),
  );
  // The area's guard requires a shop; it is missing only during a logout.
  if (scope === null) return null;
  return (
    <ListWithProductDetail
      code={productWindow.code}
      origin="cart"
      onSelect={productWindow.select}
      onClose={productWindow.close}
    >
      <CartPage
        scope={scope}
        renderNotice={(total) => <OrderLimits scope={scope} total={total} />}
        onOpen={productWindow.open}
        onOrder={(selected, discount) => {
          startOrderCheckout(scope, selected, discount);
          void router.navigate({ to: '/checkout/order' });
        }}
        onOffer={(selected) => {
          startOfferCheckout(scope, selected);
          void router.navigate({ to: '/checkout/offer' });
        }}
      />
    </ListWithProductDetail>
  );
}
