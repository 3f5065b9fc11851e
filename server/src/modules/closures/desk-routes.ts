import {
  addedHolidaysSchema,
  closureListQuerySchema,
  closurePageSchema,
  holidayYearSchema,
  newClosureSchema,
} from '@cromia/domain/closures/closures';
import { z } from 'zod';
import type { ModuleDependencies } from '../../app-dependencies.ts';
import type { App } from '../../platform/http/app.ts';
import { declareDeskRoutes, idParams, noContent } from '../../platform/routes/declare-routes.ts';
import { addClosure, addItalianHolidays, readClosures, removeClosure } from './desk.ts';

/** Routes to maintain the days on which the manufacturer is closed. Checkouts show each change immediately. */
export function closureDeskRoutes(app: App, deps: ModuleDependencies): void {
  const desk = declareDeskRoutes(app, deps, { path: '/closures', access: 'backoffice.closures' });

  desk.get(
    '',
    {
      summary: 'List closures of the manufacturer',
      query: closureListQuerySchema,
      response: closurePageSchema,
    },
    ({ query }) => readClosures(deps, query),
  );

  desk.post(
    '',
    {
      summary: 'Create a closure',
      description: 'Returns 409 if the list already contains a closure with the same days.',
      idempotent: true,
      body: newClosureSchema,
      status: 201,
      response: z.object({ id: z.string() }),
      errors: ['Conflict'],
    },
    ({ transaction, viewer, body }) => transaction((trx) => addClosure(trx, viewer, body)),
  );

  desk.post(
    '/italian-holidays',
    {
      summary: 'Add the Italian public holidays of a year',
      description: 'Days that the list already contains remain unchanged.',
      idempotent: true,
      body: holidayYearSchema,
      response: addedHolidaysSchema,
    },
    ({ transaction, viewer, body }) => transaction((trx) => addItalianHolidays(trx, viewer, body.year)),
  );

  desk.delete(
    '/:id',
    { summary: 'Delete a closure', params: idParams, response: noContent, errors: ['NotFound'] },
    ({ viewer, params }) => removeClosure(deps.db, viewer, params.id),
  );
}
