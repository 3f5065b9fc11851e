import { idField } from '@cromia/domain/fields';
import {
  createdWebhookSchema,
  deliveryDetailSchema,
  deliveryListQuerySchema,
  deliveryPageSchema,
  redeliveryAnswerSchema,
  redeliverySchema,
  webhookFormSchema,
  webhookListQuerySchema,
  webhookPageSchema,
  webhookSchema,
} from '@cromia/domain/integration/webhook';
import { z } from 'zod';
import type { ModuleDependencies } from '../../app-dependencies.ts';
import { getViewer } from '../../platform/access/viewer.ts';
import type { App } from '../../platform/http/app.ts';
import { describeAnswers } from '../../platform/openapi/describe-answers.ts';
import {
  readDeliveries,
  readDelivery,
  resendDeliveriesSince,
  resendDelivery,
  sendTestDelivery,
} from './deliveries.ts';
import { addWebhook, changeWebhook, readWebhook, readWebhooks, removeWebhook } from './webhook-desk.ts';

const TAGS = ['backoffice'];
const PATH = '/api/v1/backoffice/webhooks';
const config = { access: 'backoffice.webhooks' } as const;
const params = z.object({ id: idField() });
const deliveryParams = params.extend({ deliveryId: idField() });
const INACTIVE = 'Returns 409 if the webhook is disabled.';

/** Webhooks, which send events to other software (contract, section 9). */
export function webhookRoutes(app: App, deps: ModuleDependencies): void {
  hookRoutes(app, deps);
  deliveryRoutes(app, deps);
}

function hookRoutes(app: App, deps: ModuleDependencies): void {
  app.get(
    PATH,
    {
      config,
      schema: {
        tags: TAGS,
        summary: 'List webhooks',
        querystring: webhookListQuerySchema,
        response: describeAnswers({ 200: webhookPageSchema }, ['Unauthorized', 'NotAllowed']),
      },
    },
    ({ query }) => readWebhooks(deps.db, query),
  );

  // Takes no idempotency key, because the stored answer would contain the secret.
  app.post(
    PATH,
    {
      config,
      schema: {
        tags: TAGS,
        summary: 'Create a webhook; its secret is returned only once',
        description:
          'Private network addresses are rejected unless WEBHOOK_PRIVATE_HOSTS lists them. Returns 409 if ' +
          'the maximum number of webhooks exists.',
        body: webhookFormSchema,
        response: describeAnswers({ 201: createdWebhookSchema }, ['Unauthorized', 'NotAllowed', 'Conflict']),
      },
    },
    async (request, reply) => reply.code(201).send(await addWebhook(deps, getViewer(request), request.body)),
  );

  app.get(
    `${PATH}/:id`,
    {
      config,
      schema: {
        tags: TAGS,
        summary: 'Retrieve a webhook',
        params,
        response: describeAnswers({ 200: webhookSchema }, ['Unauthorized', 'NotAllowed', 'NotFound']),
      },
    },
    (request) => readWebhook(deps.db, request.params.id),
  );

  app.put(
    `${PATH}/:id`,
    {
      config,
      schema: {
        tags: TAGS,
        summary: 'Update, enable or disable a webhook; its secret remains unchanged',
        params,
        body: webhookFormSchema,
        response: describeAnswers({ 200: webhookSchema }, ['Unauthorized', 'NotAllowed', 'NotFound']),
      },
    },
    (request) => changeWebhook(deps, getViewer(request), request.params.id, request.body),
  );

  app.delete(
    `${PATH}/:id`,
    {
      config,
      schema: {
        tags: TAGS,
        summary: 'Delete a webhook and its deliveries',
        params,
        response: describeAnswers({ 204: z.undefined() }, ['Unauthorized', 'NotAllowed', 'NotFound']),
      },
    },
    async (request, reply) => {
      await removeWebhook(deps, getViewer(request), request.params.id);
      return reply.code(204).send();
    },
  );

  app.post(
    `${PATH}/:id/test`,
    {
      config,
      schema: {
        tags: TAGS,
        summary: 'Send a test event',
        description: `Sends a \`webhook.test\` event, with the same retries as any delivery. ${INACTIVE}`,
        params,
        response: describeAnswers({ 202: deliveryDetailSchema }, [
          'Unauthorized',
          'NotAllowed',
          'NotFound',
          'Conflict',
        ]),
      },
    },
    async (request, reply) => reply.code(202).send(await sendTestDelivery(deps.db, request.params.id)),
  );
}

function deliveryRoutes(app: App, { db }: ModuleDependencies): void {
  app.get(
    `${PATH}/:id/deliveries`,
    {
      config,
      schema: {
        tags: TAGS,
        summary: 'List deliveries of a webhook; retained as long as their events',
        params,
        querystring: deliveryListQuerySchema,
        response: describeAnswers({ 200: deliveryPageSchema }, ['Unauthorized', 'NotAllowed', 'NotFound']),
      },
    },
    ({ params: { id }, query }) => readDeliveries(db, id, query),
  );

  app.get(
    `${PATH}/:id/deliveries/:deliveryId`,
    {
      config,
      schema: {
        tags: TAGS,
        summary: 'Retrieve a delivery with its last request and response',
        params: deliveryParams,
        response: describeAnswers({ 200: deliveryDetailSchema }, ['Unauthorized', 'NotAllowed', 'NotFound']),
      },
    },
    ({ params: { id, deliveryId } }) => readDelivery(db, id, deliveryId),
  );

  app.post(
    `${PATH}/:id/deliveries/:deliveryId/retry`,
    {
      config,
      schema: {
        tags: TAGS,
        summary: 'Resend a delivery immediately, whatever its status',
        description: `Restarts the attempts of the delivery. ${INACTIVE}`,
        params: deliveryParams,
        response: describeAnswers({ 202: deliveryDetailSchema }, [
          'Unauthorized',
          'NotAllowed',
          'NotFound',
          'Conflict',
        ]),
      },
    },
    async ({ params: { id, deliveryId } }, reply) =>
      reply.code(202).send(await resendDelivery(db, id, deliveryId)),
  );

  app.post(
    `${PATH}/:id/redelivery`,
    {
      config,
      schema: {
        tags: TAGS,
        summary: 'Resend all events since a given time, whether or not they were delivered',
        description:
          'Includes events from before the webhook was created and from while it was disabled. Each event ' +
          `keeps the \`webhook-id\` of its first delivery. ${INACTIVE}`,
        params,
        body: redeliverySchema,
        response: describeAnswers({ 202: redeliveryAnswerSchema }, [
          'Unauthorized',
          'NotAllowed',
          'NotFound',
          'Conflict',
        ]),
      },
    },
    async ({ params: { id }, body }, reply) =>
      reply.code(202).send({ deliveries: await resendDeliveriesSince(db, id, body.from) }),
  );
}
