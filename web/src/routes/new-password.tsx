import { createFileRoute } from '@tanstack/react-router';
import { mailLinkSearchSchema, NewPasswordPage, parseMailLink } from '../features/accounts';
import { loadTexts } from '../i18n/load-texts';

export const Route = createFileRoute('/new-password')({
  validateSearch: mailLinkSearchSchema,
  loader: () => loadTexts('accounts'),
  component: NewPassword,
});

function NewPassword() {
  const link = parseMailLink(Route.useSearch());
  const navigate = Route.useNavigate();
  // Replaces the history entry, so that the used token disappears.
  const openLogin = () =>
    void navigate({ to: '/login', search: { newPassword: link?.username }, replace: true });
  return <NewPasswordPage link={link} onDone={openLogin} />;
}
