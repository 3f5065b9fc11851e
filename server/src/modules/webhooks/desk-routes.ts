import { idField } from '@cromia/domain/fields';
import {
  changedWebhookSchema,
  createdWebhookSchema,
  deliveryDetailSchema,
  deliveryListQuerySchema,
  deliveryPageSchema,
  redeliveryResponseSchema,
  redeliverySchema,
  webhookFormSchema,
  webhookListQuerySchema,
  webhookPageSchema,
  webhookSchema,
} from '@cromia/domain/webhooks/webhook';
import type { ModuleDependencies } from '../../app-dependencies.ts';
import type { App } from '../../platform/http/app.ts';
import { declareDeskRoutes, idParams, noContent } from '../../platform/routes/declare-routes.ts';
import {
  readDeliveries,
  readDelivery,
  resendDeliveriesSince,
  resendDelivery,
  sendTestDelivery,
} from './deliveries.ts';
import { addWebhook, changeWebhook, readWebhook, readWebhooks, removeWebhook } from './webhook-desk.ts';

const INACTIVE = 'Returns 409 if the webhook is disabled.';
/** Shared options of the routes of one webhook. */
const WEBHOOK = { params: idParams, errors: ['NotFound'] } as const;
const DELIVERY = { params: idParams.extend({ deliveryId: idField() }), response: deliveryDetailSchema };

/** Webhooks, which send events to other software (contract, section 9). */
export function webhookRoutes(app: App, deps: ModuleDependencies): void {
  const { db } = deps;
  const webhooks = declareDeskRoutes(app, deps, { path: '/webhooks', access: 'backoffice.webhooks' });

  webhooks.get(
    '',
    { summary: 'List webhooks', query: webhookListQuerySchema, response: webhookPageSchema },
    ({ query }) => readWebhooks(db, query),
  );

  // Takes no idempotency key, because the stored response would contain the secret.
  webhooks.post(
    '',
    {
      summary: 'Create a webhook; its secret is returned only once',
      description:
        'Private network addresses are rejected unless WEBHOOK_PRIVATE_HOSTS lists them. Returns 409 if ' +
        'the maximum number of webhooks exists.',
      body: webhookFormSchema,
      status: 201,
      response: createdWebhookSchema,
      errors: ['Conflict'],
    },
    ({ viewer, body }) => addWebhook(deps, viewer, body),
  );

  webhooks.get('/:id', { ...WEBHOOK, summary: 'Retrieve a webhook', response: webhookSchema }, ({ params }) =>
    readWebhook(db, params.id),
  );

  webhooks.put(
    '/:id',
    {
      ...WEBHOOK,
      summary: 'Update, enable or disable a webhook; its secret remains unchanged',
      body: changedWebhookSchema,
      response: webhookSchema,
      errors: ['NotFound', 'Conflict'],
    },
    ({ viewer, params, body }) => changeWebhook(deps, viewer, params.id, body),
  );

  webhooks.delete(
    '/:id',
    { ...WEBHOOK, summary: 'Delete a webhook and its deliveries', response: noContent },
    ({ viewer, params }) => removeWebhook(deps, viewer, params.id),
  );

  deliveryRoutes(webhooks, deps);
}

function deliveryRoutes(webhooks: ReturnType<typeof declareDeskRoutes>, { db }: ModuleDependencies): void {
  webhooks.post(
    '/:id/test',
    {
      params: idParams,
      summary: 'Send a test event',
      description: `Sends a \`webhook.test\` event, with the same retries as any delivery. ${INACTIVE}`,
      status: 202,
      response: deliveryDetailSchema,
      errors: ['NotFound', 'Conflict'],
    },
    ({ params }) => sendTestDelivery(db, params.id),
  );

  webhooks.get(
    '/:id/deliveries',
    {
      ...WEBHOOK,
      summary: 'List deliveries of a webhook; retained as long as their events',
      query: deliveryListQuerySchema,
      response: deliveryPageSchema,
    },
    ({ params, query }) => readDeliveries(db, params.id, query),
  );

  webhooks.get(
    '/:id/deliveries/:deliveryId',
    {
      ...DELIVERY,
      summary: 'Retrieve a delivery with its last request and response',
      errors: ['NotFound'],
    },
    ({ params }) => readDelivery(db, params.id, params.deliveryId),
  );

  webhooks.post(
    '/:id/deliveries/:deliveryId/retry',
    {
      ...DELIVERY,
      summary: 'Resend a delivery immediately, whatever its status',
      description: `Restarts the attempts of the delivery. ${INACTIVE}`,
      status: 202,
      errors: ['NotFound', 'Conflict'],
    },
    ({ params }) => resendDelivery(db, params.id, params.deliveryId),
  );

  webhooks.post(
    '/:id/redelivery',
    {
      params: idParams,
      summary: 'Resend all events since a given time, whether or not they were delivered',
      description:
        'Includes events from before the webhook was created and from while it was disabled. Each event ' +
        `keeps the \`webhook-id\` of its first delivery. ${INACTIVE}`,
      body: redeliverySchema,
      status: 202,
      response: redeliveryResponseSchema,
      errors: ['NotFound', 'Conflict'],
    },
    async ({ params, body }) => ({ deliveries: await resendDeliveriesSince(db, params.id, body.from) }),
  );
}
