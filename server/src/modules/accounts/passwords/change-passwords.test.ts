import { describe, expect, it, vi } from 'vitest';
import { DEMO_PASSWORD, login, testApp } from '../../../../test/app.ts';
import { extractLinks, listMails, readLastToken } from '../../../../test/builders/registrations.ts';
import { aUser } from '../../../../test/builders/shop.ts';
import { recordStatements } from '../../../../test/record-statements.ts';
import { hashPassword } from '../../../platform/access/passwords.ts';

const NEW_PASSWORD = 'Vernici!2027';
const HOUR_MS = 3_600_000;
const PUBLIC_URL = 'https://portal.example.com';
let clock = new Date('2026-11-21T10:00:00Z');
const { app, db, pool } = await testApp('empty', {
  apps: 2,
  now: () => clock,
  config: { publicUrl: PUBLIC_URL },
});

let addressCount = 0;
/** Returns a new address each time, so that the limits of one test do not affect another. */
function anAddress(): string {
  addressCount += 1;
  return `10.0.${addressCount >> 8}.${addressCount & 255}`;
}

let userCount = 0;
/** Creates a user with a unique name. */
function aNewUser(language = 'it'): Promise<string> {
  userCount += 1;
  return aUser(db, { username: `person${userCount}@example.com`, role: 'USER', language });
}

function requestReset(username: string, options: { payload?: object; remoteAddress?: string } = {}) {
  return app.inject({
    method: 'PATCH',
    url: `/api/users/${username}/forgot-password`,
    remoteAddress: anAddress(),
    headers: { host: 'evil.example' },
    ...options,
  });
}

function resetPassword(
  username: string,
  tempCode: string,
  newPassword = NEW_PASSWORD,
  remoteAddress = anAddress(),
) {
  return app.inject({
    method: 'PUT',
    url: `/api/users/${username}/update-forgotten-password`,
    payload: { tempCode, newPassword },
    remoteAddress,
  });
}

function logIn(username: string, password: string, remoteAddress = anAddress()) {
  return app.inject({ method: 'POST', url: '/api/auth', payload: { username, password }, remoteAddress });
}

/** Logs in. @returns functions that send the requests of a browser with the session */
async function openSession(username: string, password = DEMO_PASSWORD) {
  const { accessToken, refreshToken } = (await logIn(username, password)).json<Record<string, string>>();
  const headers = { authorization: `Bearer ${accessToken}` };
  return {
    headers,
    ownStatus: async () => (await app.inject({ url: `/api/users/${username}`, headers })).statusCode,
    refreshStatus: async () =>
      (
        await app.inject({
          method: 'POST',
          url: '/api/auth/token-refreshing',
          payload: { username, refreshToken },
        })
      ).statusCode,
  };
}

async function requestToken(username: string): Promise<string> {
  expect((await requestReset(username)).statusCode).toBe(202);
  return readLastToken(db, username);
}

