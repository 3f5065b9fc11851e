import type { OrderItem, OrderStatus } from '@cromia/domain/orders/order';
import { findQuantityStep } from '@cromia/domain/orders/quantity-step';
import { describe, expect, it } from 'vitest';
import {
  createQuantitiesSchema,
  findShipmentDoubt,
  findTransitions,
  toPartialQuantities,
} from './order-transition';

function aLine(part: Partial<OrderItem>): OrderItem {
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
    qtyPkgMultiplier: 1,
    quantityOrdered: 8,
    quantityConfirmed: 4,
    quantityProcessed: 0,
    finalUnitPrice: 9.5,
    unitPrice: 12.5,
    discountPct1: 20,
    discountPct2: 5,
    rowWeight: 216,
    rowTotal: 1900,
    ...part,
  };
}

describe('the transitions of an order', () => {
  it('depend on its status, with the usual one last', () => {
    const steps = (status: OrderStatus, blockedFrom: 'I' | 'C' | null = null) =>
      findTransitions({ status, blockedFrom, items: [] }).map(({ event, to }) => `${event} ${to}`);
    expect(steps('I')).toEqual(['cancel A', 'block B', 'confirm C']);
    expect(steps('C')).toEqual(['cancel A', 'block B', 'ship E']);
    expect(steps('E')).toEqual(['invoice F']);
    expect(steps('F')).toEqual([]);
    expect(steps('B', 'C')).toEqual(['cancel A', 'release C']);
    expect(steps('B', 'I')).toEqual(['cancel A', 'release I']);
  });

  it('cancel only the remaining packages of a partly shipped order', () => {
    const items = [aLine({ quantityProcessed: 1 })];
    const events = (status: OrderStatus) =>
      findTransitions({ status, blockedFrom: status === 'B' ? 'C' : null, items }).map(({ event }) => event);
    expect([events('C'), events('B')]).toEqual([['cancelRest', 'block', 'ship'], ['release']]);
  });

  it('require a reason for cancelling and blocking', () => {
    expect(
      findTransitions({ status: 'I', blockedFrom: null, items: [] }).map(({ needsReason }) => needsReason),
    ).toEqual([true, true, false]);
  });
});

describe('the quantities of a transition', () => {
  const items = [aLine({}), aLine({ id: 'b', quantityOrdered: 3 })];
  const confirmed = findQuantityStep('I');
  if (!confirmed) throw new Error('Expected a quantity step for undertaken orders');
  const schema = createQuantitiesSchema(items, confirmed);
  const listErrors = (...quantities: (number | null)[]) =>
    schema
      .safeParse({ quantities: quantities.map((quantity) => ({ quantity })) })
      .error?.issues.map(({ path, message }) => [path.join('.'), message]);

  it('are required whole numbers up to the maximum', () => {
    expect(listErrors(8, 0)).toBeUndefined();
    expect(listErrors(9, 1.5)).toEqual([
      ['quantities.0.quantity', 'invalidField'],
      ['quantities.1.quantity', 'invalidField'],
    ]);
    expect(listErrors(null, Number.NaN)).toEqual([
      ['quantities.0.quantity', 'missing'],
      ['quantities.1.quantity', 'invalidField'],
    ]);
  });

  it('are sent only for lines below the maximum', () => {
    const typed = schema.parse({ quantities: [{ quantity: 8 }, { quantity: 2 }] });
    expect(toPartialQuantities(items, confirmed, typed)).toEqual([{ id: 'b', quantity: 2 }]);
  });

  it('are limited to those confirmed but not yet shipped', () => {
    expect(findQuantityStep('C')?.getMaximum(aLine({}))).toBe(4);
    expect(findQuantityStep('C')?.getMaximum(aLine({ quantityProcessed: 3 }))).toBe(1);
    expect(findQuantityStep('E')).toBeUndefined();
  });
});

describe('a shipment', () => {
  const items = [
    aLine({ quantityConfirmed: 12, qtyPkgMultiplier: 4 }),
    aLine({ id: 'b', quantityConfirmed: 6, qtyPkgMultiplier: 4 }),
  ];
  const findDoubt = (first: number, second: number) =>
    findShipmentDoubt(items, findQuantityStep('C'), [
      { id: 'a', quantity: first },
      { id: 'b', quantity: second },
    ]);

  it('needs a reason if it is empty or off the multiplier, except for all that is left', () => {
    expect(findDoubt(0, 0)).toEqual({ kind: 'empty' });
    expect(findDoubt(3, 5)).toEqual({ kind: 'offMultiplier', items });
    expect(findDoubt(8, 5)).toEqual({ kind: 'offMultiplier', items: [items[1]] });
    for (const [first, second] of [
      [4, 0],
      [0, 4],
      [12, 6],
      [8, 6],
    ] as const)
      expect(findDoubt(first, second)).toBeUndefined();
  });

  it('is the only transition that asks', () => {
    expect(findShipmentDoubt(items, findQuantityStep('I'), [{ id: 'a', quantity: 3 }])).toBeUndefined();
    expect(findShipmentDoubt(items, findQuantityStep('C'), undefined)).toBeUndefined();
  });
});
