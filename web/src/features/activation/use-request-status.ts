import type { User } from '@cromia/domain/accounts/login';
import type { CustomerRequestStatus } from '@cromia/domain/activation/customer-request';
import { useQuery } from '@tanstack/react-query';
import { ownRequestQuery } from './activation-queries';

/**
 * Returns the status of the user's request to become a customer (section 4); NONE while loading and for users who cannot
 * send one.
 */
export function useRequestStatus(user: User | null): CustomerRequestStatus {
  const canRequest = user !== null && user.role === 'USER' && user.type === 'C';
  const { data } = useQuery({ ...ownRequestQuery(user?.username ?? ''), enabled: canRequest });
  return data?.status ?? 'NONE';
}