describe('resetting a forgotten password', () => {
  it("works by a link mailed in the user's language, and ends all sessions", async () => {
    const username = await aNewUser('pl');
    const session = await openSession(username);
    const response = await requestReset(username);
    expect([response.statusCode, response.body]).toEqual([202, '']);
    const [mail] = await listMails(db, username);
    expect(mail?.language).toBe('pl');
    const [link] = extractLinks(mail?.textBody ?? '');
    expect(`${link?.origin}${link?.pathname}`).toBe(`${PUBLIC_URL}/ecommerce/new-password`);
    expect(link?.searchParams.get('username')).toBe(username);

    expect(await session.ownStatus()).toBe(200);
    expect((await resetPassword(username, link?.searchParams.get('token') ?? '')).statusCode).toBe(204);
    expect(await session.ownStatus()).toBe(401);
    expect(await session.refreshStatus()).toBe(401);
    expect((await logIn(username, DEMO_PASSWORD)).statusCode).toBe(401);
    expect((await logIn(username, NEW_PASSWORD)).statusCode).toBe(200);
    const notice = (await listMails(db, username)).at(-1);
    expect(notice).toMatchObject({ language: 'pl', subject: expect.stringContaining('zostało zmienione') });
    expect(extractLinks(notice?.textBody ?? '').map(String)).toEqual([
      `${PUBLIC_URL}/ecommerce/forgot-password?locale=pl`,
    ]);
    const audit = await db.selectFrom('auditLog').select('action').orderBy('id', 'desc').executeTakeFirst();
    expect(audit?.action).toBe('accounts.reset-password');
  });

  it('accepts an empty JSON object as the body', async () => {
    const username = await aNewUser();
    expect((await requestReset(username, { payload: {} })).statusCode).toBe(202);
    expect(await listMails(db, username)).toHaveLength(1);
  });

  it('accepts a request without a body, even with a JSON content type', async () => {
    const username = await aNewUser();
    const response = await app.inject({
      method: 'PATCH',
      url: `/api/users/${username}/forgot-password`,
      remoteAddress: anAddress(),
      headers: { 'content-type': 'application/json' },
    });
    expect(response.statusCode).toBe(202);
    expect(await listMails(db, username)).toHaveLength(1);
  });

  it('requests for existing, unknown and disabled users run the same SQL statements', async () => {
    const [existing, disabled] = [await aNewUser(), await aNewUser()];
    await db.updateTable('users').set({ disabledAt: clock }).where('username', '=', disabled).execute();
    const statements = await recordStatements(() => requestReset(existing));
    expect(statements.join()).toContain('mail_outbox');
    expect(await recordStatements(() => requestReset('stranger@example.com'))).toEqual(statements);
    expect(await recordStatements(() => requestReset(disabled))).toEqual(statements);
  });

  it('unknown and disabled users get the same response as existing ones, but no mail', async () => {
    const [existing, disabled] = [await aNewUser(), await aNewUser()];
    await db.updateTable('users').set({ disabledAt: clock }).where('username', '=', disabled).execute();
    const start = performance.now();
    const responses = [
      await requestReset(existing),
      await requestReset(disabled),
      await requestReset('nobody@example.com'),
    ];
    expect(performance.now() - start).toBeGreaterThanOrEqual(3 * 250);
    for (const { statusCode, body, headers } of responses) {
      expect([statusCode, body]).toEqual([202, '']);
      expect(Object.keys(headers)).toEqual(Object.keys(responses[0]?.headers ?? {}));
    }
    expect(await listMails(db, disabled)).toEqual([]);
    expect(await listMails(db, 'nobody@example.com')).toEqual([]);
    const resets = await db
      .selectFrom('passwordResets')
      .innerJoin('users', 'users.id', 'passwordResets.userId')
      .select('username')
      .where('username', 'in', [existing, disabled])
      .execute();
    expect(resets).toEqual([{ username: existing }]);
  });

  it('sends 3 mails an hour per user, and accepts 30 requests in 15 minutes per address', async () => {
    const username = await aNewUser();
    const address = anAddress();
    for (let time = 0; time < 4; time++) {
      expect((await requestReset(username, { remoteAddress: address })).statusCode).toBe(202);
    }
    expect(await listMails(db, username)).toHaveLength(3);
    await db
      .insertInto('limitedAttempts')
      .values(
        Array.from({ length: 26 }, (_, index) => ({
          ...{ kind: 'PASSWORD_RESET', key: address, subkey: `other${index}@example.com` },
          expiresAt: new Date(clock.getTime() + 15 * 60_000),
        })),
      )
      .execute();
    const throttledResponse = await requestReset(await aNewUser(), { remoteAddress: address });
    expect([throttledResponse.statusCode, throttledResponse.headers['retry-after']]).toEqual([429, '900']);
  });
});

