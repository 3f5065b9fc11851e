import { createFileRoute } from '@tanstack/react-router';
import { UpdateRequestQueue } from '../../../features/customers';
import { loadTexts } from '../../../i18n/load-texts';
import { parseListSearch } from '../../../ui/list/list-search';

export const Route = createFileRoute('/backoffice/update-customer-requests/')({
  validateSearch: parseListSearch,
  loader: () => loadTexts('activation', 'customers', 'customers-desk', 'orders'),
  component: UpdateRequestQueue,
});
