import { createFileRoute } from '@tanstack/react-router';
import { ConfirmRegistrationPage, mailLinkSearchSchema, parseMailLink } from '../features/accounts';
import { loadTexts } from '../i18n/load-texts';

export const Route = createFileRoute('/confirm-registration')({
  validateSearch: mailLinkSearchSchema,
  loader: () => loadTexts('accounts'),
  component: ConfirmRegistration,
});

function ConfirmRegistration() {
  const link = parseMailLink(Route.useSearch());
  const navigate = Route.useNavigate();
  // Replaces the history entry, so that the used token disappears.
  const openLogin = () =>
    void navigate({ to: '/login', search: { confirmed: link?.username }, replace: true });
  return <ConfirmRegistrationPage link={link} onDone={openLogin} />;
}
