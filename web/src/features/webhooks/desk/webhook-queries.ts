import type { ChangedWebhook, Webhook, WebhookForm } from '@cromia/domain/webhooks/webhook';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api, unwrapResponse } from '../../../api/client';
import type { ListQueryOf } from '../../../ui/list/define-list';
import { deskDetailQuery, deskPageQuery } from '../../desk';
import type { WEBHOOK_DELIVERY_LIST, WEBHOOK_LIST } from './webhook-lists';

const WEBHOOKS_KEY = ['backoffice', 'webhooks'];
const PATH = '/api/v1/backoffice/webhooks' as const;

/** One page of the webhooks. */
export function webhooksQuery(query: ListQueryOf<typeof WEBHOOK_LIST>) {
  return deskPageQuery([...WEBHOOKS_KEY, 'list', query], (signal) =>
    unwrapResponse(api.GET(PATH, { params: { query }, signal })),
  );
}

/** One webhook. Fails with `NotFound`, also for a malformed id. */
export function webhookQuery(id: string) {
  return deskDetailQuery([...WEBHOOKS_KEY, 'one', id], id, (signal) =>
    unwrapResponse(api.GET(`${PATH}/{id}`, { params: { path: { id } }, signal })),
  );
}

/** One page of the deliveries of a webhook. */
export function deliveriesQuery(id: string, query: ListQueryOf<typeof WEBHOOK_DELIVERY_LIST>) {
  return deskPageQuery([...WEBHOOKS_KEY, 'deliveries', id, query], (signal) =>
    unwrapResponse(api.GET(`${PATH}/{id}/deliveries`, { params: { path: { id }, query }, signal })),
  );
}

/** One delivery with its last request and response. */
export function deliveryQuery(id: string, deliveryId: string) {
  return deskDetailQuery([...WEBHOOKS_KEY, 'delivery', deliveryId], deliveryId, (signal) =>
    unwrapResponse(
      api.GET(`${PATH}/{id}/deliveries/{deliveryId}`, { params: { path: { id, deliveryId } }, signal }),
    ),
  );
}

/** A mutation that invalidates all webhook queries. */
function useWebhookChange<Change, Response>(mutationFn: (change: Change) => Promise<Response>) {
  const queryClient = useQueryClient();
  return useMutation<Response, Error, Change>({
    mutationFn,
    onSettled: () => queryClient.invalidateQueries({ queryKey: WEBHOOKS_KEY }),
  });
}

/** Adds a webhook; only this response contains its secret. */
export function useCreateWebhook() {
  return useWebhookChange((body: WebhookForm) => unwrapResponse(api.POST(PATH, { body })));
}

/** Changes a webhook. */
export function useChangeWebhook(id: string) {
  return useWebhookChange((body: ChangedWebhook) =>
    unwrapResponse(api.PUT(`${PATH}/{id}`, { params: { path: { id } }, body })),
  );
}

/** Deletes a webhook. */
export function useDeleteWebhook({ id }: Webhook) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async () => {
      await unwrapResponse(api.DELETE(`${PATH}/{id}`, { params: { path: { id } } }));
    },
    // Invalidates only the lists: otherwise the deleted webhook's own page would refetch it.
    onSuccess: () => queryClient.invalidateQueries({ queryKey: [...WEBHOOKS_KEY, 'list'] }),
  });
}

/** Sends a test event. */
export function useSendTestDelivery(id: string) {
  return useWebhookChange<void, unknown>(() =>
    unwrapResponse(api.POST(`${PATH}/{id}/test`, { params: { path: { id } } })),
  );
}

/** Sends one delivery again. */
export function useResendDelivery(id: string, deliveryId: string) {
  return useWebhookChange<void, unknown>(() =>
    unwrapResponse(
      api.POST(`${PATH}/{id}/deliveries/{deliveryId}/retry`, { params: { path: { id, deliveryId } } }),
    ),
  );
}

/** Resends every event since a timestamp. */
export function useResendDeliveriesSince(id: string) {
  return useWebhookChange((from: string) =>
    unwrapResponse(api.POST(`${PATH}/{id}/redelivery`, { params: { path: { id } }, body: { from } })),
  );
}
