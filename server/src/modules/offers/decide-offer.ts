import { finalUnitPrice, orderTotal, rowTotal } from '@cromia/domain/catalogue/pricing';
import { productKey } from '@cromia/domain/catalogue/product-code';
import { addDays, todayIn } from '@cromia/domain/dates';
import type { FieldError } from '@cromia/domain/errors';
import { LIMITS } from '@cromia/domain/limits';
import type { OfferDecision, OfferRequestToDecide } from '@cromia/domain/offers/offer-request';
import type { Viewer } from '../../platform/access.ts';
import { recordAudit } from '../../platform/audit.ts';
import type { Transaction } from '../../platform/database.ts';
import { recordEvents } from '../../platform/events.ts';
import type { ServiceDependencies } from '../../platform/http.ts';
import { queueMails } from '../../platform/outbox.ts';
import { Problem } from '../../platform/problem.ts';
import { sellableProducts } from '../catalogue/service.ts';
import { type ActingCustomer, customerById, requestReaders } from '../customers/service.ts';
import { eventMails, offerDocument } from '../papers/service.ts';
import { decidePending, type PricedRow, priceItems } from './change-queries.ts';
import { refuseStoredLines } from './offer-lines.ts';
import { OFFER_REQUEST_ENTITY, readOfferRequestToDecide } from './offer-requests.ts';
import { findOfferRequest, listOfferItems, lockOfferRequest, type OfferItemRow } from './queries.ts';

/**
 * Decides on an offer request (contract, section 5): accepting prices every line and sets the last day; the customer is
 * told. One transaction, with the audit entry.
 * @throws Problem NotFound; BadRequest for lines without a price, prices of no line, or a last day that is over or too far;
 * as `refuseOfferLines` for products that are no longer sold so; Conflict with the `outcome` when it was decided or has expired meanwhile
 */
export async function decideOfferRequest(
  deps: ServiceDependencies,
  viewer: Viewer,
  id: string,
  body: OfferDecision,
): Promise<OfferRequestToDecide> {
  return deps.db.transaction().execute(async (trx) => {
    const row = (await lockOfferRequest(trx, id)) ? await findOfferRequest(trx, id, null) : undefined;
    if (!row) throw new Problem('NotFound');
    const now = deps.now();
    const today = todayIn(deps.config.timeZone, now);
    const customer = await customerById(trx, row.customerId);
    const isAccepted = body.decision === 'ACCEPTED';
    const rows = isAccepted ? await pricedRows(trx, customer, id, body) : [];
    const overallDiscount = isAccepted ? customer.unconditionalDiscountPct : 0;
    const total = isAccepted ? totalOf(rows, overallDiscount) : null;
    const expirationDate = isAccepted ? lastDay(body, today) : null;
    const isDecided = await decidePending(
      trx,
      id,
      {
        status: body.decision,
        decidedAt: now,
        reason: body.reason || null,
        expirationDate,
        overallDiscount,
        total,
      },
      today,
    );
    if (!isDecided) throw await alreadyDecided(trx, deps, viewer, id);
    if (isAccepted) await priceItems(trx, id, rows);
    await recordAudit(trx, {
      userId: viewer.userId,
      customerId: customer.id,
      action: 'offer-requests.decide',
      entity: OFFER_REQUEST_ENTITY,
      entityId: id,
      details: {
        decision: body.decision,
        ...(isAccepted ? { expirationDate, total } : {}),
        ...(body.reason ? { reason: body.reason } : {}),
      },
    });
    const decided = await readOfferRequestToDecide(deps, viewer, id, trx);
    await recordEvents(trx, [
      { type: isAccepted ? 'offer-request.accepted' : 'offer-request.rejected', data: decided },
    ]);
    const readers = await requestReaders(trx, customer.id, row.userId);
    const event = isAccepted ? 'offerAccepted' : 'offerRejected';
    await queueMails(trx, eventMails(event, offerDocument(decided, customer), readers, deps.config));
    return decided;
  });
}

/** The refusal of a decision that comes second, with what the first one was. */
async function alreadyDecided(
  trx: Transaction,
  deps: ServiceDependencies,
  viewer: Viewer,
  id: string,
): Promise<Problem> {
  const { status, reason } = await readOfferRequestToDecide(deps, viewer, id, trx);
  return new Problem('Conflict', { extension: { outcome: { status, reason } } });
}

function lastDay({ expirationDate }: OfferDecision, today: string): string {
  if (expirationDate === undefined) return addDays(today, LIMITS.offerDays);
  if (expirationDate >= today && expirationDate <= addDays(today, LIMITS.offerDaysMax)) return expirationDate;
  throw new Problem('BadRequest', { errors: [{ path: 'expirationDate', code: 'invalidField' }] });
}

/** EUR. @throws Problem BadRequest when it is beyond every order */
function totalOf(rows: readonly PricedRow[], overallDiscount: number): number {
  const rowTotals = rows.map((row) => row.rowTotal);
  if (orderTotal(rowTotals, 0) > LIMITS.orderTotal) {
    throw new Problem('BadRequest', { errors: [{ path: 'items.0.unitPrice', code: 'invalidField' }] });
  }
  return orderTotal(rowTotals, overallDiscount);
}

/**
 * What is wrong with the prices that were sent: each must be of a line, no line may have two, and each must have one. The
 * lines without are named together, as they have no place in what was sent.
 */
function priceErrors(rows: readonly OfferItemRow[], items: OfferDecision['items'] = []): FieldError[] {
  const unpriced = new Set(rows.map(productKey));
  const wrong = items.flatMap(({ productCode }, index): FieldError[] =>
    unpriced.delete(productKey(productCode))
      ? []
      : [{ path: `items.${index}.productCode`, code: 'invalidField' }],
  );
  return unpriced.size === 0 ? wrong : [...wrong, { path: 'items', code: 'missing' }];
}

async function pricedRows(
  trx: Transaction,
  customer: ActingCustomer,
  id: string,
  { items = [] }: OfferDecision,
): Promise<PricedRow[]> {
  const rows = await listOfferItems(trx, id);
  const errors = priceErrors(rows, items);
  if (errors.length > 0) throw new Problem('BadRequest', { errors });
  await refuseStoredLines(trx, customer, rows);
  const products = await sellableProducts(
    trx,
    customer,
    rows.map(({ productId }) => productId),
  );
  const listOf = new Map(products.map((product) => [product.id, product.pricesAndDiscounts?.priceListCode]));
  const priceOf = new Map(items.map((item) => [productKey(item.productCode), item]));
  return rows.flatMap((row): PricedRow[] => {
    const priced = priceOf.get(productKey(row));
    if (!priced) return [];
    const { unitPrice, discountPct1, discountPct2 } = priced;
    const price = finalUnitPrice(unitPrice, discountPct1, discountPct2);
    return [
      {
        id: row.id,
        priceListCode: listOf.get(row.productId) ?? customer.priceListCode,
        unitPrice,
        discountPct1,
        discountPct2,
        finalUnitPrice: price,
        rowTotal: rowTotal(price, row.unitQty, row.quantity),
      },
    ];
  });
}
