import { LIMITS } from '@cromia/domain/limits';
import { JOINING_RIGHTS, OWNER_RIGHTS, type PurchaseRights } from '@cromia/domain/people/company-roles';
import { describe, expect, it } from 'vitest';
import { login, testApp } from '../../../../test/app.ts';
import {
  anOwnRequest,
  COMPANY_PATH,
  createCaller,
  readMails,
  TYPES_PATH,
} from '../../../../test/builders/activation.ts';
import { aCustomer, aUser } from '../../../../test/builders/shop.ts';

const DAY_MS = 86_400_000;
const START = new Date('2026-11-20T09:00:00Z');
let now = START;
const { app, db } = await testApp('empty', { apps: 2, now: () => now });
const call = createCaller(app);

const firstCustomer = await aCustomer(db, { customerCode: '100001', businessName: 'Colorificio Uno' });
const secondCustomer = await aCustomer(db, { customerCode: '100002', businessName: 'Colorificio Due' });
await aUser(db, { username: 'one@test.it', role: 'CUSTOMER', customer: firstCustomer, language: 'de' });
await aUser(db, { username: 'colleague@test.it', role: 'CUSTOMER', customer: firstCustomer });
await aUser(db, { username: 'two@test.it', role: 'CUSTOMER', customer: secondCustomer });
await aUser(db, { username: 'private@test.it', role: 'USER', type: 'P' });

const SENT_PATH = '/api/v1/public/customer/customer-invitations';
const RECEIVED_PATH = `${COMPANY_PATH}/customer-invitations`;

let userCount = 0;
async function aUserSession(language = 'it') {
  userCount += 1;
  const username = await aUser(db, { username: `invitee${userCount}@test.it`, role: 'USER', language });
  return { username, headers: await login(app, username) };
}

const logInInviter = () => login(app, 'one@test.it');
const buildInvitation = (inviteeEmail: string) => ({
  inviteeEmail,
  inviteeFirstName: 'Buy at https://evil.example',
  inviteeLastName: 'Verdi',
});
const invite = async (inviteeEmail: string, inviter = 'one@test.it') =>
  call('POST', `${SENT_PATH}/pendings`, await login(app, inviter), buildInvitation(inviteeEmail));
const answerInvitation = (
  headers: { authorization: string },
  status: string,
  inviterUsername = 'one@test.it',
) => call('PATCH', `${RECEIVED_PATH}/pendings`, headers, { inviterUsername, status });
const withdraw = async (inviteeEmail: string, inviter = 'one@test.it') =>
  call('DELETE', `${SENT_PATH}/pendings?inviteeEmail=${inviteeEmail}`, await login(app, inviter));
const listReceived = async (headers: { authorization: string }) =>
  (await call('GET', `${RECEIVED_PATH}?page=0&size=1`, headers)).json();
const findUserId = async (username: string) =>
  (await db.selectFrom('users').select('id').where('username', '=', username).executeTakeFirstOrThrow()).id;
const listSent = async (query = '', inviter = 'one@test.it') =>
  (await call('GET', `${SENT_PATH}?${query}`, await login(app, inviter))).json();

