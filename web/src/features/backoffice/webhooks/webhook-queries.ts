import type { Webhook, WebhookForm } from '@cromia/domain/integration/webhook';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { answer, api } from '../../../api/client';
import type { QueryOf } from '../../../ui/list/list-address';
import { deskDetail, deskPage } from '../desk-calls';
import type { DELIVERIES, WEBHOOKS } from './webhook-lists';

const ALL = ['backoffice', 'webhooks'];
const PATH = '/api/v1/backoffice/webhooks' as const;

/** One page of the webhooks. */
export function webhooksQuery(query: QueryOf<typeof WEBHOOKS>) {
  return deskPage([...ALL, 'list', query], (signal) => answer(api.GET(PATH, { params: { query }, signal })));
}

/** One webhook. Fails with `NotFound`, also for a malformed id. */
export function webhookQuery(id: string) {
  return deskDetail([...ALL, 'one', id], id, (signal) =>
    answer(api.GET(`${PATH}/{id}`, { params: { path: { id } }, signal })),
  );
}

/** One page of the deliveries of a webhook. */
export function deliveriesQuery(id: string, query: QueryOf<typeof DELIVERIES>) {
  return deskPage([...ALL, 'deliveries', id, query], (signal) =>
    answer(api.GET(`${PATH}/{id}/deliveries`, { params: { path: { id }, query }, signal })),
  );
}

/** One delivery with its last request and answer. */
export function deliveryQuery(id: string, deliveryId: string) {
  return deskDetail([...ALL, 'delivery', deliveryId], deliveryId, (signal) =>
    answer(api.GET(`${PATH}/{id}/deliveries/{deliveryId}`, { params: { path: { id, deliveryId } }, signal })),
  );
}

/** A mutation that invalidates all webhook queries. */
function useWebhookChange<Change, Answer>(mutationFn: (change: Change) => Promise<Answer>) {
  const queryClient = useQueryClient();
  return useMutation<Answer, Error, Change>({
    mutationFn,
    onSettled: () => queryClient.invalidateQueries({ queryKey: ALL }),
  });
}

/** Adds a webhook; only this answer contains its secret. */
export function useAddWebhook() {
  return useWebhookChange((body: WebhookForm) => answer(api.POST(PATH, { body })));
}

/** Changes a webhook. */
export function useChangeWebhook(id: string) {
  return useWebhookChange((body: WebhookForm) =>
    answer(api.PUT(`${PATH}/{id}`, { params: { path: { id } }, body })),
  );
}

/** Deletes a webhook. */
export function useRemoveWebhook({ id }: Webhook) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async () => {
      await answer(api.DELETE(`${PATH}/{id}`, { params: { path: { id } } }));
    },
    // Invalidates only the lists: otherwise the deleted webhook's own page would refetch it.
    onSuccess: () => queryClient.invalidateQueries({ queryKey: [...ALL, 'list'] }),
  });
}

/** Sends a test. */
export function useSendTest(id: string) {
  return useWebhookChange<void, unknown>(() =>
    answer(api.POST(`${PATH}/{id}/test`, { params: { path: { id } } })),
  );
}

/** Sends one delivery again. */
export function useSendAgain(id: string, deliveryId: string) {
  return useWebhookChange<void, unknown>(() =>
    answer(api.POST(`${PATH}/{id}/deliveries/{deliveryId}/retry`, { params: { path: { id, deliveryId } } })),
  );
}

/** Resends every event since an instant. */
export function useSendAgainSince(id: string) {
  return useWebhookChange((from: string) =>
    answer(api.POST(`${PATH}/{id}/redelivery`, { params: { path: { id } }, body: { from } })),
  );
}
