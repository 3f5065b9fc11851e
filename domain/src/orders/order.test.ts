import { describe, expect, it } from 'vitest';
import { calculateProcessedAmounts, isOverdue, ORDER_STATUSES, orderListQuerySchema } from './order.ts';

describe('an order past its delivery date', () => {
  const today = '2026-03-10';

  it('is overdue until it is shipped or cancelled', () => {
    const isLate = ORDER_STATUSES.filter((status) =>
      isOverdue({ status, deliveryDate: '2026-03-09' }, today),
    );
    expect(isLate).toEqual(['I', 'B', 'C']);
  });

  it('is not overdue on the delivery day or without a delivery date', () => {
    for (const deliveryDate of [today, '2026-03-11', null])
      expect(isOverdue({ status: 'C', deliveryDate }, today)).toBe(false);
  });
});

it('the order code filter accepts at most 20 characters', () => {
  const isValid = (orderCode: string) => orderListQuerySchema.safeParse({ orderCode }).success;
  expect([isValid('V26-0000000000000001'), isValid('V26-00000000000000012')]).toEqual([true, false]);
});

it('the relevant amount of an order is the confirmed one until it is shipped, then the shipped one', () => {
  const amounts = { confirmedTotal: 2000, shippedTotal: 750, confirmedWeight: 210.4, shippedWeight: 78.9 };
  const stages = (given: Parameters<typeof calculateProcessedAmounts>[0]) =>
    calculateProcessedAmounts(given).map(({ stage }) => stage);
  expect(stages({ ...amounts, status: 'C' })).toEqual(['shipped', 'confirmed']);
  expect(stages({ ...amounts, status: 'E' })).toEqual(['confirmed', 'shipped']);
  expect(stages({ ...amounts, status: 'I', confirmedTotal: 0, shippedTotal: 0 })).toEqual([]);
});
