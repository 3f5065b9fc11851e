import { accessTokenSchema } from '@cromia/domain/accounts/login';
import { customerRequestAnswerSchema, vatCheckAnswerSchema } from '@cromia/domain/activation/request-answers';
import {
  associationSchema,
  ownRequestSchema,
  requestDraftSchema,
  vatCheckSchema,
} from '@cromia/domain/activation/request-forms';
import { LIMITS } from '@cromia/domain/limits';
import { createdIdSchema } from '@cromia/domain/orders/order-request';
import { z } from 'zod';
import type { ModuleDependencies } from '../../app-dependencies.ts';
import { getViewer } from '../../platform/access/viewer.ts';
import type { App } from '../../platform/http/app.ts';
import { idempotencyHeadersSchema } from '../../platform/idempotency/run-idempotently.ts';
import { describeAnswers } from '../../platform/openapi/describe-answers.ts';
import { activationDeskRoutes } from './desk-routes.ts';
import { invitationRoutes } from './invitations/routes.ts';
import { managedRequestRoutes } from './managed/routes.ts';
import {
  becomeCustomer,
  checkVatNumber,
  readOwnRequest,
  removeOwnRequest,
  requestAssociation,
  saveOwnDraft,
  submitOwnRequest,
} from './own-requests.ts';

const TAGS = ['activation'];
const COMPANY = '/api/v1/public/user-company';
const TYPES = `${COMPANY}/customer-requests/enter-customer-requests/types`;

/** Becoming a customer (section 7, "User-company"): a user's own request, invitations, and agents' requests. */
export function activationRoutes(app: App, deps: ModuleDependencies): void {
  activationDeskRoutes(app, deps);

  requestRoutes(app, deps);
  endRoutes(app, deps);
  managedRequestRoutes(app, deps);
  invitationRoutes(app, deps);
}

function requestRoutes(app: App, deps: ModuleDependencies): void {
  app.get(
    `${TYPES}/new-and-existing`,
    {
      config: { access: 'activation.request', heavyRead: true },
      schema: {
        tags: TAGS,
        summary: "Retrieve the current user's customer request; 404 means the status NONE",
        response: describeAnswers({ 200: customerRequestAnswerSchema }, [
          'Unauthorized',
          'NotAllowed',
          'NotFound',
        ]),
      },
    },
    (request) => readOwnRequest(deps.db, getViewer(request)),
  );

  app.put(
    `${TYPES}/new/drafts`,
    {
      bodyLimit: LIMITS.companyBytes,
      config: { access: 'activation.request' },
      schema: {
        tags: TAGS,
        summary: 'Save the draft of a customer request, replacing the previous draft',
        body: requestDraftSchema,
        response: describeAnswers({ 200: customerRequestAnswerSchema }, [
          'Unauthorized',
          'NotAllowed',
          'Conflict',
          'PayloadTooLarge',
        ]),
      },
    },
    (request) => saveOwnDraft(deps, getViewer(request), request.body),
  );

  app.post(
    `${TYPES}/new/pendings`,
    {
      bodyLimit: LIMITS.companyBytes,
      config: { access: 'activation.request' },
      schema: {
        tags: TAGS,
        summary: 'Submit a customer request for a new company',
        headers: idempotencyHeadersSchema,
        body: ownRequestSchema,
        response: describeAnswers({ 201: createdIdSchema }, [
          'Unauthorized',
          'NotAllowed',
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
      const { body } = await submitOwnRequest(deps, request, request.body);
      return reply.code(201).send(createdIdSchema.parse(body));
    },
  );

  app.post(
    `${TYPES}/existing/pendings`,
    {
      config: { access: 'activation.request' },
      schema: {
        tags: TAGS,
        summary: 'Request to join an existing customer',
        headers: idempotencyHeadersSchema,
        body: associationSchema,
        response: describeAnswers({ 201: createdIdSchema }, [
          'Unauthorized',
          'NotAllowed',
          'AssociationFailed',
          'Conflict',
          'TooManyRequests',
          'IdempotencyKeyReused',
        ]),
      },
    },
    async (request, reply) => {
      const { body } = await requestAssociation(deps, request, request.body.customerCode);
      return reply.code(201).send(createdIdSchema.parse(body));
    },
  );

  app.get(
    `${COMPANY}/customer-requests/vat-check`,
    {
      config: { access: 'activation.request' },
      schema: {
        tags: TAGS,
        summary: 'Check whether a company is already a customer or has a request',
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

/** The routes that end a request: becoming a customer, or removing the request. */
function endRoutes(app: App, deps: ModuleDependencies): void {
  app.patch(
    `${COMPANY}/upgrade/to-customer`,
    {
      config: { access: 'activation.upgrade' },
      schema: {
        tags: TAGS,
        summary: 'Become a customer on the basis of an accepted request',
        response: describeAnswers({ 200: accessTokenSchema }, [
          'Unauthorized',
          'NotAllowed',
          'NotFound',
          'Conflict',
        ]),
      },
    },
    (request) => becomeCustomer(deps, getViewer(request)),
  );

  app.delete(
    `${COMPANY}/delete-request`,
    {
      config: { access: 'activation.request' },
      schema: {
        tags: TAGS,
        summary: "Delete the current user's draft, or acknowledge a rejected or expired request",
        response: describeAnswers({ 204: z.undefined() }, [
          'Unauthorized',
          'NotAllowed',
          'NotFound',
          'deleteFail',
        ]),
      },
    },
    async (request, reply) => {
      await removeOwnRequest(deps, getViewer(request));
      return reply.code(204).send();
    },
  );
}
