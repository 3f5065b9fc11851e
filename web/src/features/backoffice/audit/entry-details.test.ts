import { expect, test } from 'vitest';
import { toDetailLines } from './entry-details';

test('what a field was stands beside what it is', () => {
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

test('other details are facts, also one that is called was', () => {
  expect(
    toDetailLines({ action: 'offer-requests.request-again', details: { was: 'EXPIRED', total: 931 } }),
  ).toEqual([
    { key: 'was', is: 'EXPIRED' },
    { key: 'total', is: 931 },
  ]);
});

test('what the name of a change has said is not said again, and what it has not is', () => {
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

test('details that are not for the reader are no lines', () => {
  expect(toDetailLines({ action: 'orders.status', details: null })).toEqual([]);
});
