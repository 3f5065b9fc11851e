import { createFileRoute } from '@tanstack/react-router';
import { PortfoliosPage, portfoliosSearchSchema } from '../../../features/backoffice';
import { loadTexts } from '../../../i18n/i18n';

export const Route = createFileRoute('/backoffice/portfolios/')({
  validateSearch: portfoliosSearchSchema,
  loader: () => loadTexts('activation', 'backoffice', 'orders'),
  component: Portfolios,
});

function Portfolios() {
  const navigate = Route.useNavigate();
  return (
    <PortfoliosPage
      search={Route.useSearch()}
      onSearch={(next, how) => void navigate({ search: next, resetScroll: false, ...how })}
    />
  );
}
