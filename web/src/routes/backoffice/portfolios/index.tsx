import { createFileRoute } from '@tanstack/react-router';
import { PortfoliosPage } from '../../../features/customers';
import { loadTexts } from '../../../i18n/load-texts';
import { parseListSearch } from '../../../ui/list/list-search';

export const Route = createFileRoute('/backoffice/portfolios/')({
  validateSearch: parseListSearch,
  loader: () => loadTexts('activation', 'customers-desk'),
  component: PortfoliosPage,
});
