import { expect, test } from 'vitest';
import { kindsOf } from './sellers-search';

test('an address of the map names whom the dealers serve; one that names nobody, or anything else, says nothing', () => {
  expect(kindsOf({ priv: 'true', professional: 'false' })).toEqual({ priv: true, professional: false });
  expect(kindsOf({ priv: 'true', professional: 'true' })).toEqual({ priv: true, professional: true });
  expect(kindsOf({ priv: 'false', professional: 'false' })).toBeNull();
  expect(kindsOf({ priv: 'yes', professional: 'true' })).toBeNull();
});
