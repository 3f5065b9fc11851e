import { createFileRoute } from '@tanstack/react-router';
import { OfferRequestPage } from '../../../features/backoffice';
import { loadTexts } from '../../../i18n/i18n';
import { listSearch } from '../../../ui/list/list-search';

export const Route = createFileRoute('/backoffice/offer-requests/$id')({
  // The queue that it was opened from, so that the way back leads to it as it was.
  validateSearch: listSearch,
  loader: () => loadTexts('backoffice', 'cart', 'customers', 'offers', 'orders'),
  component: One,
});

function One() {
  const { id } = Route.useParams();
  // Another one is another form.
  return <OfferRequestPage key={id} id={id} queue={Route.useSearch()} />;
}
