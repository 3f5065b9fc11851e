import { LIMITS } from '@cromia/domain/limits';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DEMO_PASSWORD, login, testApp } from '../../../../test/app.ts';
import { recordStatements } from '../../../../test/record-statements.ts';

let clock = new Date('2026-11-21T10:00:00Z');
const { app, db } = await testApp('demo', { apps: 2, now: () => clock });

function logIn(username: string, password: string = DEMO_PASSWORD, remoteAddress = '127.0.0.1') {
  return app.inject({ method: 'POST', url: '/api/auth/', payload: { username, password }, remoteAddress });
}

function refresh(username: string, refreshToken: string) {
  return app.inject({
    method: 'POST',
    url: '/api/auth/token-refreshing',
    payload: { username, refreshToken },
  });
}

async function logInForRefreshToken(username: string): Promise<string> {
  return (await logIn(username)).json<{ refreshToken: string }>().refreshToken;
}

describe('login', () => {
  it('returns the user and tokens, without the password hash', async () => {
    const response = await logIn('customer@demo.cromia.test');
    expect(response.statusCode).toBe(200);
    const { user, accessToken, refreshToken } = response.json();
    expect(user).toMatchObject({
      username: 'customer@demo.cromia.test',
      role: 'CUSTOMER',
      customerCode: '100001',
    });
    expect(response.body).not.toContain('argon2');
    expect(accessToken.split('.')).toHaveLength(3);
    expect(refreshToken.length).toBeGreaterThanOrEqual(43);
  });

  it('every login increments the version of the user', async () => {
    const first = (await logIn('agent2@demo.cromia.test')).json<{ user: { version: number } }>();
    const second = (await logIn('agent2@demo.cromia.test')).json<{ user: { version: number } }>();
    expect(second.user.version).toBe(first.user.version + 1);
  });

  it('user names match regardless of case, surrounding spaces and Unicode width', async () => {
    expect((await logIn('  ＣＵＳＴＯＭＥＲ@Demo.Cromia.TEST ')).statusCode).toBe(200);
  });

  it('an unknown user and a wrong password get the same response', async () => {
    const unknownUser = await logIn('nobody@demo.cromia.test', 'Wrong!2026');
    const wrong = await logIn('customer@demo.cromia.test', 'Wrong!2026');
    expect(unknownUser.statusCode).toBe(401);
    expect(unknownUser.json()).toEqual(wrong.json());
    expect(wrong.json()).toMatchObject({ code: 'UnauthorizedLogin' });
  });

  it('only the correct password reveals that the user is disabled', async () => {
    expect((await logIn('disabled@demo.cromia.test')).json()).toMatchObject({
      code: 'UserDisabled',
      status: 403,
    });
    expect((await logIn('disabled@demo.cromia.test', 'Wrong!2026')).json()).toMatchObject({
      code: 'UnauthorizedLogin',
    });
  });

  it('returns 400 with the code "missing" for an empty user name or password', async () => {
    const response = await logIn('', '');
    expect(response.statusCode).toBe(400);
    expect(response.json().errors).toEqual([
      { path: 'username', code: 'missing' },
      { path: 'password', code: 'missing' },
    ]);
  });

  it('ten failures block a user for 15 minutes at that address, not at other addresses', async () => {
    for (let i = 0; i < 10; i++) {
      expect((await logIn('customer2@demo.cromia.test', 'Wrong!2026', '10.1.1.1')).statusCode).toBe(401);
    }
    const throttledResponse = await logIn('customer2@demo.cromia.test', DEMO_PASSWORD, '10.1.1.1');
    expect(throttledResponse.statusCode).toBe(429);
    expect(Number(throttledResponse.headers['retry-after'])).toBeGreaterThan(0);
    expect((await logIn('customer2@demo.cromia.test', DEMO_PASSWORD, '10.1.1.2')).statusCode).toBe(200);
    clock = new Date(clock.getTime() + 15 * 60_000 + 1_000);
    expect((await logIn('customer2@demo.cromia.test', DEMO_PASSWORD, '10.1.1.1')).statusCode).toBe(200);
  });

  describe('throttling', () => {
    const MINUTE = 60_000;
    const addMinutes = (start: Date, minutes: number) => new Date(start.getTime() + minutes * MINUTE);
    const aFailure = (key: string, subkey: string, failedAt: Date) =>
      ({ kind: 'PASSWORD', key, subkey, expiresAt: addMinutes(failedAt, 15) }) as const;
    /** Inserts failed logins directly into the database. */
    const insertFailures = (address: string, username: string, failedAt: Date, count: number) =>
      db
        .insertInto('limitedAttempts')
        .values(Array.from({ length: count }, () => aFailure(address, username, failedAt)))
        .execute();
    const countFailures = async (address: string) =>
      (await db.selectFrom('limitedAttempts').select('id').where('key', '=', address).execute()).length;
    const user = 'customer2@demo.cromia.test';
    let start: Date;

    beforeEach(() => {
      start = clock;
    });
    afterEach(() => {
      clock = start;
    });

    it("Retry-After lasts until the oldest of the user's last 10 failures expires", async () => {
      const address = '10.2.0.1';
      await insertFailures(address, 'another@demo.cromia.test', start, 3);
      await insertFailures(address, user, addMinutes(start, 5), 1);
      await insertFailures(address, user, addMinutes(start, 9), 9);
      clock = addMinutes(start, 10);
      const throttledResponse = await logIn(user, DEMO_PASSWORD, address);
      expect([throttledResponse.statusCode, throttledResponse.headers['retry-after']]).toEqual([429, '600']);
      clock = addMinutes(start, 20);
      expect((await logIn(user, DEMO_PASSWORD, address)).statusCode).toBe(200);
    });

    it("Retry-After lasts until the oldest of the address's last 100 failures expires", async () => {
      const address = '10.2.0.2';
      await insertFailures(address, 'old@demo.cromia.test', start, 20);
      await insertFailures(address, 'a@demo.cromia.test', addMinutes(start, 6), 1);
      await insertFailures(address, 'b@demo.cromia.test', addMinutes(start, 8), 99);
      clock = addMinutes(start, 9);
      const throttledResponse = await logIn(user, DEMO_PASSWORD, address);
      expect([throttledResponse.statusCode, throttledResponse.headers['retry-after']]).toEqual([429, '720']);
      clock = addMinutes(start, 21);
      expect((await logIn(user, DEMO_PASSWORD, address)).statusCode).toBe(200);
    });

    it('throttled attempts do not extend the wait, and a login after Retry-After succeeds', async () => {
      const address = '10.2.0.3';
      await insertFailures(address, user, start, 10);
      for (let minute = 1; minute <= 14; minute++) {
        clock = addMinutes(start, minute);
        const throttledResponse = await logIn(user, DEMO_PASSWORD, address);
        expect([throttledResponse.statusCode, throttledResponse.headers['retry-after']]).toEqual([
          429,
          String((15 - minute) * 60),
        ]);
      }
      expect(await countFailures(address)).toBe(10);
      clock = addMinutes(start, 15);
      expect((await logIn(user, DEMO_PASSWORD, address)).statusCode).toBe(200);
      expect(await countFailures(address)).toBe(0);
    });

    it('concurrent wrong attempts cannot exceed the limit of 10 failures per user', async () => {
      const address = '10.2.0.4';
      await insertFailures(address, user, start, 5);
      const responses = await Promise.all(
        Array.from({ length: 30 }, () => logIn(user, 'Wrong!2026', address)),
      );
      const statuses = responses.map(({ statusCode }) => statusCode);
      expect(statuses.filter((status) => status === 401)).toHaveLength(5);
      expect(statuses.filter((status) => status === 429)).toHaveLength(25);
      expect(await countFailures(address)).toBe(10);
    });

    it('concurrent logins of one user with the correct password succeed, even after failures', async () => {
      const address = '10.2.0.5';
      for (const failureCount of [0, 9]) {
        if (failureCount > 0) await insertFailures(address, user, start, failureCount);
        const responses = await Promise.all(
          Array.from({ length: 15 }, () => logIn(user, DEMO_PASSWORD, address)),
        );
        expect(responses.map(({ statusCode }) => statusCode)).toEqual(Array.from({ length: 15 }, () => 200));
        expect(await countFailures(address)).toBe(0);
      }
    });

    it('concurrent logins of several users succeed from one address just below its limit', async () => {
      const address = '10.2.0.6';
      await insertFailures(address, 'another@demo.cromia.test', start, 98);
      const responses = await Promise.all(
        ['customer', 'customer2', 'agent', 'agent2', 'company', 'private'].map((name) =>
          logIn(`${name}@demo.cromia.test`, DEMO_PASSWORD, address),
        ),
      );
      expect(responses.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200, 200]);
      expect(await countFailures(address)).toBe(98);
    });

    it('an attempt that a stopped server did not complete counts as a failure', async () => {
      const address = '10.2.0.7';
      await insertFailures(address, user, start, 9);
      await db
        .insertInto('limitedAttempts')
        .values({ ...aFailure(address, user, start), isOpen: true })
        .execute();
      clock = addMinutes(start, 2);
      expect((await logIn(user, DEMO_PASSWORD, address)).statusCode).toBe(429);
    });
  });

  it('an unknown user and a wrong password run the same SQL statements', async () => {
    const wrong = await recordStatements(() => logIn('customer@demo.cromia.test', 'Wrong!2026', '10.2.0.8'));
    const unknownUser = await recordStatements(() =>
      logIn('nobody@demo.cromia.test', 'Wrong!2026', '10.2.0.9'),
    );
    expect(wrong.length).toBeGreaterThan(3);
    expect(unknownUser).toEqual(wrong);
  });
});

