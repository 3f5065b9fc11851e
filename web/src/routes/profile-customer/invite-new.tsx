import { createFileRoute } from '@tanstack/react-router';
import { InvitePage } from '../../features/activation';
import { loadTexts } from '../../i18n/load-texts';

export const Route = createFileRoute('/profile-customer/invite-new')({
  loader: () => loadTexts('activation', 'accounts'),
  component: InviteNew,
});

function InviteNew() {
  const navigate = Route.useNavigate();
  const toList = '/profile-customer/invite-list';
  return (
    <InvitePage
      onSent={() => void navigate({ to: toList, search: { sendInviteSuccess: true } })}
      onFailed={(code) => void navigate({ to: toList, search: { sendInviteFail: code } })}
    />
  );
}
