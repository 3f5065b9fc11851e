import { setTimeout } from 'node:timers/promises';
import { isAllowed } from '@cromia/domain/accounts/access';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { DEMO_PASSWORD, login, testApp } from '../../../../test/app.ts';
import { beginLogin, createAppCode, setUpApp } from '../../../../test/builders/second-factor.ts';
import { readOpenapiDocument } from '../../../../test/openapi-document.ts';
import { createPasskeyDevice } from '../../../../test/peers/passkey-device.ts';

let clock = new Date('2026-11-21T10:00:00Z');
const now = () => clock;
const config = { publicUrl: 'https://paint.example.com', requireSecondFactor: true };
const { app, db } = await testApp('demo', { apps: 2, now, config });

const MINUTE_MS = 60_000;
const USERS = '/api/v1/backoffice/users';
const SITE = { rpID: 'paint.example.com', origin: 'https://paint.example.com' };

const CROMIA = { role: 'CROMIA', type: 'C', roleSds: 'AUTO', roleTds: 'ADMIN', companyRole: null } as const;
/** What staff without a second factor reach: the profile, with password and second factor. */
const OWN_ACCOUNT = /^\/api\/users\/(?::username|privates|companies)/;
const toMethod = z.enum(['GET', 'POST', 'PUT', 'PATCH', 'DELETE']).parse;

const wait = (minutes: number) => {
  clock = new Date(clock.getTime() + minutes * MINUTE_MS);
};
const post = (url: string, payload: object, headers = {}) =>
  app.inject({ method: 'POST', url, payload, headers });
const sendCode = (challenge: string, code: string, remoteAddress = '127.0.0.1') =>
  app.inject({ method: 'POST', url: '/api/auth/second-factor', payload: { challenge, code }, remoteAddress });
const sendPassword = (username: string) => post('/api/auth', { username, password: DEMO_PASSWORD });

async function findUserId(username: string): Promise<string> {
  const { id } = await db
    .selectFrom('users')
    .select('id')
    .where('username', '=', username)
    .executeTakeFirstOrThrow();
  return id;
}

async function countSessions(username: string): Promise<number> {
  const sessions = await db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.userId')
    .select('sessions.id')
    .where('username', '=', username)
    .where('endedAt', 'is', null)
    .execute();
  return sessions.length;
}

async function listMailSubjects(recipient: string): Promise<string[]> {
  const mails = await db
    .selectFrom('mailOutbox')
    .select(['subject', 'textBody'])
    .where('recipient', '=', recipient)
    .execute();
  return mails.map(({ subject, textBody }) => `${subject}\n${textBody}`);
}

