import { describe, expect, it } from 'vitest';
import { calculateProcessedAmounts, isOverdue, ORDER_STATUSES, orderListQuerySchema } from './order.ts';

describe('an order past its delivery date', () => {
  const today = '2026-03-10';

  it('is overdue until it is shipped or cancelled', () => {
    const overdue = ORDER_STATUSES.filter((status) =>
      isOverdue({ status, deliveryDate: '2026-03-09' }, today),
    );
    expect(overdue).toEqual(['I', 'B', 'C']);
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
  const amounts = {
    ...{ total: 2500, totalWeight: 263 },
    ...{ confirmedTotal: 2000, shippedTotal: 750, confirmedWeight: 210.4, shippedWeight: 78.9 },
  };
  const findRelevantStage = (order: Parameters<typeof calculateProcessedAmounts>[0]) =>
    calculateProcessedAmounts(order).find(({ isRelevant }) => isRelevant)?.stage;
  expect(findRelevantStage({ ...amounts, status: 'C' })).toBe('confirmed');
  expect(findRelevantStage({ ...amounts, status: 'E' })).toBe('shipped');
  expect(findRelevantStage({ ...amounts, status: 'E', shippedTotal: 0 })).toBe('confirmed');
  expect(findRelevantStage({ ...amounts, status: 'I', confirmedTotal: 0, shippedTotal: 0 })).toBeUndefined();
});

it('the confirmed amount of an order comes before the shipped one, in every status but cancelled', () => {
  const amounts = {
    ...{ total: 2500, totalWeight: 263 },
    ...{ confirmedTotal: 2000, shippedTotal: 750, confirmedWeight: 210.4, shippedWeight: 78.9 },
  };
  for (const status of ORDER_STATUSES) {
    const stages = calculateProcessedAmounts({ ...amounts, status }).map(({ stage }) => stage);
    expect(stages).toEqual(status === 'A' ? ['shipped', 'cancelled'] : ['confirmed', 'shipped']);
  }
});

it('the relevant amount of a cancelled order is all that was ordered and not shipped', () => {
  const order = { status: 'A', total: 959.44, totalWeight: 105.2, confirmedWeight: 52.6 } as const;
  const calculate = (shippedTotal: number, shippedWeight: number) =>
    calculateProcessedAmounts({ ...order, confirmedTotal: 479.72, shippedTotal, shippedWeight }).at(-1);
  const cancelled = { stage: 'cancelled', isRelevant: true };
  expect(calculate(0, 0)).toEqual({ ...cancelled, total: 959.44, weight: 105.2 });
  expect(calculate(239.86, 26.3)).toEqual({ ...cancelled, total: 719.58, weight: 78.9 });
});
