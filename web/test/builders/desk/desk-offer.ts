import type { OfferRequestToDecide, PricedItem } from '@cromia/domain/offers/offer-request';
import { aProductLine } from '../catalogue/product-line';
import { aHistoryEntry } from '../history';

/** A line of 8 cans of 25 kg without a price yet; 10.00 EUR a kilogram by the customer's terms. */
export function aPricedItem(overrides: Partial<PricedItem> = {}): PricedItem {
  return {
    id: 'offer-line-1',
    ...aProductLine('F120-7035-25'),
    um: 'kg',
    quantity: 8,
    finalUnitPrice: null,
    unitPrice: null,
    priceListCode: null,
    discountPct1: null,
    discountPct2: null,
    rowTotal: null,
    rowWeight: 210.4,
    today: { finalUnitPrice: 10, unitPrice: 10, priceListCode: 'RIV', discountPct1: 0, discountPct2: 0 },
    lastPaid: null,
    offeredBefore: null,
    ...overrides,
  };
}

/** An offer request without prices yet, as the back office shows it. */
export function aDeskOffer(overrides: Partial<OfferRequestToDecide> = {}): OfferRequestToDecide {
  const items = overrides.items ?? [aPricedItem()];
  return {
    id: '00000000-0000-4000-8000-00000000000a',
    number: 'Q26-000123',
    createdOn: '2026-11-20T08:30:00.000Z',
    placedBy: { username: 'anna@rossi.test', name: 'Anna Rossi', isAgent: false },
    deliveryDateRequested: '2036-12-01',
    address: null,
    status: 'PENDING',
    answerExpectedOn: '2026-11-25',
    version: 1,
    acceptMultipleShipping: true,
    note: null,
    reason: null,
    isWithdrawn: false,
    expirationDate: '2036-12-20',
    daysLeft: null,
    earliestDeliveryDate: null,
    canOrder: false,
    approvalId: null,
    canRequestAgain: false,
    overallDiscount: 0,
    total: null,
    totalWeight: 210.4,
    heldSince: null,
    messageCount: 0,
    itemCount: items.length,
    items,
    customerCode: '100001',
    businessName: 'Rossi Verniciature S.r.l.',
    username: 'marta@colorificio.test',
    unconditionalDiscountPct: 0,
    history: [aHistoryEntry({ action: 'offer-requests.create' })],
    ...overrides,
  };
}

/** The same offer after a colleague in the back office has priced its only line. */
export function aDecidedOffer(unitPrice: number, decidedBy: string): OfferRequestToDecide {
  const rowTotal = unitPrice * 25 * 8;
  return aDeskOffer({
    status: 'ACCEPTED',
    answerExpectedOn: null,
    daysLeft: 30,
    canOrder: true,
    total: rowTotal,
    items: [
      aPricedItem({
        finalUnitPrice: unitPrice,
        unitPrice,
        discountPct1: 0,
        discountPct2: 0,
        rowTotal,
      }),
    ],
    history: [
      aHistoryEntry({ action: 'offer-requests.create' }),
      aHistoryEntry({
        action: 'offer-requests.decide',
        at: '2026-11-21T09:00:00.000Z',
        username: decidedBy,
        details: { decision: 'ACCEPTED' },
      }),
    ],
  });
}
