import { idField } from '@cromia/domain/fields';
import {
  createdKeySchema,
  integrationKeySchema,
  keyListQuerySchema,
  keyPageSchema,
  newKeySchema,
} from '@cromia/domain/integration/key';
import { z } from 'zod';
import type { ModuleDependencies } from '../../../app-dependencies.ts';
import { getViewer } from '../../../platform/access/viewer.ts';
import type { App } from '../../../platform/http/app.ts';
import { describeAnswers } from '../../../platform/openapi/describe-answers.ts';
import { createKey, readKeys, revokeKey } from './key-desk.ts';

const TAGS = ['backoffice'];
const PATH = '/api/v1/backoffice/integration-keys';

/** The API keys of other software. */
export function keyDeskRoutes(app: App, deps: ModuleDependencies): void {
  app.get(
    PATH,
    {
      config: { access: 'backoffice.integration-keys' },
      schema: {
        tags: TAGS,
        summary: 'List integration keys, valid keys first',
        querystring: keyListQuerySchema,
        response: describeAnswers({ 200: keyPageSchema }, ['Unauthorized', 'NotAllowed']),
      },
    },
    (request) => readKeys(deps.db, request.query),
  );

  // Takes no idempotency key, because the stored answer would contain the API key. The unique name prevents duplicates.
  app.post(
    PATH,
    {
      config: { access: 'backoffice.integration-keys' },
      schema: {
        tags: TAGS,
        summary: 'Create an integration key; the key is returned only once',
        body: newKeySchema,
        response: describeAnswers({ 201: createdKeySchema }, ['Unauthorized', 'NotAllowed', 'Conflict']),
      },
    },
    async (request, reply) => reply.code(201).send(await createKey(deps, getViewer(request), request.body)),
  );

  app.post(
    `${PATH}/:id/revocation`,
    {
      config: { access: 'backoffice.integration-keys' },
      schema: {
        tags: TAGS,
        summary: 'Revoke an integration key with immediate effect',
        params: z.object({ id: idField() }),
        response: describeAnswers({ 200: integrationKeySchema }, [
          'Unauthorized',
          'NotAllowed',
          'NotFound',
          'Conflict',
        ]),
      },
    },
    (request) => revokeKey(deps, getViewer(request), request.params.id),
  );
}
