import { LIMITS } from '@cromia/domain/limits';
import type { OfferRequestToDecide, PricedItem } from '@cromia/domain/offers/offer-request';
import { describe, expect, it } from 'vitest';
import {
  calculatePricedUnitPrice,
  calculatePricingSums,
  createPricingFormValues,
  listDoubtfulLines,
  offerFormSchema,
  type PricingFormValues,
} from './price-form';

const TODAY = '2026-11-21';

function aLine(part: Partial<PricedItem>): PricedItem {
  return {
    id: 'a',
    productCode: { productClass: '3', serial: 'F120', color: '7035', pkg: '25' },
    description: {},
    colorDescription: {},
    hex: null,
    brand: '',
    um: 'kg',
    qta: 25,
    unitQty: 25,
    plo: 27,
    quantity: 4,
    finalUnitPrice: null,
    unitPrice: null,
    priceListCode: null,
    discountPct1: null,
    discountPct2: null,
    rowTotal: null,
    rowWeight: 108,
    today: { finalUnitPrice: 9.5, unitPrice: 12.5, priceListCode: 'RIV', discountPct1: 20, discountPct2: 5 },
    lastPaid: null,
    offeredBefore: null,
    ...part,
  };
}

function anOffer(items: PricedItem[], unconditionalDiscountPct = 0): OfferRequestToDecide {
  return {
    id: 'o',
    number: 'Q26-000123',
    address: null,
    answerExpectedOn: null,
    createdOn: '2026-11-20T10:00:00Z',
    placedBy: null,
    deliveryDateRequested: '2026-11-30',
    status: 'PENDING',
    version: 1,
    heldSince: null,
    messageCount: 0,
    acceptMultipleShipping: false,
    note: null,
    reason: null,
    isWithdrawn: false,
    expirationDate: null,
    daysLeft: null,
    earliestDeliveryDate: null,
    canOrder: false,
    approvalId: null,
    canRequestAgain: false,
    overallDiscount: 0,
    total: null,
    totalWeight: 108,
    itemCount: items.length,
    items,
    customerCode: '100001',
    businessName: 'Rossi',
    username: null,
    unconditionalDiscountPct,
    history: [],
  };
}

const unpricedLine = aLine({ id: 'b', today: null });

describe('a priced offer', () => {
  it('keeps the message of the version that it corrects', () => {
    const request = { ...anOffer([aLine({})]), reason: 'As agreed' };
    expect(createPricingFormValues({ ...request, status: 'ACCEPTED' }, TODAY).reason).toBe('As agreed');
    expect(createPricingFormValues(request, TODAY).reason).toBe('');
  });

  it('marks prices far from the terms and the last paid price, unless they were sent before', () => {
    const line = aLine({});
    const terms = line.today?.finalUnitPrice ?? 0;
    const type = (unitPrice: number) => ({
      productCode: line.productCode,
      unitPrice,
      discountPct1: 0,
      discountPct2: 0,
    });
    expect(listDoubtfulLines(anOffer([line]), [type(terms)])).toEqual([]);
    expect(listDoubtfulLines(anOffer([line]), [type(terms * 2)])).toMatchObject([
      { deviations: [{ from: 'terms', percent: 100 }] },
    ]);
    const sent = { ...line, finalUnitPrice: terms * 2 };
    expect(listDoubtfulLines(anOffer([sent]), [type(terms * 2)])).toEqual([]);
  });

  it("is prefilled with the customer's terms; a line without a price stays empty", () => {
    const { items, expirationDate } = createPricingFormValues(anOffer([aLine({}), unpricedLine]), TODAY);
    expect(items).toMatchObject([
      { unitPrice: 12.5, discountPct1: 20, discountPct2: 5 },
      { unitPrice: null, discountPct1: 0, discountPct2: 0 },
    ]);
    expect(expirationDate).toBe('2026-12-21');
  });

  it('totals its priced lines less the unconditional discount', () => {
    const offer = anOffer([aLine({}), unpricedLine], 2);
    const { sums, unpriced: unpricedCount } = calculatePricingSums(
      offer,
      createPricingFormValues(offer, TODAY).items,
    );
    expect(sums).toEqual({ rows: 950, discount: 2, total: 931, weight: 216 });
    expect(unpricedCount).toBe(1);
  });

  it.each([
    { unitPrice: Number.NaN, discountPct1: 0, discountPct2: 0 },
    { unitPrice: 10, discountPct1: 101, discountPct2: 0 },
    { unitPrice: 0, discountPct1: 100, discountPct2: 0 },
    { unitPrice: 10, discountPct1: null, discountPct2: 0 },
    { unitPrice: LIMITS.unitPrice + 1, discountPct1: 0, discountPct2: 0 },
  ])('has no unit price for %o', (typed) => {
    expect(calculatePricedUnitPrice({ productCode: unpricedLine.productCode, ...typed })).toBeNull();
  });
});

describe('the offer form', () => {
  const schema = offerFormSchema(TODAY);
  const listErrors = (typed: PricingFormValues) =>
    schema.safeParse(typed).error?.issues.map(({ path, message }) => [path.join('.'), message]);
  const typed = createPricingFormValues(anOffer([aLine({})]), TODAY);

  it('accepts a price for each line', () => {
    expect(schema.parse(typed)).toMatchObject({ decision: 'ACCEPTED', items: [{ unitPrice: 12.5 }] });
  });

  it('reports each missing or invalid price', () => {
    const [line] = typed.items;
    if (!line) throw new Error('Expected the form to have a line');
    const items = [
      { ...line, unitPrice: null },
      { ...line, unitPrice: Number.NaN },
      { ...line, unitPrice: 0 },
      { ...line, discountPct1: 120 },
    ];
    expect(listErrors({ ...typed, items })).toEqual([
      ['items.0.unitPrice', 'missing'],
      ['items.1.unitPrice', 'invalidField'],
      ['items.2.unitPrice', 'invalidField'],
      ['items.3.discountPct1', 'invalidField'],
    ]);
  });

  it('requires an expiration date that is not in the past', () => {
    expect(listErrors({ ...typed, expirationDate: TODAY })).toBeUndefined();
    expect(listErrors({ ...typed, expirationDate: '2026-11-20' })).toEqual([
      ['expirationDate', 'invalidField'],
    ]);
    expect(listErrors({ ...typed, expirationDate: null })).toEqual([['expirationDate', 'missing']]);
  });
});
