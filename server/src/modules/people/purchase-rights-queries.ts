import { COMPANY_ROLES, type PurchaseRights } from '@cromia/domain/people/company-roles';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Viewer } from '../../platform/access/viewer.ts';
import type { Connection, Transaction } from '../../platform/database/connection.ts';

const roleSchema = z.enum(COMPANY_ROLES);

/**
 * Reads the rights of users within the customer and locks them until the transaction ends, so that requests of one user
 * run one after another and the sum of the month stays true. Users are locked in the order of their ids.
 * @returns the rights by user id, without users who no longer belong to the customer
 */
export async function lockPurchaseRights(
  trx: Transaction,
  userIds: readonly string[],
  customerId: string,
): Promise<Map<string, PurchaseRights>> {
  const rows = await trx
    .selectFrom('users')
    .select(['id', 'companyRole', 'orderLimit', 'monthLimit', 'canApprove'])
    .where(sql<boolean>`id = ANY(${[...new Set(userIds)]}::uuid[])`)
    .where('customerId', '=', customerId)
    .where('disabledAt', 'is', null)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  return new Map(
    rows.map(({ id, ...row }) => [id, { ...row, companyRole: roleSchema.parse(row.companyRole) }]),
  );
}

/** The fields of a user's `Viewer` that are not of a session. @throws when the user does not exist */
export async function readUser(db: Connection, userId: string): Promise<UserFields> {
  const { rows } = await sql<UserFields>`
    SELECT id AS "userId", username, role, type, role_sds AS "roleSds", role_tds AS "roleTds", language,
      customer_id AS "customerId", company_role AS "companyRole"
    FROM users WHERE id = ${userId}::uuid`.execute(db);
  const [user] = rows;
  if (!user) throw new Error(`There is no user ${userId}`);
  return user;
}
type UserFields = Omit<Viewer, 'sessionId' | 'secondFactor' | 'tokenExpires'>;

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

/** Reads a user's rights within the customer; undefined if the user does not belong to it. */
export async function readPurchaseRights(
  db: Connection,
  { userId, customerId }: { userId: string; customerId: string },
  month: MonthOf,
): Promise<(PurchaseRights & { monthTotal: number }) | undefined> {
  const row = await db
    .selectFrom('users')
    .select(['companyRole', 'orderLimit', 'monthLimit', 'canApprove'])
    .where('id', '=', userId)
    .where('customerId', '=', customerId)
    .executeTakeFirst();
  if (!row) return undefined;
  const monthTotal = await sumOrderRequestsOfMonth(db, { userId, customerId }, month);
  return { ...row, companyRole: roleSchema.parse(row.companyRole), monthTotal };
}

/** A user who decides on approvals of a customer. */
export interface Approver extends PurchaseRights {
  userId: string;
  username: string;
  /** First and last name. */
  name: string;
  language: string;
  /** EUR of the own order requests of the month. */
  monthTotal: number;
}

/** The approvers of a customer, owners first (`isApprover` of the domain). */
export async function listApprovers(
  db: Connection,
  customerId: string,
  { day, timeZone }: MonthOf,
): Promise<Approver[]> {
  const { rows } = await sql<Approver>`
    SELECT users.id AS "userId", username, concat_ws(' ', firstname, lastname) AS name, language,
      company_role AS "companyRole", order_limit AS "orderLimit", month_limit AS "monthLimit",
      can_approve AS "canApprove", month.total AS "monthTotal"
    FROM users
    CROSS JOIN LATERAL (
      SELECT coalesce(sum(total), 0) AS total FROM order_requests
      WHERE user_id = users.id AND customer_id = users.customer_id AND status IN ('PENDING', 'ACCEPTED')
        AND created_on >= date_trunc('month', ${day}::timestamp) AT TIME ZONE ${timeZone}
        AND created_on < (date_trunc('month', ${day}::timestamp) + interval '1 month') AT TIME ZONE ${timeZone}
    ) month
    WHERE users.customer_id = ${customerId}::uuid AND disabled_at IS NULL
      AND (company_role = 'OWNER' OR (company_role = 'BUYER' AND can_approve))
    ORDER BY company_role DESC, name, users.id`.execute(db);
  return rows;
}
