import { idField } from '@cromia/domain/fields';
import {
  integrationKeySchema,
  keyListQuerySchema,
  keyPageSchema,
  madeKeySchema,
  newKeySchema,
} from '@cromia/domain/integration/key';
import { z } from 'zod';
import { viewerIn } from '../../platform/access/access.ts';
import type { App, ModuleDependencies } from '../../platform/http/http.ts';
import { answers } from '../../platform/openapi/openapi.ts';
import { makeKey, readKeys, revokeKey } from '../integration/service.ts';

const TAGS = ['backoffice'];
const PATH = '/api/v1/backoffice/integration-keys';

/** The API keys of other software. */
export function integrationKeyRoutes(app: App, deps: ModuleDependencies): void {
  app.get(
    PATH,
    {
      config: { access: 'backoffice.integration-keys' },
      schema: {
        tags: TAGS,
        summary: 'Keys of other software, those that hold first',
        querystring: keyListQuerySchema,
        response: answers({ 200: keyPageSchema }, ['Unauthorized', 'NotAllowed']),
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
        summary: 'Make a key; it is shown in this answer and never again',
        body: newKeySchema,
        response: answers({ 201: madeKeySchema }, ['Unauthorized', 'NotAllowed', 'Conflict']),
      },
    },
    async (request, reply) => reply.code(201).send(await makeKey(deps, viewerIn(request), request.body)),
  );

  app.post(
    `${PATH}/:id/revocation`,
    {
      config: { access: 'backoffice.integration-keys' },
      schema: {
        tags: TAGS,
        summary: 'Revoke a key; it is refused from the next call',
        params: z.object({ id: idField() }),
        response: answers({ 200: integrationKeySchema }, [
          'Unauthorized',
          'NotAllowed',
          'NotFound',
          'Conflict',
        ]),
      },
    },
    (request) => revokeKey(deps, viewerIn(request), request.params.id),
  );
}
