import { calculateRowWeight, sumRowWeights } from '@cromia/domain/catalogue/pricing';
import type { Address } from '@cromia/domain/customers/customer';
import { addDays, addWorkingDays, getToday } from '@cromia/domain/dates';
import { LIMITS } from '@cromia/domain/limits';
import type { OfferRequest } from '@cromia/domain/offers/offer-request';
import type { ServiceDependencies } from '../../app-dependencies.ts';
import type { Viewer } from '../../platform/access/viewer.ts';
import type { Transaction } from '../../platform/database/connection.ts';
import { recordAudit } from '../../platform/events/audit.ts';
import { EVENT_VIEWER, recordEvents } from '../../platform/events/record-events.ts';
import { rejectFields } from '../../platform/problem.ts';
import type { SellableProduct } from '../catalogue/index.ts';
import { readClosedDays } from '../closures/index.ts';
import type { ActingCustomer } from '../customers/index.ts';
import { insertOfferRequest } from './change-queries.ts';
import { OFFER_REQUEST_ENTITY, readOfferRequest, readOfferRequestToDecide } from './offer-requests.ts';

/** A validated offer request from the checkout. */
export interface RequestedOffer {
  deliveryDateRequested: string;
  /** Null if no address was chosen. */
  address: Address | null;
  acceptMultipleShipping: boolean;
  note: string | null;
  lines: { product: SellableProduct; quantity: number }[];
}

/**
 * Stores an offer request with its audit entry and event. It has no prices yet; staff set them later.
 * @throws Problem IllegalItemQuantity if the total weight exceeds `LIMITS.orderWeight`
 */
export async function createOfferRequest(
  trx: Transaction,
  deps: ServiceDependencies,
  { viewer, customer }: { viewer: Viewer; customer: ActingCustomer },
  { lines, ...request }: RequestedOffer,
): Promise<OfferRequest> {
  const createdOn = deps.now();
  const today = getToday(deps.config.timeZone, createdOn);
  const closedDays = new Set(await readClosedDays(trx, today));
  const items = lines.map(({ product, quantity }) => ({
    productId: product.id,
    quantity,
    unitQty: product.unitQty,
    plo: product.plo,
    rowWeight: calculateRowWeight(quantity, product.plo),
  }));
  const weight = sumRowWeights(items.map((item) => item.rowWeight));
  if (weight > LIMITS.orderWeight) rejectFields('IllegalItemQuantity', ['items.0.quantity']);
  const id = await insertOfferRequest(
    trx,
    {
      ...request,
      customerId: customer.id,
      userId: viewer.userId,
      createdOn,
      expirationDate: addDays(today, deps.config.requestDays),
      answerExpectedOn: addWorkingDays(today, deps.config.offerResponseDays, closedDays),
      totalWeight: weight,
    },
    items,
    today,
  );
  await recordAudit(trx, {
    userId: viewer.userId,
    customerId: customer.id,
    action: 'offer-requests.create',
    entity: OFFER_REQUEST_ENTITY,
    entityId: id,
    details: { lines: lines.length },
  });
  await recordEvents(trx, [
    { type: 'offer-request.sent', data: await readOfferRequestToDecide(deps, EVENT_VIEWER, id, trx) },
  ]);
  return readOfferRequest(deps, viewer, customer, id, trx);
}
