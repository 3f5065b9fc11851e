import {
  changedSynonymSchema,
  newSynonymSchema,
  searchCountListQuerySchema,
  searchCountPageSchema,
  synonymListQuerySchema,
  synonymPageSchema,
  synonymParamsSchema,
  synonymVersionSchema,
} from '@cromia/domain/catalogue/search-words';
import { z } from 'zod';
import type { ModuleDependencies } from '../../../app-dependencies.ts';
import { getViewer } from '../../../platform/access/viewer.ts';
import type { App } from '../../../platform/http/app.ts';
import { idempotencyHeadersSchema, runIdempotently } from '../../../platform/idempotency/run-idempotently.ts';
import { describeAnswers } from '../../../platform/openapi/describe-answers.ts';
import { readSearchCounts } from './search-counts.ts';
import { addSynonym, changeSynonym, readSynonyms, removeSynonym } from './synonym-desk.ts';

const TAGS = ['backoffice'];
const PATH = '/api/v1/backoffice/search-synonyms';
const synonymIdSchema = z.object({ id: z.string() });
const STALE = 'Returns 409 if another user changed the pair in the meantime, or if it already exists.';

/**
 * Routes to maintain the synonyms of the product search, and to view past searches (contract, section 5). A change
 * applies to the next search.
 */
export function synonymDeskRoutes(app: App, deps: ModuleDependencies): void {
  readRoutes(app, deps);
  changeRoutes(app, deps);
}

function readRoutes(app: App, { db }: ModuleDependencies): void {
  app.get(
    PATH,
    {
      config: { access: 'backoffice.search' },
      schema: {
        tags: TAGS,
        summary: 'List synonyms of the product search',
        querystring: synonymListQuerySchema,
        response: describeAnswers({ 200: synonymPageSchema }, ['Unauthorized', 'NotAllowed']),
      },
    },
    (request) => readSynonyms(db, request.query),
  );

  app.get(
    '/api/v1/backoffice/searches',
    {
      config: { access: 'backoffice.search' },
      schema: {
        tags: TAGS,
        summary: 'List search terms of the last 26 weeks, without user data',
        querystring: searchCountListQuerySchema,
        response: describeAnswers({ 200: searchCountPageSchema }, ['Unauthorized', 'NotAllowed']),
      },
    },
    (request) => readSearchCounts(db, request.query),
  );
}

function changeRoutes(app: App, { db }: ModuleDependencies): void {
  app.post(
    PATH,
    {
      config: { access: 'backoffice.search' },
      schema: {
        tags: TAGS,
        summary: 'Add a synonym',
        description: 'Returns 409 if the pair already exists.',
        headers: idempotencyHeadersSchema,
        body: newSynonymSchema,
        response: describeAnswers({ 201: synonymIdSchema }, [
          'Unauthorized',
          'NotAllowed',
          'Conflict',
          'IdempotencyKeyReused',
        ]),
      },
    },
    async (request, reply) => {
      const { body } = await runIdempotently(db, request, async (trx) => ({
        statusCode: 201,
        body: { id: await addSynonym(trx, getViewer(request), request.body) },
      }));
      return reply.code(201).send(synonymIdSchema.parse(body));
    },
  );

  app.put(
    `${PATH}/:id`,
    {
      config: { access: 'backoffice.search' },
      schema: {
        tags: TAGS,
        summary: 'Update a synonym',
        description: STALE,
        params: synonymParamsSchema,
        body: changedSynonymSchema,
        response: describeAnswers({ 204: z.undefined() }, [
          'Unauthorized',
          'NotAllowed',
          'NotFound',
          'Conflict',
        ]),
      },
    },
    async (request, reply) => {
      await changeSynonym(db, getViewer(request), request.params.id, request.body);
      return reply.code(204).send();
    },
  );

  app.delete(
    `${PATH}/:id`,
    {
      config: { access: 'backoffice.search' },
      schema: {
        tags: TAGS,
        summary: 'Delete a synonym',
        description: STALE,
        params: synonymParamsSchema,
        querystring: synonymVersionSchema,
        response: describeAnswers({ 204: z.undefined() }, [
          'Unauthorized',
          'NotAllowed',
          'NotFound',
          'Conflict',
        ]),
      },
    },
    async (request, reply) => {
      await removeSynonym(db, getViewer(request), request.params.id, request.query.version);
      return reply.code(204).send();
    },
  );
}
