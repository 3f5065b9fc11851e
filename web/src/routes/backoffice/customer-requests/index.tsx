import { createFileRoute } from '@tanstack/react-router';
import { CustomerRequestQueue } from '../../../features/backoffice';
import { loadTexts } from '../../../i18n/i18n';
import { listSearch } from '../../../ui/list/list-search';

export const Route = createFileRoute('/backoffice/customer-requests/')({
  validateSearch: listSearch,
  loader: () => loadTexts('activation', 'backoffice', 'orders'),
  component: CustomerRequestQueue,
});
