import { expect, test } from 'vitest';
import { toDetailLines } from './entry-details';

test('a changed field has its old and its new value', () => {
  expect(
    toDetailLines({
      action: 'users.change-rights',
      details: { was: { role: 'AGENT' }, is: { role: 'USER', roleSds: 'AUTO' }, customerCode: '100001' },
    }),
  ).toEqual([
    { key: 'role', was: 'AGENT', is: 'USER' },
    { key: 'roleSds', was: undefined, is: 'AUTO' },
    { key: 'customerCode', is: '100001' },
  ]);
});

test('any other detail is a single value, even when its key is "was"', () => {
  expect(
    toDetailLines({ action: 'offer-requests.request-again', details: { was: 'EXPIRED', total: 931 } }),
  ).toEqual([
    { key: 'was', is: 'EXPIRED' },
    { key: 'total', is: 931 },
  ]);
});

test('a detail already in the action label is left out; one that is not is kept', () => {
  expect(toDetailLines({ action: 'orders.status', details: { status: 'F', reason: 'Saldo' } })).toEqual([
    { key: 'reason', is: 'Saldo' },
  ]);
  expect(
    toDetailLines({ action: 'offer-requests.decide', details: { decision: 'ACCEPTED', total: 931 } }),
  ).toEqual([{ key: 'total', is: 931 }]);
  expect(toDetailLines({ action: 'orders.status', details: { status: 'Z' } })).toEqual([
    { key: 'status', is: 'Z' },
  ]);
});

test('hidden details give no lines', () => {
  expect(toDetailLines({ action: 'orders.status', details: null })).toEqual([]);
});
