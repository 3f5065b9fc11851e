import { LIMITS } from '@cromia/domain/limits';
import { describe, expect, it } from 'vitest';
import { login, testApp } from '../../../../test/app.ts';
import { createCaller } from '../../../../test/builders/activation.ts';
import { aUser } from '../../../../test/builders/shop.ts';

let today = new Date('2026-05-04T08:00:00Z');
const { app, db } = await testApp('empty', { now: () => today });
const call = createCaller(app);
const KEYS = '/api/v1/backoffice/integration-keys';
const OWN = '/api/v1/integration/key';

await aUser(db, { username: 'it@test.it', role: 'IT' });
const staff = await login(app, 'it@test.it');

const bearing = (key: string, remoteAddress = '192.0.2.1') =>
  app.inject({ method: 'GET', url: OWN, headers: { authorization: `Bearer ${key}` }, remoteAddress });

async function make(name: string) {
  const made = await call('POST', KEYS, staff, { name });
  expect(made.statusCode).toBe(201);
  return made.json<{ id: string; key: string; ending: string }>();
}
const listed = async () => (await call('GET', KEYS, staff)).json().content;

describe('integration keys', () => {
  it('are shown once, stored only as a hash, and give access until they are revoked', async () => {
    const { id, key, ending } = await make('ERP');
    expect(key).toMatch(/^cromia_[\w-]{43}$/);
    expect((await bearing(key)).json()).toEqual({ name: 'ERP' });
    const stored = await db.selectFrom('integrationKeys').selectAll().execute();
    expect(JSON.stringify(stored)).not.toContain(key);
    expect(await listed()).toEqual([
      {
        id,
        name: 'ERP',
        ending,
        createdBy: 'it@test.it',
        createdOn: today.toISOString(),
        lastUsedOn: today.toISOString(),
        revokedOn: null,
      },
    ]);
    expect(key.endsWith(ending)).toBe(true);

    expect((await call('POST', `${KEYS}/${id}/revocation`, staff)).statusCode).toBe(200);
    expect((await bearing(key)).statusCode).toBe(401);
    expect((await call('POST', `${KEYS}/${id}/revocation`, staff)).statusCode).toBe(409);
    const audited = await db.selectFrom('auditLog').select(['action', 'details']).orderBy('id').execute();
    expect(audited).toEqual([
      { action: 'integration-keys.make', details: { name: 'ERP' } },
      { action: 'integration-keys.revoke', details: { name: 'ERP' } },
    ]);
  });

  it('need a unique name until they are revoked', async () => {
    const { id } = await make('Stock');
    const again = await call('POST', KEYS, staff, { name: 'STOCK' });
    expect(again.statusCode).toBe(409);
    expect(again.json().errors).toEqual([{ path: 'name', code: 'invalidField' }]);
    await call('POST', `${KEYS}/${id}/revocation`, staff);
    await make('Stock');
  });

  it('record their last use to within minutes', async () => {
    const { id, key } = await make('Prices');
    const lastUse = async () => (await listed()).find((one: { id: string }) => one.id === id).lastUsedOn;
    await bearing(key);
    const first = today.toISOString();
    today = new Date(today.getTime() + 60_000);
    await bearing(key);
    expect(await lastUse()).toBe(first);
    today = new Date(today.getTime() + 15 * 60_000);
    await bearing(key);
    expect(await lastUse()).toBe(today.toISOString());
  });

  it('give no access to user routes, and users have no access to key routes', async () => {
    const { key } = await make('Orders');
    const asStaff = await call('GET', KEYS, { authorization: `Bearer ${key}` });
    expect(asStaff.statusCode).toBe(401);
    expect((await call('GET', OWN, staff)).statusCode).toBe(403);
    expect((await app.inject({ method: 'GET', url: OWN })).statusCode).toBe(401);
  });

  it('are refused from an address with too many wrong keys, and accepted from other addresses', async () => {
    const { key } = await make('Customers');
    for (let tries = 0; tries < LIMITS.wrongKeysPerAddress; tries++) {
      expect((await bearing('cromia_wrong', '192.0.2.9')).statusCode).toBe(401);
    }
    const turnedAway = await bearing(key, '192.0.2.9');
    expect(turnedAway.statusCode).toBe(429);
    expect(Number(turnedAway.headers['retry-after'])).toBe(LIMITS.loginWindowMinutes * 60);
    expect((await bearing(key)).statusCode).toBe(200);
    today = new Date(today.getTime() + LIMITS.loginWindowMinutes * 60_000);
    expect((await bearing(key, '192.0.2.9')).statusCode).toBe(200);
  });
});
