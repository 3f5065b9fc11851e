import type { RolePrefix } from '@cromia/domain/accounts/roles';
import type { SdsSent } from '@cromia/domain/sds/sending';
import { type UseMutationResult, useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useAttemptKey } from '../../../api/use-attempt-key';
import { ownDeliveriesKey } from '../deliveries/delivery-queries';

/** The mutation that sends sheets. */
export type Sending<What> = UseMutationResult<SdsSent, Error, What>;

/**
 * Sends sheets, then refetches the reader's deliveries. A failed attempt is retried under its key;
 * after a success the same sheets get a new key, and are sent again.
 * @param send the call, with its key
 */
export function useSending<What>(
  prefix: RolePrefix,
  send: (what: What, key: string) => Promise<SdsSent>,
): Sending<What> {
  const queryClient = useQueryClient();
  const keyFor = useAttemptKey();
  const sent = useRef(0);
  return useMutation({
    mutationFn: (what: What) => send(what, keyFor({ what, after: sent.current })),
    onSuccess: () => {
      sent.current += 1;
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: ownDeliveriesKey(prefix) }),
  });
}
