import { getToday } from '@cromia/domain/dates';
import { getOfferStatusToday } from '@cromia/domain/offers/offer-request';
import type { ServiceDependencies } from '../../app-dependencies.ts';
import type { Transaction } from '../../platform/database/connection.ts';
import { recordAudit } from '../../platform/events/audit.ts';
import { Problem } from '../../platform/problem.ts';
import type { ActingCustomer } from '../customers/index.ts';
import { closeOffer } from './change-queries.ts';
import { findOfferRequest, listOfferItems, lockOfferRequest, type OfferItemRow } from './offer-queries.ts';
import { OFFER_REQUEST_ENTITY } from './offer-requests.ts';

/** Converts an offer line to an order line. @throws Problem PriceNotAssigned */
function toOrderRow(row: OfferItemRow, customer: ActingCustomer) {
  const { unitPrice, discountPct1, discountPct2, finalUnitPrice, rowTotal } = row;
  if (unitPrice === null || finalUnitPrice === null || rowTotal === null) {
    throw new Problem('PriceNotAssigned');
  }
  return {
    productId: row.productId,
    quantity: row.quantity,
    priceListCode: row.priceListCode ?? customer.priceListCode,
    unitPrice,
    discountPct1: discountPct1 ?? 0,
    discountPct2: discountPct2 ?? 0,
    finalUnitPrice,
    unitQty: row.unitQty,
    plo: row.plo,
    rowTotal,
    rowWeight: row.rowWeight,
  };
}

interface OrderedOffer {
  customer: ActingCustomer;
  id: string;
  /** The version that the user saw; null to accept the current one. */
  version: number | null;
  actingUserId: string;
}

/**
 * Locks a customer's accepted offer and checks that it can be ordered today: not after its last day, even if its stored
 * status is still ACCEPTED, and not while it waits in an approval. The offer binds the manufacturer: multipliers and
 * availability that changed since do not matter.
 * @returns the data for the order: lines, totals, delivery date and multiple shipping, the last day, and the products'
 *   stock
 * @throws Problem NotFound, OfferNotAccepted, OfferChanged, OfferAwaitsApproval
 */
export async function lockOfferForOrder(
  trx: Transaction,
  deps: ServiceDependencies,
  { customer, id, version }: OrderedOffer,
) {
  const offer = (await lockOfferRequest(trx, id)) ? await findOfferRequest(trx, id, customer.id) : undefined;
  if (!offer) throw new Problem('NotFound');
  // The date may have changed while the transaction waited for the lock.
  const today = getToday(deps.config.timeZone, deps.now());
  if (getOfferStatusToday(offer, today) !== 'ACCEPTED' || offer.total === null)
    throw new Problem('OfferNotAccepted');
  if (version !== null && version !== offer.version) throw new Problem('OfferChanged');
  if (offer.approvalId !== null) throw new Problem('OfferAwaitsApproval');
  const items = await listOfferItems(trx, id);
  return {
    rows: items.map((item) => toOrderRow(item, customer)),
    total: offer.total,
    totalWeight: offer.totalWeight,
    overallDiscount: offer.overallDiscount,
    deliveryDateRequested: offer.deliveryDateRequested,
    acceptMultipleShipping: offer.acceptMultipleShipping,
    expirationDate: offer.expirationDate,
    isOutOfStock: offer.isOutOfStock,
  };
}

/**
 * Closes a customer's accepted offer for the order that is being created from it. Concurrent orders wait for the first
 * one and then find the offer closed.
 * @returns the same as `lockOfferForOrder`
 * @throws Problem as `lockOfferForOrder` does
 */
export async function closeOfferForOrder(
  trx: Transaction,
  deps: ServiceDependencies,
  ordered: OrderedOffer,
): ReturnType<typeof lockOfferForOrder> {
  const offer = await lockOfferForOrder(trx, deps, ordered);
  const { id, customer, actingUserId } = ordered;
  const today = getToday(deps.config.timeZone, deps.now());
  if (!(await closeOffer(trx, { id, customerId: customer.id }, today))) throw new Problem('OfferNotAccepted');
  await recordAudit(trx, {
    userId: actingUserId,
    customerId: customer.id,
    action: 'offer-requests.order',
    entity: OFFER_REQUEST_ENTITY,
    entityId: id,
  });
  return offer;
}