describe('the second step of a login', () => {
  it('opens a session with the code of the app, once for each code', async () => {
    const username = 'customer@demo.cromia.test';
    const { secret } = await setUpApp(app, username, now);
    const code = createAppCode(secret, clock);
    const [first, second] = [await beginLogin(app, username), await beginLogin(app, username)];
    expect(first.methods).toEqual(['APP', 'RECOVERY_CODE']);
    const before = await countSessions(username);
    const responses = await Promise.all([sendCode(first.challenge, code), sendCode(second.challenge, code)]);
    expect(responses.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 422]);
    expect(await countSessions(username)).toBe(before + 1);
    const [opened] = responses.filter(({ statusCode }) => statusCode === 200);
    const { accessToken, refreshToken, user } = opened?.json() ?? {};
    expect(user).toMatchObject({ username, needsSecondFactor: false });
    const headers = { authorization: `Bearer ${accessToken}` };
    expect((await app.inject({ url: `/api/users/${username}`, headers })).statusCode).toBe(200);
    expect((await post('/api/auth/token-refreshing', { username, refreshToken })).statusCode).toBe(200);
    // Neither the used code nor an earlier one opens another session.
    const earlier = createAppCode(secret, new Date(clock.getTime() - 30_000));
    for (const used of [code, earlier])
      expect((await sendCode((await beginLogin(app, username)).challenge, used)).json().code).toBe(
        'WrongCode',
      );
  });

  it('returns the same session to a client that lost the response, for seconds and for the same code', async () => {
    const username = 'customer2@demo.cromia.test';
    const { secret } = await setUpApp(app, username, now);
    const { challenge } = await beginLogin(app, username);
    const code = createAppCode(secret, clock);
    const both = await Promise.all([sendCode(challenge, code), sendCode(challenge, code)]);
    const tokens = both.map((response) => response.json<{ refreshToken: string }>().refreshToken);
    expect(new Set(tokens).size).toBe(1);
    expect(await countSessions(username)).toBe(2);
    const [refreshToken] = tokens;
    expect((await post('/api/auth/token-refreshing', { username, refreshToken })).statusCode).toBe(200);
    expect((await sendCode(challenge, '000000')).json().code).toBe('WrongCode');
    wait(1);
    expect((await sendCode(challenge, code)).json().code).toBe('LoginExpired');
  });

  it('ends with its time, with a new password, and with a change of the second factor', async () => {
    const username = 'agent@demo.cromia.test';
    const { secret, headers } = await setUpApp(app, username, now);
    const late = await beginLogin(app, username);
    wait(6);
    expect((await sendCode(late.challenge, createAppCode(secret, clock))).json().code).toBe('LoginExpired');
    const open = await beginLogin(app, username);
    const payload = { currentPassword: DEMO_PASSWORD };
    await post(`/api/users/${username}/authenticator-app/removal`, payload, headers);
    expect((await sendCode(open.challenge, createAppCode(secret, clock))).json().code).toBe('LoginExpired');
    expect((await sendPassword(username)).statusCode).toBe(200);
    expect((await sendCode('guessed', '000000')).json().code).toBe('LoginExpired');
  });

  it('a user with ten wrong codes waits, at every address and despite the correct password', async () => {
    const username = 'agent2@demo.cromia.test';
    const { secret } = await setUpApp(app, username, now);
    for (let i = 0; i < 10; i++) {
      const { challenge } = await beginLogin(app, username);
      expect((await sendCode(challenge, '000000', `10.1.1.${i}`)).statusCode).toBe(422);
    }
    const { challenge } = await beginLogin(app, username);
    const response = await sendCode(challenge, createAppCode(secret, clock), '10.9.9.9');
    expect(response.statusCode).toBe(429);
    wait(16);
    const later = await beginLogin(app, username);
    expect((await sendCode(later.challenge, createAppCode(secret, clock))).statusCode).toBe(200);
  });

  it('takes each recovery code once, in any notation, and mails its use without the code', async () => {
    const username = 'commercial@demo.cromia.test';
    const { recoveryCodes } = await setUpApp(app, username, now);
    const [code = ''] = recoveryCodes;
    expect(new Set(recoveryCodes).size).toBe(10);
    const typed = code.toLowerCase().replaceAll('-', ' ');
    expect((await sendCode((await beginLogin(app, username)).challenge, typed)).statusCode).toBe(200);
    expect((await sendCode((await beginLogin(app, username)).challenge, code)).statusCode).toBe(422);
    const mails = await listMailSubjects(username);
    expect(mails.some((text) => text.includes('codice di recupero'))).toBe(true);
    const stored = JSON.stringify([mails, await db.selectFrom('auditLog').selectAll().execute()]);
    for (const secret of [code, code.replaceAll('-', '')]) expect(stored).not.toContain(secret);
  });
});

/** Requests that return a refresh token, and how each one honours the second factor. */
const SESSION_PATHS: Readonly<Record<string, 'second step' | 'second factor' | 'continues a session'>> = {
  'POST /api/auth': 'second step',
  'POST /api/auth/second-factor': 'second factor',
  'POST /api/auth/passkey': 'second factor',
  'POST /api/auth/token-refreshing': 'continues a session',
};

