import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toErrorCode, toFieldErrors } from '../errors.ts';
import {
  buildUnpricedNote,
  type CheckoutItem,
  calculateEarliestDeliveryDate,
  canStartOrder,
  findAgentNoteErrors,
  findOfferBlockers,
  findOrderBlockers,
  offerRequestBodySchema,
  orderRequestBodySchema,
  planCheckout,
} from './order.ts';
import { orderFromOfferBodySchema } from './order-from-offer.ts';

const productCode = { productClass: '3', serial: 'F120', color: '7035', pkg: '25' };
const body = {
  items: [{ productCode, quantity: 4, finalUnitPrice: 8.55 }],
  address: 'SD001',
  customerOrderCode: 'PO-2026_17',
  deliveryDateRequested: '2026-03-12',
  acceptMultipleShipping: false,
};

function buildItem(changes: Partial<CheckoutItem> = {}): CheckoutItem {
  return {
    productCode,
    quantity: 4,
    qtyPkgMultiplier: 4,
    finalUnitPrice: 8.55,
    status: 'A',
    tsc: 'S',
    inStock: true,
    ...changes,
  };
}

function findBlockerCodes(selected: CheckoutItem[]): string[] {
  return findOrderBlockers(selected).map(({ code }) => code);
}

function findErrors(value: unknown) {
  const { error } = orderRequestBodySchema.safeParse(value);
  return error ? toFieldErrors(error) : [];
}

describe('the order form', () => {
  it('requires a valid customer order code, delivery date and address', () => {
    expect(findErrors(body)).toEqual([]);
    expect(
      findErrors({ ...body, customerOrderCode: '', deliveryDateRequested: undefined, address: ' ' }),
    ).toEqual([
      { path: 'address', code: 'missing' },
      { path: 'customerOrderCode', code: 'missing' },
      { path: 'deliveryDateRequested', code: 'missing' },
    ]);
    expect(findErrors({ ...body, address: 'XX', deliveryDateRequested: '12-03-2026' })).toEqual([
      { path: 'address', code: 'invalidField' },
      { path: 'deliveryDateRequested', code: 'invalidField' },
    ]);
  });

  it('accepts a customer order code of at most 20 letters, digits and listed symbols', () => {
    expect(findErrors({ ...body, customerOrderCode: 'Az 09-_@./#&+' })).toEqual([]);
    expect(findErrors({ ...body, customerOrderCode: 'x'.repeat(21) })).toMatchObject([
      { path: 'customerOrderCode', code: 'invalidLenght' },
    ]);
    for (const invalidCode of ['a;b', 'a"b', '<b>', 'a\nb', "a'b"]) {
      expect(findErrors({ ...body, customerOrderCode: invalidCode }), invalidCode).toEqual([
        { path: 'customerOrderCode', code: 'invalidField' },
      ]);
    }
  });

  it('accepts notes of at most 255 characters', () => {
    const note = 'n'.repeat(255);
    expect(findErrors({ ...body, shippingNote: note, genericNote: note, agentNote: note })).toEqual([]);
    expect(findErrors({ ...body, shippingNote: `${note}!` })).toMatchObject([
      { path: 'shippingNote', code: 'invalidLenght' },
    ]);
  });

  it('requires selected items, each product once', () => {
    const { error } = orderRequestBodySchema.safeParse({ ...body, items: [] });
    expect(error && toErrorCode(error)).toBe('NoItemsSelected');
    expect(findErrors({ ...body, items: undefined })).toEqual([{ path: 'items', code: 'missing' }]);
    expect(findErrors({ ...body, items: [...body.items, ...body.items] })).toEqual([
      { path: 'items.1.productCode', code: 'invalidField' },
    ]);
  });

  it('accepts an agent note only from agents and commercial staff', () => {
    expect(findAgentNoteErrors({ agentNote: 'urgent' }, 'AGENT')).toEqual([]);
    expect(findAgentNoteErrors({ agentNote: 'urgent' }, 'CUSTOMER')).toEqual([
      { path: 'agentNote', code: 'invalidField' },
    ]);
    expect(findAgentNoteErrors({}, 'CUSTOMER')).toEqual([]);
  });

  it('for an order from an offer has a version, may have a date, and has no items', () => {
    const parsed = orderFromOfferBodySchema.parse({
      ...body,
      offerRequestAcceptedId: '018f3b2e-7c4d-4a11-9d2e-000000000001',
      offerVersion: 1,
    });
    expect(Object.keys(parsed).sort()).toEqual([
      'address',
      'customerOrderCode',
      'deliveryDateRequested',
      'offerRequestAcceptedId',
      'offerVersion',
    ]);
    const withoutVersion = orderFromOfferBodySchema.safeParse({ ...parsed, offerVersion: undefined });
    expect(withoutVersion.error?.issues).toMatchObject([{ path: ['offerVersion'], message: 'missing' }]);
  });

  it('for an offer request requires at least one item', () => {
    const offer = {
      items: [{ productCode, quantity: 4 }],
      deliveryDateRequested: '2026-03-12',
      acceptMultipleShipping: true,
    };
    expect(offerRequestBodySchema.safeParse(offer).success).toBe(true);
    expect(offerRequestBodySchema.safeParse({ ...offer, items: [] }).success).toBe(false);
  });
});

