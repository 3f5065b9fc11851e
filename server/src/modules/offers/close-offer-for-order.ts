import { getToday } from '@cromia/domain/dates';
import type { ServiceDependencies } from '../../app-dependencies.ts';
import type { Viewer } from '../../platform/access/viewer.ts';
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
  viewer: Viewer;
  customer: ActingCustomer;
  id: string;
  /** The version that the user saw. */
  version: number;
}

/**
 * Closes a customer's accepted offer for the order that is being created from it. Concurrent orders wait for the first
 * one and then find the offer closed. After its last day an offer cannot be ordered, even if its stored status is still
 * ACCEPTED. The offer binds the manufacturer: multipliers and availability that changed since do not matter.
 * @returns the data for the order: lines, totals, delivery date and multiple shipping, and the products' stock
 * @throws Problem NotFound, OfferNotAccepted, OfferChanged
 */
export async function closeOfferForOrder(
  trx: Transaction,
  deps: ServiceDependencies,
  { viewer, customer, id, version }: OrderedOffer,
) {
  const offer = (await lockOfferRequest(trx, id)) ? await findOfferRequest(trx, id, customer.id) : undefined;
  if (!offer) throw new Problem('NotFound');
  // The date may have changed while the transaction waited for the lock.
  const today = getToday(deps.config.timeZone, deps.now());
  const isClosed = await closeOffer(trx, { id, customerId: customer.id }, today);
  if (!isClosed || offer.total === null) throw new Problem('OfferNotAccepted');
  if (version !== offer.version) throw new Problem('OfferChanged');
  const items = await listOfferItems(trx, id);
  await recordAudit(trx, {
    userId: viewer.userId,
    customerId: customer.id,
    action: 'offer-requests.order',
    entity: OFFER_REQUEST_ENTITY,
    entityId: id,
  });
  return {
    rows: items.map((item) => toOrderRow(item, customer)),
    total: offer.total,
    totalWeight: offer.totalWeight,
    overallDiscount: offer.overallDiscount,
    deliveryDateRequested: offer.deliveryDateRequested,
    acceptMultipleShipping: offer.acceptMultipleShipping,
    isOutOfStock: offer.isOutOfStock,
  };
}
