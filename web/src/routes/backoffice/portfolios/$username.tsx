import { createFileRoute } from '@tanstack/react-router';
import { PortfolioPage, portfolioSearchSchema } from '../../../features/backoffice';
import { loadTexts } from '../../../i18n/i18n';

export const Route = createFileRoute('/backoffice/portfolios/$username')({
  validateSearch: portfolioSearchSchema,
  loader: () => loadTexts('activation', 'backoffice', 'customers', 'orders'),
  component: Portfolio,
});

function Portfolio() {
  const { username } = Route.useParams();
  const navigate = Route.useNavigate();
  return (
    <PortfolioPage
      key={username}
      username={username}
      search={Route.useSearch()}
      onSearch={(next, how) => void navigate({ search: next, resetScroll: false, ...how })}
    />
  );
}
