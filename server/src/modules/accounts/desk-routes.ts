import { anonymisationSchema, anonymisedSchema } from '@cromia/domain/accounts/personal-data';
import {
  newUserSchema,
  userChangeSchema,
  userDetailSchema,
  userListQuerySchema,
  userPageSchema,
} from '@cromia/domain/accounts/user-desk';
import { z } from 'zod';
import type { ModuleDependencies } from '../../app-dependencies.ts';
import type { App } from '../../platform/http/app.ts';
import {
  declareDeskRoutes,
  fileResponse,
  idParams,
  noContent,
} from '../../platform/routes/declare-routes.ts';
import { createUser } from './desk/create-user.ts';
import { changeRights, readDeskUser, readUsers } from './desk/user-desk.ts';
import { anonymisePerson, exportPersonalData } from './personal-data/export-and-anonymise.ts';
import { resetSecondFactor } from './security/reset-second-factor.ts';

/** Options that all routes of one user share. */
const USER = { params: idParams, response: userDetailSchema, errors: ['NotFound'] } as const;

/** Routes to find, enable and disable users, and to change their roles (contract, section 5). */
export function userDeskRoutes(app: App, deps: ModuleDependencies): void {
  const { db } = deps;
  const users = declareDeskRoutes(app, deps, { path: '/users', access: 'backoffice.users' });
  personalDataRoutes(app, deps);

  users.get(
    '',
    { summary: 'List users', query: userListQuerySchema, response: userPageSchema },
    ({ query }) => readUsers(db, query),
  );

  users.post(
    '',
    {
      summary: 'Create a user, who gets a mail with a link to choose the password',
      description:
        'IT may create AGENT, COMMERCIAL and IT; ADMIN and CROMIA all roles. A CUSTOMER needs a `customerCode`. A 409 ' +
        'at `username` means that the user exists.',
      access: 'backoffice.create-users',
      idempotent: true,
      body: newUserSchema,
      status: 201,
      response: z.object({ id: z.string() }),
      errors: ['NotAllowed', 'Conflict'],
    },
    ({ transaction, viewer, body }) => transaction((trx) => createUser(trx, deps, viewer, body)),
  );

  users.get('/:id', { ...USER, summary: 'Retrieve a user with their rights and history' }, ({ params }) =>
    readDeskUser(deps, params.id),
  );

  users.patch(
    '/:id',
    {
      ...USER,
      summary: 'Enable or disable a user, or change their roles',
      description:
        "Omitted fields remain unchanged. The change applies from the user's next request, and the user is " +
        'notified by mail. A user who is no longer a CUSTOMER is removed from their customer; one who is ' +
        'no longer AGENT or COMMERCIAL loses their portfolio. If the rights have changed since, a 409 ' +
        '`Conflict` returns the current rights in `user`.',
      body: userChangeSchema,
      errors: ['NotFound', 'Conflict', 'OwnRights', 'LastDecider'],
    },
    ({ viewer, params, body }) => changeRights(deps, viewer, params.id, body),
  );

  users.post(
    '/:id/second-factor-reset',
    {
      params: idParams,
      response: noContent,
      summary: "Remove a user's second factors and recovery codes, after the loss of a device",
      description: 'All sessions of the user end, and the user is notified by mail.',
      errors: ['NotFound', 'OwnRights', 'Conflict', 'NotAllowed'],
    },
    ({ viewer, params }) => resetSecondFactor(deps, viewer, params.id),
  );
}

/** Routes to export and to anonymise the data of a person (contract, section 10). */
function personalDataRoutes(app: App, deps: ModuleDependencies): void {
  const { db } = deps;
  const desk = declareDeskRoutes(app, deps, { path: '', access: 'backoffice.personal-data' });

  desk.get(
    '/personal-data',
    {
      summary: 'List people whose data can be exported or anonymised',
      query: userListQuerySchema,
      response: userPageSchema,
    },
    ({ query }) => readUsers(db, query),
  );

  desk.get(
    '/users/:id/personal-data',
    {
      summary: 'Export all data stored about a person as a ZIP of JSON files',
      heavyRead: true,
      exposeHeadRoute: false,
      produces: ['application/zip'],
      params: idParams,
      response: fileResponse,
      errors: ['NotFound'],
    },
    async ({ viewer, params, reply }) => {
      const archive = await exportPersonalData(deps, viewer, params.id);
      return reply
        .headers({
          'content-type': 'application/zip',
          'content-disposition': `attachment; filename="personal-data-${params.id}.zip"`,
          'cache-control': 'no-store',
        })
        .send(archive);
    },
  );

  desk.post(
    '/users/:id/anonymisation',
    {
      summary: 'Anonymise a person; cannot be undone',
      description:
        'Replaces the name, address, telephone and e-mail everywhere except in orders, their ' +
        'documents, and deliveries of safety data sheets. All sessions end, and the account can no ' +
        'longer be used to log in.',
      params: idParams,
      body: anonymisationSchema,
      response: anonymisedSchema,
      errors: ['NotFound', 'Conflict', 'OwnRights', 'LastDecider'],
    },
    ({ viewer, params, body }) => anonymisePerson(deps, viewer, params.id, body),
  );
}
