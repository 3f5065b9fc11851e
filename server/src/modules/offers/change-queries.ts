import type { Address } from '@cromia/domain/customers/customer';
import { type SqlBool, sql } from 'kysely';
import type { Transaction } from '../../platform/database/connection.ts';
import { hasOfferStatus } from './offer-queries.ts';

export interface NewOfferRequest {
  customerId: string;
  userId: string;
  createdOn: Date;
  expirationDate: string;
  answerExpectedOn: string;
  deliveryDateRequested: string;
  address: Address | null;
  acceptMultipleShipping: boolean;
  note: string | null;
  /** kg. */
  totalWeight: number;
}

export interface NewOfferItem {
  productId: number;
  quantity: number;
  unitQty: number;
  plo: number;
  /** kg. */
  rowWeight: number;
}

/**
 * Stores an offer request with its lines and assigns the next number. All lines are passed as a single parameter.
 * @returns the id
 */
export async function insertOfferRequest(
  trx: Transaction,
  request: NewOfferRequest,
  items: readonly NewOfferItem[],
  today: string,
): Promise<string> {
  const { id } = await trx
    .insertInto('offerRequests')
    .values({
      ...request,
      number: sql<string>`next_request_number('Q', ${today}::date)`,
      address: request.address === null ? null : { ...request.address },
      status: 'PENDING',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const rows = items.map((item, index) => ({
    sort_order: index + 1,
    product_id: item.productId,
    quantity: item.quantity,
    unit_qty: item.unitQty,
    plo: item.plo,
    row_weight: item.rowWeight,
  }));
  await sql`
    INSERT INTO offer_request_items
      (offer_request_id, sort_order, product_id, quantity, unit_qty, plo, row_weight)
    SELECT ${id}::uuid, item.sort_order, item.product_id, item.quantity, item.unit_qty, item.plo, item.row_weight
    FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS item (
      sort_order integer, product_id integer, quantity integer, unit_qty numeric, plo numeric, row_weight numeric)
    `.execute(trx);
  return id;
}

export interface OfferDecisionRow {
  status: 'ACCEPTED' | 'REJECTED';
  decidedAt: Date;
  reason: string | null;
  expirationDate: string | null;
  /** Percent. */
  overallDiscount: number;
  /** EUR; null for a rejected request. */
  total: number | null;
  /** kg. */
  totalWeight?: number;
}

/** Stores the decision on a pending request. @returns false if it is no longer pending */
export async function storeOfferDecision(
  trx: Transaction,
  id: string,
  decision: OfferDecisionRow,
  today: string,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('offerRequests')
    .set(decision)
    .where('id', '=', id)
    .where(hasOfferStatus(['PENDING'], today))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/**
 * Stores the next version of a sent offer, without its lines.
 * @returns false if the version differs or the offer is no longer valid
 */
export async function storeOfferCorrection(
  trx: Transaction,
  { id, version }: { id: string; version: number },
  correction: Omit<OfferDecisionRow, 'status'>,
  today: string,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('offerRequests')
    .set({ ...correction, version: version + 1 })
    .where('id', '=', id)
    .where('version', '=', version)
    .where(hasOfferStatus(['ACCEPTED'], today))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/**
 * Rejects a sent offer and deletes its prices.
 * @returns false if the version differs or the offer is no longer valid
 */
export async function storeOfferWithdrawal(
  trx: Transaction,
  { id, version }: { id: string; version: number },
  { decidedAt, reason }: Pick<OfferDecisionRow, 'decidedAt' | 'reason'>,
  today: string,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('offerRequests')
    .set({
      status: 'REJECTED',
      isWithdrawn: true,
      decidedAt,
      reason,
      expirationDate: null,
      overallDiscount: 0,
      total: null,
    })
    .where('id', '=', id)
    .where('version', '=', version)
    .where(hasOfferStatus(['ACCEPTED'], today))
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return false;
  await clearPrices(trx, id);
  return true;
}

/** Withdraws a pending request. @returns false when it was no longer pending */
export async function storeRequestWithdrawal(trx: Transaction, id: string, today: string): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('offerRequests')
    .set({ status: 'WITHDRAWN' })
    .where('id', '=', id)
    .where(hasOfferStatus(['PENDING'], today))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Sets the quantities of the remaining lines of a request, and deletes the others. @param totalWeight kg */
export async function storeItemQuantities(
  trx: Transaction,
  offerRequestId: string,
  items: readonly { id: string; quantity: number; rowWeight: number }[],
  totalWeight: number,
): Promise<void> {
  const rows = items.map(({ id, quantity, rowWeight }) => ({ id, quantity, row_weight: rowWeight }));
  await sql`
    DELETE FROM offer_request_items
    WHERE offer_request_id = ${offerRequestId}::uuid AND id <> ALL(${items.map(({ id }) => id)}::uuid[])`.execute(
    trx,
  );
  await sql`
    UPDATE offer_request_items SET quantity = changed.quantity, row_weight = changed.row_weight
    FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS changed (id uuid, quantity integer, row_weight numeric)
    WHERE offer_request_items.id = changed.id
      AND offer_request_items.offer_request_id = ${offerRequestId}::uuid`.execute(trx);
  await trx.updateTable('offerRequests').set({ totalWeight }).where('id', '=', offerRequestId).execute();
}

export interface PricedRow {
  id: string;
  /** Packages, and their weight in kg; a correction may change them. */
  quantity: number;
  rowWeight: number;
  priceListCode: string;
  unitPrice: number;
  discountPct1: number;
  discountPct2: number;
  finalUnitPrice: number;
  rowTotal: number;
}

/** Sets the prices and quantities of an offer's lines. */
export async function storeItemPrices(
  trx: Transaction,
  offerRequestId: string,
  items: readonly PricedRow[],
): Promise<void> {
  const rows = items.map((item) => ({
    id: item.id,
    quantity: item.quantity,
    row_weight: item.rowWeight,
    price_list_code: item.priceListCode,
    unit_price: item.unitPrice,
    discount_pct1: item.discountPct1,
    discount_pct2: item.discountPct2,
    final_unit_price: item.finalUnitPrice,
    row_total: item.rowTotal,
  }));
  await sql`
    UPDATE offer_request_items SET quantity = priced.quantity, row_weight = priced.row_weight,
      price_list_code = priced.price_list_code, unit_price = priced.unit_price,
      discount_pct1 = priced.discount_pct1, discount_pct2 = priced.discount_pct2,
      final_unit_price = priced.final_unit_price, row_total = priced.row_total
    FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS priced (
      id uuid, quantity integer, row_weight numeric, price_list_code text, unit_price numeric, discount_pct1 numeric, discount_pct2 numeric,
      final_unit_price numeric, row_total numeric)
    WHERE offer_request_items.id = priced.id
      AND offer_request_items.offer_request_id = ${offerRequestId}::uuid`.execute(trx);
}

/**
 * Closes an offer that is being ordered; it must be accepted and not expired. The update is atomic, so only one of
 * several concurrent orders succeeds.
 * @returns whether the offer was closed
 */
export async function closeOffer(
  trx: Transaction,
  { id, customerId }: { id: string; customerId: string },
  today: string,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('offerRequests')
    .set({ status: 'CLOSED' })
    .where('id', '=', id)
    .where('customerId', '=', customerId)
    .where(hasOfferStatus(['ACCEPTED'], today))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Lets an offer be ordered again whose order request was withdrawn; it expires as before. */
export async function reopenOrderedOffer(trx: Transaction, id: string): Promise<void> {
  await trx
    .updateTable('offerRequests')
    .set({ status: 'ACCEPTED' })
    .where('id', '=', id)
    .where('status', '=', 'CLOSED')
    .execute();
}

export interface OfferReopening {
  createdOn: Date;
  deliveryDateRequested: string;
  expirationDate: string;
  answerExpectedOn: string;
}

/**
 * Makes a request pending again and deletes its prices. A rejected or withdrawn request can always be reopened, an expired one only
 * if its last day is not before `expiredSince`.
 * @returns whether the request was reopened
 */
export async function reopenOffer(
  trx: Transaction,
  { id, customerId }: { id: string; customerId: string },
  reopening: OfferReopening,
  { today, expiredSince }: { today: string; expiredSince: string },
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('offerRequests')
    .set({
      ...reopening,
      status: 'PENDING',
      isWithdrawn: false,
      heldSince: null,
      decidedAt: null,
      reason: null,
      version: sql<number>`version + 1`,
      overallDiscount: 0,
      total: null,
    })
    .where('id', '=', id)
    .where('customerId', '=', customerId)
    .where(
      sql<SqlBool>`(${hasOfferStatus(['REJECTED', 'WITHDRAWN'], today)}
        OR (${hasOfferStatus(['EXPIRED'], today)} AND expiration_date >= ${expiredSince}::date))`,
    )
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return false;
  await clearPrices(trx, id);
  return true;
}

async function clearPrices(trx: Transaction, offerRequestId: string): Promise<void> {
  await trx
    .updateTable('offerRequestItems')
    .set({
      priceListCode: null,
      unitPrice: null,
      discountPct1: null,
      discountPct2: null,
      finalUnitPrice: null,
      rowTotal: null,
    })
    .where('offerRequestId', '=', offerRequestId)
    .execute();
}
