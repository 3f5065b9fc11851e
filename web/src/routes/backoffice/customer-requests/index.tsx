import { createFileRoute } from '@tanstack/react-router';
import { CustomerRequestQueue } from '../../../features/activation';
import { loadTexts } from '../../../i18n/load-texts';
import { parseListSearch } from '../../../ui/list/list-search';

export const Route = createFileRoute('/backoffice/customer-requests/')({
  validateSearch: parseListSearch,
  loader: () => loadTexts('activation', 'activation-desk', 'orders'),
  component: CustomerRequestQueue,
});
