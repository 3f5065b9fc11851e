import { createFileRoute } from '@tanstack/react-router';
import { useShopScope } from '../../../features/acting';
import { ClaimsPage } from '../../../features/claims';
import { loadTexts } from '../../../i18n/load-texts';
import { parseListSearch } from '../../../ui/list/list-search';

export const Route = createFileRoute('/profile-customer/claims/')({
  validateSearch: parseListSearch,
  loader: () => loadTexts('claims', 'customers', 'orders'),
  component: Claims,
});

function Claims() {
  const scope = useShopScope();
  return scope === null ? null : <ClaimsPage scope={scope} />;
}
