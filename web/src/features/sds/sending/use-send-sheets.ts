import type { RolePrefix } from '@cromia/domain/accounts/roles';
import type { SdsSendResult } from '@cromia/domain/sds/sending';
import { type UseMutationResult, useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useIdempotencyKey } from '../../../api/use-idempotency-key';
import { createOwnDeliveriesKey } from '../deliveries/delivery-queries';

/** The mutation that sends sheets. */
export type SheetSending<Content> = UseMutationResult<SdsSendResult, Error, Content>;

/**
 * Sends sheets, then refetches the user's deliveries. A retry after a failure reuses the idempotency key; after a
 * success the same sheets get a new key and are sent again.
 * @param send sends the call with the idempotency key
 */
export function useSendSheets<Content>(
  prefix: RolePrefix,
  send: (content: Content, key: string) => Promise<SdsSendResult>,
): SheetSending<Content> {
  const queryClient = useQueryClient();
  const getKey = useIdempotencyKey();
  const sent = useRef(0);
  return useMutation({
    mutationFn: (content: Content) => send(content, getKey({ what: content, after: sent.current })),
    onSuccess: () => {
      sent.current += 1;
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: createOwnDeliveriesKey(prefix) }),
  });
}
