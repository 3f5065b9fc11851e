import { listCompanyRoles } from '@cromia/domain/accounts/access';
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

/** The names of a customer's people who may confirm the training, owners first. */
export async function listConfirmers(db: Connection, customerId: string): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    SELECT concat_ws(' ', firstname, lastname) AS name FROM users
    WHERE customer_id = ${customerId}::uuid AND disabled_at IS NULL
      AND company_role = ANY(${[...listCompanyRoles('hazards.confirm-training')]}::text[])
      AND concat(firstname, lastname) <> ''
    ORDER BY company_role DESC, name, id`.execute(db.withoutPlugins());
  return rows.map(({ name }) => name);
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
