import { expect, test } from 'vitest';
import { detailLines } from './entry-details';

test('what a field was stands beside what it is', () => {
  expect(
    detailLines({ was: { role: 'AGENT' }, is: { role: 'USER', roleSds: 'AUTO' }, customerCode: '100001' }),
  ).toEqual([
    { key: 'role', was: 'AGENT', is: 'USER' },
    { key: 'roleSds', was: undefined, is: 'AUTO' },
    { key: 'customerCode', is: '100001' },
  ]);
});

test('other details are facts, also one that is called was', () => {
  expect(detailLines({ was: 'EXPIRED', total: 931 })).toEqual([
    { key: 'was', is: 'EXPIRED' },
    { key: 'total', is: 931 },
  ]);
});
