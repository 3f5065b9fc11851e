import { createFileRoute } from '@tanstack/react-router';
import { DeskCustomersPage } from '../../../features/customer-desk';
import { loadTexts } from '../../../i18n/load-texts';
import { parseListSearch } from '../../../ui/list/list-search';

export const Route = createFileRoute('/backoffice/customers/')({
  validateSearch: parseListSearch,
  loader: () => loadTexts('customers', 'customers-desk'),
  component: DeskCustomersPage,
});
