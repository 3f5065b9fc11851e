import { isAllowed } from '@cromia/domain/accounts/access';
import { findImportAction, IMPORT_KINDS, IMPORT_SCOPES } from '@cromia/domain/integration/import';
import { KEY_SCOPES, type KeyScope } from '@cromia/domain/integration/key-scopes';
import { UI_LANGUAGES } from '@cromia/domain/languages';
import { LIMITS } from '@cromia/domain/limits';
import { describe, expect, it } from 'vitest';
import { login, testApp } from '../../../../test/app.ts';
import { createCaller } from '../../../../test/builders/activation.ts';
import { aKey } from '../../../../test/builders/integration.ts';
import { aUser } from '../../../../test/builders/shop.ts';
import { upload } from '../../../../test/builders/uploads.ts';

let now = new Date('2026-05-04T08:00:00Z');
const { app, db } = await testApp('empty', { now: () => now });
const call = createCaller(app);
const KEYS = '/api/v1/backoffice/integration-keys';
const KEY_ROUTE = '/api/v1/integration/key';

await aUser(db, { username: 'it@test.it', role: 'IT' });
const staff = await login(app, 'it@test.it');

const requestWithKey = (key: string, remoteAddress = '192.0.2.1') =>
  app.inject({ method: 'GET', url: KEY_ROUTE, headers: { authorization: `Bearer ${key}` }, remoteAddress });

async function createKey(name: string) {
  const response = await call('POST', KEYS, staff, { name, scopes: KEY_SCOPES });
  expect(response.statusCode).toBe(201);
  return response.json<{ id: string; key: string; ending: string }>();
}
const listKeys = async () => (await call('GET', KEYS, staff)).json().content;

describe('integration keys', () => {
  it('are returned once, stored only as a hash, and give access until they are revoked', async () => {
    const { id, key, ending } = await createKey('ERP');
    expect(key).toMatch(/^cromia_[\w-]{43}$/);
    expect((await requestWithKey(key)).json()).toEqual({ name: 'ERP', scopes: KEY_SCOPES });
    const stored = await db.selectFrom('integrationKeys').selectAll().execute();
    expect(JSON.stringify(stored)).not.toContain(key);
    expect(await listKeys()).toEqual([
      {
        id,
        name: 'ERP',
        scopes: KEY_SCOPES,
        ending,
        createdBy: 'it@test.it',
        createdOn: now.toISOString(),
        lastUsedOn: now.toISOString(),
        revokedOn: null,
      },
    ]);
    expect(key.endsWith(ending)).toBe(true);

    expect((await call('POST', `${KEYS}/${id}/revocation`, staff)).statusCode).toBe(200);
    expect((await requestWithKey(key)).statusCode).toBe(401);
    expect((await call('POST', `${KEYS}/${id}/revocation`, staff)).statusCode).toBe(409);
    const auditEntries = await db
      .selectFrom('auditLog')
      .select(['action', 'details'])
      .orderBy('id')
      .execute();
    expect(auditEntries).toEqual([
      { action: 'integration-keys.make', details: { name: 'ERP', scopes: KEY_SCOPES } },
      { action: 'integration-keys.revoke', details: { name: 'ERP' } },
    ]);
  });

  it('need a unique name until they are revoked', async () => {
    const { id } = await createKey('Stock');
    const duplicate = await call('POST', KEYS, staff, { name: 'STOCK', scopes: ['catalogue'] });
    expect(duplicate.statusCode).toBe(409);
    expect(duplicate.json().errors).toEqual([{ path: 'name', code: 'invalidField' }]);
    await call('POST', `${KEYS}/${id}/revocation`, staff);
    await createKey('Stock');
  });

  it('record their last use to within minutes', async () => {
    const { id, key } = await createKey('Prices');
    const readLastUse = async () =>
      (await listKeys()).find((listedKey: { id: string }) => listedKey.id === id).lastUsedOn;
    await requestWithKey(key);
    const first = now.toISOString();
    now = new Date(now.getTime() + 60_000);
    await requestWithKey(key);
    expect(await readLastUse()).toBe(first);
    now = new Date(now.getTime() + 15 * 60_000);
    await requestWithKey(key);
    expect(await readLastUse()).toBe(now.toISOString());
  });

  it('give no access to user routes, and users have no access to key routes', async () => {
    const { key } = await createKey('Orders');
    const asStaff = await call('GET', KEYS, { authorization: `Bearer ${key}` });
    expect([asStaff.statusCode, asStaff.json()]).toMatchObject([403, { code: 'KeyNotAccepted' }]);
    expect(asStaff.json().message).toContain('/api/v1/integration/');
    expect((await call('GET', KEY_ROUTE, staff)).statusCode).toBe(403);
    expect((await app.inject({ method: 'GET', url: KEY_ROUTE })).statusCode).toBe(401);
  });

  it('are rejected from an address with too many wrong keys, and accepted from other addresses', async () => {
    const { key } = await createKey('Customers');
    for (let tries = 0; tries < LIMITS.wrongKeysPerAddress; tries++) {
      expect((await requestWithKey('cromia_wrong', '192.0.2.9')).statusCode).toBe(401);
    }
    const throttled = await requestWithKey(key, '192.0.2.9');
    expect(throttled.statusCode).toBe(429);
    expect(Number(throttled.headers['retry-after'])).toBe(LIMITS.loginWindowMinutes * 60);
    expect((await requestWithKey(key)).statusCode).toBe(200);
    now = new Date(now.getTime() + LIMITS.loginWindowMinutes * 60_000);
    expect((await requestWithKey(key, '192.0.2.9')).statusCode).toBe(200);
  });

  it('count concurrent wrong keys of an address, each one', async () => {
    const wrong = Array.from({ length: LIMITS.wrongKeysPerAddress }, (_, n) =>
      requestWithKey(`cromia_wrong_${n}`, '192.0.2.10'),
    );
    for (const { statusCode } of await Promise.all(wrong)) expect(statusCode).toBe(401);
    expect((await requestWithKey('cromia_wrong', '192.0.2.10')).statusCode).toBe(429);
  });
});

