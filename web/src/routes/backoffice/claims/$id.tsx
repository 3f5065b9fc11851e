import { createFileRoute } from '@tanstack/react-router';
import { ClaimDeskPage } from '../../../features/claims';
import { loadTexts } from '../../../i18n/load-texts';
import { parseListSearch } from '../../../ui/list/list-search';

export const Route = createFileRoute('/backoffice/claims/$id')({
  // State of the queue from which it was opened, for the link back.
  validateSearch: parseListSearch,
  loader: () => loadTexts('audit-log', 'cart', 'claims', 'claims-desk', 'offers', 'orders'),
  component: Claim,
});

function Claim() {
  const { id } = Route.useParams();
  return <ClaimDeskPage key={id} id={id} queue={Route.useSearch()} />;
}