describe('no way in avoids the second factor', () => {
  it('only the listed requests return a refresh token', () => {
    const { operations, resolveReference, resolveResponse } = readOpenapiDocument(app);
    const resolveText = (node: unknown): string =>
      JSON.stringify(node).replaceAll(/"\$ref":"([^"]+)"/g, (_, reference: string) =>
        JSON.stringify(resolveReference(reference)),
      );
    const paths = [...operations].flatMap(([name, { responses }]) =>
      Object.entries(responses).some(
        ([status, response]) =>
          status.startsWith('2') && resolveText(resolveResponse(response).content).includes('"refreshToken"'),
      )
        ? [name]
        : [],
    );
    expect(paths.toSorted()).toEqual(Object.keys(SESSION_PATHS).toSorted());
  });

  it('the password, a mailed link and earlier sessions open nothing for a user with a second factor', async () => {
    const username = 'it@demo.cromia.test';
    const earlier = (await sendPassword(username)).json<{ accessToken: string; refreshToken: string }>();
    const { headers } = await setUpApp(app, username, now);
    const { refreshToken } = earlier;
    expect((await post('/api/auth/token-refreshing', { username, refreshToken })).statusCode).toBe(401);
    const authorization = `Bearer ${earlier.accessToken}`;
    const own = { url: `/api/users/${username}`, headers: { authorization } };
    expect((await app.inject(own)).statusCode).toBe(401);
    expect((await app.inject({ url: '/api/v1/backoffice/audit', headers })).statusCode).toBe(200);

    const before = await countSessions(username);
    await app.inject({ method: 'PATCH', url: `/api/users/${username}/forgot-password` });
    const [mail = ''] = (await listMailSubjects(username)).filter((text) => text.includes('new-password'));
    const tempCode = /token=([\w-]+)/.exec(mail)?.[1];
    const newPassword = 'Kaffee#47Tasse';
    const url = `/api/users/${username}/update-forgotten-password`;
    const reset = await app.inject({ method: 'PUT', url, payload: { tempCode, newPassword } });
    expect(reset.statusCode).toBe(204);
    expect(await countSessions(username)).toBeLessThanOrEqual(before);
    expect((await beginLogin(app, username, newPassword)).methods).toEqual(['APP', 'RECOVERY_CODE']);
  });

  it('staff without a second factor reach only their account where the portal requires one', async () => {
    const username = 'cromia@demo.cromia.test';
    const { user, accessToken } = (await sendPassword(username)).json();
    expect(user.needsSecondFactor).toBe(true);
    const headers = { authorization: `Bearer ${accessToken}` };
    const read = (url: string) => app.inject({ url, headers });
    expect((await read(USERS)).json()).toMatchObject({ status: 403, code: 'SecondFactorMissing' });
    for (const { method, url, access } of app.accessTable) {
      if (method === 'HEAD' || !isAllowed(CROMIA, access) || isAllowed(null, access)) continue;
      if (OWN_ACCOUNT.test(url)) continue;
      const path = url.replace(':prefix', 'cromia');
      const response = await app.inject({ url: path, method: toMethod(method), headers });
      expect([method, url, response.json().code]).toEqual([method, url, 'SecondFactorMissing']);
    }
    expect((await read(`/api/users/${username}`)).json().needsSecondFactor).toBe(true);
    expect((await read(`/api/users/${username}/security`)).json().isRequired).toBe(true);

    const added = await setUpApp(app, username, now);
    expect((await app.inject({ url: USERS, headers: added.headers })).statusCode).toBe(200);
    const url = `/api/users/${username}/authenticator-app/removal`;
    const removal = await post(url, { currentPassword: DEMO_PASSWORD }, added.headers);
    expect(removal.json().code).toBe('LastSecondFactor');
  });
});

describe('a change of the second factor', () => {
  const confirmed = { currentPassword: DEMO_PASSWORD };

  it('is rejected in a session that ends at the same moment', async () => {
    const username = 'sds@demo.cromia.test';
    const { headers } = await setUpApp(app, username, now);
    const userId = await findUserId(username);
    const paths = ['authenticator-app/secret', 'authenticator-app/removal', 'recovery-codes'];
    const requests = await db.transaction().execute(async (trx) => {
      await trx.selectFrom('users').select('id').where('id', '=', userId).forUpdate().execute();
      await trx.updateTable('sessions').set({ endedAt: now() }).where('userId', '=', userId).execute();
      const sent = paths.map((path) => post(`/api/users/${username}/${path}`, confirmed, headers));
      // The requests pass the check of their session, and wait for the lock of the row.
      await setTimeout(1_000);
      return { sent };
    });
    const responses = await Promise.all(requests.sent);
    expect(responses.map(({ statusCode }) => statusCode)).toEqual([401, 401, 401]);
    await db.deleteFrom('authenticatorApps').where('userId', '=', userId).execute();
  });

  it('a session without its last second factor counts as one without', async () => {
    const username = 'sds@demo.cromia.test';
    const { headers } = await setUpApp(app, username, now);
    const removal = await post(`/api/users/${username}/authenticator-app/removal`, confirmed, headers);
    expect(removal.statusCode).toBe(204);
    const sessions = await db
      .selectFrom('sessions')
      .select('secondFactor')
      .where('userId', '=', await findUserId(username))
      .where('endedAt', 'is', null)
      .execute();
    expect(sessions).toEqual([{ secondFactor: false }]);
  });

  it('a new secret expires, and ends with the password; wrong codes without one limit no login', async () => {
    const username = 'private@demo.cromia.test';
    const path = `/api/users/${username}/authenticator-app`;
    const headers = await login(app, username);
    const send = (code: string) => app.inject({ method: 'PUT', url: path, headers, payload: { code } });
    const create = async () =>
      (await post(`${path}/secret`, confirmed, headers)).json<{ secret: string }>().secret;
    for (let attempt = 0; attempt < 12; attempt++)
      expect((await send('000000')).json().code).toBe('WrongCode');
    const expired = await create();
    wait(8);
    await post('/api/auth', { username, password: DEMO_PASSWORD });
    wait(8);
    expect((await send(createAppCode(expired, clock))).statusCode).not.toBe(200);
  });
});

