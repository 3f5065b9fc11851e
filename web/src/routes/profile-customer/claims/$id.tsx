import { createFileRoute } from '@tanstack/react-router';
import { useShopScope } from '../../../features/acting';
import { ClaimPage } from '../../../features/claims';
import { loadTexts } from '../../../i18n/load-texts';
import { parseListSearch } from '../../../ui/list/list-search';

export const Route = createFileRoute('/profile-customer/claims/$id')({
  // State of the list from which it was opened, for the link back.
  validateSearch: parseListSearch,
  loader: () => loadTexts('cart', 'claims', 'desk'),
  component: Claim,
});

function Claim() {
  const { id } = Route.useParams();
  const search = Route.useSearch();
  const scope = useShopScope();
  return scope === null ? null : <ClaimPage key={id} scope={scope} id={id} search={search} />;
}
