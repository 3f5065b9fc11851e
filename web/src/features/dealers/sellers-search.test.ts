import { expect, test } from 'vitest';
import { parseSellerKinds } from './sellers-search';

test('an address of the map names whom the dealers serve; one that names nobody, or anything else, says nothing', () => {
  expect(parseSellerKinds({ priv: 'true', professional: 'false' })).toEqual({
    priv: true,
    professional: false,
  });
  expect(parseSellerKinds({ priv: 'true', professional: 'true' })).toEqual({
    priv: true,
    professional: true,
  });
  expect(parseSellerKinds({ priv: 'false', professional: 'false' })).toBeNull();
  expect(parseSellerKinds({ priv: 'yes', professional: 'true' })).toBeNull();
});
