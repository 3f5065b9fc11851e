import { createFileRoute } from '@tanstack/react-router';
import { ClaimQueue } from '../../../features/claims';
import { loadTexts } from '../../../i18n/load-texts';
import { parseListSearch } from '../../../ui/list/list-search';

export const Route = createFileRoute('/backoffice/claims/')({
  validateSearch: parseListSearch,
  loader: () => loadTexts('cart', 'claims', 'claims-desk', 'customers', 'orders'),
  component: ClaimQueue,
});
