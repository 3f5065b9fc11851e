import { createFileRoute } from '@tanstack/react-router';
import { OfferRequestPage } from '../../../features/offers';
import { loadTexts } from '../../../i18n/load-texts';
import { parseListSearch } from '../../../ui/list/list-search';

export const Route = createFileRoute('/backoffice/offer-requests/$id')({
  // State of the queue from which it was opened, for the link back.
  validateSearch: parseListSearch,
  loader: () => loadTexts('audit-log', 'cart', 'customers', 'offers', 'offers-desk', 'orders'),
  component: OfferRequest,
});

function OfferRequest() {
  const { id } = Route.useParams();
  // Remounts the form for another entry.
  return <OfferRequestPage key={id} id={id} queue={Route.useSearch()} />;
}
