import { LIMITS } from '@cromia/domain/limits';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { login, testApp } from '../../../test/app.ts';
import { createCaller, readMails } from '../../../test/builders/activation.ts';
import { aCustomer, aUser } from '../../../test/builders/shop.ts';
import { purgeContactRequests } from './contact-queries.ts';

const SALES = 'vendite@maker.test';
const OFFICE = 'info@cromia.test';
let now = new Date('2026-11-20T09:00:00Z');
const base = await testApp('empty', { apps: 2, now: () => now });
const { db, config } = base;
config.brand.desks = { COMMERCIAL: SALES, PLATFORM: OFFICE, OTHER: OFFICE };
const call = createCaller(base.app);

const customer = await aCustomer(db, { customerCode: '100001', businessName: 'Colorificio Uno' });
await aUser(db, { username: 'buyer@test.it', role: 'CUSTOMER', customer });
await aUser(db, { username: 'admin@test.it', role: 'ADMIN' });
const buyer = await login(base.app, 'buyer@test.it');
const admin = await login(base.app, 'admin@test.it');

const DESK_PATH = '/api/v1/backoffice/contact-requests';
const aMessage = (fields: object = {}) => ({
  name: 'Anna Bianchi',
  email: 'anna@visitor.test',
  requestType: 'COMMERCIAL',
  request: 'Quale primer per zincato?',
  language: 'de',
  openFor: 20_000,
  ...fields,
});
const send = (body: object, headers: Record<string, string> = {}) =>
  call('PUT', '/api/users/request-contact', headers, body);
const listRequests = async (query = '') => (await call('GET', `${DESK_PATH}${query}`, admin)).json();

beforeEach(async () => {
  now = new Date(now.getTime() + 2 * 3_600_000);
  await db.deleteFrom('contactRequests').execute();
  await db.deleteFrom('mailOutbox').execute();
});

