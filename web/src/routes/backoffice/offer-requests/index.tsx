import { createFileRoute } from '@tanstack/react-router';
import { OfferRequestQueue } from '../../../features/offers';
import { loadTexts } from '../../../i18n/load-texts';
import { parseListSearch } from '../../../ui/list/list-search';

export const Route = createFileRoute('/backoffice/offer-requests/')({
  validateSearch: parseListSearch,
  loader: () => loadTexts('cart', 'customers', 'offers', 'offers-desk', 'orders'),
  component: OfferRequestQueue,
});
