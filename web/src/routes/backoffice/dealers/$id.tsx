import { createFileRoute } from '@tanstack/react-router';
import { DealerPage } from '../../../features/dealers';
import { loadTexts } from '../../../i18n/load-texts';

export const Route = createFileRoute('/backoffice/dealers/$id')({
  loader: () =>
    loadTexts('accounts', 'activation', 'audit-log', 'dealers', 'dealers-desk', 'offers', 'orders'),
  component: Dealer,
});

function Dealer() {
  const { id } = Route.useParams();
  const navigate = Route.useNavigate();
  return <DealerPage key={id} id={id} onRemoved={() => void navigate({ to: '/backoffice/dealers' })} />;
}
