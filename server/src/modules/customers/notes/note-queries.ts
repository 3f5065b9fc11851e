import { CUSTOMER_NOTES, DUE_REMINDERS } from '@cromia/domain/customers/customer-note';
import { sql } from 'kysely';
import type { Connection, Transaction } from '../../../platform/database/connection.ts';

export interface NoteRow {
  id: string;
  note: string;
  remindOn: string | null;
  isDone: boolean;
  author: string | null;
  createdOn: Date;
}

const NOTE_COLUMNS = sql`
  notes.id, notes.note, notes.remind_on, notes.done_at IS NOT NULL AS is_done, notes.created_on,
  coalesce(nullif(concat_ws(' ', users.firstname, users.lastname), ''), users.username) AS author`;

/** The notes of a customer: those that are not done by the day of their reminder, then the newest. */
export async function listNotes(db: Connection, customerId: string): Promise<NoteRow[]> {
  const { rows } = await sql<NoteRow>`
    SELECT ${NOTE_COLUMNS} FROM customer_notes notes LEFT JOIN users ON users.id = notes.user_id
    WHERE notes.customer_id = ${customerId}::uuid
    ORDER BY is_done, CASE WHEN notes.done_at IS NULL THEN notes.remind_on END, notes.created_on DESC, notes.id
    LIMIT ${CUSTOMER_NOTES}`.execute(db);
  return rows;
}

/** Finds a note of a customer. */
export async function findNote(db: Connection, customerId: string, id: string): Promise<NoteRow | undefined> {
  const { rows } = await sql<NoteRow>`
    SELECT ${NOTE_COLUMNS} FROM customer_notes notes LEFT JOIN users ON users.id = notes.user_id
    WHERE notes.customer_id = ${customerId}::uuid AND notes.id = ${id}::uuid`.execute(db);
  return rows[0];
}

/** The number of notes of a customer. The lock on the customer's row makes it exact until the transaction ends. */
export async function lockAndCountNotes(trx: Transaction, customerId: string): Promise<number> {
  await sql`SELECT FROM customers WHERE id = ${customerId}::uuid FOR NO KEY UPDATE`.execute(trx);
  const { rows } = await sql<{ count: number }>`
    SELECT count(*)::integer AS count FROM customer_notes WHERE customer_id = ${customerId}::uuid`.execute(
    trx,
  );
  return rows[0]?.count ?? 0;
}

/** Locks a note until the transaction ends, before it is read to be changed. */
export async function lockNote(trx: Transaction, customerId: string, id: string): Promise<void> {
  await sql`
    SELECT FROM customer_notes WHERE customer_id = ${customerId}::uuid AND id = ${id}::uuid FOR UPDATE`.execute(
    trx,
  );
}

export async function insertNote(
  trx: Transaction,
  note: { customerId: string; userId: string; note: string; remindOn: string | null },
): Promise<{ id: string }> {
  return trx.insertInto('customerNotes').values(note).returning('id').executeTakeFirstOrThrow();
}

export async function updateNote(
  trx: Transaction,
  id: string,
  values: { note: string; remindOn: string | null; doneAt?: Date | null },
): Promise<void> {
  await trx.updateTable('customerNotes').set(values).where('id', '=', id).execute();
}

export async function deleteNote(trx: Transaction, id: string): Promise<void> {
  await trx.deleteFrom('customerNotes').where('id', '=', id).execute();
}

export interface ReminderRow extends NoteRow {
  customerCode: string;
  businessName: string;
  phoneNumber: string | null;
}

/** The reminders of a manager's portfolio that are due on a day and not done, the oldest first. */
export async function listDueReminders(
  db: Connection,
  userId: string,
  today: string,
): Promise<ReminderRow[]> {
  const { rows } = await sql<ReminderRow>`
    SELECT ${NOTE_COLUMNS}, customers.customer_code, customers.business_name,
      (SELECT phone_number FROM customer_contacts WHERE customer_id = customers.id
        ORDER BY is_purchasing DESC, length(code), code LIMIT 1) AS phone_number
    FROM customer_managers managers
    JOIN customer_notes notes ON notes.customer_id = managers.customer_id
    JOIN customers ON customers.id = managers.customer_id
    LEFT JOIN users ON users.id = notes.user_id
    WHERE managers.user_id = ${userId}::uuid AND notes.done_at IS NULL AND notes.remind_on <= ${today}::date
    ORDER BY notes.remind_on, notes.created_on, notes.id LIMIT ${DUE_REMINDERS}`.execute(db);
  return rows;
}