describe('inviting', () => {
  it('lists the invitation for both parties, without an id', async () => {
    const person = await aUserSession();
    const createdResponse = await invite(person.username.toUpperCase());
    expect(createdResponse.statusCode).toBe(201);
    const invitationFields = {
      inviterUsername: 'one@test.it',
      inviterName: 'Mario Rossi',
      inviteeEmail: person.username,
      inviteeFirstName: 'Buy at https://evil.example',
      inviteeLastName: 'Verdi',
      businessName: 'Colorificio Uno',
      status: 'PENDING',
      ...JOINING_RIGHTS,
      expiration: new Date(START.getTime() + LIMITS.invitationDays * DAY_MS).toISOString(),
    };
    expect(createdResponse.json()).toEqual(invitationFields);
    expect(await listReceived(person.headers)).toMatchObject({
      content: [invitationFields],
      totalElements: 1,
      size: 1,
    });
    expect((await listSent()).content).toContainEqual(invitationFields);
    expect((await listSent('', 'colleague@test.it')).content).toContainEqual(invitationFields);
    expect((await listSent('', 'two@test.it')).content).toEqual([]);
  });

  it('returns the same response for any address, and no mail contains text of the inviter', async () => {
    const person = await aUserSession('fr');
    const addresses = [person.username, 'nobody@elsewhere.test', 'two@test.it', 'private@test.it'];
    for (const address of addresses) {
      const { inviteeEmail, expiration, ...otherFields } = (await invite(address)).json();
      expect(otherFields).toMatchObject({ status: 'PENDING', businessName: 'Colorificio Uno' });
    }
    const mails = await Promise.all(addresses.map(async (address) => (await readMails(db, address))[0]));
    expect(mails.map((mail) => mail?.language)).toEqual(['fr', 'de', 'it', 'it']);
    expect(mails.map((mail) => /ecommerce\/(\S+)/.exec(mail?.textBody ?? '')?.[1])).toEqual([
      'login?redirectLink=%2Fprofile-customer%2Finvite-list&locale=fr',
      expect.stringMatching(/^registration\/C\?invitation=[\w-]{43}&locale=de$/),
      'login?locale=it',
      'login?locale=it',
    ]);
    expect(mails[3]?.textBody).toContain('non può accettarlo');
    for (const mail of mails) expect(mail?.textBody).toContain('Mario Rossi (one@test.it)');
    // No mail contains text chosen by the inviter.
    expect(mails.some((mail) => mail?.textBody.includes('evil'))).toBe(false);
  });

  it('the mailed link gives access to the invitation until it expires or is withdrawn', async () => {
    const person = 'newcomer@elsewhere.test';
    const createdBody = (await invite(person)).json();
    const [mail] = await readMails(db, person);
    const tempCode = /invitation=([\w-]+)/.exec(mail?.textBody ?? '')?.[1] ?? '';
    const readByCode = (code: string) =>
      app.inject({
        method: 'POST',
        url: '/api/v1/public/customer-invitations/link',
        body: { tempCode: code },
      });
    expect((await readByCode(tempCode)).json()).toEqual(createdBody);
    expect((await readByCode(`${tempCode}x`)).statusCode).toBe(404);
    now = new Date(START.getTime() + (LIMITS.invitationDays + 1) * DAY_MS);
    expect((await readByCode(tempCode)).statusCode).toBe(404);
    now = START;
    await withdraw(person);
    expect((await readByCode(tempCode)).statusCode).toBe(404);
  });

  it('allows one pending invitation per address and customer, even concurrently', async () => {
    const person = await aUserSession();
    const [first, second] = await Promise.all([invite(person.username), invite(person.username)]);
    expect([first.statusCode, second.statusCode].sort()).toEqual([201, 409]);
    expect((await invite(person.username, 'two@test.it')).statusCode).toBe(201);
    expect((await listReceived(person.headers)).totalElements).toBe(2);
  });

  it('is not blocked by a pending invitation of a disabled inviter', async () => {
    const person = await aUserSession();
    await aUser(db, { username: 'leaver@test.it', role: 'CUSTOMER', customer: firstCustomer });
    expect((await invite(person.username, 'leaver@test.it')).statusCode).toBe(201);
    expect((await invite(person.username)).statusCode).toBe(409);
    await db
      .updateTable('users')
      .set({ disabledAt: new Date() })
      .where('username', '=', 'leaver@test.it')
      .execute();
    expect((await listReceived(person.headers)).totalElements).toBe(0);
    expect((await invite(person.username)).statusCode).toBe(201);
    expect((await listReceived(person.headers)).content).toMatchObject([{ inviterUsername: 'one@test.it' }]);
  });

  it('is limited to two a day per customer and address, even after withdrawals', async () => {
    const outsider = 'outsider@elsewhere.test';
    await aUser(db, { username: 'eager@test.it', role: 'CUSTOMER', customer: firstCustomer });
    await aUser(db, { username: 'other@test.it', role: 'CUSTOMER', customer: secondCustomer });
    const statuses: number[] = [];
    for (const inviter of ['eager@test.it', 'one@test.it', 'eager@test.it', 'one@test.it', 'other@test.it']) {
      const response = await invite(outsider, inviter);
      statuses.push(response.statusCode);
      if (response.statusCode === 429) expect(response.headers['retry-after']).toBe('86400');
      await withdraw(outsider, inviter);
    }
    expect(statuses).toEqual([201, 201, 429, 429, 201]);
    expect(await readMails(db, outsider)).toHaveLength(3);
    now = new Date(now.getTime() + DAY_MS);
    expect((await invite(outsider, 'eager@test.it')).statusCode).toBe(201);
    now = START;
  });

  it('mails an address at most ten times a day for all customers, without revealing it', async () => {
    const outsider = 'popular@elsewhere.test';
    for (let index = 0; index < LIMITS.invitationMailsPerDayTotal / 2; index++) {
      const customer = await aCustomer(db, { customerCode: `20000${index}` });
      await aUser(db, { username: `sender${index}@test.it`, role: 'CUSTOMER', customer });
      for (let round = 0; round < 2; round++) {
        expect((await invite(outsider, `sender${index}@test.it`)).statusCode).toBe(201);
        await withdraw(outsider, `sender${index}@test.it`);
      }
    }
    expect(await readMails(db, outsider)).toHaveLength(LIMITS.invitationMailsPerDayTotal);
    await aUser(db, { username: 'last@test.it', role: 'CUSTOMER', customer: secondCustomer });
    expect((await invite(outsider, 'last@test.it')).statusCode).toBe(201);
    expect(await readMails(db, outsider)).toHaveLength(0);
    await aUser(db, { username: outsider, role: 'USER' });
    expect((await listReceived(await login(app, outsider))).totalElements).toBe(1);
    await withdraw(outsider, 'last@test.it');
    expect((await invite(outsider, 'last@test.it')).statusCode).toBe(201);
    await withdraw(outsider, 'last@test.it');
    expect((await invite(outsider, 'last@test.it')).statusCode).toBe(429);
  });

  it("rejects an address that already belongs to the inviter's company", async () => {
    expect((await invite('colleague@test.it')).json().code).toBe('BelongsAlready');
  });

  it('lists each invitation on exactly one page, even when expiry dates are equal', async () => {
    const busy = await aCustomer(db, { customerCode: '100003' });
    const inviterUserId = await findUserId(
      await aUser(db, { username: 'busy@test.it', role: 'CUSTOMER', customer: busy }),
    );
    const expiration = new Date(START.getTime() + 5 * DAY_MS);
    await db
      .insertInto('customerInvitations')
      .values(
        Array.from({ length: 25 }, (_, index) => ({
          customerId: busy.id,
          inviterUserId,
          inviteeEmail: `many${index}@test.it`,
          inviteeFirstName: 'Anna',
          inviteeLastName: 'Verdi',
          status: 'PENDING',
          expiration,
        })),
      )
      .execute();
    const pages = [];
    for (const page of [0, 1, 2]) {
      pages.push(await listSent(`sort=expiration,asc&size=10&page=${page}`, 'busy@test.it'));
    }
    const inviteeEmails = pages.flatMap(({ content }) =>
      content.map(({ inviteeEmail }: { inviteeEmail: string }) => inviteeEmail),
    );
    expect(new Set(inviteeEmails).size).toBe(25);
    expect(inviteeEmails).toHaveLength(25);
    expect(pages.map(({ last, number, totalElements }) => [last, number, totalElements])).toEqual([
      [false, 0, 25],
      [false, 1, 25],
      [true, 2, 25],
    ]);
  });

  it('rejects invitations above the hourly limit', async () => {
    const statuses: number[] = [];
    for (let index = 0; index <= LIMITS.invitationsPerHour; index++) {
      statuses.push((await invite(`many${index}@test.it`, 'two@test.it')).statusCode);
    }
    expect(statuses.at(0)).toBe(201);
    expect(statuses.at(-1)).toBe(429);
  });

  it('concurrent invitations up to the hourly limit all succeed', async () => {
    const headers = await login(app, 'colleague@test.it');
    const invitations = Array.from({ length: LIMITS.invitationsPerHour }, (_, index) =>
      call('POST', `${SENT_PATH}/pendings`, headers, buildInvitation(`atonce${index}@test.it`)),
    );
    for (const { statusCode } of await Promise.all(invitations)) expect(statusCode).toBe(201);
  });

  it('repeated requests with the same idempotency key count once', async () => {
    const username = await aUser(db, {
      username: 'again@test.it',
      role: 'CUSTOMER',
      customer: secondCustomer,
    });
    const headers = { ...(await login(app, username)), 'idempotency-key': 'again' };
    for (let index = 0; index <= LIMITS.invitationsPerHour; index++) {
      const { statusCode } = await call(
        'POST',
        `${SENT_PATH}/pendings`,
        headers,
        buildInvitation('again1@test.it'),
      );
      expect(statusCode).toBe(201);
    }
  });

  it('repeated requests with an idempotency key get the first response even above the limit', async () => {
    const username = await aUser(db, {
      username: 'full@test.it',
      role: 'CUSTOMER',
      customer: secondCustomer,
    });
    const headers = await login(app, username);
    const send = (index: number, key?: string) =>
      call(
        'POST',
        `${SENT_PATH}/pendings`,
        { ...headers, ...(key === undefined ? {} : { 'idempotency-key': key }) },
        buildInvitation(`full${index}@test.it`),
      );
    for (let index = 1; index < LIMITS.invitationsPerHour; index++) await send(index);
    const last = await send(0, 'last');
    expect(last.statusCode).toBe(201);
    const repeatedResponse = await send(0, 'last');
    expect([repeatedResponse.statusCode, repeatedResponse.json()]).toEqual([201, last.json()]);
    expect((await send(LIMITS.invitationsPerHour, 'last')).json().code).toBe('IdempotencyKeyReused');
    const rejectedResponse = await send(LIMITS.invitationsPerHour, 'other');
    expect([rejectedResponse.statusCode, Number(rejectedResponse.headers['retry-after'])]).toEqual([
      429,
      expect.any(Number),
    ]);
    // Rejections are not stored under the idempotency key, so the request succeeds an hour later.
    now = new Date(START.getTime() + 3_600_001);
    expect((await send(LIMITS.invitationsPerHour, 'other')).statusCode).toBe(201);
    now = START;
  });

  it('reports every missing or invalid field', async () => {
    const { errors } = (
      await call('POST', `${SENT_PATH}/pendings`, await logInInviter(), { inviteeEmail: 'x' })
    ).json();
    expect(errors).toEqual([
      { path: 'inviteeEmail', code: 'invalidField' },
      { path: 'inviteeFirstName', code: 'missing' },
      { path: 'inviteeLastName', code: 'missing' },
    ]);
  });
});