describe('the earliest delivery date', () => {
  it('is today + 2 days, or + 3 days if any item is out of stock', () => {
    expect(calculateEarliestDeliveryDate('2026-03-30', [buildItem()])).toBe('2026-04-01');
    expect(calculateEarliestDeliveryDate('2026-03-30', [buildItem(), buildItem({ inStock: false })])).toBe(
      '2026-04-02',
    );
  });
});

describe('an order request', () => {
  it('requires selected items', () => {
    expect(findBlockerCodes([])).toEqual(['NoItemsSelected']);
  });

  it('requires every item to be in stock and still sold', () => {
    expect(findBlockerCodes([buildItem()])).toEqual([]);
    expect(findBlockerCodes([buildItem(), buildItem({ inStock: false })])).toEqual(['ProductNotInStock']);
    expect(findBlockerCodes([buildItem(), buildItem({ tsc: 'R' })])).toEqual(['ProductNotInStock']);
    expect(findBlockerCodes([buildItem(), buildItem({ status: 'E' })])).toEqual(['ProductNotAvailable']);
    expect(findBlockerCodes([buildItem(), buildItem({ tsc: 'N' })])).toEqual(['ProductOnRequestOnly']);
  });

  it('requires every quantity to be a multiple of its multiplier', () => {
    const invalidItem = buildItem({ quantity: 5 });
    expect(findOrderBlockers([buildItem(), invalidItem])).toEqual([
      { code: 'IllegalItemQuantity', items: [invalidItem] },
    ]);
  });

  it('is possible only with a selected item that has a positive final price', () => {
    expect(canStartOrder([{ finalUnitPrice: null }, { finalUnitPrice: 0 }])).toBe(false);
    expect(canStartOrder([{ finalUnitPrice: null }, { finalUnitPrice: 0.01 }])).toBe(true);
    expect(findBlockerCodes([buildItem({ finalUnitPrice: null })])).toEqual(['NoPricedItemSelected']);
    expect(findBlockerCodes([buildItem({ finalUnitPrice: null }), buildItem()])).toEqual([]);
  });

  it('includes only items with a price and lists the others in an Italian note', () => {
    const pricedItem = buildItem();
    const unpricedItem = buildItem({ productCode: { ...productCode, color: '9010' }, finalUnitPrice: null });
    expect(planCheckout([pricedItem, unpricedItem])).toEqual({
      items: [pricedItem],
      unpriced: [unpricedItem],
      genericNote: 'Si richiedono inoltre i seguenti prodotti senza prezzo assegnato: F120-9010-25 (q.tà 4).',
    });
    expect(planCheckout([pricedItem]).genericNote).toBe('');
  });

  it('has a note of at most 255 characters that counts the items left out', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 1000 }),
        fc.integer({ min: 1, max: 999_999 }),
        (lines, quantity) => {
          const note = buildUnpricedNote(Array.from({ length: lines }, () => ({ productCode, quantity })));
          expect(note.length).toBeLessThanOrEqual(255);
          const listedCount = note.split('F120-7035-25').length - 1;
          const omittedCount = Number(/ e altri (\d+)\.$/.exec(note)?.[1] ?? 0);
          expect(listedCount + omittedCount).toBe(lines);
        },
      ),
    );
  });
});

describe('an offer request', () => {
  const findOfferBlockerCodes = (...selected: CheckoutItem[]) =>
    findOfferBlockers(selected).map(({ code }) => code);

  it('accepts products without price, out of stock or supplied on request', () => {
    expect(
      findOfferBlockerCodes(
        buildItem({ finalUnitPrice: null }),
        buildItem({ inStock: false }),
        buildItem({ tsc: 'X' }),
      ),
    ).toEqual([]);
  });

  it('requires a selected item, still sold and with a valid quantity', () => {
    expect(findOfferBlockerCodes()).toEqual(['NoItemsSelected']);
    expect(findOfferBlockerCodes(buildItem({ status: 'E' }))).toEqual(['ProductNotAvailable']);
    expect(findOfferBlockerCodes(buildItem({ tsc: 'N' }), buildItem({ quantity: 3 }))).toEqual([
      'ProductNotAvailable',
      'IllegalItemQuantity',
    ]);
  });
});
