import {
  managedDraftSchema,
  managedRequestSchema,
  vatCheckSchema,
} from '@cromia/domain/activation/request-forms';
import {
  customerRequestPageSchema,
  customerRequestResponseSchema,
  managedDraftResponseSchema,
  managedRequestListQuerySchema,
  vatCheckResponseSchema,
} from '@cromia/domain/activation/request-responses';
import { LIMITS } from '@cromia/domain/limits';
import { createdIdSchema } from '@cromia/domain/orders/order-request';
import { z } from 'zod';
import type { ModuleDependencies } from '../../../app-dependencies.ts';
import type { App } from '../../../platform/http/app.ts';
import { declareRoutes, idParams, noContent } from '../../../platform/routes/declare-routes.ts';
import { checkVatNumber } from '../own-requests.ts';
import { limitVatRejections } from '../throttle.ts';
import {
  readManagedDraft,
  readManagedRequest,
  readManagedRequests,
  removeManagedRequest,
  saveManagedDraft,
  submitManagedRequest,
} from './managed-requests.ts';

const TYPE = '/enter-customer-requests/types/managed';

/** Requests that agents and commercial staff make for companies (section 7, "Agent"). */
export function managedRequestRoutes(app: App, deps: ModuleDependencies): void {
  const { db } = deps;
  const requests = declareRoutes(app, deps, {
    tag: 'activation',
    path: '/api/v1/public/:prefix/customer-requests',
    access: 'activation.managed-requests',
    params: z.object({ prefix: z.string() }),
  });

  requests.get(
    TYPE,
    {
      summary: "List the current user's requests for companies",
      query: managedRequestListQuerySchema,
      response: customerRequestPageSchema,
    },
    ({ viewer, query }) => readManagedRequests(db, viewer, query),
  );

  requests.get(
    `${TYPE}/drafts/:id`,
    {
      summary: 'Retrieve a draft of the current user',
      heavyRead: true,
      params: idParams,
      response: managedDraftResponseSchema,
      errors: ['NotFound'],
    },
    ({ viewer, params }) => readManagedDraft(db, viewer, params.id),
  );

  requests.get(
    `${TYPE}/:id`,
    {
      summary: 'Retrieve a request of the current user for a company, also after it was sent',
      heavyRead: true,
      params: idParams,
      response: customerRequestResponseSchema,
      errors: ['NotFound'],
    },
    ({ viewer, params }) => readManagedRequest(db, viewer, params.id),
  );

  requests.get(
    '/vat-check',
    {
      summary: 'Check whether a company is already a customer or has a request',
      query: vatCheckSchema,
      response: vatCheckResponseSchema,
      errors: ['TooManyRequests'],
    },
    ({ viewer, query }) => checkVatNumber(deps, viewer, query.vatNumber),
  );

  requests.put(
    `${TYPE}/drafts`,
    {
      summary: 'Save a draft; creates a new one if no id is given',
      bodyLimit: LIMITS.companyBytes,
      body: managedDraftSchema,
      response: managedDraftResponseSchema,
      errors: ['NotFound', 'Conflict', 'TooManyDrafts'],
    },
    ({ viewer, body }) => saveManagedDraft(deps, viewer, body),
  );

  requests.delete(
    `${TYPE}/drafts/:id`,
    {
      summary: 'Delete a draft; requests that were sent stay',
      params: idParams,
      response: noContent,
      errors: ['NotFound', 'deleteFail'],
    },
    ({ viewer, params }) => removeManagedRequest(deps, viewer, params.id),
  );

  requests.post(
    `${TYPE}/pendings`,
    {
      summary: 'Submit a request for a company',
      idempotent: true,
      bodyLimit: LIMITS.companyBytes,
      body: managedRequestSchema,
      status: 201,
      response: createdIdSchema,
      errors: ['NotFound', 'Conflict', 'VatNumberExists', 'CustomerRequestExists', 'TooManyRequests'],
    },
    ({ transaction, viewer, body }) =>
      limitVatRejections(deps, viewer, () =>
        transaction((trx) => submitManagedRequest(trx, deps, viewer, body)),
      ),
  );
}
