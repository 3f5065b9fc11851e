import { patternTextField } from '@cromia/domain/fields';
import {
  assigneesSchema,
  HANDLED_KINDS,
  handlingChangeSchema,
  handlingSchema,
} from '@cromia/domain/handling/handling';
import { z } from 'zod';
import type { ModuleDependencies } from '../../app-dependencies.ts';
import type { App } from '../../platform/http/app.ts';
import { declareDeskRoutes } from '../../platform/routes/declare-routes.ts';
import { changeHandling, readAssignees, readHandling } from './handling.ts';

const ENTRY = {
  params: z.object({
    kind: z.enum(HANDLED_KINDS).describe('What the entry is'),
    id: patternTextField(/^[\w-]+$/, 36).describe('Id of the entry, or the code of a customer'),
  }),
  response: handlingSchema,
} as const;

/** Assignee and internal note of orders, requests, offers, customers and contact requests, which only staff read. */
export function handlingRoutes(app: App, deps: ModuleDependencies): void {
  const { db } = deps;
  const desk = declareDeskRoutes(app, deps, { path: '/handling', access: 'backoffice.handling' });

  desk.get(
    '/assignees',
    { summary: 'List the users to whom an entry can be assigned', response: assigneesSchema },
    () => readAssignees(db),
  );

  desk.get(
    '/:kind/:id',
    { ...ENTRY, summary: 'Retrieve the assignee and the internal note of an entry', errors: ['NotFound'] },
    ({ params }) => readHandling(db, params.kind, params.id),
  );

  desk.patch(
    '/:kind/:id',
    {
      ...ENTRY,
      summary: 'Assign an entry, or update its internal note',
      description:
        'Omitted fields remain unchanged. If the assignment or the note has changed since `version` was read, ' +
        'a 409 returns who changed it and when in `outcome`.',
      body: handlingChangeSchema,
      errors: ['NotFound', 'Conflict'],
    },
    ({ viewer, params: { kind, id }, body, transaction }) =>
      transaction((trx) => changeHandling(trx, viewer, { kind, key: id }, body)),
  );
}
