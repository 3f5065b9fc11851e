import { expect, test } from 'vitest';
import { parseSellerKinds } from './sellers-search';

test('seller kinds are parsed from the URL; invalid values, or neither kind, give null', () => {
  expect(parseSellerKinds({ priv: 'true', professional: 'false' })).toEqual({
    priv: true,
    professional: false,
  });
  expect(parseSellerKinds({ priv: 'true', professional: 'true' })).toEqual({
    priv: true,
    professional: true,
  });
  expect(parseSellerKinds({ priv: 'false', professional: 'false' })).toEqual({
    priv: false,
    professional: false,
  });
  expect(parseSellerKinds({ priv: 'yes', professional: 'true' })).toBeNull();
});
