import {
  CUSTOMER_NOTES,
  type CustomerNote,
  type CustomerNoteChange,
  type DueReminder,
  type NewCustomerNote,
} from '@cromia/domain/customers/customer-note';
import type { ServiceDependencies } from '../../../app-dependencies.ts';
import type { Viewer } from '../../../platform/access/viewer.ts';
import { getManufacturerToday } from '../../../platform/clock.ts';
import type { Connection, Transaction } from '../../../platform/database/connection.ts';
import { recordAudit } from '../../../platform/events/audit.ts';
import { createContentVersion, rejectStaleVersion } from '../../../platform/events/content-version.ts';
import { Problem } from '../../../platform/problem.ts';
import type { ActingCustomer } from '../customer-queries.ts';
import {
  deleteNote,
  findNote,
  insertNote,
  listDueReminders,
  listNotes,
  lockAndCountNotes,
  lockNote,
  type NoteRow,
  updateNote,
} from './note-queries.ts';

const ENTITY = 'customer_note';

interface NoteCaller {
  viewer: Viewer;
  customer: ActingCustomer;
}

function createNoteVersion({ note, remindOn, isDone }: NoteRow): string {
  return createContentVersion({ note, remindOn, isDone });
}

function toNote(row: NoteRow): CustomerNote {
  const { id, note, remindOn, isDone, author, createdOn } = row;
  return {
    id,
    note,
    remindOn,
    isDone,
    author,
    createdOn: createdOn.toISOString(),
    version: createNoteVersion(row),
  };
}

/** Reads the notes of a customer, which all its managers share. */
export async function readNotes(db: Connection, customer: ActingCustomer): Promise<CustomerNote[]> {
  return (await listNotes(db, customer.id)).map(toNote);
}

/** Reads the reminders of a portfolio that are due and not done. */
export async function readDueReminders(deps: ServiceDependencies, viewer: Viewer): Promise<DueReminder[]> {
  const rows = await listDueReminders(deps.db, viewer.userId, getManufacturerToday(deps));
  return rows.map((row) => ({
    ...toNote(row),
    customerCode: row.customerCode,
    businessName: row.businessName,
    phoneNumber: row.phoneNumber,
  }));
}

/** @throws Problem NotFound, also for a note of another customer */
async function findExisting(db: Connection, customer: ActingCustomer, id: string): Promise<NoteRow> {
  const row = await findNote(db, customer.id, id);
  if (!row) throw new Problem('NotFound');
  return row;
}

/** The audit entry of a change, without the text of the note. */
function recordChange(
  trx: Transaction,
  { viewer, customer }: NoteCaller,
  action: 'customer-notes.add' | 'customer-notes.change' | 'customer-notes.remove',
  entityId: string,
): Promise<void> {
  const { userId } = viewer;
  return recordAudit(trx, { userId, customerId: customer.id, action, entity: ENTITY, entityId });
}

/** Adds a note to a customer. @throws Problem BadRequest when the customer has too many notes */
export async function addNote(
  trx: Transaction,
  caller: NoteCaller,
  note: NewCustomerNote,
): Promise<CustomerNote> {
  const { viewer, customer } = caller;
  if ((await lockAndCountNotes(trx, customer.id)) >= CUSTOMER_NOTES)
    throw new Problem('BadRequest', { errors: [{ path: 'note', code: 'invalidLenght' }] });
  const { id } = await insertNote(trx, { ...note, customerId: customer.id, userId: viewer.userId });
  await recordChange(trx, caller, 'customer-notes.add', id);
  return toNote(await findExisting(trx, customer, id));
}

/**
 * Changes a note, or marks it as done or not done.
 * @throws Problem NotFound; Conflict with `outcome` if somebody has changed it since the version
 */
export async function changeNote(
  trx: Transaction,
  { now }: Pick<ServiceDependencies, 'now'>,
  caller: NoteCaller,
  id: string,
  { version, ...change }: CustomerNoteChange,
): Promise<CustomerNote> {
  const { customer } = caller;
  await lockNote(trx, customer.id, id);
  const current = await findExisting(trx, customer, id);
  await rejectStaleVersion(trx, { version, storedVersion: createNoteVersion(current) }, [
    { entity: ENTITY, entityId: id },
  ]);
  const { note = current.note, remindOn = current.remindOn, isDone = current.isDone } = change;
  await updateNote(trx, id, {
    note,
    remindOn,
    ...(isDone === current.isDone ? {} : { doneAt: isDone ? now() : null }),
  });
  await recordChange(trx, caller, 'customer-notes.change', id);
  return toNote(await findExisting(trx, customer, id));
}

/** Deletes a note. @throws Problem NotFound */
export async function removeNote(trx: Transaction, caller: NoteCaller, id: string): Promise<void> {
  await lockNote(trx, caller.customer.id, id);
  await findExisting(trx, caller.customer, id);
  await deleteNote(trx, id);
  await recordChange(trx, caller, 'customer-notes.remove', id);
}
