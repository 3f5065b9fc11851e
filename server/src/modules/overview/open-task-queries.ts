import {
  type CustomerTaskKind,
  type DeskTaskKind,
  MAX_COUNTED_TASKS,
  type OpenTaskKind,
  type PortfolioTaskKind,
} from '@cromia/domain/overview/open-tasks';
import { type RawBuilder, sql } from 'kysely';
import type { Connection } from '../../platform/database/connection.ts';
import { SOLD_WITHOUT_ASSESSMENT } from '../hazards/index.ts';

/** Selects the rows of one kind of task, each with the time or date at which it was opened. */
type TaskQuery = RawBuilder<unknown>;

/** The tasks of the back office. @param today the manufacturer's calendar day */
export function selectDeskTasks(today: string): Record<DeskTaskKind, TaskQuery> {
  const selectByStatus = (table: string, status: string, since: string): TaskQuery =>
    sql`SELECT ${sql.ref(since)} AS since FROM ${sql.table(table)} WHERE status = ${status}`;
  // The job that stores expiries may not have run yet.
  const selectPending = (table: string): TaskQuery =>
    sql`${selectByStatus(table, 'PENDING', 'createdOn')} AND coalesce(expiration_date >= ${today}::date, true)`;
  return {
    customerRequests: selectByStatus('customerRequests', 'PENDING', 'createdOn'),
    offerRequests: sql`${selectPending('offerRequests')} AND held_since IS NULL`,
    orderRequests: sql`${selectPending('orderRequests')} AND held_since IS NULL`,
    ordersToConfirm: selectByStatus('orders', 'I', 'requestCreatedOn'),
    ordersToShip: selectByStatus('orders', 'C', 'requestCreatedOn'),
    blockedOrders: selectByStatus('orders', 'B', 'requestCreatedOn'),
    lateOrders: selectLateOrders(today),
    updateRequests: selectByStatus('updateCustomerRequests', 'PENDING', 'createdOn'),
    contactRequests: selectByStatus('contactRequests', 'OPEN', 'createdOn'),
    claims: sql`SELECT created_on AS since FROM claims WHERE status IN ('OPEN', 'IN_REVIEW')`,
    treeUploads: selectByStatus('b2cTrees', 'PENDING', 'createdOn'),
    unassessedSerials: sql`
      SELECT NULL::timestamptz AS since FROM serials s WHERE EXISTS (SELECT ${SOLD_WITHOUT_ASSESSMENT})`,
    failedMails: sql`SELECT created_at AS since FROM mail_outbox WHERE sent_at IS NULL AND last_error IS NOT NULL`,
    failedImports: sql`
      SELECT begun_at AS since FROM imports
      WHERE outcome IN ('PARTLY', 'REFUSED') AND begun_at > now() - interval '7 days'`,
    failedWebhooks: sql`SELECT created_at AS since FROM webhook_deliveries WHERE status = 'FAILED'`,
  };
}

/** The tasks of a portfolio. @param today the manufacturer's calendar day */
export function selectPortfolioTasks(userId: string, today: string): Record<PortfolioTaskKind, TaskQuery> {
  const managedCustomers = sql`SELECT customer_id FROM customer_managers WHERE user_id = ${userId}::uuid`;
  const selectOrders = (condition: RawBuilder<unknown>): TaskQuery =>
    sql`SELECT request_created_on AS since FROM orders WHERE ${condition} AND customer_id IN (${managedCustomers})`;
  return {
    managedRequests: sql`
      SELECT created_on AS since FROM customer_requests
      WHERE user_id = ${userId}::uuid AND kind = 'MANAGED' AND status IN ('DRAFT', 'PENDING')`,
    portfolioOffers: sql`
      SELECT created_on AS since FROM offer_requests
      WHERE status = 'ACCEPTED' AND coalesce(expiration_date >= ${today}::date, true) AND customer_id IN (${managedCustomers})`,
    portfolioLateOrders: sql`${selectLateOrders(today)} AND customer_id IN (${managedCustomers})`,
    portfolioBlockedOrders: selectOrders(sql`status = 'B'`),
    portfolioOrders: selectOrders(sql`status IN ('I', 'B', 'C')`),
    portfolioCustomers: sql`
      SELECT NULL::timestamptz AS since FROM customer_managers WHERE user_id = ${userId}::uuid`,
  };
}

/** The tasks of one customer. @param today the manufacturer's calendar day */
export function selectCustomerTasks(
  customerId: string,
  userId: string,
  today: string,
): Record<CustomerTaskKind, TaskQuery> {
  const filterByCustomer = (tasks: TaskQuery): TaskQuery =>
    sql`${tasks} AND customer_id = ${customerId}::uuid`;
  const selectRequests = (table: string, status: string): TaskQuery =>
    filterByCustomer(sql`
      SELECT created_on AS since FROM ${sql.table(table)}
      WHERE status = ${status} AND coalesce(expiration_date >= ${today}::date, true)`);
  const selectOrders = (condition: RawBuilder<unknown>): TaskQuery =>
    filterByCustomer(sql`SELECT request_created_on AS since FROM orders WHERE ${condition}`);
  return {
    ownOffers: selectRequests('offerRequests', 'ACCEPTED'),
    // Those that the user may decide on (`mayDecideApproval` of the domain), but for the limit of the month
    ownApprovals: sql`
      SELECT created_on AS since FROM approvals
      JOIN users approver ON approver.id = ${userId}::uuid AND approver.customer_id = approvals.customer_id
        AND (approver.company_role = 'OWNER' OR (approver.company_role = 'BUYER' AND approver.can_approve
          AND coalesce(approver.order_limit >= approvals.total, true)))
      WHERE approvals.customer_id = ${customerId}::uuid AND approvals.status = 'PENDING'
        AND approvals.expiration_date >= ${today}::date AND approvals.user_id IS DISTINCT FROM approver.id`,
    ownLateOrders: filterByCustomer(selectLateOrders(today)),
    ownBlockedOrders: selectOrders(sql`status = 'B'`),
    ownOrderRequests: selectRequests('orderRequests', 'PENDING'),
    ownOrders: selectOrders(sql`status IN ('I', 'B', 'C')`),
    ownCart: sql`
      SELECT NULL::timestamptz AS since FROM cart_items JOIN carts ON carts.id = cart_items.cart_id
      WHERE carts.customer_id = ${customerId}::uuid AND carts.user_id = ${userId}::uuid`,
  };
}

function selectLateOrders(today: string): TaskQuery {
  return sql`
    SELECT delivery_date::timestamptz AS since FROM orders
    WHERE status IN ('I', 'B', 'C') AND delivery_date < ${today}::date`;
}

/**
 * Counts the tasks of each kind, up to a limit. @returns the kinds with open tasks, each with the date of its oldest
 * task
 */
export async function countTasks(
  db: Connection,
  kinds: readonly (readonly [OpenTaskKind, TaskQuery])[],
): Promise<{ kind: OpenTaskKind; count: number; since: Date | null }[]> {
  if (kinds.length === 0) return [];
  const counts = kinds.map(
    ([kind, tasks]) => sql`
      SELECT ${kind}::text AS kind, count(*)::integer AS count, min(since) AS since
      FROM (${tasks} ORDER BY since LIMIT ${MAX_COUNTED_TASKS + 1}) ${sql.ref(kind)}`,
  );
  const { rows } = await sql<{ kind: OpenTaskKind; count: number; since: Date | null }>`
    ${sql.join(counts, sql` UNION ALL `)}`.execute(db);
  return rows.filter(({ count }) => count > 0);
}
