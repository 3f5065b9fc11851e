import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const SOURCES = fileURLToPath(new URL('../../', import.meta.url));

/** The server's sources without their tests, by path below `server/src`. */
const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts') && !path.endsWith('schema.gen.ts'))
  .map((path) => ({ path, source: readFileSync(`${SOURCES}/${path}`, 'utf8') }));

const listFilesWith = (pattern: RegExp) =>
  files
    .filter(({ source }) => pattern.test(source))
    .map(({ path }) => path)
    .sort();

/*
 * Every path that makes an order request goes through the rule of the company's people (contract, section 11). A new
 * path fails here until it is listed, with the rule.
 */
it('order requests are inserted in one place, by one function that checks the rule first', () => {
  expect(listFilesWith(/insertInto\('orderRequests'\)|insert\s+into\s+order_requests\b/i)).toEqual([
    'modules/checkout/checkout-queries.ts',
  ]);
  expect(listFilesWith(/\binsertOrderRequest\(/)).toEqual([
    'modules/checkout/checkout-queries.ts',
    'modules/checkout/store-order-request.ts',
  ]);
  const store = files.find(({ path }) => path === 'modules/checkout/store-order-request.ts')?.source ?? '';
  const rule = store.indexOf('purchaser.rejectUnapproved(');
  expect(rule).toBeGreaterThan(0);
  expect(rule).toBeLessThan(store.indexOf('await insertOrderRequest('));
});

it('the paths to it are the checkout, the order of an offer, and the decision on an approval', () => {
  expect(listFilesWith(/\bstoreOrderRequest\(/)).toEqual([
    'modules/approvals/decide-approval.ts',
    'modules/checkout/place-order-from-offer.ts',
    'modules/checkout/place-order-request.ts',
    'modules/checkout/store-order-request.ts',
  ]);
});

it('an order request becomes pending again in one place, after the rule', () => {
  expect(listFilesWith(/\breopenExpiredRequest\(/)).toEqual([
    'modules/orders/requests/order-request-queries.ts',
    'modules/orders/requests/request-again.ts',
  ]);
  const again = files.find(({ path }) => path === 'modules/orders/requests/request-again.ts')?.source ?? '';
  const rule = again.indexOf('purchaser.rejectUnapproved(');
  expect(rule).toBeGreaterThan(0);
  expect(rule).toBeLessThan(again.indexOf('await reopenRequest('));
  // Statuses of order requests are written by nobody else.
  expect(listFilesWith(/updateTable\('orderRequests'\)|update\s+order_requests\b/i)).toEqual(
    expect.arrayContaining(['modules/orders/requests/order-request-queries.ts']),
  );
});

it('a purchaser, without whom nothing is stored, comes from the own rights or from a claimed approval only', () => {
  expect(listFilesWith(/\bnew LockedPurchaser\(/)).toEqual(['modules/people/purchasing.ts']);
  expect(listFilesWith(/\bapproveForAuthor\(/)).toEqual([
    'modules/approvals/decide-approval.ts',
    'modules/people/purchasing.ts',
  ]);
});
