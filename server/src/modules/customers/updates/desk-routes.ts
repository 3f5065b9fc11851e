import {
  updateDecisionSchema,
  updateRequestDetailSchema,
  updateRequestListQuerySchema,
  updateRequestPageSchema,
} from '@cromia/domain/customers/update-request';
import { idField } from '@cromia/domain/fields';
import { z } from 'zod';
import type { ModuleDependencies } from '../../../app-dependencies.ts';
import { getViewer } from '../../../platform/access/viewer.ts';
import type { App } from '../../../platform/http/app.ts';
import { describeAnswers } from '../../../platform/openapi/describe-answers.ts';
import { decideUpdateRequest, readUpdateRequest, readUpdateRequests } from './update-desk.ts';

const TAGS = ['backoffice'];
const PATH = '/api/v1/backoffice/update-customer-requests';
const params = z.object({ id: idField() });

/** The queue of changes to customers' data (contract, section 5). */
export function updateRequestDeskRoutes(app: App, deps: ModuleDependencies): void {
  app.get(
    PATH,
    {
      config: { access: 'backoffice.decide' },
      schema: {
        tags: TAGS,
        summary: 'List requests to change customer data',
        querystring: updateRequestListQuerySchema,
        response: describeAnswers({ 200: updateRequestPageSchema }, ['Unauthorized', 'NotAllowed']),
      },
    },
    (request) => readUpdateRequests(deps.db, request.query, deps.config.timeZone),
  );

  app.get(
    `${PATH}/:id`,
    {
      config: { access: 'backoffice.decide', heavyRead: true },
      schema: {
        tags: TAGS,
        summary: 'Retrieve a change request with old and new values by field, and its history',
        params,
        response: describeAnswers({ 200: updateRequestDetailSchema }, [
          'Unauthorized',
          'NotAllowed',
          'NotFound',
        ]),
      },
    },
    (request) => readUpdateRequest(deps.db, request.params.id),
  );

  app.post(
    `${PATH}/:id/decision`,
    {
      config: { access: 'backoffice.decide' },
      schema: {
        tags: TAGS,
        summary:
          'Accept a change request, which applies it to the profile and increments its version, or reject ' +
          'it',
        description:
          'A 409 returns the current status of the change request in `current`; PENDING if the profile has ' +
          'changed.',
        params,
        body: updateDecisionSchema,
        response: describeAnswers({ 200: updateRequestDetailSchema }, [
          'Unauthorized',
          'NotAllowed',
          'NotFound',
          'Conflict',
        ]),
      },
    },
    (request) => decideUpdateRequest(deps, getViewer(request), request.params.id, request.body),
  );
}
