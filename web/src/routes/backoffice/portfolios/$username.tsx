import { createFileRoute } from '@tanstack/react-router';
import { PortfolioPage } from '../../../features/customers';
import { loadTexts } from '../../../i18n/load-texts';
import { parseListSearch } from '../../../ui/list/list-search';

export const Route = createFileRoute('/backoffice/portfolios/$username')({
  validateSearch: parseListSearch,
  loader: () => loadTexts('activation', 'customers', 'customers-desk'),
  component: Portfolio,
});

function Portfolio() {
  const { username } = Route.useParams();
  return <PortfolioPage key={username} username={username} />;
}
