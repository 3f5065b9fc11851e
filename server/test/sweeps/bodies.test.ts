import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { login, testApp } from '../app.ts';
import { aKey } from '../builders/integration.ts';
import { readOpenapiDocument } from '../openapi-document.ts';

const { app, db } = await testApp('demo');
const { operations } = readOpenapiDocument(app);
const callers = [
  {},
  ...(await Promise.all(
    ['company', 'customer', 'owner', 'agent', 'admin', 'it'].map((name) =>
      login(app, `${name}@demo.cromia.test`),
    ),
  )),
  { authorization: `Bearer ${(await aKey(db)).key}` },
];

const KB = 1_024;
/** Routes whose bodies may be larger than 64 KB, with their limit. */
const LARGE_BODIES: Readonly<Record<string, number>> = {
  ...Object.fromEntries(
    [
      'PUT /api/v1/public/user-company/customer-requests/enter-customer-requests/types/new/drafts',
      'POST /api/v1/public/user-company/customer-requests/enter-customer-requests/types/new/pendings',
      'PUT /api/v1/public/:prefix/customer-requests/enter-customer-requests/types/managed/drafts',
      'POST /api/v1/public/:prefix/customer-requests/enter-customer-requests/types/managed/pendings',
      'POST /api/v1/public/:prefix/customer-profiles/customer-requests/update-customer-requests/pendings',
      'POST /api/v1/public/customer/customer-profiles/customer-requests/update-customer-requests/pendings',
      'POST /api/v1/backoffice/customers',
      'PATCH /api/v1/backoffice/customers/:code',
    ].map((call) => [call, 1_536 * KB]),
  ),
  ...Object.fromEntries(
    [
      'POST /api/v1/public/:prefix/carts',
      'PUT /api/v1/public/:prefix/carts',
      'POST /api/v1/public/:prefix/carts/items',
      'POST /api/v1/public/:prefix/carts/removed-items',
      'POST /api/v1/public/:prefix/carts/quick-order/check',
      'PUT /api/v1/public/:prefix/lists/:id/items',
      'POST /api/v1/public/:prefix/lists/:id/items',
      'POST /api/v1/public/:prefix/order-requests',
      'POST /api/v1/public/:prefix/approvals',
      'POST /api/v1/public/:prefix/approvals/:id/decision',
      'POST /api/v1/public/:prefix/offer-requests',
      'POST /api/v1/backoffice/offer-requests/:id/decision',
      'POST /api/v1/backoffice/offer-requests/:id/correction',
      'POST /api/v1/backoffice/orders/:id/status',
      'POST /api/v1/backoffice/shipments',
      'POST /api/v1/backoffice/tds/compositions',
    ].map((call) => [call, 1_024 * KB]),
  ),
  'PATCH /api/v1/backoffice/prices': 2_048 * KB,
  'PATCH /api/v1/backoffice/catalogue/:productClass/:serial': 256 * KB,
  ...Object.fromEntries(
    [
      'products',
      'texts',
      'prices',
      'stock',
      'customers',
      'synonyms',
      'hazards',
      'orders',
      'order-statuses',
      'shipments',
      'invoices',
    ].map((kind) => [`PUT /api/v1/integration/${kind}`, 8_192 * KB]),
  ),
};
const DEFAULT_BYTES = 64 * KB;

const bodySchema = z.object({ content: z.record(z.string(), z.unknown()) });
const CALLS = [...operations].flatMap(([call, { requestBody }]) => {
  const types = Object.keys(bodySchema.safeParse(requestBody).data?.content ?? {});
  const takesJson = types.length === 0 || types.includes('application/json');
  return /^(POST|PUT|PATCH) /.test(call) ? [{ call, takesJson }] : [];
});
/** Calls that take files only. */
const UPLOADS = CALLS.flatMap(({ call, takesJson }) => (takesJson ? [] : [call]));
const JSON_CALLS = CALLS.flatMap(({ call, takesJson }) => (takesJson ? [call] : []));

/** Sends a JSON body as each kind of caller until one is allowed. */
async function send(call: string, payload: string) {
  const [method = '', path = ''] = call.split(' ');
  for (const headers of callers) {
    for (const prefix of path.includes(':prefix') ? ['customer', 'agent'] : ['']) {
      const response = await app.inject({
        method: method as 'POST',
        url: path.replace(':prefix', prefix).replace(/:[A-Za-z]+/g, '00000000-0000-4000-8000-000000000000'),
        headers: { ...headers, 'content-type': 'application/json' },
        payload,
      });
      if (response.statusCode !== 401 && response.statusCode !== 403) return response;
    }
  }
  throw new Error(`Expected a caller with access to ${call}`);
}

describe('a JSON body', () => {
  it.each(UPLOADS)('is not read where only files are accepted: %s', async (call) => {
    for (const payload of ['{not JSON', `[${' '.repeat(DEFAULT_BYTES)}]`])
      expect((await send(call, payload)).statusCode).toBe(415);
  });

  it.each(JSON_CALLS)('that is too large or nested too deeply is rejected by %s', async (call) => {
    const limit = LARGE_BODIES[call] ?? DEFAULT_BYTES;
    expect((await send(call, `[${' '.repeat(limit - 1)}]`)).statusCode).toBe(413);
    if (limit > DEFAULT_BYTES)
      expect((await send(call, `[${' '.repeat(DEFAULT_BYTES)}]`)).statusCode).not.toBe(413);
    const deep = await send(call, '['.repeat(33) + ']'.repeat(33));
    // Some routes have fewer levels than their schema reports.
    expect([400, 404]).toContain(deep.statusCode);
  });
});
