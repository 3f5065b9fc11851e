import {
  EXPIRING_OFFER_DAYS,
  type ExpiringOffer,
  OVERVIEW_DOCUMENTS,
  WAITING_DOCUMENT_KINDS,
  type WaitingDocument,
  type WaitingDocumentKind,
} from '@cromia/domain/overview/shop-overview';
import { type RawBuilder, sql } from 'kysely';
import type { Connection } from '../../platform/database/connection.ts';

/** One customer, or all customers of a manager. */
export type OverviewScope = { customerId: string } | { managerId: string };

interface ManufacturerDay {
  today: string;
  timeZone: string;
}

function isInScope(scope: OverviewScope): RawBuilder<unknown> {
  return 'customerId' in scope
    ? sql`customer_id = ${scope.customerId}::uuid`
    : sql`customer_id IN (SELECT customer_id FROM customer_managers WHERE user_id = ${scope.managerId}::uuid)`;
}

/** The waiting documents by urgency: blocked and late orders first, then requests, each kind oldest first. */
export async function listWaitingDocuments(
  db: Connection,
  scope: OverviewScope,
  { today, timeZone }: ManufacturerDay,
): Promise<WaitingDocument[]> {
  const toDay = (instant: string) => sql`(${sql.ref(instant)} AT TIME ZONE ${timeZone}::text)::date`;
  // The job that stores expiries may not have run yet.
  const isPending = sql`status = 'PENDING' AND coalesce(expiration_date >= ${today}::date, true)`;
  const selectDocuments = (
    table: 'orders' | 'offer_requests' | 'order_requests',
    since: RawBuilder<unknown>,
    condition: RawBuilder<unknown>,
  ) => sql`
    SELECT id, customer_id, ${sql.ref(table === 'orders' ? 'order_code' : 'number')} AS code, ${since} AS since, total,
      ${table === 'orders' ? sql`block_reason` : sql`NULL`} AS reason
    FROM ${sql.table(table)} WHERE ${condition} AND ${isInScope(scope)}`;
  const documents: Record<WaitingDocumentKind, RawBuilder<unknown>> = {
    blockedOrders: selectDocuments('orders', toDay('requestCreatedOn'), sql`status = 'B'`),
    lateOrders: selectDocuments(
      'orders',
      sql`delivery_date`,
      sql`status IN ('I', 'C') AND delivery_date < ${today}::date`,
    ),
    claims: sql`
      SELECT id, customer_id, number AS code, ${toDay('changedOn')} AS since, NULL::numeric AS total, NULL AS reason
      FROM claims WHERE status IN ('OPEN', 'IN_REVIEW') AND last_message_is_staff AND ${isInScope(scope)}`,
    offerRequests: selectDocuments('offer_requests', toDay('createdOn'), isPending),
    orderRequests: selectDocuments('order_requests', toDay('createdOn'), isPending),
  };
  const kinds = WAITING_DOCUMENT_KINDS.map(
    (kind, urgency) => sql`
      (SELECT ${kind}::text AS kind, ${urgency}::integer AS urgency, documents.*
      FROM (${documents[kind]}) documents ORDER BY since, code LIMIT ${OVERVIEW_DOCUMENTS})`,
  );
  const { rows } = await sql<WaitingDocument>`
    SELECT waiting.kind, waiting.id, waiting.code, customers.customer_code, customers.business_name,
      waiting.total::float8 AS total, to_char(waiting.since, 'YYYY-MM-DD') AS since, waiting.reason
    FROM (${sql.join(kinds, sql` UNION ALL `)}) waiting
    JOIN customers ON customers.id = waiting.customer_id
    ORDER BY waiting.urgency, waiting.since, waiting.code LIMIT ${OVERVIEW_DOCUMENTS}`.execute(db);
  return rows;
}

/** The offers that can be ordered for a few more days, the first to expire first. */
export async function listExpiringOffers(
  db: Connection,
  scope: OverviewScope,
  { today }: ManufacturerDay,
): Promise<ExpiringOffer[]> {
  const { rows } = await sql<ExpiringOffer>`
    SELECT offers.id, offers.number AS code, customers.customer_code, customers.business_name,
      offers.total::float8 AS total, to_char(offers.expiration_date, 'YYYY-MM-DD') AS expiration_date
    FROM (
      SELECT id, customer_id, number, total, expiration_date FROM offer_requests
      WHERE status = 'ACCEPTED' AND ${isInScope(scope)}
        AND expiration_date BETWEEN ${today}::date AND ${today}::date + ${EXPIRING_OFFER_DAYS}::integer
      ORDER BY expiration_date, number LIMIT ${OVERVIEW_DOCUMENTS}
    ) offers
    JOIN customers ON customers.id = offers.customer_id
    ORDER BY offers.expiration_date, offers.number`.execute(db);
  return rows;
}
