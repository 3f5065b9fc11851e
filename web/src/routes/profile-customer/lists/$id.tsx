import { createFileRoute, useRouter } from '@tanstack/react-router';
import { z } from 'zod';
import { useShopScope } from '../../../features/acting';
import { ListWithProductDetail, useProductWindow } from '../../../features/catalogue';
import { startOfferCheckout } from '../../../features/checkout';
import { ShoppingListPage } from '../../../features/shopping-lists';
import { loadTexts } from '../../../i18n/load-texts';

export const Route = createFileRoute('/profile-customer/lists/$id')({
  // The product whose detail is open, as in the search.
  validateSearch: z.object({ open: z.coerce.string().optional().catch(undefined) }),
  loader: () => loadTexts('cart', 'catalogue', 'shopping-lists', 'tds'),
  component: List,
});

function List() {
  const scope = useShopScope();
  const router = useRouter();
  const navigate = Route.useNavigate();
  const { id } = Route.useParams();
  const productWindow = useProductWindow(
    Route.useSearch().open,
    (open, options) => void navigate({ search: { open }, ...options, resetScroll: false }),
  );
  if (scope === null) return null;
  return (
    <ListWithProductDetail
      code={productWindow.code}
      origin="list"
      onSelect={productWindow.select}
      onClose={productWindow.close}
    >
      <ShoppingListPage
        scope={scope}
        id={id}
        onOpen={productWindow.open}
        onOffer={({ lines, changes }) => {
          startOfferCheckout(scope, lines, { previous: null, unavailable: changes, origin: 'list' });
          void router.navigate({ to: '/checkout/offer' });
        }}
        onDeleted={() => void router.navigate({ to: '/profile-customer/lists', replace: true })}
      />
    </ListWithProductDetail>
  );
}
