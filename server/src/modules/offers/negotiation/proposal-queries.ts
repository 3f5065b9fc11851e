import { sql } from 'kysely';
import type { Transaction } from '../../../platform/database/connection.ts';

export interface NewProposalItem {
  productId: number;
  quantity: number | null;
  targetPrice: number | null;
  offeredQuantity: number;
  offeredPrice: number;
}

/** Stores a proposal, which replaces the open one of the same offer. */
export async function insertProposal(
  trx: Transaction,
  proposal: { offerRequestId: string; messageId: string; version: number },
  items: readonly NewProposalItem[],
  now: Date,
): Promise<void> {
  await trx
    .updateTable('offerProposals')
    .set({ status: 'REPLACED', decidedAt: now })
    .where('offerRequestId', '=', proposal.offerRequestId)
    .where('status', '=', 'OPEN')
    .execute();
  const { id } = await trx
    .insertInto('offerProposals')
    .values({ ...proposal, status: 'OPEN' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const rows = items.map((item, index) => ({
    sort_order: index + 1,
    product_id: item.productId,
    quantity: item.quantity,
    target_price: item.targetPrice,
    offered_quantity: item.offeredQuantity,
    offered_price: item.offeredPrice,
  }));
  await sql`
    INSERT INTO offer_proposal_items
      (proposal_id, sort_order, product_id, quantity, target_price, offered_quantity, offered_price)
    SELECT ${id}::uuid, item.* FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS item (
      sort_order integer, product_id integer, quantity integer, target_price numeric, offered_quantity integer,
      offered_price numeric)`.execute(trx);
}

/**
 * Decides on the open proposal for the current version of an offer.
 * @returns false if it is not open any more, or is for another version
 */
export async function storeProposalDecision(
  trx: Transaction,
  { id, offerRequestId, version }: { id: string; offerRequestId: string; version: number },
  decision: { status: 'TAKEN_OVER' | 'DECLINED'; decidedAt: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('offerProposals')
    .set(decision)
    .where('id', '=', id)
    .where('offerRequestId', '=', offerRequestId)
    .where('version', '=', version)
    .where('status', '=', 'OPEN')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
