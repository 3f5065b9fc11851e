import {
  userChangeSchema,
  userDetailSchema,
  userListQuerySchema,
  userPageSchema,
} from '@cromia/domain/accounts/user-desk';
import { idField } from '@cromia/domain/fields';
import { z } from 'zod';
import type { ModuleDependencies } from '../../../app-dependencies.ts';
import { getViewer } from '../../../platform/access/viewer.ts';
import type { App } from '../../../platform/http/app.ts';
import { describeAnswers } from '../../../platform/openapi/describe-answers.ts';
import { changeRights, readDeskUser, readUsers } from './user-desk.ts';

const TAGS = ['backoffice'];
const PATH = '/api/v1/backoffice/users';
const params = z.object({ id: idField() });
const config = { access: 'backoffice.users' } as const;

/** Routes to find, enable and disable users, and to change their roles (contract, section 5). */
export function userDeskRoutes(app: App, deps: ModuleDependencies): void {
  app.get(
    PATH,
    {
      config,
      schema: {
        tags: TAGS,
        summary: 'List users',
        querystring: userListQuerySchema,
        response: describeAnswers({ 200: userPageSchema }, ['Unauthorized', 'NotAllowed']),
      },
    },
    (request) => readUsers(deps.db, request.query),
  );

  app.get(
    `${PATH}/:id`,
    {
      config,
      schema: {
        tags: TAGS,
        summary: 'Retrieve a user with their rights and history',
        params,
        response: describeAnswers({ 200: userDetailSchema }, ['Unauthorized', 'NotAllowed', 'NotFound']),
      },
    },
    (request) => readDeskUser(deps, request.params.id),
  );

  app.patch(
    `${PATH}/:id`,
    {
      config,
      schema: {
        tags: TAGS,
        summary: 'Enable or disable a user, or change their roles',
        description:
          "Omitted fields remain unchanged. The change applies from the user's next call, and the user is " +
          'notified by mail. A user who is no longer a CUSTOMER is removed from their customer; one who is ' +
          'no longer AGENT or COMMERCIAL loses their portfolio. If the rights have changed since, a 409 ' +
          '`Conflict` returns the current rights in `user`.',
        params,
        body: userChangeSchema,
        response: describeAnswers({ 200: userDetailSchema }, [
          'Unauthorized',
          'NotAllowed',
          'NotFound',
          'Conflict',
          'OwnRights',
          'LastDecider',
        ]),
      },
    },
    (request) => changeRights(deps, getViewer(request), request.params.id, request.body),
  );
}
