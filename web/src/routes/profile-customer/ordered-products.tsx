import { createFileRoute } from '@tanstack/react-router';
import { useShopScope } from '../../features/customers';
import { OrderedProductsPage, orderedSearchSchema } from '../../features/ordered-products';
import { loadTexts } from '../../i18n/i18n';

export const Route = createFileRoute('/profile-customer/ordered-products')({
  validateSearch: orderedSearchSchema,
  loader: () => loadTexts('cart', 'catalogue', 'ordered-products', 'tds'),
  component: OrderedProducts,
});

function OrderedProducts() {
  const scope = useShopScope();
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  if (scope === null) return null;
  return (
    <OrderedProductsPage
      scope={scope}
      search={search}
      onSearch={(next, how) => void navigate({ search: next, ...how, resetScroll: false })}
    />
  );
}
