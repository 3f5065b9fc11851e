import type { RolePrefix } from '@cromia/domain/accounts/roles';
import type { SdsSent } from '@cromia/domain/sds/sending';
import { type UseMutationResult, useMutation, useQueryClient } from '@tanstack/react-query';
import { ownDeliveriesKey } from './delivery-queries';

/** A sending, and what has become of it. */
export type Sending<What> = UseMutationResult<SdsSent, Error, What>;

/** Sends sheets; the list of what the reader has sent is then asked anew. */
export function useSending<What>(prefix: RolePrefix, send: (what: What) => Promise<SdsSent>): Sending<What> {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: send,
    onSettled: () => queryClient.invalidateQueries({ queryKey: ownDeliveriesKey(prefix) }),
  });
}
