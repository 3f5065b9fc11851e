import { customerCodeField } from '@cromia/domain/fields';
import {
  ownerChangeSchema,
  peopleSchema,
  personChangeSchema,
  personParamsSchema,
  personSchema,
} from '@cromia/domain/people/person';
import { z } from 'zod';
import type { ModuleDependencies } from '../../app-dependencies.ts';
import { getViewer } from '../../platform/access/viewer.ts';
import type { App } from '../../platform/http/app.ts';
import { declareDeskRoutes, declarePreparedRoutes, noContent } from '../../platform/routes/declare-routes.ts';
import { resolveActingCustomer } from '../customers/index.ts';
import { changeOwner } from './change-owner.ts';
import { changePerson } from './change-person.ts';
import { readPeople } from './people.ts';
import { type LeaveHandler, removePerson } from './remove-person.ts';

/**
 * The people of a customer with their rights (contract, section 11).
 * @param leaveHandlers what other modules do when a person is removed
 */
export function peopleRoutes(
  app: App,
  deps: ModuleDependencies,
  leaveHandlers: readonly LeaveHandler[],
): void {
  const { db } = deps;
  const people = declarePreparedRoutes({
    app,
    db,
    tag: 'people',
    path: '/api/v1/public/customer/people',
    prepare: async (request) => ({
      customer: await resolveActingCustomer(db, getViewer(request), undefined),
    }),
  });

  people.get(
    '',
    {
      access: 'people.read',
      summary: "List the people of the current user's customer with their rights",
      description:
        'An OWNER and approvers get all people; others get themselves, and the names of those who approve for them.',
      response: peopleSchema,
      errors: ['NotFound'],
    },
    ({ viewer, customer }) => readPeople(deps, { viewer, customer }),
  );

  people.patch(
    '/:username',
    {
      access: 'people.change',
      summary:
        "Change the role, the limits or the approval rights of a person of the current user's customer",
      description:
        'Absent fields remain unchanged. Only a BUYER has limits and approval rights of their own; an OWNER has no ' +
        'limits and always approves. The last owner cannot become anything else: `LastOwner`.',
      params: personParamsSchema,
      body: personChangeSchema,
      response: personSchema,
      errors: ['NotFound', 'Conflict', 'LastOwner'],
    },
    ({ viewer, customer, params, body }) =>
      db.transaction().execute((trx) => changePerson(trx, deps, { viewer, customer }, params.username, body)),
  );

  people.delete(
    '/:username',
    {
      access: 'people.remove',
      summary: "Remove a person from the current user's customer",
      description:
        'The person becomes a USER and all their sessions end; their requests and orders stay with the customer.',
      params: personParamsSchema,
      response: noContent,
      errors: ['NotFound', 'LastOwner'],
    },
    ({ viewer, customer, params }) =>
      db
        .transaction()
        .execute((trx) => removePerson(trx, deps, { viewer, customer }, params.username, leaveHandlers)),
  );

  declareDeskRoutes(app, deps, { path: '/customers', access: 'backoffice.customer-data' }).put(
    '/:code/owner',
    {
      summary: 'Make a person the owner of their customer',
      description:
        'Other owners become BUYER with approval rights and without limits. All are notified by mail.',
      params: z.object({ code: customerCodeField() }),
      body: ownerChangeSchema,
      response: noContent,
      errors: ['NotFound'],
    },
    ({ viewer, params, body }) =>
      db
        .transaction()
        .execute((trx) =>
          changeOwner(trx, deps, viewer, { customerCode: params.code, username: body.username }),
        ),
  );
}
