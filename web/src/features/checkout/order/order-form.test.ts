import { expect, test } from 'vitest';
import type { CartOrderCheckout, OfferOrderCheckout } from '../checkout-state';
import {
  createInitialOrder,
  createOrderSchema,
  findEarliestDeliveryDate,
  findOfferedDelivery,
  toOrderBody,
  toOrderFormValues,
  toOrderFromOfferBody,
} from './order-form';

const checkout: CartOrderCheckout = {
  kind: 'order',
  username: 'a@b.test',
  customerCode: '100001',
  lines: [],
  overallDiscount: 2,
  unpricedNote: 'Si richiedono inoltre',
  unavailable: [],
  address: null,
  typed: null,
  placed: null,
};

const OPEN: ReadonlySet<string> = new Set();
const propose = (proposedDate: string | null, cartNote = '') => ({ proposedDate, cartNote });

function anAddress(code: string) {
  return {
    code,
    businessName: null,
    streetAddress1: 'Via Roma 1',
    streetAddress2: null,
    country: 'IT',
    city: 'Vicenza',
    zipOrPostalCode: '36100',
    province: 'VI',
    note: null,
    isDefault: true,
    isShipping: true,
  };
}

test('the form is prefilled with the default address, the earliest date and the notes', () => {
  const first = anAddress('SD001');
  expect(createInitialOrder(checkout, [first], propose('2026-11-23', 'Su richiesta'))).toMatchObject({
    address: 'SD001',
    deliveryDateRequested: '2026-11-23',
    genericNote: 'Si richiedono inoltre\nSu richiesta',
    customerOrderCode: '',
  });
});

test('a repeated order preselects its address if the customer still has it', () => {
  const [first, second] = [anAddress('SD001'), anAddress('SD002')];
  const repeated = { ...checkout, address: 'SD002' };
  expect(createInitialOrder(repeated, [first, second], propose('2026-11-23')).address).toBe('SD002');
  expect(createInitialOrder(repeated, [first], propose('2026-11-23')).address).toBe('SD001');
});

test('typed values are restored, also an emptied or invalid delivery date, which is rejected', () => {
  const typed = toOrderFormValues({ address: 'SL', customerOrderCode: 'ODA ', shippingNote: 'Mattino' });
  for (const deliveryDateRequested of ['', '31-02-2027', '1/12']) {
    const restored = { ...typed, deliveryDateRequested };
    expect(createInitialOrder({ ...checkout, typed: restored }, [], propose('2026-11-23', 'x'))).toEqual(
      restored,
    );
    expect(createOrderSchema('2026-11-23', OPEN).safeParse(restored).error?.issues[0]).toMatchObject({
      path: ['deliveryDateRequested'],
      message: deliveryDateRequested === '' ? 'missing' : 'invalidField',
    });
  }
});

test('a date before the earliest is invalid', () => {
  const typed = {
    ...toOrderFormValues({ address: 'SL', customerOrderCode: 'A1' }),
    deliveryDateRequested: '2026-11-22',
  };
  const schema = createOrderSchema('2026-11-23', OPEN);
  expect(schema.safeParse(typed).error?.issues).toMatchObject([
    { path: ['deliveryDateRequested'], message: 'invalidField' },
  ]);
  expect(schema.safeParse({ ...typed, deliveryDateRequested: '2026-11-23' }).success).toBe(true);
});

test('a Saturday, a Sunday or a closed day is invalid, unless an offer has it', () => {
  const check = (day: string, offered?: string) =>
    createOrderSchema('2026-12-20', new Set(['2026-12-25']), offered).safeParse({
      ...toOrderFormValues({ address: 'SL', customerOrderCode: 'A1' }),
      deliveryDateRequested: day,
    }).success;
  expect(check('2026-12-24')).toBe(true);
  for (const day of ['2026-12-25', '2026-12-26', '2026-12-27']) expect(check(day)).toBe(false);
  expect(check('2026-12-26', '2026-12-26')).toBe(true);
});

