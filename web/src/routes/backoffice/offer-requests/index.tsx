import { createFileRoute } from '@tanstack/react-router';
import { OfferRequestQueue } from '../../../features/backoffice';
import { loadTexts } from '../../../i18n/i18n';
import { listSearch } from '../../../ui/list/list-search';

export const Route = createFileRoute('/backoffice/offer-requests/')({
  validateSearch: listSearch,
  loader: () => loadTexts('backoffice', 'cart', 'customers', 'offers', 'orders'),
  component: OfferRequestQueue,
});