describe('token refresh', () => {
  it('ten concurrent refreshes of one token return the same valid new token', async () => {
    const token = await logInForRefreshToken('customer@demo.cromia.test');
    const responses = await Promise.all(
      Array.from({ length: 10 }, () => refresh('customer@demo.cromia.test', token)),
    );
    expect(new Set(responses.map((response) => response.statusCode))).toEqual(new Set([200]));
    const successors = new Set(
      responses.map((response) => response.json<{ refreshToken: string }>().refreshToken),
    );
    expect(successors.size).toBe(1);
    const [next] = successors;
    expect(next).not.toBe(token);
    expect((await refresh('customer@demo.cromia.test', next ?? '')).statusCode).toBe(200);
  });

  it('rejects the 61st refresh within 30 s, and resolves the oldest token in two statements', async () => {
    const username = 'customer@demo.cromia.test';
    const first = await logInForRefreshToken(username);
    let newest = first;
    for (let refreshes = 0; refreshes < LIMITS.refreshesInGrace; refreshes++)
      newest = (await refresh(username, newest)).json<{ refreshToken: string }>().refreshToken;
    const rejectedResponse = await refresh(username, newest);
    expect([rejectedResponse.statusCode, rejectedResponse.headers['retry-after']]).toEqual([429, '30']);
    let returned = '';
    const statements = await recordStatements(async () => {
      returned = (await refresh(username, first)).json<{ refreshToken: string }>().refreshToken;
    });
    expect(returned).toBe(newest);
    expect(statements.length).toBeLessThanOrEqual(2);
    clock = new Date(clock.getTime() + 31_000);
    expect((await refresh(username, newest)).statusCode).toBe(200);
  });

  it('reusing a replaced token after the grace period ends the session', async () => {
    const token = await logInForRefreshToken('customer@demo.cromia.test');
    const next = (await refresh('customer@demo.cromia.test', token)).json<{ refreshToken: string }>()
      .refreshToken;
    clock = new Date(clock.getTime() + 31_000);
    expect((await refresh('customer@demo.cromia.test', token)).statusCode).toBe(401);
    expect((await refresh('customer@demo.cromia.test', next)).statusCode).toBe(401);
  });

  it("rejects a token with another user's name, and one of a session idle for over 7 days", async () => {
    const token = await logInForRefreshToken('customer@demo.cromia.test');
    expect((await refresh('customer2@demo.cromia.test', token)).statusCode).toBe(401);
    const start = clock;
    clock = new Date(clock.getTime() + 7 * 86_400_000 + 1_000);
    expect((await refresh('customer@demo.cromia.test', token)).statusCode).toBe(401);
    clock = start;
  });
});

