import type { OrderItem, OrderStatus } from '@cromia/domain/orders/order';
import { findQuantityStep } from '@cromia/domain/orders/quantity-step';
import { describe, expect, it } from 'vitest';
import { createQuantitiesSchema, findTransitions, toPartialQuantities } from './order-transition';

function aLine(given: Partial<OrderItem>): OrderItem {
  return {
    id: 'a',
    productCode: { productClass: '3', serial: 'F120', color: '7035', pkg: '25' },
    description: {},
    colorDescription: {},
    hex: null,
    brand: '',
    um: 'kg',
    unitQty: 25,
    plo: 27,
    quantityOrdered: 8,
    quantityConfirmed: 4,
    quantityProcessed: 0,
    finalUnitPrice: 9.5,
    unitPrice: 12.5,
    discountPct1: 20,
    discountPct2: 5,
    rowWeight: 216,
    rowTotal: 1900,
    ...given,
  };
}

describe('the steps of an order', () => {
  it('are those of its status, the usual one last', () => {
    const steps = (status: OrderStatus, blockedFrom: 'I' | 'C' | null = null) =>
      findTransitions({ status, blockedFrom, items: [] }).map(({ event, to }) => `${event} ${to}`);
    expect(steps('I')).toEqual(['cancel A', 'block B', 'confirm C']);
    expect(steps('C')).toEqual(['cancel A', 'block B', 'ship E']);
    expect(steps('E')).toEqual(['invoice F']);
    expect(steps('F')).toEqual([]);
    expect(steps('B', 'C')).toEqual(['cancel A', 'release C']);
    expect(steps('B', 'I')).toEqual(['cancel A', 'release I']);
  });

  it('cancel the rest alone once something has left', () => {
    const items = [aLine({ quantityProcessed: 1 })];
    const events = (status: OrderStatus) =>
      findTransitions({ status, blockedFrom: status === 'B' ? 'C' : null, items }).map(({ event }) => event);
    expect([events('C'), events('B')]).toEqual([['cancelRest', 'block', 'ship'], ['release']]);
  });

  it('ask why an order is cancelled or blocked', () => {
    expect(
      findTransitions({ status: 'I', blockedFrom: null, items: [] }).map(({ needsReason }) => needsReason),
    ).toEqual([true, true, false]);
  });
});

describe('the quantities of a step', () => {
  const items = [aLine({}), aLine({ id: 'b', quantityOrdered: 3 })];
  const confirmed = findQuantityStep('I');
  if (!confirmed) throw new Error('undertaken orders are confirmed');
  const schema = createQuantitiesSchema(items, confirmed);
  const errorsOf = (...quantities: (number | null)[]) =>
    schema
      .safeParse({ quantities: quantities.map((quantity) => ({ quantity })) })
      .error?.issues.map(({ path, message }) => [path.join('.'), message]);

  it('are whole, there, and no more than there can be', () => {
    expect(errorsOf(8, 0)).toBeUndefined();
    expect(errorsOf(9, 1.5)).toEqual([
      ['quantities.0.quantity', 'invalidField'],
      ['quantities.1.quantity', 'invalidField'],
    ]);
    expect(errorsOf(null, Number.NaN)).toEqual([
      ['quantities.0.quantity', 'missing'],
      ['quantities.1.quantity', 'invalidField'],
    ]);
  });

  it('are named only where a line does not go on whole', () => {
    const typed = schema.parse({ quantities: [{ quantity: 8 }, { quantity: 2 }] });
    expect(toPartialQuantities(items, confirmed, typed)).toEqual([{ id: 'b', quantity: 2 }]);
  });

  it('are what was confirmed and has not left yet once an order is confirmed', () => {
    expect(findQuantityStep('C')?.most(aLine({}))).toBe(4);
    expect(findQuantityStep('C')?.most(aLine({ quantityProcessed: 3 }))).toBe(1);
    expect(findQuantityStep('E')).toBeUndefined();
  });
});
