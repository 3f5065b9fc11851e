import {
  APPROVAL_MACHINE,
  type ApprovalListQuery,
  type ApprovalStatus,
} from '@cromia/domain/approvals/approval';
import { LIMITS } from '@cromia/domain/limits';
import type { ApprovalNeed } from '@cromia/domain/people/purchase-rule';
import { APPROVAL_REASONS } from '@cromia/domain/people/purchase-rule';
import { type SqlBool, sql } from 'kysely';
import { z } from 'zod';
import type { Connection, Database, Transaction } from '../../platform/database/connection.ts';
import { JOIN_DESCRIPTIONS, PRODUCT_LINE_COLUMNS, type ProductLineRow } from '../catalogue/index.ts';
import type { PricedOrderRequest } from '../checkout/index.ts';
import { hasStatusToday } from '../shop-documents/index.ts';

const reasonSchema = z.enum(APPROVAL_REASONS).nullable();

interface NewApproval extends Omit<PricedOrderRequest, 'rows' | 'form'> {
  customerId: string;
  userId: string;
  createdOn: Date;
  expirationDate: string;
  need: ApprovalNeed | null;
  customerOrderCode: string;
  shippingNote: string | null;
  genericNote: string | null;
}

/** Stores an approval with its lines, which are passed as one parameter. @returns its id */
export async function insertApproval(
  trx: Transaction,
  { need, address, ...approval }: NewApproval,
  rows: PricedOrderRequest['rows'],
): Promise<string> {
  const { id } = await trx
    .insertInto('approvals')
    .values({
      ...approval,
      status: 'PENDING',
      address: JSON.stringify(address),
      needReason: need?.reason ?? null,
      needLimit: need?.limit ?? null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await sql`
    INSERT INTO approval_items (approval_id, sort_order, product_id, quantity, final_unit_price, unit_qty, plo,
      row_total, row_weight)
    SELECT ${id}::uuid, item.sort_order, item.product_id, item.quantity, item.final_unit_price, item.unit_qty,
      item.plo, item.row_total, item.row_weight
    FROM jsonb_to_recordset(${JSON.stringify(
      rows.map((row, index) => ({
        sort_order: index + 1,
        product_id: row.productId,
        quantity: row.quantity,
        final_unit_price: row.finalUnitPrice,
        unit_qty: row.unitQty,
        plo: row.plo,
        row_total: row.rowTotal,
        row_weight: row.rowWeight,
      })),
    )}::jsonb) AS item (
      sort_order integer, product_id integer, quantity integer, final_unit_price numeric, unit_qty numeric,
      plo numeric, row_total numeric, row_weight numeric)`.execute(trx);
  return id;
}

/** Approvals of a customer with their people. @param customerId null for all customers */
export function selectApprovals(db: Connection, customerId: string | null) {
  return db
    .selectFrom('approvals')
    .leftJoin('users as author', 'author.id', 'approvals.userId')
    .leftJoin('users as decider', 'decider.id', 'approvals.decidedBy')
    .leftJoin('offerRequests', 'offerRequests.id', 'approvals.offerRequestId')
    .leftJoin('orderRequests', 'orderRequests.approvalId', 'approvals.id')
    .select([
      'approvals.id',
      'approvals.customerId',
      'approvals.userId',
      'approvals.status',
      'approvals.createdOn',
      'approvals.expirationDate',
      'approvals.needReason',
      'approvals.needLimit',
      'approvals.offerRequestId',
      'approvals.customerOrderCode',
      'approvals.address',
      'approvals.deliveryDateRequested',
      'approvals.acceptMultipleShipping',
      'approvals.shippingNote',
      'approvals.genericNote',
      'approvals.overallDiscount',
      'approvals.total',
      'approvals.totalWeight',
      'approvals.decidedAt',
      'approvals.reason',
      'offerRequests.number as offerNumber',
      'orderRequests.id as orderRequestId',
      'orderRequests.number as orderRequestNumber',
      'author.username as authorUsername',
      'author.language as authorLanguage',
      'decider.username as deciderUsername',
      sql<string>`concat_ws(' ', author.firstname, author.lastname)`.as('authorName'),
      sql<string>`concat_ws(' ', decider.firstname, decider.lastname)`.as('deciderName'),
      sql<number>`(SELECT count(*)::integer FROM approval_items WHERE approval_id = approvals.id)`.as(
        'itemCount',
      ),
    ])
    .$if(customerId !== null, (query) => query.where('approvals.customerId', '=', customerId ?? ''))
    .$narrowType<{ status: ApprovalStatus }>();
}

export type ApprovalRow = NonNullable<Awaited<ReturnType<typeof findApproval>>>;

/** Finds an approval of a customer. */
export async function findApproval(db: Connection, id: string, customerId: string) {
  const row = await selectApprovals(db, customerId).where('approvals.id', '=', id).executeTakeFirst();
  return row && { ...row, needReason: reasonSchema.parse(row.needReason) };
}

/** The list of a customer's approvals. @param userId the author of the listed ones; null for all */
export function selectApprovalList(
  db: Connection,
  { customerId, userId, today }: { customerId: string; userId: string | null; today: string },
  { status, sort }: ApprovalListQuery,
) {
  return selectApprovals(db, customerId)
    .$if(userId !== null, (query) => query.where('approvals.userId', '=', userId))
    .$if(status !== undefined, (query) =>
      query.where(hasStatusToday('approvals', APPROVAL_MACHINE, status === undefined ? [] : [status], today)),
    )
    .orderBy(`approvals.${sort.field}`, sort.direction)
    .orderBy('approvals.id');
}

export interface ApprovalItemRow extends ProductLineRow {
  id: string;
  productId: number;
  quantity: number;
  approvedQuantity: number | null;
  finalUnitPrice: number;
  unitQty: number;
  plo: number;
  rowTotal: number;
  rowWeight: number;
  inStock: boolean;
  qtyPkgMultiplier: number;
}

/** The requested lines of an approval, in their order. */
export async function listApprovalItems(db: Connection, id: string): Promise<ApprovalItemRow[]> {
  const { rows } = await sql<ApprovalItemRow>`
    SELECT item.*, products.in_stock, products.qty_pkg_multiplier, ${PRODUCT_LINE_COLUMNS}
    FROM approval_items item
    JOIN products ON products.id = item.product_id
    ${JOIN_DESCRIPTIONS}
    WHERE item.approval_id = ${id}::uuid
    ORDER BY item.sort_order
    LIMIT ${LIMITS.orderLines}`.execute(db);
  return rows;
}

interface Outcome {
  status: 'REJECTED' | 'WITHDRAWN' | 'EXPIRED';
  decidedAt: Date;
  /** Null for the author and the portal. */
  decidedBy: string | null;
  reason: string | null;
}

/** Closes a pending approval without an order request. @returns whether it was pending */
export async function storeOutcome(trx: Transaction, id: string, outcome: Outcome): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('approvals')
    .set(outcome)
    .where('id', '=', id)
    .where('status', '=', 'PENDING')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Stores what an approved request orders: its total, and the quantity of each line, 0 for dropped ones. */
export async function storeApprovedOrder(
  trx: Transaction,
  id: string,
  { rows, total, totalWeight, overallDiscount, deliveryDateRequested }: PricedOrderRequest,
): Promise<void> {
  await trx
    .updateTable('approvals')
    .set({ total, totalWeight, overallDiscount, deliveryDateRequested })
    .where('id', '=', id)
    .execute();
  await sql`
    UPDATE approval_items SET approved_quantity = coalesce(ordered.quantity, 0)
    FROM approval_items item
    LEFT JOIN jsonb_to_recordset(${JSON.stringify(
      rows.map(({ productId, quantity }) => ({ product_id: productId, quantity })),
    )}::jsonb) AS ordered (product_id integer, quantity integer) ON ordered.product_id = item.product_id
    WHERE item.approval_id = ${id}::uuid AND approval_items.id = item.id`.execute(trx);
}

/** The pending approvals whose last day has passed. */
export async function listOverdueApprovals(db: Database, today: string) {
  return db
    .selectFrom('approvals')
    .select(['id', 'customerId'])
    .where('status', '=', 'PENDING')
    .where('expirationDate', '<', today)
    .orderBy('expirationDate')
    .orderBy('id')
    .execute();
}

/**
 * Deletes approvals that led to no order request, some time after their end. Approved ones stay as long as their order
 * request.
 */
export async function purgeApprovals(db: Database): Promise<void> {
  await db
    .deleteFrom('approvals')
    .where('status', '<>', 'PENDING')
    .where(sql<SqlBool>`decided_at < now() - make_interval(days => ${LIMITS.approvalRetentionDays})`)
    .where(sql<SqlBool>`NOT EXISTS (SELECT FROM order_requests WHERE approval_id = approvals.id)`)
    .execute();
}
