import { managedUpdateSchema, ownUpdateSchema } from '@cromia/domain/customers/profile-update';
import { customerCodeField } from '@cromia/domain/fields';
import { createdIdSchema } from '@cromia/domain/orders/order-request';
import { z } from 'zod';
import type { ModuleDependencies } from '../../../app-dependencies.ts';
import { getViewer } from '../../../platform/access/viewer.ts';
import type { App } from '../../../platform/http/app.ts';
import { idempotencyHeadersSchema } from '../../../platform/idempotency/run-idempotently.ts';
import { describeAnswers } from '../../../platform/openapi/describe-answers.ts';
import { Problem } from '../../../platform/problem.ts';
import { isUpdatePending, requestManagedUpdate, requestOwnUpdate } from './update-requests.ts';

const TAGS = ['customers'];
const PENDINGS = 'customer-requests/update-customer-requests/pendings';

const REFUSALS = [
  'Unauthorized',
  'NotAllowed',
  'NotFound',
  'CustomerCodeRequired',
  'EditRequestPending',
  'Conflict',
  'IdempotencyKeyReused',
] as const;

/** Requests to change a customer's data (sections 4 and 7). */
export function updateRequestRoutes(app: App, deps: ModuleDependencies): void {
  app.post(
    `/api/v1/public/customer/customer-profiles/${PENDINGS}`,
    {
      config: { access: 'customers.own' },
      schema: {
        tags: TAGS,
        summary: "Request a change of the current user's customer data",
        description:
          'Takes the complete new profile; the VAT number cannot change. Only one change request can be ' +
          'pending at a time.',
        headers: idempotencyHeadersSchema,
        body: ownUpdateSchema,
        response: describeAnswers({ 201: createdIdSchema }, [...REFUSALS]),
      },
    },
    async (request, reply) => {
      const { body } = await requestOwnUpdate(deps, request, request.body);
      return reply.code(201).send(createdIdSchema.parse(body));
    },
  );

  // For the prefix `customer`, the route above matches instead.
  app.post(
    `/api/v1/public/:prefix/customer-profiles/${PENDINGS}`,
    {
      config: { access: 'customers.request-edit' },
      schema: {
        tags: TAGS,
        summary: 'Request a change of the data of a customer in the portfolio',
        description:
          'Takes the complete new profile; the VAT number cannot change. Omitted fields of the assessment ' +
          'and the bank details remain unchanged.',
        params: z.object({ prefix: z.string() }),
        headers: idempotencyHeadersSchema,
        body: managedUpdateSchema,
        response: describeAnswers({ 201: createdIdSchema }, [...REFUSALS]),
      },
    },
    async (request, reply) => {
      const { body } = await requestManagedUpdate(deps, request, request.body);
      return reply.code(201).send(createdIdSchema.parse(body));
    },
  );

  app.head(
    `/api/v1/public/:prefix/customer-profiles/:code/${PENDINGS}`,
    {
      config: { access: 'customers.request-edit', swagger: { exposeHeadRoute: true } },
      schema: {
        tags: TAGS,
        summary: 'Check whether a change request of the customer is pending',
        description: 'Returns 200 while a request is pending; 404 means that the profile can be edited.',
        params: z.object({ prefix: z.string(), code: customerCodeField() }),
        response: describeAnswers({ 200: z.undefined() }, ['Unauthorized', 'NotAllowed', 'NotFound']),
      },
    },
    async (request, reply) => {
      const isPending = await isUpdatePending(deps.db, getViewer(request), request.params.code);
      if (!isPending) throw new Problem('NotFound');
      return reply.code(200).send();
    },
  );
}
