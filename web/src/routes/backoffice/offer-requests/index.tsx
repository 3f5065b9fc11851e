import { createFileRoute } from '@tanstack/react-router';
import { OfferRequestQueue } from '../../../features/offers';
import { loadTexts } from '../../../i18n/load-texts';
import { parseListSearch } from '../../../ui/list/list-search';

export const Route = createFileRoute('/backoffice/offer-requests/')({
  validateSearch: parseListSearch,
  loader: () => loadTexts('backoffice', 'cart', 'customers', 'offers', 'orders'),
  component: OfferRequestQueue,
});
