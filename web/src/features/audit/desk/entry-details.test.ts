import { expect, test } from 'vitest';
import { toDetailLines } from './entry-details';

test('a changed field has its previous and its current value', () => {
  expect(
    toDetailLines({
      action: 'users.change-rights',
      details: { was: { role: 'AGENT' }, is: { role: 'USER', roleSds: 'AUTO' }, customerCode: '100001' },
    }),
  ).toEqual([
    { key: 'role', previous: 'AGENT', current: 'USER' },
    { key: 'roleSds', previous: undefined, current: 'AUTO' },
    { key: 'customerCode', current: '100001' },
  ]);
});

test('any other detail is a single value, even when its key is "was"', () => {
  expect(
    toDetailLines({ action: 'offer-requests.request-again', details: { was: 'EXPIRED', total: 931 } }),
  ).toEqual([
    { key: 'was', current: 'EXPIRED' },
    { key: 'total', current: 931 },
  ]);
});

test('a detail that the action label contains is omitted; any other is a line', () => {
  expect(toDetailLines({ action: 'orders.status', details: { status: 'F', reason: 'Saldo' } })).toEqual([
    { key: 'reason', current: 'Saldo' },
  ]);
  expect(
    toDetailLines({ action: 'offer-requests.decide', details: { decision: 'ACCEPTED', total: 931 } }),
  ).toEqual([{ key: 'total', current: 931 }]);
  expect(toDetailLines({ action: 'orders.status', details: { status: 'Z' } })).toEqual([
    { key: 'status', current: 'Z' },
  ]);
});

test('hidden details give no lines', () => {
  expect(toDetailLines({ action: 'orders.status', details: null })).toEqual([]);
});
