import type { User } from '@cromia/domain/accounts/login';
import type { CustomerRequestStatus } from '@cromia/domain/activation/customer-request';
import { useQuery } from '@tanstack/react-query';
import { ownRequestQuery } from './activation-queries';

/**
 * Status of the user's request to become a customer (section 4); NONE also for users who cannot make one, and while
 * loading.
 */
export function useRequestStatus(user: User | null): CustomerRequestStatus {
  const makesRequests = user !== null && user.role === 'USER' && user.type === 'C';
  const { data } = useQuery({ ...ownRequestQuery(user?.username ?? ''), enabled: makesRequests });
  return data?.status ?? 'NONE';
}
