import { isAllowed } from '@cromia/domain/accounts/access';
import { useQuery } from '@tanstack/react-query';
import { useUser } from '../../../api/use-session';
import { NoticeLink } from '../../shell';
import { pendingInvitationCountQuery } from '../activation-queries';

/** Notice of pending invitations in the top bar; queries only for users who can receive invitations (section 6). */
export function InvitationNotice() {
  const user = useUser();
  const canReceive = isAllowed(user, 'invitations.received');
  const pendingCount = useQuery({
    ...pendingInvitationCountQuery(user?.username ?? ''),
    enabled: canReceive,
  });
  const count = canReceive ? (pendingCount.data ?? 0) : 0;
  return count === 0 ? null : <NoticeLink count={count} />;
}