describe('a contact request', () => {
  it('of a visitor is stored, and mailed to its department with Reply-To the visitor', async () => {
    const sendResponse = await send(aMessage());
    expect([sendResponse.statusCode, sendResponse.body]).toEqual([202, '']);
    expect((await listRequests()).content).toMatchObject([
      {
        name: 'Anna Bianchi',
        email: 'anna@visitor.test',
        requestType: 'COMMERCIAL',
        request: 'Quale primer per zincato?',
        language: 'de',
        username: null,
        status: 'OPEN',
      },
    ]);
    const outbox = await db
      .selectFrom('mailOutbox')
      .select(['recipient', 'replyTo', 'language'])
      .orderBy('recipient', 'desc')
      .execute();
    expect(outbox).toEqual([
      { recipient: SALES, replyTo: 'anna@visitor.test', language: 'it' },
      { recipient: 'anna@visitor.test', replyTo: null, language: 'de' },
    ]);
    const [copy] = await readMails(db, 'anna@visitor.test');
    expect(copy?.subject).toBe('Ihre Anfrage');
    expect(copy?.textBody).not.toContain('zincato');
    expect(copy?.textBody).not.toContain('Anna Bianchi');
    const [mail] = await readMails(db, SALES);
    expect(mail?.subject).toBe('Richiesta commerciale: Anna Bianchi');
    expect(mail?.textBody).toContain('Quale primer per zincato?');
    expect(mail?.textBody).toContain('Visitatore, identità non verificata');
  });

  it('of a user always has the address of the account, and names the customer', async () => {
    const { name: _name, email: _email, ...message } = aMessage({ requestType: 'OTHER' });
    expect((await send(message, buyer)).statusCode).toBe(202);
    expect((await send({ ...message, request: 'Altro', email: 'boss@else.test' }, buyer)).statusCode).toBe(
      202,
    );
    const { content } = await listRequests();
    expect(content.map(({ email }: { email: string }) => email)).toEqual(['buyer@test.it', 'buyer@test.it']);
    const [mail] = await readMails(db, OFFICE);
    expect(mail?.textBody).toContain('Colorificio Uno · 100001');
    expect(mail?.textBody).toContain('Utente registrato');
  });

  it('of a visitor requires a name, an e-mail address, a known type and a message', async () => {
    const response = await send({ name: ' ', email: 'nobody', requestType: 'SPAM', request: '' });
    expect([response.statusCode, response.json().errors]).toEqual([
      400,
      expect.arrayContaining([
        { path: 'requestType', code: 'invalidField' },
        { path: 'request', code: 'missing' },
      ]),
    ]);
    const invalid = await send(aMessage({ name: ' ', email: 'nobody' }));
    expect([invalid.statusCode, invalid.json().errors]).toEqual([
      400,
      [
        { path: 'name', code: 'missing' },
        { path: 'email', code: 'invalidField' },
      ],
    ]);
    for (const type of ['COMMERCIAL', 'PLATFORM', 'OTHER']) {
      expect((await send(aMessage({ requestType: type }))).statusCode).toBe(202);
    }
  });

  it('is copied to a visitor at most three times a day, and to a user every time', async () => {
    const { name: _name, email: _email, ...message } = aMessage();
    for (let index = 0; index <= LIMITS.contactCopiesPerDay; index++) {
      expect((await send(aMessage({ request: `Domanda ${index}` }))).statusCode).toBe(202);
      expect((await send({ ...message, request: `Domanda ${index}` }, buyer)).statusCode).toBe(202);
    }
    expect(await readMails(db, 'anna@visitor.test')).toHaveLength(LIMITS.contactCopiesPerDay);
    expect(await readMails(db, 'buyer@test.it')).toHaveLength(LIMITS.contactCopiesPerDay + 1);
    expect(await readMails(db, SALES)).toHaveLength(2 * (LIMITS.contactCopiesPerDay + 1));
  });

  it('cannot inject headers into a mail', async () => {
    expect((await send(aMessage({ name: 'Anna\r\nBcc: all@else.test' }))).statusCode).toBe(400);
    expect(await readMails(db, SALES)).toEqual([]);
  });

  it('is stored once if it is sent twice', async () => {
    expect((await send(aMessage())).statusCode).toBe(202);
    expect((await send(aMessage())).statusCode).toBe(202);
    expect((await listRequests()).totalElements).toBe(1);
    expect(await readMails(db, SALES)).toHaveLength(1);
  });

  it('is stored once if it is sent twice concurrently', async () => {
    const responses = await db.transaction().execute(async (trx) => {
      // The lock prevents both requests from storing until both of them wait for it.
      await sql`LOCK TABLE contact_requests IN SHARE ROW EXCLUSIVE MODE`.execute(trx);
      const pendingResponses = [send(aMessage()), send(aMessage())];
      await expect
        .poll(async () => {
          const { rows } = await sql`
            SELECT FROM pg_locks WHERE NOT granted AND database =
              (SELECT oid FROM pg_database WHERE datname = current_database())`.execute(trx);
          return rows.length;
        })
        .toBe(2);
      return pendingResponses;
    });
    expect((await Promise.all(responses)).map(({ statusCode }) => statusCode)).toEqual([202, 202]);
    expect((await listRequests()).totalElements).toBe(1);
    expect(await readMails(db, SALES)).toHaveLength(1);
  });

  it('with a filled honeypot field is ignored without notifying the sender', async () => {
    const response = await send(aMessage({ contactReference: 'https://casino.test' }));
    expect([response.statusCode, response.body]).toEqual([202, '']);
    expect((await listRequests()).totalElements).toBe(0);
    expect(await readMails(db, SALES)).toEqual([]);
  });

  it('that was typed faster than people type is rejected, and may be sent again', async () => {
    const response = await send(aMessage({ openFor: LIMITS.contactTypingMs - 1 }));
    expect([response.statusCode, response.headers['retry-after']]).toEqual([429, '3']);
    expect((await send(aMessage({ openFor: LIMITS.contactTypingMs }))).statusCode).toBe(202);
  });

  it('is rejected above the hourly limit of its address until Retry-After', async () => {
    for (let sentCount = 0; sentCount < LIMITS.contactRequestsPerHour; sentCount++) {
      expect((await send(aMessage({ request: `Domanda ${sentCount}` }))).statusCode).toBe(202);
    }
    const response = await send(aMessage({ request: 'Una di troppo' }));
    expect([response.statusCode, response.json().code]).toEqual([429, 'TooManyRequests']);
    const wait = Number(response.headers['retry-after']);
    now = new Date(now.getTime() + wait * 1000);
    expect((await send(aMessage({ request: 'Dopo l’attesa' }))).statusCode).toBe(202);
  });

  it('of a user counts for the user, not for the address or the visitors', async () => {
    const { name: _name, email: _email, ...message } = aMessage();
    const fromAddress = (sent: number) => ({ ...buyer, 'x-forwarded-for': `192.0.2.${sent}` });
    for (let sentCount = 0; sentCount < LIMITS.contactRequestsPerHour; sentCount++) {
      const response = await send({ ...message, request: `Domanda ${sentCount}` }, fromAddress(sentCount));
      expect(response.statusCode).toBe(202);
    }
    expect((await send({ ...message, request: 'Una di troppo' }, fromAddress(99))).statusCode).toBe(429);
    expect((await send(aMessage())).statusCode).toBe(202);
  });

  it('is limited per hour even when several are sent concurrently', async () => {
    const { name: _name, email: _email, ...message } = aMessage();
    const responses = await Promise.all(
      Array.from({ length: LIMITS.contactRequestsPerHour + 1 }, (_, sent) =>
        send({ ...message, request: `Domanda ${sent}` }, buyer),
      ),
    );
    const statuses = responses.map(({ statusCode }) => statusCode).sort();
    expect(statuses).toEqual([...Array(LIMITS.contactRequestsPerHour).fill(202), 429]);
  });

  it('of a user is accepted while a flood of visitors is rejected', async () => {
    await db
      .insertInto('limitedAttempts')
      .values(
        Array.from({ length: LIMITS.contactRequestsPerHourTotal }, (_, index) => ({
          ...{ kind: 'VISITOR_CONTACT', key: 'visitors', subkey: `10.0.${index >> 8}.${index & 255}` },
          expiresAt: new Date(now.getTime() + 3_600_000),
        })),
      )
      .execute();
    expect((await send(aMessage())).statusCode).toBe(429);
    const { name: _name, email: _email, ...message } = aMessage();
    expect((await send(message, buyer)).statusCode).toBe(202);
  });
});

