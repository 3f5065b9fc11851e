import { LIMITS } from '@cromia/domain/limits';
import { describe, expect, it } from 'vitest';
import { login, testApp } from '../../../../test/app.ts';
import { createCaller } from '../../../../test/builders/activation.ts';
import { aUser } from '../../../../test/builders/shop.ts';

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
  const response = await call('POST', KEYS, staff, { name });
  expect(response.statusCode).toBe(201);
  return response.json<{ id: string; key: string; ending: string }>();
}
const listKeys = async () => (await call('GET', KEYS, staff)).json().content;

describe('integration keys', () => {
  it('are returned once, stored only as a hash, and give access until they are revoked', async () => {
    const { id, key, ending } = await createKey('ERP');
    expect(key).toMatch(/^cromia_[\w-]{43}$/);
    expect((await requestWithKey(key)).json()).toEqual({ name: 'ERP' });
    const stored = await db.selectFrom('integrationKeys').selectAll().execute();
    expect(JSON.stringify(stored)).not.toContain(key);
    expect(await listKeys()).toEqual([
      {
        id,
        name: 'ERP',
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
      { action: 'integration-keys.make', details: { name: 'ERP' } },
      { action: 'integration-keys.revoke', details: { name: 'ERP' } },
    ]);
  });

  it('need a unique name until they are revoked', async () => {
    const { id } = await createKey('Stock');
    const duplicate = await call('POST', KEYS, staff, { name: 'STOCK' });
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
    expect(asStaff.statusCode).toBe(401);
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
