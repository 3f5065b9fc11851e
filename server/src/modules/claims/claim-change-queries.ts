import type { ClaimReason } from '@cromia/domain/claims/claim';
import { CLAIMING_STATUSES, type ClaimStatus } from '@cromia/domain/claims/claim-states';
import type { ClaimablePackages } from '@cromia/domain/claims/claimable';
import { sql } from 'kysely';
import type { Transaction } from '../../platform/database/connection.ts';

/** Packages of a product, with its id. */
export interface PackagesRow extends ClaimablePackages {
  productId: number;
}

/**
 * Locks a shipment of a customer until the transaction ends, so that its claims are checked one after another.
 * @returns the id; undefined if the customer has no such shipment
 */
export async function lockShipment(
  trx: Transaction,
  shipmentCode: string,
  customerId: string,
): Promise<string | undefined> {
  const row = await trx
    .selectFrom('shipments')
    .select('id')
    .where('shipmentCode', '=', shipmentCode)
    .where('customerId', '=', customerId)
    .forUpdate()
    .executeTakeFirst();
  return row?.id;
}

const PACKAGES = sql`item.product_id, item.quantity, item.batch, jsonb_build_object('productClass', products.product_class,
  'serial', products.serial, 'color', products.color, 'pkg', products.pkg) AS product_code`;

/** The packages of a locked shipment. */
export async function listShippedPackages(trx: Transaction, shipmentId: string): Promise<PackagesRow[]> {
  const { rows } = await sql<PackagesRow>`
    SELECT ${PACKAGES} FROM shipment_items item JOIN products ON products.id = item.product_id
    WHERE item.shipment_id = ${shipmentId}::uuid ORDER BY item.sort_order`.execute(trx);
  return rows;
}

/** The packages of a locked shipment in claims that were not rejected. */
export async function listClaimedPackages(trx: Transaction, shipmentId: string): Promise<PackagesRow[]> {
  const { rows } = await sql<PackagesRow>`
    SELECT ${PACKAGES} FROM claims
    JOIN claim_items item ON item.claim_id = claims.id JOIN products ON products.id = item.product_id
    WHERE claims.shipment_id = ${shipmentId}::uuid AND claims.status = ANY(${[...CLAIMING_STATUSES]}::text[])
    ORDER BY item.id`.execute(trx);
  return rows;
}

interface NewClaimRow {
  customerId: string;
  shipmentId: string;
  userId: string;
  reason: ClaimReason;
  text: string;
  createdOn: Date;
  photoCount: number;
}

/** Stores a claim under the next number. @param today the manufacturer's day */
export async function insertClaim(
  trx: Transaction,
  { createdOn, ...row }: NewClaimRow,
  today: string,
): Promise<{ id: string; number: string }> {
  return trx
    .insertInto('claims')
    .values({
      ...row,
      number: sql<string>`next_request_number('C', ${today}::date)`,
      createdOn,
      changedOn: createdOn,
    })
    .returning(['id', 'number'])
    .executeTakeFirstOrThrow();
}

export async function insertClaimItems(
  trx: Transaction,
  claimId: string,
  items: readonly { productId: number; quantity: number; batch: string | null }[],
): Promise<void> {
  const rows = items.map(({ productId, quantity, batch }, index) => ({
    ...{ claimId, productId, quantity, batch },
    sortOrder: index + 1,
  }));
  await trx.insertInto('claimItems').values(rows).execute();
}

/** Stores who wrote the last message about a locked claim. */
export async function storeClaimMessage(
  trx: Transaction,
  id: string,
  { isStaff, sentAt }: { isStaff: boolean; sentAt: Date },
): Promise<void> {
  await updateClaim(trx, id, { lastMessageIsStaff: isStaff, changedOn: sentAt });
}

/** Stores a change of a locked claim, as its next version. */
async function updateClaim(
  trx: Transaction,
  id: string,
  change: {
    changedOn: Date;
    status?: ClaimStatus;
    lastMessageIsStaff?: boolean;
    reviewedBy?: string;
    decidedBy?: string;
    decidedAt?: Date;
    decisionText?: string;
    creditNote?: string | null;
  },
): Promise<void> {
  await trx
    .updateTable('claims')
    .set(({ eb }) => ({ ...change, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
}

/** Stores that a locked claim was taken into review. */
export async function storeReview(
  trx: Transaction,
  id: string,
  { reviewedBy, at }: { reviewedBy: string; at: Date },
): Promise<void> {
  await updateClaim(trx, id, { status: 'IN_REVIEW', reviewedBy, changedOn: at });
}

/** Stores the decision on a locked claim. */
export async function storeDecision(
  trx: Transaction,
  id: string,
  {
    at,
    ...decision
  }: {
    status: ClaimStatus;
    decidedBy: string;
    decisionText: string;
    creditNote: string | null;
    at: Date;
  },
): Promise<void> {
  await updateClaim(trx, id, { ...decision, decidedAt: at, changedOn: at });
}