describe('a password reset code', () => {
  it('works once, even when it is used concurrently', async () => {
    const username = await aNewUser();
    const token = await requestToken(username);
    const responses = await Promise.all(
      [1, 2, 3].map((time) => resetPassword(username, token, `${NEW_PASSWORD}${time}`)),
    );
    expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([204, 400, 400]);
    const repeatedResponse = await resetPassword(username, token);
    expect(repeatedResponse.json()).toMatchObject({ status: 400, code: 'UnauthorizedOrInvalid' });
    const winningNumber = responses.findIndex(({ statusCode }) => statusCode === 204) + 1;
    expect((await logIn(username, `${NEW_PASSWORD}${winningNumber}`)).statusCode).toBe(200);
  });

  it('invalidates the other codes of its user, even when several are used concurrently', async () => {
    const username = await aNewUser();
    const tokens = [await requestToken(username), await requestToken(username)];
    const responses = await Promise.all(tokens.map((token) => resetPassword(username, token)));
    expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([204, 400]);
  });

  it('rejects the current password, and still works for a different one', async () => {
    const username = await aNewUser();
    const session = await openSession(username);
    const token = await requestToken(username);
    const rejectedResponse = await resetPassword(username, token, DEMO_PASSWORD);
    expect([rejectedResponse.statusCode, rejectedResponse.json().code]).toEqual([422, 'PasswordUnchanged']);
    expect(await session.ownStatus()).toBe(200);
    expect((await resetPassword(username, token)).statusCode).toBe(204);
  });

  it('works for its own user only', async () => {
    const [own, other] = [await aNewUser(), await aNewUser()];
    const token = await requestToken(own);
    expect((await resetPassword(other, token)).json()).toMatchObject({ code: 'UnauthorizedOrInvalid' });
    expect((await resetPassword(own, token)).statusCode).toBe(204);
  });

  it('expires after an hour, and does not work for a user disabled in the meantime', async () => {
    const [early, late, disabled] = [await aNewUser(), await aNewUser(), await aNewUser()];
    const tokens = [await requestToken(early), await requestToken(late), await requestToken(disabled)];
    await db.updateTable('users').set({ disabledAt: clock }).where('username', '=', disabled).execute();
    expect((await resetPassword(disabled, tokens[2] ?? '')).json()).toMatchObject({
      code: 'UnauthorizedOrInvalid',
    });
    const start = clock;
    clock = new Date(start.getTime() + HOUR_MS - 1_000);
    expect((await resetPassword(early, tokens[0] ?? '')).statusCode).toBe(204);
    clock = new Date(start.getTime() + HOUR_MS);
    expect((await resetPassword(late, tokens[1] ?? '')).json()).toMatchObject({
      code: 'UnauthorizedOrInvalid',
    });
    clock = start;
  });

  it('is rejected after 10 wrong guesses from the same address', async () => {
    const username = await aNewUser();
    const token = await requestToken(username);
    const address = anAddress();
    for (let guess = 0; guess < 10; guess++) {
      expect((await resetPassword(username, `guess ${guess}`, NEW_PASSWORD, address)).statusCode).toBe(400);
    }
    expect((await resetPassword(username, token, NEW_PASSWORD, address)).statusCode).toBe(429);
    expect((await resetPassword(username, token)).statusCode).toBe(204);
  });

  it('works for a user whose logins are throttled, and allows the next login', async () => {
    const username = await aNewUser();
    const address = anAddress();
    for (let time = 0; time < 10; time++) await logIn(username, 'Wrong!2026', address);
    expect((await logIn(username, DEMO_PASSWORD, address)).statusCode).toBe(429);
    const token = await requestToken(username);
    expect((await resetPassword(username, token, NEW_PASSWORD, address)).statusCode).toBe(204);
    expect((await logIn(username, NEW_PASSWORD, address)).statusCode).toBe(200);
  });
});

