import {
  customerRequestAnswerSchema,
  customerRequestPageSchema,
  managedRequestListQuerySchema,
  vatCheckAnswerSchema,
} from '@cromia/domain/activation/request-answers';
import {
  managedDraftSchema,
  managedRequestSchema,
  vatCheckSchema,
} from '@cromia/domain/activation/request-forms';
import { idField } from '@cromia/domain/fields';
import { LIMITS } from '@cromia/domain/limits';
import { createdIdSchema } from '@cromia/domain/orders/order-request';
import { z } from 'zod';
import type { ModuleDependencies } from '../../../app-dependencies.ts';
import { getViewer } from '../../../platform/access/viewer.ts';
import type { App } from '../../../platform/http/app.ts';
import { idempotencyHeadersSchema } from '../../../platform/idempotency/run-idempotently.ts';
import { describeAnswers } from '../../../platform/openapi/describe-answers.ts';
import { checkVatNumber } from '../own-requests.ts';
import {
  readManagedDraft,
  readManagedRequests,
  removeManagedRequest,
  saveManagedDraft,
  submitManagedRequest,
} from './managed-requests.ts';

const TAGS = ['activation'];
const REQUESTS = '/api/v1/public/:prefix/customer-requests';
const MANAGED = `${REQUESTS}/enter-customer-requests/types/managed`;
const prefixed = z.object({ prefix: z.string() });
const prefixedId = prefixed.extend({ id: idField() });

/** Requests that agents and commercial staff make for companies (section 7, "Agent"). */
export function managedRequestRoutes(app: App, deps: ModuleDependencies): void {
  readRoutes(app, deps);
  changeRoutes(app, deps);
}

function readRoutes(app: App, deps: ModuleDependencies): void {
  app.get(
    MANAGED,
    {
      config: { access: 'activation.managed-requests' },
      schema: {
        tags: TAGS,
        summary: "List the current user's requests for companies",
        params: prefixed,
        querystring: managedRequestListQuerySchema,
        response: describeAnswers({ 200: customerRequestPageSchema }, ['Unauthorized', 'NotAllowed']),
      },
    },
    (request) => readManagedRequests(deps.db, getViewer(request), request.query),
  );

  app.get(
    `${MANAGED}/drafts/:id`,
    {
      config: { access: 'activation.managed-requests', heavyRead: true },
      schema: {
        tags: TAGS,
        summary: 'Retrieve a draft of the current user',
        params: prefixedId,
        response: describeAnswers({ 200: customerRequestAnswerSchema }, [
          'Unauthorized',
          'NotAllowed',
          'NotFound',
        ]),
      },
    },
    (request) => readManagedDraft(deps.db, getViewer(request), request.params.id),
  );

  app.get(
    `${REQUESTS}/vat-check`,
    {
      config: { access: 'activation.managed-requests' },
      schema: {
        tags: TAGS,
        summary: 'Check whether a company is already a customer or has a request',
        params: prefixed,
        querystring: vatCheckSchema,
        response: describeAnswers({ 200: vatCheckAnswerSchema }, [
          'Unauthorized',
          'NotAllowed',
          'TooManyRequests',
        ]),
      },
    },
    (request) => checkVatNumber(deps, getViewer(request), request.query.vatNumber),
  );
}

function changeRoutes(app: App, deps: ModuleDependencies): void {
  app.put(
    `${MANAGED}/drafts`,
    {
      bodyLimit: LIMITS.companyBytes,
      config: { access: 'activation.managed-requests' },
      schema: {
        tags: TAGS,
        summary: 'Save a draft; creates a new one if no id is given',
        params: prefixed,
        body: managedDraftSchema,
        response: describeAnswers({ 200: customerRequestAnswerSchema }, [
          'Unauthorized',
          'NotAllowed',
          'NotFound',
          'Conflict',
          'TooManyDrafts',
          'PayloadTooLarge',
        ]),
      },
    },
    (request) => saveManagedDraft(deps, getViewer(request), request.body),
  );

  app.delete(
    `${MANAGED}/drafts/:id`,
    {
      config: { access: 'activation.managed-requests' },
      schema: {
        tags: TAGS,
        summary: 'Delete a draft, or remove a completed request from the list',
        params: prefixedId,
        response: describeAnswers({ 204: z.undefined() }, [
          'Unauthorized',
          'NotAllowed',
          'NotFound',
          'deleteFail',
        ]),
      },
    },
    async (request, reply) => {
      await removeManagedRequest(deps, getViewer(request), request.params.id);
      return reply.code(204).send();
    },
  );

  app.post(
    `${MANAGED}/pendings`,
    {
      bodyLimit: LIMITS.companyBytes,
      config: { access: 'activation.managed-requests' },
      schema: {
        tags: TAGS,
        summary: 'Submit a request for a company',
        params: prefixed,
        headers: idempotencyHeadersSchema,
        body: managedRequestSchema,
        response: describeAnswers({ 201: createdIdSchema }, [
          'Unauthorized',
          'NotAllowed',
          'NotFound',
          'Conflict',
          'VatNumberExists',
          'CustomerRequestExists',
          'TooManyRequests',
          'IdempotencyKeyReused',
          'PayloadTooLarge',
        ]),
      },
    },
    async (request, reply) => {
      const { body } = await submitManagedRequest(deps, request, request.body);
      return reply.code(201).send(createdIdSchema.parse(body));
    },
  );
}
