import { expect, it } from 'vitest';
import type { HistoryEntry } from '../decision.ts';
import { buildTimeline } from './timeline.ts';

const requestedOn = '2026-10-01T08:00:00.000Z';
const entry = (day: number, action: string, details: HistoryEntry['details'] = {}): HistoryEntry => ({
  at: `2026-10-${String(day).padStart(2, '0')}T08:00:00.000Z`,
  action,
  username: null,
  details,
});
const build = (
  history: HistoryEntry[],
  state: Pick<Parameters<typeof buildTimeline>[0], 'requestStatus' | 'orderStatus'>,
) =>
  buildTimeline({ requestedOn, history, ...state }).steps.map(({ event, at }) => [
    event,
    at?.slice(8, 10) ?? null,
  ]);

it('lists the steps of an order that was shipped in parts, without other entries of its history', () => {
  const history = [
    entry(1, 'order-requests.create'),
    entry(2, 'order-requests.decide', { decision: 'ACCEPTED' }),
    entry(2, 'orders.create', { orderCode: 'V26-000001' }),
    entry(3, 'orders.status', { status: 'B', reason: 'Payment' }),
    entry(4, 'orders.release', { status: 'I' }),
    entry(4, 'orders.assign'),
    entry(5, 'orders.status', { status: 'C' }),
    entry(6, 'orders.change-delivery-date'),
    entry(7, 'orders.ship-part'),
    entry(8, 'orders.status', { status: 'E' }),
    entry(9, 'orders.status', { status: 'F' }),
  ];
  expect(build(history, { requestStatus: 'ACCEPTED', orderStatus: 'F' })).toEqual([
    ['REQUESTED', '01'],
    ['ACCEPTED', '02'],
    ['BLOCKED', '03'],
    ['RELEASED', '04'],
    ['CONFIRMED', '05'],
    ['PART_SHIPPED', '07'],
    ['SHIPPED', '08'],
    ['INVOICED', '09'],
  ]);
});

it.each([
  ['a request that waits', [], 'PENDING', null, []],
  [
    'a rejected request',
    [entry(2, 'order-requests.decide', { decision: 'REJECTED' })],
    'REJECTED',
    null,
    [['REJECTED', '02']],
  ],
  ['an expiry that is not stored yet', [], 'EXPIRED', null, [['EXPIRED', null]]],
  ['a withdrawn request', [entry(2, 'order-requests.withdraw')], 'WITHDRAWN', null, [['WITHDRAWN', '02']]],
  ['an imported order', [entry(2, 'orders.create')], null, 'E', [['SHIPPED', null]]],
  ['a cancelled order', [entry(3, 'orders.status', { status: 'A' })], 'ACCEPTED', 'A', [['CANCELLED', '03']]],
] as const)('ends with the current state of %s', (_, history, requestStatus, orderStatus, steps) => {
  expect(build([...history], { requestStatus, orderStatus })).toEqual([['REQUESTED', '01'], ...steps]);
});
