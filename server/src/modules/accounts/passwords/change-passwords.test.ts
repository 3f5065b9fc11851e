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

let addresses = 0;
/** Returns a new address per call, so that the limits of one test do not affect another. */
function anAddress(): string {
  addresses += 1;
  return `10.0.${addresses >> 8}.${addresses & 255}`;
}

let users = 0;
/** Creates a user with a unique name. */
function someone(language = 'it'): Promise<string> {
  users += 1;
  return aUser(db, { username: `person${users}@example.com`, role: 'USER', language });
}

function forget(username: string, options: { payload?: object; remoteAddress?: string } = {}) {
  return app.inject({
    method: 'PATCH',
    url: `/api/users/${username}/forgot-password`,
    remoteAddress: anAddress(),
    headers: { host: 'evil.example' },
    ...options,
  });
}

function reset(username: string, tempCode: string, newPassword = NEW_PASSWORD, remoteAddress = anAddress()) {
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

/** Logs in and returns the calls that a browser makes with the session. */
async function aSession(username: string, password = DEMO_PASSWORD) {
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

async function askedFor(username: string): Promise<string> {
  expect((await forget(username)).statusCode).toBe(202);
  return readLastToken(db, username);
}

describe('resetting a forgotten password', () => {
  it("works by a link mailed in the user's language, and ends all sessions", async () => {
    const username = await someone('pl');
    const session = await aSession(username);
    const response = await forget(username);
    expect([response.statusCode, response.body]).toEqual([202, '']);
    const [mail] = await listMails(db, username);
    expect(mail?.language).toBe('pl');
    const [link] = extractLinks(mail?.textBody ?? '');
    expect(`${link?.origin}${link?.pathname}`).toBe(`${PUBLIC_URL}/ecommerce/new-password`);
    expect(link?.searchParams.get('username')).toBe(username);

    expect(await session.ownStatus()).toBe(200);
    expect((await reset(username, link?.searchParams.get('token') ?? '')).statusCode).toBe(204);
    expect(await session.ownStatus()).toBe(401);
    expect(await session.refreshStatus()).toBe(401);
    expect((await logIn(username, DEMO_PASSWORD)).statusCode).toBe(401);
    expect((await logIn(username, NEW_PASSWORD)).statusCode).toBe(200);
    const told = (await listMails(db, username)).at(-1);
    expect(told).toMatchObject({ language: 'pl', subject: expect.stringContaining('zostało zmienione') });
    expect(extractLinks(told?.textBody ?? '').map(String)).toEqual([
      `${PUBLIC_URL}/ecommerce/forgot-password?locale=pl`,
    ]);
    const audit = await db.selectFrom('auditLog').select('action').orderBy('id', 'desc').executeTakeFirst();
    expect(audit?.action).toBe('accounts.reset-password');
  });

  it('accepts an empty JSON object as the body', async () => {
    const username = await someone();
    expect((await forget(username, { payload: {} })).statusCode).toBe(202);
    expect(await listMails(db, username)).toHaveLength(1);
  });

  it('accepts a request without a body, even with a JSON content type', async () => {
    const username = await someone();
    const response = await app.inject({
      method: 'PATCH',
      url: `/api/users/${username}/forgot-password`,
      remoteAddress: anAddress(),
      headers: { 'content-type': 'application/json' },
    });
    expect(response.statusCode).toBe(202);
    expect(await listMails(db, username)).toHaveLength(1);
  });

  it('known, unknown and disabled users run the same SQL statements', async () => {
    const [known, disabled] = [await someone(), await someone()];
    await db.updateTable('users').set({ disabledAt: clock }).where('username', '=', disabled).execute();
    const asked = await recordStatements(() => forget(known));
    expect(asked.join()).toContain('mail_outbox');
    expect(await recordStatements(() => forget('stranger@example.com'))).toEqual(asked);
    expect(await recordStatements(() => forget(disabled))).toEqual(asked);
  });

  it('unknown and disabled users get the same answer as known ones, but no mail', async () => {
    const [known, disabled] = [await someone(), await someone()];
    await db.updateTable('users').set({ disabledAt: clock }).where('username', '=', disabled).execute();
    const begun = performance.now();
    const responses = [await forget(known), await forget(disabled), await forget('nobody@example.com')];
    expect(performance.now() - begun).toBeGreaterThanOrEqual(3 * 250);
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
      .where('username', 'in', [known, disabled])
      .execute();
    expect(resets).toEqual([{ username: known }]);
  });

  it('sends 3 mails an hour per user, and answers 30 requests in 15 minutes per address', async () => {
    const username = await someone();
    const address = anAddress();
    for (let time = 0; time < 4; time++) {
      expect((await forget(username, { remoteAddress: address })).statusCode).toBe(202);
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
    const throttled = await forget(await someone(), { remoteAddress: address });
    expect([throttled.statusCode, throttled.headers['retry-after']]).toEqual([429, '900']);
  });
});

describe('a password reset code', () => {
  it('works once, even when it is used concurrently', async () => {
    const username = await someone();
    const token = await askedFor(username);
    const responses = await Promise.all(
      [1, 2, 3].map((time) => reset(username, token, `${NEW_PASSWORD}${time}`)),
    );
    expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([204, 400, 400]);
    const again = await reset(username, token);
    expect(again.json()).toMatchObject({ status: 400, code: 'UnauthorizedOrInvalid' });
    const winner = responses.findIndex(({ statusCode }) => statusCode === 204) + 1;
    expect((await logIn(username, `${NEW_PASSWORD}${winner}`)).statusCode).toBe(200);
  });

  it('invalidates the other codes of its user, even when several are used concurrently', async () => {
    const username = await someone();
    const tokens = [await askedFor(username), await askedFor(username)];
    const responses = await Promise.all(tokens.map((token) => reset(username, token)));
    expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([204, 400]);
  });

  it('refuses the current password, and still works for a different one', async () => {
    const username = await someone();
    const session = await aSession(username);
    const token = await askedFor(username);
    const rejected = await reset(username, token, DEMO_PASSWORD);
    expect([rejected.statusCode, rejected.json().code]).toEqual([422, 'PasswordUnchanged']);
    expect(await session.ownStatus()).toBe(200);
    expect((await reset(username, token)).statusCode).toBe(204);
  });

  it('works for its own user only', async () => {
    const [mine, yours] = [await someone(), await someone()];
    const token = await askedFor(mine);
    expect((await reset(yours, token)).json()).toMatchObject({ code: 'UnauthorizedOrInvalid' });
    expect((await reset(mine, token)).statusCode).toBe(204);
  });

  it('expires after an hour, and does not work for a user disabled meanwhile', async () => {
    const [early, late, disabled] = [await someone(), await someone(), await someone()];
    const tokens = [await askedFor(early), await askedFor(late), await askedFor(disabled)];
    await db.updateTable('users').set({ disabledAt: clock }).where('username', '=', disabled).execute();
    expect((await reset(disabled, tokens[2] ?? '')).json()).toMatchObject({ code: 'UnauthorizedOrInvalid' });
    const start = clock;
    clock = new Date(start.getTime() + HOUR_MS - 1_000);
    expect((await reset(early, tokens[0] ?? '')).statusCode).toBe(204);
    clock = new Date(start.getTime() + HOUR_MS);
    expect((await reset(late, tokens[1] ?? '')).json()).toMatchObject({ code: 'UnauthorizedOrInvalid' });
    clock = start;
  });

  it('is refused after 10 wrong guesses from the same address', async () => {
    const username = await someone();
    const token = await askedFor(username);
    const address = anAddress();
    for (let guess = 0; guess < 10; guess++) {
      expect((await reset(username, `guess ${guess}`, NEW_PASSWORD, address)).statusCode).toBe(400);
    }
    expect((await reset(username, token, NEW_PASSWORD, address)).statusCode).toBe(429);
    expect((await reset(username, token)).statusCode).toBe(204);
  });

  it('works for a user whose logins are throttled, and allows the next login', async () => {
    const username = await someone();
    const address = anAddress();
    for (let time = 0; time < 10; time++) await logIn(username, 'Wrong!2026', address);
    expect((await logIn(username, DEMO_PASSWORD, address)).statusCode).toBe(429);
    const token = await askedFor(username);
    expect((await reset(username, token, NEW_PASSWORD, address)).statusCode).toBe(204);
    expect((await logIn(username, NEW_PASSWORD, address)).statusCode).toBe(200);
  });
});

describe('changing the password', () => {
  function change(
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

  it('keeps this session, ends all others, invalidates reset codes and sends a mail', async () => {
    const username = await someone('ru');
    const [here, elsewhere] = [await aSession(username), await aSession(username)];
    const token = await askedFor(username);
    expect((await change(username, here.headers)).statusCode).toBe(204);
    expect(await here.ownStatus()).toBe(200);
    expect(await here.refreshStatus()).toBe(200);
    expect(await elsewhere.ownStatus()).toBe(401);
    expect(await elsewhere.refreshStatus()).toBe(401);
    expect((await logIn(username, DEMO_PASSWORD)).statusCode).toBe(401);
    expect((await logIn(username, NEW_PASSWORD)).statusCode).toBe(200);
    expect((await reset(username, token)).statusCode).toBe(400);
    expect((await listMails(db, username)).at(-1)).toMatchObject({
      language: 'ru',
      subject: expect.stringContaining('изменён'),
    });
  });

  it('refuses the current password as the new one', async () => {
    const username = await someone();
    const { headers } = await aSession(username);
    const rejected = await change(username, headers, { newPassword: DEMO_PASSWORD });
    expect([rejected.statusCode, rejected.json().code]).toEqual([422, 'PasswordUnchanged']);
  });

  it('fails with a wrong current password, and throttles guesses together with logins', async () => {
    const username = await someone();
    const { headers, ownStatus } = await aSession(username);
    const remoteAddress = anAddress();
    for (let guess = 0; guess < 10; guess++) {
      const wrong = await change(username, headers, { currentPassword: 'Wrong!2026', remoteAddress });
      expect(wrong.json()).toMatchObject({ status: 422, code: 'WrongPassword' });
    }
    const throttled = await change(username, headers, { remoteAddress });
    expect([throttled.statusCode, throttled.headers['retry-after']]).toEqual([429, '900']);
    expect((await logIn(username, DEMO_PASSWORD, remoteAddress)).statusCode).toBe(429);
    expect(await ownStatus()).toBe(200);
    expect(await listMails(db, username)).toEqual([]);
    expect((await change(username, headers)).statusCode).toBe(204);
  });

  it('succeeds for only one of two concurrent calls', async () => {
    const username = await someone();
    const { headers } = await aSession(username);
    const responses = await Promise.all(
      [1, 2].map((time) => change(username, headers, { newPassword: `${NEW_PASSWORD}${time}` })),
    );
    expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([204, 422]);
  });

  it("another user's name gets the same 404 as an unknown one", async () => {
    const [mine, yours] = [await someone(), await someone()];
    const headers = await login(app, mine);
    const foreign = await change(yours, headers);
    const absent = await change('nobody@example.com', headers);
    expect(foreign.statusCode).toBe(404);
    expect(foreign.json()).toEqual(absent.json());
  });

  it('requires every kind of character in the new password', async () => {
    const username = await someone();
    const weak = await change(username, await login(app, username), { newPassword: 'password' });
    expect(weak.json()).toMatchObject({
      status: 400,
      errors: [{ path: 'newPassword', code: 'invalidField' }],
    });
  });

  it('makes a concurrent login with the old password fail', async () => {
    const username = await someone();
    const passwordHash = await hashPassword(NEW_PASSWORD);
    const waitingForLock = async () => {
      const { rowCount } = await pool.query(
        "SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'",
      );
      return rowCount;
    };
    const { loggingIn } = await db.transaction().execute(async (trx) => {
      await trx.updateTable('users').set({ passwordHash }).where('username', '=', username).execute();
      const response = logIn(username, DEMO_PASSWORD);
      // `inject` starts only when it is awaited.
      const started = response.then((given) => given);
      await vi.waitFor(async () => expect(await waitingForLock()).toBe(1), { timeout: 5_000, interval: 5 });
      return { loggingIn: started };
    });
    const response = await loggingIn;
    expect(response.json()).toMatchObject({ status: 401, code: 'UnauthorizedLogin' });
  });
});
