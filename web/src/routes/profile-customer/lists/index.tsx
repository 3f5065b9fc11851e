import { createFileRoute, useRouter } from '@tanstack/react-router';
import { useShopScope } from '../../../features/acting';
import { ShoppingListsPage } from '../../../features/shopping-lists';
import { loadTexts } from '../../../i18n/load-texts';
import { parseListSearch } from '../../../ui/list/list-search';

export const Route = createFileRoute('/profile-customer/lists/')({
  validateSearch: parseListSearch,
  loader: () => loadTexts('cart', 'shopping-lists'),
  component: ShoppingLists,
});

function ShoppingLists() {
  const scope = useShopScope();
  const router = useRouter();
  if (scope === null) return null;
  return (
    <ShoppingListsPage
      key={scope.customerCode}
      scope={scope}
      onOpen={(id) => void router.navigate({ to: '/profile-customer/lists/$id', params: { id } })}
    />
  );
}
