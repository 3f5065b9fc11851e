import { createFileRoute } from '@tanstack/react-router';
import { PortfoliosPage } from '../../../features/backoffice';
import { loadTexts } from '../../../i18n/i18n';
import { listSearch } from '../../../ui/list/list-search';

export const Route = createFileRoute('/backoffice/portfolios/')({
  validateSearch: listSearch,
  loader: () => loadTexts('activation', 'backoffice'),
  component: PortfoliosPage,
});
