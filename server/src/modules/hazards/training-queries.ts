import { sql } from 'kysely';
import type { Connection, Transaction } from '../../platform/database/connection.ts';

/** The last confirmation of a customer, with the name of the person who gave it. */
export async function findTrainingConfirmation(db: Connection, customerId: string) {
  const { rows } = await sql<{ confirmedAt: Date; confirmedBy: string | null }>`
    SELECT c.confirmed_at AS "confirmedAt", nullif(concat_ws(' ', users.firstname, users.lastname), '') AS "confirmedBy"
    FROM training_confirmations c
    LEFT JOIN users ON users.id = c.user_id
    WHERE c.customer_id = ${customerId}::uuid
    ORDER BY c.confirmed_at DESC
    LIMIT 1`.execute(db.withoutPlugins());
  return rows[0];
}

/** Locks the customer until the transaction ends, so that two of its people confirm once. */
export async function lockTraining(trx: Transaction, customerId: string): Promise<void> {
  await trx.selectFrom('customers').select('id').where('id', '=', customerId).forNoKeyUpdate().execute();
}

export async function insertTrainingConfirmation(
  trx: Transaction,
  confirmation: { customerId: string; userId: string; confirmedAt: Date },
): Promise<void> {
  await trx.insertInto('trainingConfirmations').values(confirmation).execute();
}
