import { isFirstLogin } from '@cromia/domain/accounts/login';
import pg from 'pg';
import { describe, expect, it, vi } from 'vitest';
import { login, testApp } from '../../../../test/app.ts';
import {
  aCompanyRegistration,
  aPrivateRegistration,
  extractLinks,
  listMails,
  readLastToken,
} from '../../../../test/builders/registrations.ts';
import { aUser } from '../../../../test/builders/shop.ts';

const PASSWORD = 'Pennello!2026';
const HOUR_MS = 3_600_000;
const PUBLIC_URL = 'https://portal.example.com';
let clock = new Date('2026-11-21T10:00:00Z');
const { app, db } = await testApp('empty', {
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

function register(payload: object, remoteAddress = anAddress()) {
  return app.inject({
    method: 'POST',
    url: '/api/users',
    payload,
    remoteAddress,
    headers: { host: 'evil.example' },
  });
}

function confirm(username: string, tempCode: string, remoteAddress = anAddress(), newPassword = PASSWORD) {
  return app.inject({
    method: 'PUT',
    url: `/api/users/${encodeURIComponent(username)}/confirm-registration`,
    payload: { tempCode, newPassword },
    remoteAddress,
  });
}

const readRegistration = (username: string, tempCode: string, remoteAddress = anAddress()) =>
  app.inject({
    method: 'POST',
    url: `/api/users/${encodeURIComponent(username)}/registration`,
    payload: { tempCode },
    remoteAddress,
  });

const rejectRegistration = (username: string, tempCode: string) =>
  app.inject({
    method: 'PUT',
    url: `/api/users/${encodeURIComponent(username)}/reject-registration`,
    payload: { tempCode },
    remoteAddress: anAddress(),
  });

async function registerAndReadToken(username: string): Promise<string> {
  expect((await register(aPrivateRegistration({ username }))).statusCode).toBe(202);
  return readLastToken(db, username);
}

const findUser = (username: string) =>
  db.selectFrom('users').selectAll().where('username', '=', username).executeTakeFirst();

async function countPending(username: string): Promise<number> {
  return (await db.selectFrom('registrations').select('id').where('username', '=', username).execute())
    .length;
}

describe('registering', () => {
  it('opening the mailed link creates a private user, whose first login is recognised', async () => {
    const username = 'sara+colori@example.com';
    const response = await register(
      aPrivateRegistration({ username, telephone: '0444 512345', phonePrefix: '+39' }),
    );
    expect([response.statusCode, response.body]).toEqual([202, '']);
    expect(await findUser(username)).toBeUndefined();

    const [mail, ...furtherMails] = await listMails(db, username);
    expect(furtherMails).toEqual([]);
    expect(mail?.language).toBe('it');
    const [link] = extractLinks(mail?.textBody ?? '');
    expect(link?.origin).toBe(PUBLIC_URL);
    expect(link?.pathname).toBe('/ecommerce/confirm-registration');
    expect(link?.searchParams.get('username')).toBe(username);
    expect(link?.searchParams.get('locale')).toBe('it');

    const confirmedResponse = await confirm(username, link?.searchParams.get('token') ?? '');
    expect([confirmedResponse.statusCode, confirmedResponse.body]).toEqual([204, '']);
    const user = await findUser(username);
    expect(user).toMatchObject({
      ...{ role: 'USER', type: 'P', language: 'it', firstname: 'Sara', lastname: 'Monti', gender: 'F' },
      ...{ country: 'IT', zipCode: '36100', province: 'VI', interested: 'HOM', businessName: null },
      ...{ telephone: '+39 0444 512345', phonePrefix: '+39', notificationMail: false },
      ...{ privacyAccepted: true, newsletterSubscribed: true, commercialUseConsent: false },
      ...{ version: 0, confirmedAt: clock, disabledAt: null, customerId: null, isInternalUser: false },
    });
    const audit = await db
      .selectFrom('auditLog')
      .selectAll()
      .where('entityId', '=', user?.id ?? '')
      .execute();
    expect(audit).toMatchObject([{ action: 'accounts.confirm-registration', userId: user?.id }]);

    const loggedIn = await app.inject({
      method: 'POST',
      url: '/api/auth',
      payload: { username, password: PASSWORD },
    });
    expect(loggedIn.json().user.version).toBe(1);
    expect(isFirstLogin(loggedIn.json().user)).toBe(true);
  });

  it('a company registration stores all its fields and is mailed in its language', async () => {
    const username = 'karl@huber-lacke.example';
    await register(aCompanyRegistration({ username }));
    const [mail] = await listMails(db, username);
    expect(mail).toMatchObject({ language: 'de', subject: expect.stringContaining('Registrierung') });
    expect((await confirm(username, await readLastToken(db, username))).statusCode).toBe(204);
    expect(await findUser(username)).toMatchObject({
      ...{ role: 'USER', type: 'C', language: 'de', country: 'AT', zipCode: '6020', interested: null },
      ...{ telephone: '+43 512 589000', phonePrefix: '+43', businessName: 'Huber Lacke GmbH' },
      ...{ businessWebsite: 'https://www.huber-lacke.example', businessType: 'WDI' },
      ...{ businessDepartment: 'PRC', businessRole: 'BYR' },
    });
  });

  it('reports each invalid field, and a password that is too weak', async () => {
    const invalid = {
      username: 'a@example.com',
      confirmusername: 'b@example.com',
      zipCode: '1',
      lastname: ' ',
    };
    const response = await register(aPrivateRegistration({ ...invalid, privacyAccepted: false }));
    expect(response.statusCode).toBe(400);
    expect(response.json().errors).toEqual(
      expect.arrayContaining([
        { path: 'confirmusername', code: 'invalidField' },
        { path: 'zipCode', code: 'invalidField' },
        { path: 'lastname', code: 'missing' },
        { path: 'privacyAccepted', code: 'missing' },
      ]),
    );
    const username = 'weak@example.com';
    const token = await registerAndReadToken(username);
    const tooWeak = await confirm(username, token, anAddress(), 'nodigits!A');
    expect(tooWeak.json()).toMatchObject({
      code: 'BadRequest',
      errors: [{ path: 'newPassword', code: 'invalidField' }],
    });
    expect((await confirm(username, token)).statusCode).toBe(204);
  });

  it('the mail contains nothing from the form except the address', async () => {
    const username = 'victim@example.com';
    await register(aPrivateRegistration({ username, firstname: 'Win at', lastname: 'evil.example <b>' }));
    const [mail] = await listMails(db, username);
    expect(`${mail?.subject}${mail?.textBody}${mail?.htmlBody}`).not.toMatch(/win at|evil/i);
  });
});

describe('a registration code', () => {
  it('works once', async () => {
    const username = 'once@example.com';
    const token = await registerAndReadToken(username);
    expect((await confirm(username, token)).statusCode).toBe(204);
    const repeatedResponse = await confirm(username, token);
    expect(repeatedResponse.json()).toMatchObject({
      status: 400,
      code: 'UnauthorizedOrInvalid',
      reason: 'alreadyConfirmed',
    });
    expect((await readRegistration(username, token)).json().reason).toBe('alreadyConfirmed');
    expect((await confirm(username, `${token}x`)).json().reason).toBeUndefined();
  });

  it('only one of several concurrent uses of the codes of a user name succeeds', async () => {
    const username = 'race@example.com';
    const tokens = [await registerAndReadToken(username), await registerAndReadToken(username)];
    const responses = await Promise.all(
      [...tokens, ...tokens].map((token, index) =>
        confirm(username, token, anAddress(), `${PASSWORD}${index}`),
      ),
    );
    expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([204, 400, 400, 400]);
    const winningIndex = responses.findIndex(({ statusCode }) => statusCode === 204);
    await login(app, username, `${PASSWORD}${winningIndex}`);
  });

  it('works for its own user name only', async () => {
    const token = await registerAndReadToken('mine@example.com');
    await registerAndReadToken('yours@example.com');
    expect((await confirm('yours@example.com', token)).statusCode).toBe(400);
    expect((await confirm('nobody@example.com', token)).statusCode).toBe(400);
    expect((await confirm('MINE@example.com', token)).statusCode).toBe(204);
  });

  it('expires after 24 hours', async () => {
    const [early, late] = ['early@example.com', 'late@example.com'];
    const tokens = [await registerAndReadToken(early), await registerAndReadToken(late)];
    const start = clock;
    clock = new Date(start.getTime() + 24 * HOUR_MS - 1_000);
    expect((await confirm(early, tokens[0] ?? '')).statusCode).toBe(204);
    clock = new Date(start.getTime() + 24 * HOUR_MS);
    expect((await confirm(late, tokens[1] ?? '')).json()).toMatchObject({ code: 'UnauthorizedOrInvalid' });
    clock = start;
  });

  it('confirms one registration and deletes the others of the user name', async () => {
    const username = 'several@example.com';
    const tokens = [await registerAndReadToken(username), await registerAndReadToken(username)];
    expect(await countPending(username)).toBe(2);
    expect((await confirm(username, tokens[0] ?? '')).statusCode).toBe(204);
    expect(await countPending(username)).toBe(0);
    expect((await confirm(username, tokens[1] ?? '')).statusCode).toBe(400);
  });

  it('is rejected if the user name has been taken in the meantime', async () => {
    const username = 'meanwhile@example.com';
    const token = await registerAndReadToken(username);
    await aUser(db, { username, role: 'AGENT' });
    const before = await findUser(username);
    expect((await confirm(username, token)).json()).toMatchObject({ code: 'UnauthorizedOrInvalid' });
    expect(await findUser(username)).toEqual(before);
  });

  it('is rejected after 10 wrong guesses from one address, which do not throttle logins', async () => {
    const username = 'guessed@example.com';
    const token = await registerAndReadToken(username);
    const address = anAddress();
    for (let guess = 0; guess < 10; guess++) {
      expect((await confirm(username, `guess ${guess}`, address)).statusCode).toBe(400);
    }
    const throttledResponse = await confirm(username, token, address);
    expect([throttledResponse.statusCode, throttledResponse.headers['retry-after']]).toEqual([429, '900']);
    const asPassword = { method: 'POST', url: '/api/auth', remoteAddress: address } as const;
    const loggedIn = await app.inject({ ...asPassword, payload: { username, password: 'Wrong!2026' } });
    expect(loggedIn.statusCode).toBe(401);
    expect((await confirm(username, token)).statusCode).toBe(204);
  });
});

describe('a registration link', () => {
  it('returns the entered data and consents, and remains valid until the confirmation', async () => {
    const username = 'displayed@example.com';
    await register(aCompanyRegistration({ username }));
    const token = await readLastToken(db, username);
    const registration = await readRegistration(username, token);
    expect([registration.statusCode, registration.headers['cache-control']]).toEqual([200, 'no-store']);
    expect(registration.json()).toEqual({
      ...{ type: 'C', gender: 'M', firstname: 'Karl', lastname: 'Huber', country: 'AT', zipCode: '6020' },
      ...{ province: null, telephone: '+43 512 589000', phonePrefix: '+43', interested: null },
      ...{ businessName: 'Huber Lacke GmbH', businessWebsite: 'https://www.huber-lacke.example' },
      ...{ businessType: 'WDI', businessDepartment: 'PRC', businessRole: 'BYR' },
      ...{ newsletterSubscribed: false, commercialUseConsent: false },
    });
    expect((await confirm(username, token)).statusCode).toBe(204);
    expect((await readRegistration(username, token)).json()).toMatchObject({ code: 'UnauthorizedOrInvalid' });
  });

  it('reveals nothing for another user name or a wrong code, and throttles guesses', async () => {
    const token = await registerAndReadToken('secret@example.com');
    expect((await readRegistration('other@example.com', token)).statusCode).toBe(400);
    const address = anAddress();
    for (let guess = 0; guess < 10; guess++)
      expect((await readRegistration('secret@example.com', `guess ${guess}`, address)).statusCode).toBe(400);
    expect((await readRegistration('secret@example.com', token, address)).statusCode).toBe(429);
  });

  it('lets the owner of the address correct the data that a stranger entered', async () => {
    const username = 'owner@example.com';
    await register(aPrivateRegistration({ username, firstname: 'Not', lastname: 'Me' }));
    const correction = { firstname: 'Olga', lastname: 'Neri', newsletterSubscribed: false };
    const payload = {
      tempCode: await readLastToken(db, username),
      newPassword: PASSWORD,
      registration: aPrivateRegistration({ username, ...correction }),
    };
    const url = `/api/users/${username}/confirm-registration`;
    const invalid = { ...payload.registration, zipCode: '1' };
    const rejectedResponse = await app.inject({
      method: 'PUT',
      url,
      payload: { ...payload, registration: invalid },
    });
    expect(rejectedResponse.json()).toMatchObject({
      errors: [{ path: 'registration.zipCode', code: 'invalidField' }],
    });
    expect((await app.inject({ method: 'PUT', url, payload })).statusCode).toBe(204);
    expect(await findUser(username)).toMatchObject(correction);
  });

  it('does not create a user for an address other than the mailed one', async () => {
    const username = 'mailed@example.com';
    const payload = {
      tempCode: await registerAndReadToken(username),
      newPassword: PASSWORD,
      registration: aPrivateRegistration({ username: 'elsewhere@example.com' }),
    };
    const url = `/api/users/${username}/confirm-registration`;
    const response = await app.inject({ method: 'PUT', url, payload });
    expect(response.json()).toMatchObject({ status: 400, code: 'UnauthorizedOrInvalid' });
    expect(await findUser('elsewhere@example.com')).toBeUndefined();
  });

  it('a rejection deletes its registration, but no other registration of the same address', async () => {
    const username = 'notme@example.com';
    const [foreignCode, ownCode] = [
      await registerAndReadToken(username),
      await registerAndReadToken(username),
    ];
    expect((await rejectRegistration(username, 'guessed')).json()).toMatchObject({
      code: 'UnauthorizedOrInvalid',
    });
    const response = await rejectRegistration(username, foreignCode);
    expect([response.statusCode, response.body]).toEqual([204, '']);
    expect((await confirm(username, foreignCode)).statusCode).toBe(400);
    expect(await findUser(username)).toBeUndefined();
    expect((await confirm(username, ownCode)).statusCode).toBe(204);
  });
});

describe('registering an existing user name', () => {
  it('returns the usual response, mails a notice to the user and changes nothing', async () => {
    const username = await aUser(db, { username: 'known@example.com', role: 'USER', language: 'fr' });
    const before = await findUser(username);
    const existing = await register(
      aPrivateRegistration({ username: 'Known@Example.com', confirmusername: username }),
    );
    const unregisteredResponse = await register(aPrivateRegistration({ username: 'unknown@example.com' }));
    expect([existing.statusCode, existing.body]).toEqual([
      unregisteredResponse.statusCode,
      unregisteredResponse.body,
    ]);
    expect(Object.keys(existing.headers)).toEqual(Object.keys(unregisteredResponse.headers));
    expect(await findUser(username)).toEqual(before);
    expect(await countPending(username)).toBe(0);
    const [mail, ...furtherMails] = await listMails(db, username);
    expect(furtherMails).toEqual([]);
    expect(mail?.language).toBe('fr');
    expect(extractLinks(mail?.textBody ?? '').map(String)).toEqual([
      `${PUBLIC_URL}/ecommerce/login?locale=fr`,
      `${PUBLIC_URL}/ecommerce/forgot-password?locale=fr`,
    ]);
  });

  it('runs the same SQL statements as a new name, and both take a minimum time', async () => {
    await aUser(db, { username: 'timed@example.com', role: 'USER' });
    // Every statement passes through the driver's `query`, including prepared ones.
    const queries = vi.spyOn(pg.Client.prototype, 'query');
    const measure = async (username: string) => {
      queries.mockClear();
      const start = performance.now();
      expect((await register(aPrivateRegistration({ username }))).statusCode).toBe(202);
      const duration = performance.now() - start;
      const statements = queries.mock.calls.map(([query]: unknown[]) =>
        typeof query === 'object' && query !== null && 'text' in query ? query.text : query,
      );
      return { duration, statements };
    };
    const existing = await measure('timed@example.com');
    const unregistered = await measure('untimed@example.com');
    queries.mockRestore();
    expect(existing.statements.length).toBeGreaterThan(5);
    expect(existing.statements).toEqual(unregistered.statements);
    expect(Math.min(existing.duration, unregistered.duration)).toBeGreaterThanOrEqual(250);
  });
});

describe('registration limits', () => {
  /** Inserts registration requests directly into the database. */
  const insertAttempts = (address: string, requestedAt: Date, count: number) =>
    db
      .insertInto('limitedAttempts')
      .values(
        Array.from({ length: count }, (_, index) => ({
          ...{ kind: 'REGISTRATION', key: address, subkey: `person${index}@example.com` },
          expiresAt: new Date(requestedAt.getTime() + 15 * 60_000),
        })),
      )
      .execute();

  it('an address can register 30 times in 15 minutes, with any user names', async () => {
    const address = anAddress();
    await insertAttempts(address, new Date(clock.getTime() - 5 * 60_000), 30);
    const payload = aPrivateRegistration({ username: 'crowd@example.com' });
    const throttledResponse = await register(payload, address);
    expect([throttledResponse.statusCode, throttledResponse.headers['retry-after']]).toEqual([429, '600']);
    expect(throttledResponse.json()).toMatchObject({ code: 'TooManyRequests' });
    expect(await listMails(db, 'crowd@example.com')).toEqual([]);
    const start = clock;
    clock = new Date(start.getTime() + 10 * 60_000);
    expect((await register(payload, address)).statusCode).toBe(202);
    clock = start;
  });

  it('concurrent registrations count towards the limit of their address', async () => {
    const address = anAddress();
    await insertAttempts(address, clock, 25);
    const responses = await Promise.all(
      Array.from({ length: 12 }, (_, index) =>
        register(aPrivateRegistration({ username: `burst${index}@example.com` }), address),
      ),
    );
    expect(responses.filter(({ statusCode }) => statusCode === 202).length).toBeLessThanOrEqual(5);
    expect(responses.every(({ statusCode }) => statusCode === 202 || statusCode === 429)).toBe(true);
  });

  it('a user name gets 3 mails an hour per address, and further requests get the same response', async () => {
    const username = 'eager@example.com';
    const address = anAddress();
    const responses = await Promise.all(
      Array.from({ length: 5 }, () => register(aPrivateRegistration({ username }), address)),
    );
    expect(responses.map(({ statusCode }) => statusCode)).toEqual([202, 202, 202, 202, 202]);
    expect(await listMails(db, username)).toHaveLength(3);
    expect(await countPending(username)).toBe(3);
    // Requests from another address do not use up the mail limit of the name's owner.
    await register(aPrivateRegistration({ username }));
    expect(await listMails(db, username)).toHaveLength(4);
    const start = clock;
    clock = new Date(start.getTime() + HOUR_MS);
    await register(aPrivateRegistration({ username }), address);
    expect(await listMails(db, username)).toHaveLength(5);
    clock = start;
  });

  it('a user name gets 12 mails an hour over all addresses', async () => {
    const username = 'hunted@example.com';
    for (let sentCount = 0; sentCount < 13; sentCount++) await register(aPrivateRegistration({ username }));
    expect(await listMails(db, username)).toHaveLength(12);
  });

  it('a body larger than any form returns 413', async () => {
    const response = await register(
      aPrivateRegistration({ username: 'a@example.com', note: 'x'.repeat(20_000) }),
    );
    expect(response.statusCode).toBe(413);
  });
});
