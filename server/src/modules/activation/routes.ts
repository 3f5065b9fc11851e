import { accessTokenSchema } from '@cromia/domain/accounts/login';
import {
  associationSchema,
  ownRequestSchema,
  requestDraftSchema,
  vatCheckSchema,
} from '@cromia/domain/activation/request-forms';
import {
  customerRequestResponseSchema,
  vatCheckResponseSchema,
} from '@cromia/domain/activation/request-responses';
import { LIMITS } from '@cromia/domain/limits';
import { createdIdSchema } from '@cromia/domain/orders/order-request';
import type { ModuleDependencies } from '../../app-dependencies.ts';
import type { App } from '../../platform/http/app.ts';
import { declareRoutes, noContent } from '../../platform/routes/declare-routes.ts';
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
import { limitAssociations, limitVatRejections } from './throttle.ts';

const TYPES = '/customer-requests/enter-customer-requests/types';

/** Becoming a customer (section 7, "User-company"): a user's own request, invitations, and agents' requests. */
export function activationRoutes(app: App, deps: ModuleDependencies): void {
  activationDeskRoutes(app, deps);
  managedRequestRoutes(app, deps);
  invitationRoutes(app, deps);
  const company = declareRoutes(app, deps, {
    tag: 'activation',
    path: '/api/v1/public/user-company',
    access: 'activation.request',
  });

  company.get(
    `${TYPES}/new-and-existing`,
    {
      summary: "Retrieve the current user's customer request; 404 means the status NONE",
      heavyRead: true,
      response: customerRequestResponseSchema,
      errors: ['NotFound'],
    },
    ({ viewer }) => readOwnRequest(deps.db, viewer),
  );

  company.put(
    `${TYPES}/new/drafts`,
    {
      summary: 'Save the draft of a customer request, replacing the previous draft',
      bodyLimit: LIMITS.companyBytes,
      body: requestDraftSchema,
      response: customerRequestResponseSchema,
      errors: ['Conflict'],
    },
    ({ viewer, body }) => saveOwnDraft(deps, viewer, body),
  );

  company.post(
    `${TYPES}/new/pendings`,
    {
      summary: 'Submit a customer request for a new company',
      idempotent: true,
      bodyLimit: LIMITS.companyBytes,
      body: ownRequestSchema,
      status: 201,
      response: createdIdSchema,
      errors: ['Conflict', 'VatNumberExists', 'CustomerRequestExists', 'TooManyRequests'],
    },
    ({ transaction, viewer, body }) =>
      limitVatRejections(deps, viewer, () => transaction((trx) => submitOwnRequest(trx, deps, viewer, body))),
  );

  company.post(
    `${TYPES}/existing/pendings`,
    {
      summary: 'Request to join an existing customer',
      idempotent: true,
      body: associationSchema,
      status: 201,
      response: createdIdSchema,
      errors: ['AssociationFailed', 'Conflict', 'TooManyRequests'],
    },
    ({ transaction, viewer, body }) =>
      limitAssociations(deps, viewer, () =>
        transaction((trx) => requestAssociation(trx, deps, viewer, body.customerCode)),
      ),
  );

  company.get(
    '/customer-requests/vat-check',
    {
      summary: 'Check whether a company is already a customer or has a request',
      query: vatCheckSchema,
      response: vatCheckResponseSchema,
      errors: ['TooManyRequests'],
    },
    ({ viewer, query }) => checkVatNumber(deps, viewer, query.vatNumber),
  );

  company.patch(
    '/upgrade/to-customer',
    {
      access: 'activation.upgrade',
      summary: 'Become a customer on the basis of an accepted request',
      response: accessTokenSchema,
      errors: ['NotFound', 'Conflict'],
    },
    ({ viewer }) => becomeCustomer(deps, viewer),
  );

  company.delete(
    '/delete-request',
    {
      summary:
        "Delete the current user's draft, withdraw a pending association, or acknowledge a rejected or expired request",
      response: noContent,
      errors: ['NotFound', 'deleteFail'],
    },
    ({ viewer }) => removeOwnRequest(deps, viewer),
  );
}
