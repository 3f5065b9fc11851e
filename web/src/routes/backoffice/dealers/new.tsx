import { createFileRoute } from '@tanstack/react-router';
import { NewDealerPage } from '../../../features/dealers';
import { loadTexts } from '../../../i18n/load-texts';

export const Route = createFileRoute('/backoffice/dealers/new')({
  loader: () => loadTexts('accounts', 'activation', 'dealers', 'dealers-desk'),
  component: NewDealer,
});

function NewDealer() {
  const navigate = Route.useNavigate();
  return <NewDealerPage onAdded={() => void navigate({ to: '/backoffice/dealers' })} />;
}
