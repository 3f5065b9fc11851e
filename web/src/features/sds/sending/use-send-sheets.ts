import type { RolePrefix } from '@cromia/domain/accounts/roles';
import type { SdsSendResult } from '@cromia/domain/sds/sending';
import { type UseMutationResult, useMutation, useQueryClient } from '@tanstack/react-query';
import { sendOnce } from '../../../api/send-once';
import { createOwnDeliveriesKey } from '../deliveries/delivery-queries';

/** The mutation that sends sheets. */
export type SheetSending<Content> = UseMutationResult<SdsSendResult, Error, Content>;

/**
 * Sends sheets, then refetches the user's deliveries. A retry after a failure reuses the idempotency key; after a
 * success the same sheets get a new key and are sent again.
 * @param subject names the sheets that are sent
 * @param send sends the call with the idempotency key
 */
export function useSendSheets<Content>(
  prefix: RolePrefix,
  subject: string,
  send: (content: Content, key: string) => Promise<SdsSendResult>,
): SheetSending<Content> {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (content: Content) => sendOnce(`sds:${subject}`, (key) => send(content, key)),
    onSettled: () => queryClient.invalidateQueries({ queryKey: createOwnDeliveriesKey(prefix) }),
  });
}
