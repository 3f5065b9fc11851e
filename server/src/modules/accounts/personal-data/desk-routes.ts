import { anonymisationSchema, anonymisedSchema } from '@cromia/domain/accounts/personal-data';
import { userListQuerySchema, userPageSchema } from '@cromia/domain/accounts/user-desk';
import { idField } from '@cromia/domain/fields';
import { z } from 'zod';
import type { ModuleDependencies } from '../../../app-dependencies.ts';
import { getViewer } from '../../../platform/access/viewer.ts';
import type { App } from '../../../platform/http/app.ts';
import { describeAnswers } from '../../../platform/openapi/describe-answers.ts';
import { readUsers } from '../desk/user-desk.ts';
import { anonymisePerson, exportPersonalData } from './export-and-anonymise.ts';

const TAGS = ['backoffice'];
const USER = '/api/v1/backoffice/users/:id';
const params = z.object({ id: idField() });
const config = { access: 'backoffice.personal-data' } as const;

/** Routes to export and to anonymise the data of a person (contract, section 10). */
export function personalDataDeskRoutes(app: App, deps: ModuleDependencies): void {
  app.get(
    '/api/v1/backoffice/personal-data',
    {
      config,
      schema: {
        tags: TAGS,
        summary: 'List people whose data can be exported or anonymised',
        querystring: userListQuerySchema,
        response: describeAnswers({ 200: userPageSchema }, ['Unauthorized', 'NotAllowed']),
      },
    },
    (request) => readUsers(deps.db, request.query),
  );

  app.get(
    `${USER}/personal-data`,
    {
      config: { ...config, heavyRead: true },
      exposeHeadRoute: false,
      schema: {
        tags: TAGS,
        summary: 'Export all data stored about a person as a ZIP of JSON files',
        produces: ['application/zip'],
        params,
        response: describeAnswers({ 200: z.unknown().meta({ type: 'string', format: 'binary' }) }, [
          'Unauthorized',
          'NotAllowed',
          'NotFound',
        ]),
      },
    },
    async (request, reply) => {
      const { id } = request.params;
      const archive = await exportPersonalData(deps.db, getViewer(request), id);
      return reply
        .header('content-type', 'application/zip')
        .header('content-disposition', `attachment; filename="personal-data-${id}.zip"`)
        .header('cache-control', 'no-store')
        .send(archive);
    },
  );

  app.post(
    `${USER}/anonymisation`,
    {
      config,
      schema: {
        tags: TAGS,
        summary: 'Anonymise a person; cannot be undone',
        description:
          'Replaces the name, address, telephone and e-mail everywhere except in orders, their ' +
          'documents, and deliveries of safety data sheets. All sessions end, and the account can no ' +
          'longer be used to log in.',
        params,
        body: anonymisationSchema,
        response: describeAnswers({ 200: anonymisedSchema }, [
          'Unauthorized',
          'NotAllowed',
          'NotFound',
          'Conflict',
          'OwnRights',
          'LastDecider',
        ]),
      },
    },
    (request) => anonymisePerson(deps, getViewer(request), request.params.id, request.body),
  );
}