describe('scopes of a key', () => {
  const ROUTES: [method: 'GET' | 'POST' | 'PUT', path: string, scope: KeyScope | undefined][] = [
    ['GET', '/key', undefined],
    ['GET', '/events', 'events'],
    ['GET', '/products', 'catalogue'],
    ['GET', '/prices', 'catalogue'],
    ['GET', '/stock', 'catalogue'],
    ['GET', '/customers', 'customers'],
    ['GET', '/orders', 'orders'],
    ['GET', '/order-requests', 'orders'],
    ['GET', '/shipments', 'orders'],
    ['GET', '/invoices', 'orders'],
    ['PUT', '/invoices/:invoiceNumber/document', 'orders'],
    ['POST', '/order-requests/:id/decision', 'orders'],
    ['PUT', '/shipments/:shipmentCode/document', 'orders'],
    ['PUT', '/images/F120', 'catalogue'],
    ...IMPORT_KINDS.map((kind): ['PUT', string, KeyScope] => ['PUT', `/${kind}`, IMPORT_SCOPES[kind]]),
  ];

  it('cover every integration route', () => {
    const declared = app.accessTable
      .filter(({ url }) => url.startsWith('/api/v1/integration/'))
      .map(
        ({ method, url }) => `${method} ${url.replace('/api/v1/integration', '').replace(':lat', 'F120')}`,
      );
    expect(ROUTES.map(([method, path]) => `${method} ${path}`).sort()).toEqual(declared.sort());
  });

  it.each(KEY_SCOPES)('reject every call outside "%s" with 403, before the body is read', async (scope) => {
    const { key } = await aKey(db, `only ${scope}`, [scope]);
    for (const [method, path, required] of ROUTES) {
      const response = await app.inject({
        method,
        url: `/api/v1/integration${path}`,
        headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
        ...(method === 'GET' ? {} : { payload: '{not JSON' }),
      });
      const isOutside = required !== undefined && required !== scope;
      expect(response.statusCode === 403, `${method} ${path}`).toBe(isOutside);
      if (isOutside) expect(response.json().code).toBe('NotAllowed');
    }
  });

  it.each([
    ['absent', undefined, 'missing'],
    ['empty', [], 'missing'],
    ['null', null, 'missing'],
    ['a text', 'orders', 'invalidField'],
    ['unknown', ['orders', 'everything'], 'invalidField'],
  ])('are required: %s', async (name, scopes, code) => {
    const response = await call('POST', KEYS, staff, { name: `Scopes ${name}`, scopes });
    expect(response.statusCode).toBe(400);
    expect(response.json().errors[0]).toMatchObject({ path: expect.stringMatching(/^scopes/), code });
  });

  it('are stored once each, in the order of the list', async () => {
    const scopes = ['events', 'orders', 'events'];
    const response = await call('POST', KEYS, staff, { name: 'Twice', scopes });
    expect(response.json().scopes).toEqual(['orders', 'events']);
  });
});

it('every enabled administrator is informed of a new key in their language, without the key', async () => {
  for (const language of UI_LANGUAGES)
    await aUser(db, { username: `admin-${language}@test.it`, role: 'ADMIN', language });
  await aUser(db, { username: 'admin-gone@test.it', role: 'ADMIN' });
  await db
    .updateTable('users')
    .set({ disabledAt: now })
    .where('username', '=', 'admin-gone@test.it')
    .execute();
  await db.deleteFrom('mailOutbox').execute();
  const response = await call('POST', KEYS, staff, { name: 'Mailed', scopes: ['orders', 'events'] });
  const mails = await db
    .selectFrom('mailOutbox')
    .select(['recipient', 'subject', 'textBody as text'])
    .execute();
  expect(mails.map(({ recipient }) => recipient).sort()).toEqual(
    UI_LANGUAGES.map((language) => `admin-${language}@test.it`).sort(),
  );
  expect(new Set(mails.map(({ subject }) => subject)).size).toBe(UI_LANGUAGES.length);
  for (const { text } of mails) {
    expect(text).toContain('Mailed');
    expect(text).toContain('it@test.it');
    expect(text).toContain('/ecommerce/backoffice/imports/keys');
    expect(text).not.toContain(response.json().key);
  }
  expect(mails.find(({ recipient }) => recipient === 'admin-it@test.it')?.text).toContain('Ordini, Eventi');
});

describe('files imported at the desk', () => {
  it.each(['IT', 'ADMIN', 'CROMIA'] as const)('of orders and their statuses: as %s', async (role) => {
    const username = `desk-${role.toLowerCase()}@test.it`;
    await aUser(db, { username, role });
    const headers = await login(app, username);
    for (const kind of IMPORT_KINDS) {
      const url = `/api/v1/backoffice/imports/${kind}?dryRun=true`;
      const response = await upload(app, url, headers, { file: Buffer.from('[{}]') });
      const mayImport =
        role !== 'IT' || !['orders', 'order-statuses', 'shipments', 'invoices'].includes(kind);
      expect(response.statusCode, kind).toBe(mayImport ? 200 : 403);
      const viewer = { role, type: 'C', roleSds: 'NONE', roleTds: 'NONE', companyRole: null } as const;
      expect(isAllowed(viewer, findImportAction(kind))).toBe(mayImport);
    }
  });
});