describe('passkeys', () => {
  const username = 'company@demo.cromia.test';
  const device = createPasskeyDevice(SITE);

  it('a passkey is added with the password, and mailed', async () => {
    const headers = await login(app, username);
    const path = `/api/users/${username}/passkeys`;
    const wrong = await post(`${path}/options`, { currentPassword: 'Wrong!2026' }, headers);
    expect(wrong.json().code).toBe('WrongPassword');
    const options = (await post(`${path}/options`, { currentPassword: DEMO_PASSWORD }, headers)).json();
    const payload = { name: 'Telefono', credential: device.create(options) };
    const added = await post(path, payload, headers);
    expect(added.json().recoveryCodes).toHaveLength(10);
    expect((await post(path, payload, headers)).json().code).toBe('PasskeyRejected');
    expect((await listMailSubjects(username)).join()).toContain('passkey');
    const security = await app.inject({ url: `/api/users/${username}/security`, headers });
    expect(security.json().passkeys).toMatchObject([{ name: 'Telefono', lastUsedOn: null }]);
  });

  it('it logs in without a password, once for each challenge', async () => {
    const options = (await post('/api/auth/passkey-options', {})).json<{ challenge: string }>();
    expect(JSON.stringify(options)).not.toContain(device.id);
    const credential = device.get(options);
    const both = await Promise.all([
      post('/api/auth/passkey', credential),
      post('/api/auth/passkey', credential),
    ]);
    expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 401]);
    expect((await beginLogin(app, username)).methods).toEqual(['PASSKEY', 'RECOVERY_CODE']);
  });

  it.each<[string, Parameters<typeof device.get>[1], typeof device]>([
    ['an unknown passkey', {}, createPasskeyDevice(SITE)],
    ['another site', { usedOrigin: 'https://paint.example.org' }, device],
    ['a device that did not check its owner', { flags: 0x01 }, device],
  ])('the login with %s gets the same rejection', async (_what, options, usedDevice) => {
    const challenge = (await post('/api/auth/passkey-options', {})).json();
    const response = await post('/api/auth/passkey', usedDevice.get(challenge, options));
    expect(response.json()).toMatchObject({ status: 401, code: 'PasskeyRejected' });
  });
});

it('an administrator resets the second factor of another user, who is notified', async () => {
  const username = 'cromia@demo.cromia.test';
  const { headers } = await setUpApp(app, 'admin@demo.cromia.test', now);
  const ownPath = `${USERS}/${await findUserId('admin@demo.cromia.test')}/second-factor-reset`;
  expect((await post(ownPath, {}, headers)).json().code).toBe('OwnRights');
  const user = `${USERS}/${await findUserId(username)}`;
  expect((await post(`${user}/second-factor-reset`, {}, headers)).statusCode).toBe(204);
  expect((await post(`${user}/second-factor-reset`, {}, headers)).json().code).toBe('Conflict');
  expect(await countSessions(username)).toBe(0);
  expect((await sendPassword(username)).statusCode).toBe(200);
  const { history, secondFactors } = (await app.inject({ url: user, headers })).json();
  expect(secondFactors).toEqual([]);
  expect(JSON.stringify(history)).toContain('users.reset-second-factor');
  expect((await listMailSubjects(username)).join()).toContain('azzerato');
});

it('users see and end their own sessions', async () => {
  const username = 'private@demo.cromia.test';
  const [current, other, third] = [
    await login(app, username),
    await login(app, username),
    await login(app, username),
  ];
  const path = `/api/users/${username}`;
  const read = async (headers: object) => app.inject({ url: `${path}/security`, headers: { ...headers } });
  const listSessions = async (headers: object) =>
    (await read(headers)).json<{ sessions: { id: string; isCurrent: boolean }[] }>().sessions;
  const id = (await listSessions(other)).find(({ isCurrent }) => isCurrent)?.id;
  const end = (url: string) => app.inject({ method: 'DELETE', url, headers: current });
  expect((await end(`${path}/sessions/${id}`)).statusCode).toBe(204);
  expect((await end(`${path}/sessions/${id}`)).statusCode).toBe(404);
  expect((await read(other)).statusCode).toBe(401);
  expect((await end(`${path}/sessions`)).statusCode).toBe(204);
  expect((await read(third)).statusCode).toBe(401);
  expect(await listSessions(current)).toMatchObject([{ isCurrent: true }]);
});
