import type { RolePrefix } from '@cromia/domain/accounts/roles';
import type { SdsSendResult } from '@cromia/domain/sds/sending';
import { type UseMutationResult, useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useIdempotencyKey } from '../../../api/use-idempotency-key';
import { ownDeliveriesKey } from '../deliveries/delivery-queries';

/** The mutation that sends sheets. */
export type SheetSending<What> = UseMutationResult<SdsSendResult, Error, What>;

/**
 * Sends sheets, then refetches the reader's deliveries. A failed attempt is retried under its key;
 * after a success the same sheets get a new key, and are sent again.
 * @param send the call, with its key
 */
export function useSendSheets<What>(
  prefix: RolePrefix,
  send: (what: What, key: string) => Promise<SdsSendResult>,
): SheetSending<What> {
  const queryClient = useQueryClient();
  const keyFor = useIdempotencyKey();
  const sent = useRef(0);
  return useMutation({
    mutationFn: (what: What) => send(what, keyFor({ what, after: sent.current })),
    onSuccess: () => {
      sent.current += 1;
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: ownDeliveriesKey(prefix) }),
  });
}
