import type { Connection, Transaction } from '../../platform/database/connection.ts';

/** Finds the author of an approval of a customer. */
export async function findApprovalAuthor(db: Connection, id: string, customerId: string) {
  return db
    .selectFrom('approvals')
    .select('userId')
    .where('id', '=', id)
    .where('customerId', '=', customerId)
    .executeTakeFirst();
}

/** Locks an approval until the transaction ends. @returns whether it exists */
export async function lockApprovalRow(trx: Transaction, id: string): Promise<boolean> {
  const row = await trx
    .selectFrom('approvals')
    .select('id')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return row !== undefined;
}

/** Marks a pending approval as approved, unless its last day has passed. @returns whether it was pending */
export async function approvePending(
  trx: Transaction,
  id: string,
  { approverId, decidedAt, reason }: { approverId: string; decidedAt: Date; reason: string | null },
  today: string,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('approvals')
    .set({ status: 'APPROVED', decidedAt, decidedBy: approverId, reason })
    .where('id', '=', id)
    .where('status', '=', 'PENDING')
    .where('expirationDate', '>=', today)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
