import { createFileRoute } from '@tanstack/react-router';
import { ChoosePasswordPage, passwordLink, passwordLinkSearchSchema } from '../features/accounts';
import { loadTexts } from '../i18n/i18n';

export const Route = createFileRoute('/new-password')({
  validateSearch: passwordLinkSearchSchema,
  loader: () => loadTexts('accounts'),
  component: NewPassword,
});

function NewPassword() {
  const link = passwordLink(Route.useSearch());
  const navigate = Route.useNavigate();
  // The used token leaves the history.
  const toLogin = () =>
    void navigate({ to: '/login', search: { newPassword: link?.username }, replace: true });
  return <ChoosePasswordPage purpose="reset" link={link} onDone={toLogin} />;
}