describe('changing the password', () => {
  function changePassword(
    username: string,
    headers: { authorization: string },
    { currentPassword = DEMO_PASSWORD, newPassword = NEW_PASSWORD, remoteAddress = anAddress() } = {},
  ) {
    return app.inject({
      method: 'PUT',
      url: `/api/users/${username}/password`,
      headers,
      payload: { currentPassword, newPassword },
      remoteAddress,
    });
  }

  it('continues this session, ends all others, invalidates reset codes and sends a mail', async () => {
    const username = await aNewUser('ru');
    const [current, otherSession] = [await openSession(username), await openSession(username)];
    const token = await requestToken(username);
    expect((await changePassword(username, current.headers)).statusCode).toBe(204);
    expect(await current.ownStatus()).toBe(200);
    expect(await current.refreshStatus()).toBe(200);
    expect(await otherSession.ownStatus()).toBe(401);
    expect(await otherSession.refreshStatus()).toBe(401);
    expect((await logIn(username, DEMO_PASSWORD)).statusCode).toBe(401);
    expect((await logIn(username, NEW_PASSWORD)).statusCode).toBe(200);
    expect((await resetPassword(username, token)).statusCode).toBe(400);
    expect((await listMails(db, username)).at(-1)).toMatchObject({
      language: 'ru',
      subject: expect.stringContaining('изменён'),
    });
  });

  it('rejects the current password as the new one', async () => {
    const username = await aNewUser();
    const { headers } = await openSession(username);
    const rejectedResponse = await changePassword(username, headers, { newPassword: DEMO_PASSWORD });
    expect([rejectedResponse.statusCode, rejectedResponse.json().code]).toEqual([422, 'PasswordUnchanged']);
  });

  it.each([
    ['a common password', () => 'Password1!'],
    ['the name of the user', (username: string) => `${username.split('@')[0]}A1!`],
    ['the name of the portal', () => 'Cromia!1'],
  ])('rejects %s as easy to guess, any number of times', async (_what, build) => {
    const username = await aNewUser();
    const { headers } = await openSession(username);
    const remoteAddress = anAddress();
    for (let attempt = 0; attempt < 11; attempt++) {
      const newPassword = build(username);
      const response = await changePassword(username, headers, { newPassword, remoteAddress });
      expect(response.json()).toMatchObject({ status: 422, code: 'CommonPassword' });
    }
  });

  it('fails with a wrong current password, and throttles guesses together with logins', async () => {
    const username = await aNewUser();
    const { headers, ownStatus } = await openSession(username);
    const remoteAddress = anAddress();
    for (let guess = 0; guess < 10; guess++) {
      const wrong = await changePassword(username, headers, { currentPassword: 'Wrong!2026', remoteAddress });
      expect(wrong.json()).toMatchObject({ status: 422, code: 'WrongPassword' });
    }
    const throttledResponse = await changePassword(username, headers, { remoteAddress });
    expect([throttledResponse.statusCode, throttledResponse.headers['retry-after']]).toEqual([429, '900']);
    expect((await logIn(username, DEMO_PASSWORD, remoteAddress)).statusCode).toBe(429);
    expect(await ownStatus()).toBe(200);
    expect(await listMails(db, username)).toEqual([]);
    expect((await changePassword(username, headers)).statusCode).toBe(204);
  });

  it('succeeds for only one of two concurrent requests', async () => {
    const username = await aNewUser();
    const { headers } = await openSession(username);
    const responses = await Promise.all(
      [1, 2].map((time) => changePassword(username, headers, { newPassword: `${NEW_PASSWORD}${time}` })),
    );
    expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([204, 422]);
  });

  it("another user's name gets the same 404 as an unknown one", async () => {
    const [own, other] = [await aNewUser(), await aNewUser()];
    const headers = await login(app, own);
    const foreign = await changePassword(other, headers);
    const absent = await changePassword('nobody@example.com', headers);
    expect(foreign.statusCode).toBe(404);
    expect(foreign.json()).toEqual(absent.json());
  });

  it('requires every kind of character in the new password', async () => {
    const username = await aNewUser();
    const weak = await changePassword(username, await login(app, username), { newPassword: 'password' });
    expect(weak.json()).toMatchObject({
      status: 400,
      errors: [{ path: 'newPassword', code: 'invalidField' }],
    });
  });

  it('makes a concurrent login with the old password fail', async () => {
    const username = await aNewUser();
    const passwordHash = await hashPassword(NEW_PASSWORD);
    const countWaitingLocks = async () => {
      const { rowCount } = await pool.query(
        "SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'",
      );
      return rowCount;
    };
    const { loggingIn } = await db.transaction().execute(async (trx) => {
      await trx.updateTable('users').set({ passwordHash }).where('username', '=', username).execute();
      const response = logIn(username, DEMO_PASSWORD);
      // `inject` starts only when it is awaited.
      const started = response.then((result) => result);
      await vi.waitFor(async () => expect(await countWaitingLocks()).toBe(1), {
        timeout: 5_000,
        interval: 5,
      });
      return { loggingIn: started };
    });
    const response = await loggingIn;
    expect(response.json()).toMatchObject({ status: 401, code: 'UnauthorizedLogin' });
  });
});
