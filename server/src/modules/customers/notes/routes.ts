import {
  customerNoteChangeSchema,
  customerNoteSchema,
  customerNotesSchema,
  dueRemindersSchema,
  newCustomerNoteSchema,
} from '@cromia/domain/customers/customer-note';
import { customerCodeField, idField } from '@cromia/domain/fields';
import { z } from 'zod';
import type { ModuleDependencies } from '../../../app-dependencies.ts';
import type { App } from '../../../platform/http/app.ts';
import { declareRoutes, noContent } from '../../../platform/routes/declare-routes.ts';
import { resolveActingCustomer } from '../acting-customer.ts';
import { addNote, changeNote, readDueReminders, readNotes, removeNote } from './notes.ts';

const codeParams = z.object({ code: customerCodeField() });
const noteParams = codeParams.extend({ id: idField() });

/** Notes on the customers of a portfolio, and the reminders that are due. */
export function noteRoutes(app: App, deps: ModuleDependencies): void {
  const { db } = deps;
  const group = {
    tag: 'customers',
    access: 'customers.notes',
    params: z.object({ prefix: z.string() }),
  } as const;
  const notes = declareRoutes(app, deps, {
    ...group,
    path: '/api/v1/public/:prefix/customer-profiles/:code/notes',
  });
  const portfolio = declareRoutes(app, deps, { ...group, path: '/api/v1/public/:prefix/portfolio' });

  portfolio.get(
    '/reminders',
    {
      summary: 'List reminders of the portfolio that are due and not done',
      heavyRead: true,
      response: dueRemindersSchema,
    },
    ({ viewer }) => readDueReminders(deps, viewer),
  );

  notes.get(
    '',
    {
      summary: 'List notes on a customer of the portfolio',
      heavyRead: true,
      params: codeParams,
      response: customerNotesSchema,
      errors: ['NotFound'],
    },
    async ({ viewer, params }) => readNotes(db, await resolveActingCustomer(db, viewer, params.code)),
  );

  notes.post(
    '',
    {
      summary: 'Create a note on a customer of the portfolio',
      description: 'All agents and commercial users who manage the customer share its notes.',
      idempotent: true,
      params: codeParams,
      body: newCustomerNoteSchema,
      status: 201,
      response: customerNoteSchema,
      errors: ['NotFound'],
    },
    ({ transaction, viewer, params, body }) =>
      transaction(async (trx) => {
        const customer = await resolveActingCustomer(trx, viewer, params.code);
        return addNote(trx, { viewer, customer }, body);
      }),
  );

  notes.patch(
    '/:id',
    {
      summary: 'Update a note, or mark it as done',
      description:
        'Omitted fields remain unchanged. If the note has changed since `version` was read, a 409 returns who changed ' +
        'it and when in `outcome`.',
      params: noteParams,
      body: customerNoteChangeSchema,
      response: customerNoteSchema,
      errors: ['NotFound', 'Conflict'],
    },
    ({ transaction, viewer, params, body }) =>
      transaction(async (trx) => {
        const customer = await resolveActingCustomer(trx, viewer, params.code);
        return changeNote(trx, deps, { viewer, customer }, params.id, body);
      }),
  );

  notes.delete(
    '/:id',
    { summary: 'Delete a note', params: noteParams, response: noContent, errors: ['NotFound'] },
    async ({ viewer, params }) => {
      await db.transaction().execute(async (trx) => {
        const customer = await resolveActingCustomer(trx, viewer, params.code);
        await removeNote(trx, { viewer, customer }, params.id);
      });
    },
  );
}