describe('contact requests in the back office', () => {
  it('are filtered, searched and sorted', async () => {
    await send(aMessage());
    await send(aMessage({ requestType: 'PLATFORM', request: 'Non riesco ad accedere', name: 'Luca Neri' }));
    expect((await listRequests('?requestType=PLATFORM')).content).toMatchObject([{ name: 'Luca Neri' }]);
    expect((await listRequests('?text=ACCEDERE')).totalElements).toBe(1);
    expect((await listRequests('?text=%25')).totalElements).toBe(0);
    expect((await listRequests('?status=ANSWERED')).totalElements).toBe(0);
    expect((await listRequests('?createdOnFrom=2026-11-01&sort=name,asc')).content).toMatchObject([
      { name: 'Anna Bianchi' },
      { name: 'Luca Neri' },
    ]);
    expect((await call('GET', `${DESK_PATH}?sort=email,asc`, admin)).statusCode).toBe(400);
    expect((await call('GET', `${DESK_PATH}/00000000-0000-4000-8000-000000000000`, admin)).statusCode).toBe(
      404,
    );
  });

  it('can be marked as answered once; a second attempt returns who answered it', async () => {
    await send(aMessage());
    const [{ id }] = (await listRequests()).content;
    const answeredResponse = await call('POST', `${DESK_PATH}/${id}/answered`, admin);
    expect(answeredResponse.json()).toMatchObject({
      status: 'ANSWERED',
      answeredBy: 'admin@test.it',
      answeredOn: now.toISOString(),
      history: [{ action: 'contact-requests.send' }, { action: 'contact-requests.answer' }],
    });
    const late = await call('POST', `${DESK_PATH}/${id}/answered`, admin);
    expect([late.statusCode, late.json().outcome]).toMatchObject([409, { answeredBy: 'admin@test.it' }]);
  });

  it("can be answered once by mail, in the sender's language and quoting the request", async () => {
    await send(aMessage({ request: 'Welche Grundierung?\nFür Zink.' }));
    const [{ id }] = (await listRequests()).content;
    expect((await call('POST', `${DESK_PATH}/${id}/answer`, admin, { answer: ' ' })).statusCode).toBe(400);
    const answer = 'Guten Tag,\n\nF120 passt.';
    const answeredResponse = await call('POST', `${DESK_PATH}/${id}/answer`, admin, { answer });
    expect(answeredResponse.json()).toMatchObject({
      status: 'ANSWERED',
      answeredBy: 'admin@test.it',
      answers: [{ answer, sentOn: now.toISOString(), sentBy: 'admin@test.it' }],
      history: [{ action: 'contact-requests.send' }, { action: 'contact-requests.reply' }],
    });
    const [mail] = await db
      .selectFrom('mailOutbox')
      .select(['subject', 'textBody', 'htmlBody', 'language', 'replyTo'])
      .where('recipient', '=', 'anna@visitor.test')
      .where('replyTo', 'is not', null)
      .execute();
    expect(mail).toMatchObject({
      subject: 'Unsere Antwort auf Ihre Anfrage',
      language: 'de',
      replyTo: SALES,
      textBody: expect.stringContaining('F120 passt.'),
    });
    expect(mail?.textBody).toContain('> Welche Grundierung?\n> Für Zink.');
    expect(mail?.htmlBody).toContain('Welche Grundierung?<br>Für Zink.</blockquote>');
    expect((await call('POST', `${DESK_PATH}/${id}/answer`, admin, { answer })).statusCode).toBe(409);
    // The copy of the request, and the answer.
    expect(await readMails(db, 'anna@visitor.test')).toHaveLength(2);
  });

  it('can be reopened; the sent answer remains stored', async () => {
    await send(aMessage());
    const [{ id }] = (await listRequests()).content;
    expect((await call('POST', `${DESK_PATH}/${id}/reopen`, admin)).statusCode).toBe(409);
    await call('POST', `${DESK_PATH}/${id}/answer`, admin, { answer: 'F120' });
    const reopenedResponse = await call('POST', `${DESK_PATH}/${id}/reopen`, admin);
    expect(reopenedResponse.json()).toMatchObject({
      status: 'OPEN',
      answeredBy: null,
      answeredOn: null,
      answers: [{ answer: 'F120' }],
    });
    expect((await call('POST', `${DESK_PATH}/${id}/answered`, admin)).statusCode).toBe(200);
  });

  it('can be assigned to staff and given an internal note', async () => {
    await send(aMessage());
    const [{ id }] = (await listRequests()).content;
    expect((await call('GET', `${DESK_PATH}/assignees`, admin)).json()).toMatchObject([
      { username: 'admin@test.it' },
    ]);
    const change = async (body: object) => {
      const { version } = (await call('GET', `${DESK_PATH}/${id}`, admin)).json();
      return call('PATCH', `${DESK_PATH}/${id}`, admin, { version, ...body });
    };
    expect((await change({ assignedTo: 'buyer@test.it' })).json().errors).toEqual([
      { path: 'assignedTo', code: 'invalidField' },
    ]);
    expect((await listRequests('?assignment=NOBODY')).totalElements).toBe(1);
    expect((await change({ assignedTo: 'admin@test.it', note: 'Campione spedito' })).json()).toMatchObject({
      assignedTo: 'admin@test.it',
      note: 'Campione spedito',
    });
    expect((await listRequests('?assignment=MINE')).content).toMatchObject([{ assignedTo: 'admin@test.it' }]);
    expect((await change({ assignedTo: null })).json()).toMatchObject({
      assignedTo: null,
      note: 'Campione spedito',
      history: [{}, { action: 'contact-requests.assign' }, { action: 'contact-requests.note' }, {}],
    });
    expect((await listRequests('?assignment=MINE')).totalElements).toBe(0);
  });

  it('are deleted two years after their answer, and sender addresses after an hour', async () => {
    const old = new Date(Date.now() - (LIMITS.contactRequestRetentionDays + 1) * 86_400_000);
    const row = {
      requestType: 'OTHER',
      name: 'Anna',
      email: 'anna@visitor.test',
      language: 'it',
      request: 'Grazie',
      createdOn: old,
    };
    await db
      .insertInto('contactRequests')
      .values([{ ...row, status: 'ANSWERED', answeredAt: old }, row])
      .execute();
    await purgeContactRequests(db);
    expect((await listRequests()).content).toMatchObject([{ status: 'OPEN' }]);
  });
});
