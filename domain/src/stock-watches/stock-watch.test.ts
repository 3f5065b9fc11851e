import { expect, it } from 'vitest';
import { findWatchRejection } from './stock-watch.ts';

it.each([
  ['sold from stock, out of it', { status: 'A', tsc: 'S', inStock: false }, null],
  ['in stock', { status: 'A', tsc: 'S', inStock: true }, 'ProductInStock'],
  ['on request only', { status: 'A', tsc: 'N', inStock: false }, 'ProductOnRequestOnly'],
  ['supplied on request', { status: 'A', tsc: 'O', inStock: false }, 'ProductOnRequestOnly'],
  ['supplied on request, in stock', { status: 'A', tsc: 'O', inStock: true }, 'ProductOnRequestOnly'],
  ['under a new code', { status: 'C', tsc: 'S', inStock: false }, 'ProductNotAvailable'],
  ['removed', { status: 'E', tsc: 'S', inStock: false }, 'ProductNotAvailable'],
  ['not available', { status: 'B', tsc: 'N', inStock: true }, 'ProductNotAvailable'],
])('a product %s: %o is waited for unless %s', (_name, product, rejection) => {
  expect(findWatchRejection(product)).toBe(rejection);
});
