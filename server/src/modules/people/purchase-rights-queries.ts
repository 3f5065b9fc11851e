import { COMPANY_ROLES, type PurchaseRights } from '@cromia/domain/people/company-roles';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Connection, Transaction } from '../../platform/database/connection.ts';

const roleSchema = z.enum(COMPANY_ROLES);

/**
 * Reads a user's rights within the customer and locks them until the transaction ends, so that requests of one user run
 * one after another and the sum of the month stays true.
 * @returns undefined if the user no longer belongs to the customer
 */
export async function lockPurchaseRights(
  trx: Transaction,
  { userId, customerId }: { userId: string; customerId: string },
): Promise<PurchaseRights | undefined> {
  const row = await trx
    .selectFrom('users')
    .select(['companyRole', 'orderLimit', 'monthLimit', 'canApprove'])
    .where('id', '=', userId)
    .where('customerId', '=', customerId)
    .where('disabledAt', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return row && { ...row, companyRole: roleSchema.parse(row.companyRole) };
}

/** A calendar month of the portal's time zone, by one of its days. */
export interface MonthOf {
  day: string;
  timeZone: string;
}

/**
 * Adds up a user's order requests of a month for a customer that were not rejected, expired or withdrawn.
 * @returns EUR, after all discounts
 */
export async function sumOrderRequestsOfMonth(
  db: Connection,
  { userId, customerId }: { userId: string; customerId: string },
  { day, timeZone }: MonthOf,
): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    SELECT coalesce(sum(total), 0) AS total FROM order_requests
    WHERE user_id = ${userId}::uuid AND customer_id = ${customerId}::uuid AND status IN ('PENDING', 'ACCEPTED')
      AND created_on >= date_trunc('month', ${day}::timestamp) AT TIME ZONE ${timeZone}
      AND created_on < (date_trunc('month', ${day}::timestamp) + interval '1 month') AT TIME ZONE ${timeZone}`.execute(
    db,
  );
  return rows[0]?.total ?? 0;
}
