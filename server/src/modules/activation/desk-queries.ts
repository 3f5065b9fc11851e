import type { DeskListQuery } from '@cromia/domain/activation/request-responses';
import { LIMITS } from '@cromia/domain/limits';
import { type SqlBool, sql } from 'kysely';
import type { Connection, Transaction } from '../../platform/database/connection.ts';
import {
  combineConditions,
  isBetweenDays,
  isEqual,
  type SqlCondition,
} from '../../platform/database/list-queries.ts';
import { selectRequestSummaries } from './request-queries.ts';

/** Drafts are visible only to their author. */
const SENT = sql<SqlBool>`customer_requests.status <> 'DRAFT'`;

function buildConditions(query: DeskListQuery, timeZone: string): SqlCondition {
  const { status, kind, vatNumber, businessName, createdOnFrom, createdOnTo } = query;
  return combineConditions([
    SENT,
    isEqual('customerRequests.status', status),
    isEqual('customerRequests.kind', kind),
    vatNumber === undefined ? undefined : sql`starts_with(customer_requests.vat_number, ${vatNumber})`,
    businessName === undefined
      ? undefined
      : sql`strpos(search_text(customer_requests.business_name), search_text(${businessName}::text)) > 0`,
    isBetweenDays('customerRequests.createdOn', createdOnFrom, createdOnTo, timeZone),
  ]);
}

function selectWithRequester(db: Connection) {
  return selectRequestSummaries(db)
    .innerJoin('users', 'users.id', 'customerRequests.userId')
    .select('users.username as requester');
}

/** Selects the sent requests that match a query. Its days are in the manufacturer's time zone. */
export function selectDeskRequests(db: Connection, query: DeskListQuery, timeZone: string) {
  const { field, direction } = query.sort;
  return selectWithRequester(db)
    .where(buildConditions(query, timeZone))
    .orderBy(`customerRequests.${field}`, direction)
    .orderBy('customerRequests.id');
}

/** Finds one sent request, with requester and decider. */
export async function findDeskRequest(db: Connection, id: string) {
  return selectWithRequester(db)
    .leftJoin('users as decider', 'decider.id', 'customerRequests.decidedBy')
    .select([
      'customerRequests.profile',
      'decider.username as decidedBy',
      'users.firstname',
      'users.lastname',
      'users.role',
      'users.language',
      'users.telephone',
      'users.businessName as userBusinessName',
    ])
    .where('customerRequests.id', '=', id)
    .where(SENT)
    .executeTakeFirst();
}

export type DeskRequestRow = NonNullable<Awaited<ReturnType<typeof findDeskRequest>>>;

/** Locks a request until the transaction ends, so that concurrent decisions run one after another. */
export async function lockCustomerRequest(trx: Transaction, id: string): Promise<void> {
  await trx.selectFrom('customerRequests').select('id').where('id', '=', id).forUpdate().execute();
}

/** Stores the decision on a pending request. @returns false when it is no longer pending */
export async function storeDecision(
  trx: Transaction,
  id: string,
  decision: {
    status: 'ACCEPTED' | 'REJECTED';
    customerId: string | null;
    decidedBy: string;
    reason: string | null;
    now: Date;
  },
): Promise<boolean> {
  const { now, ...columns } = decision;
  const row = await trx
    .updateTable('customerRequests')
    .set({ ...columns, decidedAt: now, updatedAt: now })
    .where('id', '=', id)
    .where('status', '=', 'PENDING')
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

interface Company {
  vatNumber: string | null;
  businessName: string | null;
}

/**
 * Finds possible duplicates of the company among customers: the same VAT number or a similar name, most similar first.
 * Excludes the customer that the request has created.
 */
export async function findSimilarCustomers(
  db: Connection,
  { vatNumber, businessName, customerId }: Company & { customerId: string | null },
) {
  const { rows } = await sql<{
    customerCode: string;
    businessName: string;
    vatNumber: string;
    city: string | null;
    sameVatNumber: boolean;
    score: number;
  }>`
    SELECT c.customer_code AS "customerCode", c.business_name AS "businessName", c.vat_number AS "vatNumber",
      a.city, comparison.same AS "sameVatNumber", comparison.score
    FROM customers c
    LEFT JOIN customer_addresses a ON a.customer_id = c.id AND a.code = 'SL'
    CROSS JOIN LATERAL (
      SELECT vat_company(c.vat_number) = vat_company(${vatNumber}) IS TRUE AS same,
        CASE WHEN vat_company(c.vat_number) = vat_company(${vatNumber}) THEN 1
          ELSE round(similarity(c.search_name, search_text(${businessName}::text))::numeric, 2)
        END AS score
    ) comparison
    WHERE c.id IS DISTINCT FROM ${customerId}::uuid AND comparison.score >= ${LIMITS.duplicateScore}
      AND (vat_company(c.vat_number) = vat_company(${vatNumber}) OR c.search_name % search_text(${businessName}::text))
    ORDER BY comparison.same DESC, comparison.score DESC, c.customer_code
    LIMIT ${LIMITS.listedDuplicates}`.execute(db);
  return rows;
}

/** Finds other pending or rejected requests that may be for the same company. */
export async function findSimilarRequests(
  db: Connection,
  { id, vatNumber, businessName }: Company & { id: string },
) {
  const { rows } = await sql<{
    id: string;
    status: string;
    kind: string;
    businessName: string;
    vatNumber: string | null;
    sameVatNumber: boolean;
    score: number;
  }>`
    SELECT r.id, r.status, r.kind, coalesce(r.business_name, '') AS "businessName", r.vat_number AS "vatNumber",
      comparison.same AS "sameVatNumber", comparison.score
    FROM customer_requests r
    CROSS JOIN LATERAL (
      SELECT vat_company(r.vat_number) = vat_company(${vatNumber}) IS TRUE AS same,
        CASE WHEN vat_company(r.vat_number) = vat_company(${vatNumber}) THEN 1
          ELSE round(similarity(search_text(r.business_name), search_text(${businessName}::text))::numeric, 2)
        END AS score
    ) comparison
    WHERE r.id <> ${id} AND r.status IN ('PENDING', 'REJECTED') AND comparison.score >= ${LIMITS.duplicateScore}
      AND (vat_company(r.vat_number) = vat_company(${vatNumber}) OR search_text(r.business_name) % search_text(${businessName}::text))
    ORDER BY comparison.same DESC, comparison.score DESC, r.created_on DESC, r.id
    LIMIT ${LIMITS.listedDuplicates}`.execute(db);
  return rows;
}