test("the earliest date counts from today in the manufacturer's time zone", () => {
  // 23:30 UTC is the next day in Rome.
  const now = new Date('2026-11-20T23:30:00Z');
  expect(findEarliestDeliveryDate([], 'Europe/Rome', now)).toBe('2026-11-23');
  expect(findEarliestDeliveryDate([], 'UTC', now)).toBe('2026-11-22');
});

test('empty notes are not sent', () => {
  const order = {
    ...toOrderFormValues({ address: 'SL', customerOrderCode: 'A1', genericNote: 'Nota' }),
    deliveryDateRequested: '2026-11-23',
  };
  const body = toOrderBody(order, checkout);
  expect(body).toMatchObject({ genericNote: 'Nota', overallDiscount: 2 });
  expect(body).not.toHaveProperty('agentNote');
  expect(body).not.toHaveProperty('shippingNote');
});

const fromOffer: OfferOrderCheckout = {
  kind: 'offer-order',
  username: 'a@b.test',
  customerCode: '100001',
  lines: [],
  overallDiscount: 0,
  offer: {
    id: 'an-offer',
    version: 2,
    deliveryDateRequested: '2026-11-25',
    earliestDeliveryDate: '2026-11-23',
    acceptMultipleShipping: true,
    address: 'SD002',
  },
  typed: null,
  placed: null,
};
const fromOfferBody = {
  offerRequestAcceptedId: 'an-offer',
  offerVersion: 2,
  address: 'SL',
  customerOrderCode: 'A1',
};

test("an order from an offer displays the offer's delivery date and flag but sends neither", () => {
  const initial = createInitialOrder(fromOffer, [], propose(null));
  expect(initial).toMatchObject({ deliveryDateRequested: '2026-11-25', acceptMultipleShipping: true });
  // There is no earliest date, since the offer determines the date.
  const typed = { ...initial, address: 'SL', customerOrderCode: 'A1' };
  expect(createOrderSchema(null, OPEN).safeParse(typed).success).toBe(true);
  expect(toOrderFromOfferBody(typed, fromOffer)).toEqual(fromOfferBody);
});

test('the date of an offer can be moved once it has passed or is too soon, also in a checkout left open', () => {
  const findOn = (day: string) =>
    findOfferedDelivery(fromOffer.offer, 'Europe/Rome', new Date(`${day}T11:00:00Z`));
  expect(findOn('2026-11-23')).toEqual({ earliest: null, hasPassed: false });
  expect(findOn('2026-11-24')).toEqual({ earliest: '2026-11-26', hasPassed: false });
  expect(findOn('2026-11-25')).toEqual({ earliest: '2026-11-27', hasPassed: false });
  expect(findOn('2026-11-26')).toEqual({ earliest: '2026-11-28', hasPassed: true });
});

test('a near date of an offer can be kept or moved; one that has passed is replaced by the earliest', () => {
  const complete = { address: 'SL', customerOrderCode: 'A1' };
  const near = { ...createInitialOrder(fromOffer, [], propose('2026-11-27')), ...complete };
  expect(near.deliveryDateRequested).toBe('2026-11-25');
  const schema = createOrderSchema('2026-11-27', OPEN, '2026-11-25');
  expect(schema.safeParse(near).success).toBe(true);
  expect(schema.safeParse({ ...near, deliveryDateRequested: '2026-11-26' }).success).toBe(false);
  expect(toOrderFromOfferBody(near, fromOffer)).toEqual(fromOfferBody);
  const passed = {
    ...createInitialOrder(fromOffer, [], { ...propose('2026-11-28'), hasOfferedDatePassed: true }),
    ...complete,
  };
  expect(toOrderFromOfferBody(passed, fromOffer)).toEqual({
    ...fromOfferBody,
    deliveryDateRequested: '2026-11-28',
  });
});
