import type { User } from '@cromia/domain/accounts/login';
import { type QueryClient, useQuery } from '@tanstack/react-query';
import { loadTexts } from '../../../i18n/load-texts';
import { preloadable } from '../../../ui/preloadable';
import { ownRequestQuery } from '../activation-queries';

const AcceptedRequest = preloadable(() => import('./AcceptedRequest'));

interface BecomeCustomerBarProps {
  user: User;
  onDone: () => void;
}

/** Bar below the top bar of every page while an accepted request lacks its last step (section 4). */
export function BecomeCustomerBar({ user, onDone }: BecomeCustomerBarProps) {
  const { data: request } = useQuery(ownRequestQuery(user.username));
  return request?.status === 'ACCEPTED' ? <AcceptedRequest request={request} onDone={onDone} /> : null;
}

/** Preloads data and code of the bar, so that it renders with the page. Does not retry: after a failure the bar appears later. */
export async function preloadBecomeCustomerBar(queryClient: QueryClient, user: User): Promise<void> {
  const query = ownRequestQuery(user.username);
  const status = queryClient.getQueryState(query.queryKey)?.status ?? 'pending';
  if (status === 'pending') await queryClient.prefetchQuery({ ...query, retry: false });
  if (queryClient.getQueryData(query.queryKey)?.status !== 'ACCEPTED') return;
  await Promise.all([AcceptedRequest.preload(), loadTexts('activation')]);
}