describe('a session', () => {
  it('ends at logout, and its access token is rejected immediately', async () => {
    const response = (await logIn('customer@demo.cromia.test')).json<{
      accessToken: string;
      refreshToken: string;
    }>();
    const headers = { authorization: `Bearer ${response.accessToken}` };
    const ownUserRequest = { url: '/api/users/customer@demo.cromia.test', headers };
    expect((await app.inject(ownUserRequest)).statusCode).toBe(200);
    const { refreshToken } = response;
    expect(
      (await app.inject({ method: 'POST', url: '/api/auth/logout', payload: { refreshToken } })).statusCode,
    ).toBe(204);
    expect((await app.inject(ownUserRequest)).statusCode).toBe(401);
  });

  it('ends as soon as the user is disabled', async () => {
    const headers = await login(app, 'agent2@demo.cromia.test');
    const ownUserRequest = { url: '/api/users/agent2@demo.cromia.test', headers };
    expect((await app.inject(ownUserRequest)).statusCode).toBe(200);
    await db
      .updateTable('users')
      .set({ disabledAt: clock })
      .where('username', '=', 'agent2@demo.cromia.test')
      .execute();
    expect((await app.inject(ownUserRequest)).statusCode).toBe(401);
  });
});

describe('user data', () => {
  it("another user's name gets the same 404 as an unknown one", async () => {
    const headers = await login(app, 'customer@demo.cromia.test');
    const foreign = await app.inject({ url: '/api/users/customer2@demo.cromia.test', headers });
    const absent = await app.inject({ url: '/api/users/nobody@demo.cromia.test', headers });
    expect(foreign.statusCode).toBe(404);
    expect(foreign.json()).toEqual(absent.json());
  });

  it('the language can be changed alone, which returns a new access token', async () => {
    const headers = await login(app, 'company@demo.cromia.test');
    const change = (path: string, payload: object) =>
      app.inject({ method: 'PATCH', url: `/api/users/${path}/company@demo.cromia.test`, headers, payload });
    const response = await change('companies', { language: 'de' });
    expect(response.statusCode).toBe(200);
    expect(response.json().accessToken).toEqual(expect.any(String));
    const user = await app.inject({ url: '/api/users/company@demo.cromia.test', headers });
    expect(user.json()).toMatchObject({ language: 'de' });
    expect((await change('privates', { language: 'de' })).statusCode).toBe(404);
    expect((await change('companies', { language: 'xx' })).json().errors).toEqual([
      { path: 'language', code: 'invalidField' },
    ]);
  });
});
