import type { User } from '@cromia/domain/accounts/login';
import { useQuery } from '@tanstack/react-query';
import { lazy } from 'react';
import { ownRequestQuery } from '../activation-queries';

const AcceptedRequest = lazy(() => import('./AcceptedRequest'));

interface BecomeCustomerBarProps {
  user: User;
  onDone: () => void;
}

/** Bar below the top bar of every page while an accepted request waits for its last step (section 4). */
export function BecomeCustomerBar({ user, onDone }: BecomeCustomerBarProps) {
  const { data: request } = useQuery(ownRequestQuery(user.username));
  return request?.status === 'ACCEPTED' ? <AcceptedRequest request={request} onDone={onDone} /> : null;
}
