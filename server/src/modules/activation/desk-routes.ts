import { customerRequestDecisionSchema } from '@cromia/domain/activation/request-forms';
import {
  deskListQuerySchema,
  deskRequestDetailSchema,
  deskRequestSchema,
  managerSearchQuerySchema,
  managerSuggestionsSchema,
} from '@cromia/domain/activation/request-responses';
import { createLimitedPageSchema } from '@cromia/domain/lists/paging';
import { decisionRecipientsSchema } from '@cromia/domain/orders/mail-recipients';
import type { ModuleDependencies } from '../../app-dependencies.ts';
import type { App } from '../../platform/http/app.ts';
import { declareDeskRoutes, idParams } from '../../platform/routes/declare-routes.ts';
import { suggestManagers } from '../customers/index.ts';
import { readDecisionRecipients } from './decision-mails.ts';
import { decideCustomerRequest } from './decisions.ts';
import { readDeskRequest, readDeskRequests } from './desk.ts';

/** Routes to decide on requests to become a customer (contract, section 5). */
export function activationDeskRoutes(app: App, deps: ModuleDependencies): void {
  const { db, config } = deps;
  const desk = declareDeskRoutes(app, deps, { path: '/customer-requests', access: 'backoffice.decide' });

  desk.get(
    '',
    {
      summary: 'List customer requests, excluding drafts',
      query: deskListQuerySchema,
      response: createLimitedPageSchema(deskRequestSchema),
    },
    ({ query }) => readDeskRequests(db, query, config.timeZone),
  );

  desk.get(
    '/managers',
    {
      summary: 'List agents and commercial staff to whom a customer can be assigned',
      query: managerSearchQuerySchema,
      response: managerSuggestionsSchema,
    },
    ({ query }) => suggestManagers(db, query.searchString),
  );

  desk.get(
    '/:id',
    {
      summary: 'Retrieve a customer request with similar customers and requests, and its history',
      heavyRead: true,
      params: idParams,
      response: deskRequestDetailSchema,
      errors: ['NotFound'],
    },
    ({ params }) => readDeskRequest(db, params.id),
  );

  desk.get(
    '/:id/mail-recipients',
    {
      summary: 'List the users who are mailed about a decision on a customer request',
      exposeHeadRoute: false,
      params: idParams,
      response: decisionRecipientsSchema,
      errors: ['NotFound'],
    },
    ({ params }) => readDecisionRecipients(db, params.id),
  );

  desk.post(
    '/:id/decision',
    {
      summary: 'Accept or reject a customer request',
      description: 'If the request was already decided, a 409 returns the decision in `outcome`.',
      params: idParams,
      body: customerRequestDecisionSchema,
      response: deskRequestDetailSchema,
      errors: ['NotFound', 'Conflict', 'VatNumberExists'],
    },
    ({ viewer, params, body }) => decideCustomerRequest(deps, viewer, params.id, body),
  );
}