describe('an invitation', () => {
  it('makes the accepting user a customer, closes their request and mails the inviter', async () => {
    const person = await aUserSession();
    await invite(person.username);
    await call('POST', `${TYPES_PATH}/new/pendings`, person.headers, anOwnRequest());
    await readMails(db, 'one@test.it');
    const acceptedResponse = await answerInvitation(person.headers, 'ACCEPTED');
    expect(acceptedResponse.statusCode).toBe(200);
    const headers = { authorization: `Bearer ${acceptedResponse.json().accessToken}` };
    const user = await call('GET', `/api/users/${person.username}`, headers);
    expect(user.json()).toMatchObject({ role: 'CUSTOMER', customerCode: '100001', roleSds: 'AUTO' });
    const requests = await db
      .selectFrom('customerRequests')
      .innerJoin('users', 'users.id', 'customerRequests.userId')
      .select('customerRequests.status')
      .where('users.username', '=', person.username)
      .execute();
    expect(requests).toEqual([{ status: 'CLOSED' }]);
    const [mail] = await readMails(db, 'one@test.it');
    expect(mail?.subject).toBe(`${person.username} hat Ihre Einladung angenommen`);
    // Each user of the customer has a separate cart.
    const cart = await call('GET', '/api/v1/public/customer/carts', headers);
    expect(cart.json()).toMatchObject({ customerCode: '100001', username: person.username, items: [] });
  });

  it('can be rejected, also with the status REFUSED, and sent again', async () => {
    const person = await aUserSession();
    await invite(person.username);
    await readMails(db, 'one@test.it');
    expect((await answerInvitation(person.headers, 'REFUSED')).statusCode).toBe(200);
    expect((await listReceived(person.headers)).empty).toBe(true);
    expect((await readMails(db, 'one@test.it'))[0]?.subject).toBe(
      `${person.username} hat Ihre Einladung abgelehnt`,
    );
    expect((await listSent('sort=inviteeEmail,desc&size=100')).content).toContainEqual(
      expect.objectContaining({ inviteeEmail: person.username, status: 'REJECTED' }),
    );
    expect((await answerInvitation(person.headers, 'ACCEPTED')).json().code).toBe('InvitationExpired');
    now = new Date(now.getTime() + 1000);
    expect((await invite(person.username)).statusCode).toBe(201);
    expect((await answerInvitation(person.headers, 'ACCEPTED')).statusCode).toBe(200);
  });

  it('cannot be read, answered or withdrawn by other users', async () => {
    const person = await aUserSession();
    const stranger = await aUserSession();
    await invite(person.username);
    const responses = [
      await answerInvitation(stranger.headers, 'ACCEPTED'),
      await call('PATCH', `${RECEIVED_PATH}/pendings?inviteeEmail=${person.username}`, stranger.headers, {
        inviterUsername: 'one@test.it',
        inviteeEmail: person.username,
        status: 'ACCEPTED',
      }),
      await answerInvitation(person.headers, 'ACCEPTED', 'two@test.it'),
    ];
    expect(responses.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404]);
    expect((await listReceived(stranger.headers)).empty).toBe(true);
    expect((await withdraw(person.username, 'two@test.it')).statusCode).toBe(404);
    expect((await listReceived(person.headers)).totalElements).toBe(1);
  });

  it('accepts only one of several concurrent answers', async () => {
    const person = await aUserSession();
    await invite(person.username);
    await invite(person.username, 'colleague@test.it');
    const responses = await Promise.all([
      answerInvitation(person.headers, 'ACCEPTED'),
      answerInvitation(person.headers, 'ACCEPTED'),
      answerInvitation(person.headers, 'REJECTED'),
    ]);
    expect(responses.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect(responses.every(({ statusCode }) => [200, 403, 409].includes(statusCode))).toBe(true);
  });

  it('is accepted while pending, even if a rejected one has the same timestamp', async () => {
    const person = await aUserSession();
    await invite(person.username);
    await answerInvitation(person.headers, 'REJECTED');
    await invite(person.username);
    // The pending invitation must win, even if the rejected one sorts first by id.
    await db
      .updateTable('customerInvitations')
      .set({ id: '00000000-0000-4000-8000-000000000000', createdOn: now })
      .where('inviteeEmail', '=', person.username)
      .where('status', '=', 'REJECTED')
      .execute();
    expect((await answerInvitation(person.headers, 'ACCEPTED')).statusCode).toBe(200);
  });

  it('is received by a user who registers its address later', async () => {
    await invite('later@test.it');
    await aUser(db, { username: 'later@test.it', role: 'USER' });
    expect((await listReceived(await login(app, 'later@test.it'))).totalElements).toBe(1);
  });

  it('becomes invalid when its inviter is disabled', async () => {
    const person = await aUserSession();
    await aUser(db, { username: 'leaving@test.it', role: 'CUSTOMER', customer: firstCustomer });
    await invite(person.username, 'leaving@test.it');
    await db
      .updateTable('users')
      .set({ disabledAt: new Date() })
      .where('username', '=', 'leaving@test.it')
      .execute();
    expect((await listReceived(person.headers)).empty).toBe(true);
    expect((await answerInvitation(person.headers, 'ACCEPTED', 'leaving@test.it')).statusCode).toBe(404);
  });

  it('is listed until a day before expiry; once expired, it is rejected and can be resent', async () => {
    const person = await aUserSession();
    await invite(person.username);
    const expiration = now.getTime() + LIMITS.invitationDays * DAY_MS;
    const logInAt = async (moment: number) => {
      now = new Date(moment);
      return login(app, person.username);
    };
    expect((await listReceived(await logInAt(expiration - DAY_MS))).totalElements).toBe(1);
    expect((await listReceived(await logInAt(expiration - DAY_MS + 1))).totalElements).toBe(0);
    const late = await answerInvitation(await logInAt(expiration + 1), 'ACCEPTED');
    expect(late.json()).toMatchObject({ status: 409, code: 'InvitationExpired' });
    expect((await invite(person.username)).statusCode).toBe(201);
    expect((await listReceived(await logInAt(expiration + 2))).totalElements).toBe(1);
  });
});

