import { createFileRoute } from '@tanstack/react-router';
import { ChoosePasswordPage, passwordLink, passwordLinkSearchSchema } from '../features/accounts';
import { loadTexts } from '../i18n/i18n';

export const Route = createFileRoute('/confirm-registration')({
  validateSearch: passwordLinkSearchSchema,
  loader: () => loadTexts('accounts'),
  component: ConfirmRegistration,
});

function ConfirmRegistration() {
  const link = passwordLink(Route.useSearch());
  const navigate = Route.useNavigate();
  // The used token leaves the history.
  const toLogin = () => void navigate({ to: '/login', search: { confirmed: link?.username }, replace: true });
  return <ChoosePasswordPage purpose="confirm" link={link} onDone={toLogin} />;
}
