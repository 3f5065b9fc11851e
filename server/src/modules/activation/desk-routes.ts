import {
  deskListQuerySchema,
  deskRequestDetailSchema,
  deskRequestSchema,
  managerSearchQuerySchema,
  managerSuggestionsSchema,
} from '@cromia/domain/activation/request-answers';
import { customerRequestDecisionSchema } from '@cromia/domain/activation/request-forms';
import { idField } from '@cromia/domain/fields';
import { createLimitedPageSchema } from '@cromia/domain/lists/paging';
import { z } from 'zod';
import type { ModuleDependencies } from '../../app-dependencies.ts';
import { getViewer } from '../../platform/access/viewer.ts';
import type { App } from '../../platform/http/app.ts';
import { describeAnswers } from '../../platform/openapi/describe-answers.ts';
import { suggestManagers } from '../customers/index.ts';
import { decideCustomerRequest } from './decisions.ts';
import { readDeskRequest, readDeskRequests } from './desk.ts';

const TAGS = ['backoffice'];
const DESK = '/api/v1/backoffice/customer-requests';

/** Routes to decide on requests to become a customer (contract, section 5). */
export function activationDeskRoutes(app: App, deps: ModuleDependencies): void {
  const { db, config } = deps;

  app.get(
    DESK,
    {
      config: { access: 'backoffice.decide' },
      schema: {
        tags: TAGS,
        summary: 'List customer requests, excluding drafts',
        querystring: deskListQuerySchema,
        response: describeAnswers({ 200: createLimitedPageSchema(deskRequestSchema) }, [
          'Unauthorized',
          'NotAllowed',
        ]),
      },
    },
    (request) => readDeskRequests(db, request.query, config.timeZone),
  );

  app.get(
    `${DESK}/managers`,
    {
      config: { access: 'backoffice.decide' },
      schema: {
        tags: TAGS,
        summary: 'List agents and commercial staff to whom a customer can be assigned',
        querystring: managerSearchQuerySchema,
        response: describeAnswers({ 200: managerSuggestionsSchema }, ['Unauthorized', 'NotAllowed']),
      },
    },
    (request) => suggestManagers(db, request.query.searchString),
  );

  app.get(
    `${DESK}/:id`,
    {
      config: { access: 'backoffice.decide', heavyRead: true },
      schema: {
        tags: TAGS,
        summary: 'Retrieve a customer request with similar customers and requests, and its history',
        params: z.object({ id: idField() }),
        response: describeAnswers({ 200: deskRequestDetailSchema }, [
          'Unauthorized',
          'NotAllowed',
          'NotFound',
        ]),
      },
    },
    (request) => readDeskRequest(db, request.params.id),
  );

  app.post(
    `${DESK}/:id/decision`,
    {
      config: { access: 'backoffice.decide' },
      schema: {
        tags: TAGS,
        summary: 'Accept or reject a customer request',
        description: 'If the request was already decided, a 409 returns the decision in `outcome`.',
        params: z.object({ id: idField() }),
        body: customerRequestDecisionSchema,
        response: describeAnswers({ 200: deskRequestDetailSchema }, [
          'Unauthorized',
          'NotAllowed',
          'NotFound',
          'Conflict',
          'VatNumberExists',
        ]),
      },
    },
    (request) => decideCustomerRequest(deps, getViewer(request), request.params.id, request.body),
  );
}