describe('withdrawing an invitation', () => {
  it('any user of the customer can withdraw a pending invitation', async () => {
    const person = await aUserSession();
    await invite(person.username);
    expect((await withdraw(person.username, 'colleague@test.it')).statusCode).toBe(204);
    expect((await listReceived(person.headers)).empty).toBe(true);
    expect((await withdraw(person.username)).json()).toMatchObject({ status: 404, code: 'NotFound' });
  });

  it('an accepted invitation cannot be withdrawn', async () => {
    const person = await aUserSession();
    await invite(person.username);
    await answerInvitation(person.headers, 'ACCEPTED');
    expect((await withdraw(person.username)).json()).toMatchObject({ status: 409, code: 'deleteFail' });
  });
});

describe('the rights of an invitation', () => {
  let customers = 0;
  /** A customer with its owner and a colleague with these rights, who are logged in. */
  async function aCompany(rights: Partial<PurchaseRights>) {
    customers += 1;
    const customer = await aCustomer(db, { customerCode: String(300_000 + customers) });
    await aUser(db, { username: `owner${customers}@rights.test`, role: 'CUSTOMER', customer });
    const colleague = await aUser(db, {
      username: `buyer${customers}@rights.test`,
      role: 'CUSTOMER',
      customer,
    });
    const setRights = async (changes: Partial<PurchaseRights>) => {
      if (Object.keys(changes).length === 0) return;
      await db.updateTable('users').set(changes).where('username', '=', colleague).execute();
    };
    await setRights(rights);
    return { owner: `owner${customers}@rights.test`, colleague, setRights };
  }
  const inviteWith = async (inviter: string, inviteeEmail: string, rights: Partial<PurchaseRights>) =>
    call('POST', `${SENT_PATH}/pendings`, await login(app, inviter), {
      ...buildInvitation(inviteeEmail),
      ...rights,
    });
  const readRights = (username: string) =>
    db
      .selectFrom('users')
      .select(['companyRole', 'orderLimit', 'monthLimit', 'canApprove'])
      .where('username', '=', username)
      .executeTakeFirstOrThrow();

  it.each([
    ['OWNER', OWNER_RIGHTS, OWNER_RIGHTS],
    ['OWNER', { ...JOINING_RIGHTS, orderLimit: 100, canApprove: true }, null],
    ['OWNER', { companyRole: 'REQUESTER' }, { ...JOINING_RIGHTS, companyRole: 'REQUESTER' }],
    ['BUYER', {}, { ...JOINING_RIGHTS, orderLimit: 500, monthLimit: 900 }],
    ['BUYER', { orderLimit: 200, monthLimit: 900 }, { ...JOINING_RIGHTS, orderLimit: 200, monthLimit: 900 }],
    ['BUYER', { companyRole: 'VIEWER' }, { ...JOINING_RIGHTS, companyRole: 'VIEWER' }],
  ] as const)('%s gives %o, and the person who accepts has them', async (role, rights, expected) => {
    const { owner, colleague } = await aCompany({ orderLimit: 500, monthLimit: 900 });
    const inviter = role === 'OWNER' ? owner : colleague;
    const person = await aUserSession();
    const created = await inviteWith(inviter, person.username, rights);
    expect(created.json()).toMatchObject(expected ?? rights);
    expect((await listReceived(person.headers)).content[0]).toMatchObject(expected ?? rights);
    expect((await answerInvitation(person.headers, 'ACCEPTED', inviter)).statusCode).toBe(200);
    expect(await readRights(person.username)).toEqual(expected ?? rights);
  });

  it.each([
    [{ companyRole: 'OWNER' }, [{ path: 'companyRole', code: 'invalidField' }]],
    [{ canApprove: true }, [{ path: 'canApprove', code: 'invalidField' }]],
    [
      { orderLimit: 500.01, monthLimit: null },
      [
        { path: 'orderLimit', code: 'invalidField', limit: { of: 'value', max: 500 } },
        { path: 'monthLimit', code: 'invalidField', limit: { of: 'value', max: 900 } },
      ],
    ],
  ] as const)('a BUYER cannot give %o', async (rights, errors) => {
    const { colleague } = await aCompany({ orderLimit: 500, monthLimit: 900 });
    const response = await inviteWith(colleague, 'higher@rights.test', rights);
    expect([response.statusCode, response.json().errors]).toEqual([400, errors]);
  });

  it.each(['REQUESTER', 'VIEWER'] as const)('a %s invites nobody', async (companyRole) => {
    const { colleague } = await aCompany({ companyRole });
    expect((await inviteWith(colleague, 'nobody@rights.test', {})).statusCode).toBe(403);
  });

  it('are reduced to those that the inviter may give when it is accepted', async () => {
    const { colleague, setRights } = await aCompany({});
    const person = await aUserSession();
    expect((await inviteWith(colleague, person.username, { orderLimit: 5000 })).statusCode).toBe(201);
    await setRights({ orderLimit: 300, monthLimit: 1000 });
    const reduced = { ...JOINING_RIGHTS, orderLimit: 300, monthLimit: 1000 };
    expect((await listReceived(person.headers)).content[0]).toMatchObject(reduced);
    expect((await answerInvitation(person.headers, 'ACCEPTED', colleague)).statusCode).toBe(200);
    expect(await readRights(person.username)).toEqual(reduced);
  });

  it('are reduced when an owner who invited another owner has become a BUYER', async () => {
    const { owner, colleague, setRights } = await aCompany({});
    const person = await aUserSession();
    expect((await inviteWith(owner, person.username, { companyRole: 'OWNER' })).statusCode).toBe(201);
    await setRights(OWNER_RIGHTS);
    const lowered = await call(
      'PATCH',
      `/api/v1/public/customer/people/${owner}`,
      await login(app, colleague),
      {
        companyRole: 'BUYER',
        canApprove: false,
        orderLimit: 50,
      },
    );
    expect(lowered.statusCode).toBe(200);
    await answerInvitation(person.headers, 'ACCEPTED', owner);
    expect(await readRights(person.username)).toEqual({ ...JOINING_RIGHTS, orderLimit: 50 });
  });

  it('end when the inviter may no longer invite, and others can invite the address again', async () => {
    const { owner, colleague, setRights } = await aCompany({});
    const person = await aUserSession();
    await inviteWith(colleague, person.username, {});
    await setRights({ companyRole: 'VIEWER' });
    expect((await listReceived(person.headers)).totalElements).toBe(0);
    expect((await answerInvitation(person.headers, 'ACCEPTED', colleague)).statusCode).toBe(404);
    expect((await inviteWith(owner, person.username, {})).statusCode).toBe(201);
  });
});
