import { createFileRoute } from '@tanstack/react-router';
import { z } from 'zod';
import { useUser } from '../../api/use-session';
import { InvitePage } from '../../features/activation';
import { loadTexts } from '../../i18n/load-texts';

export const Route = createFileRoute('/profile-customer/invite-new')({
  validateSearch: z.object({
    /** Whether role and limits are shown for a customer with one user too. */
    withRights: z.literal(true).optional().catch(undefined),
  }),
  loader: () => loadTexts('activation', 'accounts', 'people'),
  component: InviteNew,
});

function InviteNew() {
  const user = useUser();
  const { withRights = false } = Route.useSearch();
  const navigate = Route.useNavigate();
  const toList = '/profile-customer/invite-list';
  if (user === null) return null;
  return (
    <InvitePage
      user={user}
      withRights={withRights || user.hasColleagues}
      onSent={() => void navigate({ to: toList, search: { sendInviteSuccess: true } })}
      onFailed={(code) => void navigate({ to: toList, search: { sendInviteFail: code } })}
    />
  );
}
