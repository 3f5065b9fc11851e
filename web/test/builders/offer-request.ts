import type { OfferRequest, OfferRequestItem } from '@cromia/domain/offers/offer-request';
import { aProductLine } from './catalogue/product-line';

/** 8 cans of 25 kg; without a price by default. @param finalUnitPrice in EUR per kilogram */
export function anOfferRequestItem(
  displayedCode = 'F120-7035-25',
  finalUnitPrice: number | null = null,
): OfferRequestItem {
  return {
    ...aProductLine(displayedCode),
    id: `item-${displayedCode}`,
    quantity: 8,
    finalUnitPrice,
    unitPrice: null,
    priceListCode: null,
    discountPct1: null,
    discountPct2: null,
    rowTotal: finalUnitPrice === null ? null : finalUnitPrice * 200,
    rowWeight: 210.4,
  };
}

/** An offer request of one line without prices yet. */
export function anOfferRequest(overrides: Partial<OfferRequest> = {}): OfferRequest {
  const items = overrides.items ?? [anOfferRequestItem()];
  return {
    id: '00000000-0000-4000-8000-00000000c001',
    number: 'Q26-000123',
    createdOn: '2026-11-02T09:30:00.000Z',
    placedBy: { username: 'anna@rossi.test', name: 'Anna Rossi', isAgent: false },
    deliveryDateRequested: '2026-11-20',
    address: null,
    status: 'PENDING',
    answerExpectedOn: '2026-11-05',
    version: 1,
    acceptMultipleShipping: true,
    note: null,
    reason: null,
    isWithdrawn: false,
    expirationDate: '2026-12-02',
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
    ...overrides,
    items,
  };
}

/** The same with prices; it can be ordered for nine more days. */
export function anAcceptedOffer(overrides: Partial<OfferRequest> = {}): OfferRequest {
  return anOfferRequest({
    status: 'ACCEPTED',
    answerExpectedOn: null,
    daysLeft: 9,
    canOrder: true,
    total: 900,
    items: [anOfferRequestItem('F120-7035-25', 4.5)],
    ...overrides,
  });
}
