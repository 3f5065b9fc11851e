import {
  changedDealerSchema,
  dealerDetailSchema,
  dealerListQuerySchema,
  dealerPageSchema,
  dealerVersionSchema,
  newDealerSchema,
} from '@cromia/domain/dealers/dealer-desk';
import { idField } from '@cromia/domain/fields';
import { z } from 'zod';
import type { ModuleDependencies } from '../../app-dependencies.ts';
import { getViewer } from '../../platform/access/viewer.ts';
import type { App } from '../../platform/http/app.ts';
import { idempotencyHeadersSchema, runIdempotently } from '../../platform/idempotency/run-idempotently.ts';
import { describeAnswers } from '../../platform/openapi/describe-answers.ts';
import { addDealer, changeDealer, readDealer, readDealers, removeDealer } from './desk.ts';

const TAGS = ['backoffice'];
const PATH = '/api/v1/backoffice/dealers';
const params = z.object({ id: idField() });
const dealerIdSchema = z.object({ id: z.string() });
const STALE = 'Returns 409 if another user changed the dealer in the meantime; reload it.';

/** Routes to maintain the dealers on the map (contract, section 5). Visitors see each change immediately. */
export function dealerDeskRoutes(app: App, deps: ModuleDependencies): void {
  readRoutes(app, deps);
  changeRoutes(app, deps);
}

function readRoutes(app: App, { db }: ModuleDependencies): void {
  app.get(
    PATH,
    {
      config: { access: 'backoffice.dealers' },
      schema: {
        tags: TAGS,
        summary: 'List dealers',
        querystring: dealerListQuerySchema,
        response: describeAnswers({ 200: dealerPageSchema }, ['Unauthorized', 'NotAllowed']),
      },
    },
    (request) => readDealers(db, request.query),
  );

  app.get(
    `${PATH}/:id`,
    {
      config: { access: 'backoffice.dealers' },
      schema: {
        tags: TAGS,
        summary: 'Retrieve a dealer with its history',
        params,
        response: describeAnswers({ 200: dealerDetailSchema }, ['Unauthorized', 'NotAllowed', 'NotFound']),
      },
    },
    (request) => readDealer(db, request.params.id),
  );
}

function changeRoutes(app: App, { db }: ModuleDependencies): void {
  app.post(
    PATH,
    {
      config: { access: 'backoffice.dealers' },
      schema: {
        tags: TAGS,
        summary: 'Create a dealer',
        headers: idempotencyHeadersSchema,
        body: newDealerSchema,
        response: describeAnswers({ 201: dealerIdSchema }, [
          'Unauthorized',
          'NotAllowed',
          'IdempotencyKeyReused',
        ]),
      },
    },
    async (request, reply) => {
      const { body } = await runIdempotently(db, request, async (trx) => ({
        statusCode: 201,
        body: { id: await addDealer(trx, getViewer(request), request.body) },
      }));
      return reply.code(201).send(dealerIdSchema.parse(body));
    },
  );

  app.put(
    `${PATH}/:id`,
    {
      config: { access: 'backoffice.dealers' },
      schema: {
        tags: TAGS,
        summary: 'Update a dealer',
        description: STALE,
        params,
        body: changedDealerSchema,
        response: describeAnswers({ 200: dealerDetailSchema }, [
          'Unauthorized',
          'NotAllowed',
          'NotFound',
          'Conflict',
        ]),
      },
    },
    (request) => changeDealer(db, getViewer(request), request.params.id, request.body),
  );

  app.delete(
    `${PATH}/:id`,
    {
      config: { access: 'backoffice.dealers' },
      schema: {
        tags: TAGS,
        summary: 'Delete a dealer',
        description: STALE,
        params,
        querystring: dealerVersionSchema,
        response: describeAnswers({ 204: z.undefined() }, [
          'Unauthorized',
          'NotAllowed',
          'NotFound',
          'Conflict',
        ]),
      },
    },
    async (request, reply) => {
      await removeDealer(db, getViewer(request), request.params.id, request.query.version);
      return reply.code(204).send();
    },
  );
}
