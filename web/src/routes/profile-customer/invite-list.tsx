import { isAllowed } from '@cromia/domain/accounts/access';
import { createFileRoute } from '@tanstack/react-router';
import { z } from 'zod';
import { useUser } from '../../api/use-session';
import { InvitationOutcome, ReceivedInvitationsPage, SentInvitationsPage } from '../../features/activation';
import { loadTexts } from '../../i18n/load-texts';

export const Route = createFileRoute('/profile-customer/invite-list')({
  validateSearch: z.object({
    sendInviteSuccess: z.literal(true).optional().catch(undefined),
    /** Why an invitation was not sent (section 8). */
    sendInviteFail: z.string().optional().catch(undefined),
  }),
  loader: () => loadTexts('activation', 'people'),
  component: InviteList,
});

function InviteList() {
  const user = useUser();
  const { sendInviteSuccess = false, sendInviteFail } = Route.useSearch();
  const navigate = Route.useNavigate();
  if (user === null) return null;
  if (!isAllowed(user, 'invitations.sent')) {
    const openProfile = (becomeClientSuccess?: true) =>
      void navigate({ to: '/profile-user', search: { becomeClientSuccess }, replace: true });
    return (
      <ReceivedInvitationsPage
        user={user}
        onBecameCustomer={() => openProfile(true)}
        onRejected={() => openProfile()}
      />
    );
  }
  const dismiss = () => void navigate({ search: {}, replace: true });
  return (
    <SentInvitationsPage
      user={user}
      above={<InvitationOutcome isSent={sendInviteSuccess} errorCode={sendInviteFail} onDismiss={dismiss} />}
    />
  );
}
