import { isAllowed } from '@cromia/domain/accounts/access';
import { useQuery } from '@tanstack/react-query';
import { useUser } from '../../../api/use-session';
import { NoticeLink } from '../../shell';
import { pendingInvitationCountQuery } from '../activation-queries';

/** Notice of pending invitations in the top bar; queried only for users who may receive some (section 6). */
export function InvitationNotice() {
  const user = useUser();
  const receives = isAllowed(user, 'invitations.received');
  const waiting = useQuery({ ...pendingInvitationCountQuery(user?.username ?? ''), enabled: receives });
  const count = receives ? (waiting.data ?? 0) : 0;
  return count === 0 ? null : <NoticeLink count={count} />;
}
