import { createFileRoute } from '@tanstack/react-router';
import { useShopScope } from '../../features/acting';
import { OrderedProductsPage } from '../../features/ordered-products';
import { loadTexts } from '../../i18n/load-texts';
import { parseListSearch } from '../../ui/list/list-search';

export const Route = createFileRoute('/profile-customer/ordered-products')({
  validateSearch: parseListSearch,
  loader: () => loadTexts('cart', 'catalogue', 'ordered-products', 'tds', 'hazards'),
  component: OrderedProducts,
});

function OrderedProducts() {
  const scope = useShopScope();
  if (scope === null) return null;
  return <OrderedProductsPage scope={scope} />;
}
