import { AUDIT_ACTIONS_BY_ENTITY } from '@cromia/domain/audit/audit-log';
import { LIMITS } from '@cromia/domain/limits';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { login, testApp } from '../../../test/app.ts';
import { createCaller } from '../../../test/builders/activation.ts';
import { aCustomer, aUser } from '../../../test/builders/shop.ts';

const { app, db } = await testApp('empty');
const call = createCaller(app);
const AUDIT_PATH = '/api/v1/backoffice/audit';

const company = await aCustomer(db, { customerCode: '100001' });
await aUser(db, { username: 'admin@test.it', role: 'ADMIN' });
await aUser(db, { username: 'it@test.it', role: 'IT' });
await aUser(db, { username: 'customer@test.it', role: 'CUSTOMER', customer: company });
const admin = await login(app, 'admin@test.it');
const itStaff = await login(app, 'it@test.it');
const { id: userId } = await db
  .selectFrom('users')
  .select('id')
  .where('username', '=', 'admin@test.it')
  .executeTakeFirstOrThrow();
await db.updateTable('users').set({ businessName: 'Colorificio' }).where('id', '=', userId).execute();

await db
  .insertInto('auditLog')
  .values([
    {
      at: new Date('2026-11-01T22:59:00Z'),
      userId,
      customerId: company.id,
      action: 'offer-requests.decide',
      entity: 'offer_request',
      entityId: 'one',
      details: JSON.stringify({ decision: 'ACCEPTED', total: 931 }),
    },
    {
      at: new Date('2026-11-01T23:01:00Z'),
      action: 'dealers.change',
      entity: 'dealer',
      entityId: 'two',
      userId,
    },
    {
      at: new Date('2026-11-03T08:00:00Z'),
      action: 'order-requests.expire',
      entity: 'order_request',
      entityId: '=3',
    },
  ])
  .execute();

/** A customer with a note, an order request, and a closure. */
async function addNamedEntities() {
  const customer = await aCustomer(db, { customerCode: '100077' });
  const { businessName } = await db
    .selectFrom('customers')
    .select('businessName')
    .where('id', '=', customer.id)
    .executeTakeFirstOrThrow();
  const note = await db
    .insertInto('customerNotes')
    .values({ customerId: customer.id, note: 'Chiamare' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const request = await db
    .insertInto('orderRequests')
    .values({
      number: 'R26-000077',
      customerId: customer.id,
      status: 'PENDING',
      address: JSON.stringify({}),
      customerOrderCode: 'PO 77',
      deliveryDateRequested: '2026-12-01',
      acceptMultipleShipping: true,
      total: 10,
      totalWeight: 1,
    })
    .returning(['id', 'number'])
    .executeTakeFirstOrThrow();
  const closure = await db
    .insertInto('closures')
    .values({ firstDay: '2026-12-24', lastDay: '2027-01-06', name: 'Natale' })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { customer: { ...customer, customerCode: '100077', businessName }, note, request, closure };
}

const readPage = async (query: string, headers = admin) =>
  (await call('GET', `${AUDIT_PATH}?${query}`, headers)).json();
const listEntityIds = async (query: string) =>
  (await readPage(query)).content.map(({ entityId }: { entityId: string }) => entityId);

describe('the audit log', () => {
  it('lists every change, newest first, with its user and customer', async () => {
    const { content, totalElements, isCut } = await readPage('');
    expect([totalElements, isCut]).toEqual([3, false]);
    expect(content.map(({ entityId }: { entityId: string }) => entityId)).toEqual(['=3', 'two', 'one']);
    expect(content[0]).toMatchObject({ username: null, customerCode: null });
    expect(content[2]).toMatchObject({
      at: '2026-11-01T22:59:00.000Z',
      action: 'offer-requests.decide',
      entity: 'offer_request',
      username: 'admin@test.it',
      name: 'Mario Rossi',
      customerCode: '100001',
      details: { decision: 'ACCEPTED', total: 931 },
    });
    expect(content[0].id).toMatch(/^[0-9a-f-]{36}$/);
  });

  it("is filtered by user, entity, action, customer and day in the manufacturer's time zone", async () => {
    expect(await listEntityIds('username=ADMIN@test.it')).toEqual(['two', 'one']);
    expect(await listEntityIds('username=nobody@test.it')).toEqual([]);
    expect(await listEntityIds('entity=dealer')).toEqual(['two']);
    expect(await listEntityIds('action=order-requests.expire')).toEqual(['=3']);
    expect(await listEntityIds('customerCode=100001')).toEqual(['one']);
    expect(await listEntityIds('customerCode=999999')).toEqual([]);
    // 22:59 UTC is still 1 November in Rome, 23:01 UTC is 2 November.
    expect(await listEntityIds('atTo=2026-11-01')).toEqual(['one']);
    expect(await listEntityIds('atFrom=2026-11-02&atTo=2026-11-02')).toEqual(['two']);
    expect(await listEntityIds('size=1&page=1')).toEqual(['two']);
    expect(await listEntityIds('sort=at,asc&size=1')).toEqual(['one']);
    for (const query of ['action=users.fly', 'entity=x', 'customerCode=1', 'atFrom=x']) {
      expect((await call('GET', `${AUDIT_PATH}?${query}`, admin)).statusCode).toBe(400);
    }
  });

  it('is filtered, also in the export, by part of the name or address of the user', async () => {
    for (const text of ['rossi', 'MÁRIO', 'mario ros', 'admin@te', 'dmin']) {
      expect(await listEntityIds(`username=${encodeURIComponent(text)}`)).toEqual(['two', 'one']);
      const exportResponse = await call(
        'GET',
        `${AUDIT_PATH}/export?username=${encodeURIComponent(text)}`,
        admin,
      );
      expect(exportResponse.body.trim().split('\r\n')).toHaveLength(3);
    }
    // A complete address names one user, even when it is also a part of another address.
    for (const text of ['min@test.it', 'verdi', '%', 'Colorificio'])
      expect(await listEntityIds(`username=${encodeURIComponent(text)}`)).toEqual([]);
  });

  it('hides the details of a change from staff without access to its subject', async () => {
    const { content } = await readPage('', itStaff);
    const [, dealer, offer] = content;
    expect(dealer.details).toEqual({});
    expect(offer).toMatchObject({
      action: 'offer-requests.decide',
      username: 'admin@test.it',
      details: null,
    });
  });

  it('is exported as a localised CSV file with escaped formulas', async () => {
    const response = await call('GET', `${AUDIT_PATH}/export?atFrom=2026-11-01`, itStaff);
    expect(response.headers['content-type']).toContain('text/csv');
    expect(response.rawPayload.subarray(0, 3)).toEqual(Buffer.from('\ufeff'));
    const [header, first, second, last] = response.body.trim().split('\r\n');
    expect(header).toBe(
      'at;localTime;action;change;entity;subject;entityId;subjectName;username;name;customerCode;businessName;details',
    );
    expect(first).toContain(";'=3;");
    // The manufacturer's time zone is one hour ahead of UTC. The translations are in the reader's language.
    expect(second).toContain(
      '2026-11-01T23:01:00.000Z;2026-11-02 00:01:00;dealers.change;Modificato;dealer;',
    );
    expect(second).toContain(';admin@test.it;Mario Rossi;');
    expect(last).not.toContain('931');
    expect((await call('GET', `${AUDIT_PATH}/export?language=de`, itStaff)).body).toContain(';Händler;');
    expect(
      (await call('GET', `${AUDIT_PATH}/export?entity=dealer`, admin)).body.trim().split('\r\n'),
    ).toHaveLength(2);
  });

  it('returns 403 to customers', async () => {
    const customer = await login(app, 'customer@test.it');
    expect((await call('GET', AUDIT_PATH, customer)).statusCode).toBe(403);
    expect((await call('GET', `${AUDIT_PATH}/export`, customer)).statusCode).toBe(403);
  });

  it('limits the list and its total, but exports all entries', async () => {
    await sql`
      INSERT INTO audit_log (action, entity, entity_id)
      SELECT 'dealers.add', 'dealer', 'bulk' FROM generate_series(1, ${LIMITS.listedEntries}::integer)`.execute(
      db,
    );
    const last = await readPage(`size=100&page=${LIMITS.listedEntries / 100 - 1}`);
    expect(last).toMatchObject({ totalElements: LIMITS.listedEntries, isCut: true, last: true });
    expect(last.content).toHaveLength(100);
    const pageAfterEnd = await readPage(`size=100&page=${LIMITS.listedEntries / 100}`);
    expect(pageAfterEnd).toMatchObject({ empty: true, totalElements: LIMITS.listedEntries });
    const lines = (await call('GET', `${AUDIT_PATH}/export`, admin)).body.trim().split('\r\n');
    expect(lines).toHaveLength(LIMITS.listedEntries + 3 + 1);
  });
});

describe('the entity of a change', () => {
  it('is named for those who may see the details', async () => {
    const entry = { action: 'users.disable', entity: 'user', entityId: userId };
    await db
      .insertInto('auditLog')
      .values([
        entry,
        { action: 'prices.change', entity: 'serials', entityId: '3-F120' },
        { action: 'jobs.run', entity: 'job', entityId: 'retention' },
        { action: 'dealers.remove', entity: 'dealer', entityId: '00000000-0000-4000-8000-00000000dead' },
      ])
      .execute();
    const listSubjects = async (headers = admin) =>
      (await readPage('size=4', headers)).content.map(({ subject }: { subject: string | null }) => subject);
    expect(await listSubjects()).toEqual([null, 'retention', 'F120', 'Mario Rossi']);
    expect(await listSubjects(itStaff)).toEqual([null, 'retention', 'F120', null]);
    await db.deleteFrom('auditLog').where('entity', 'in', ['user', 'serials', 'job']).execute();
  });

  it('is never named by an id that people do not know, whatever its kind', async () => {
    const entityId = '00000000-0000-4000-8000-00000000dead';
    const kinds = Object.entries(AUDIT_ACTIONS_BY_ENTITY);
    await db
      .insertInto('auditLog')
      .values(kinds.map(([entity, [action]]) => ({ entity, action, entityId })))
      .execute();
    const { content } = await readPage(`size=${50}`);
    const ids = content.filter(({ subject }: { subject: string | null }) => subject?.includes(entityId));
    // The name of these is the code by which they are recorded.
    expect(ids.map(({ entity }: { entity: string }) => entity).toSorted()).toEqual([
      'invoice',
      'job',
      'product_image',
      'sds-batches',
    ]);
    await db.deleteFrom('auditLog').where('entityId', '=', entityId).execute();
  });

  it('has the name that pages show: number, days, business name, serial', async () => {
    const { customer, request, closure, note } = await addNamedEntities();
    const entries = [
      { action: 'customers.change', entity: 'customer', entityId: customer.id, customerId: customer.id },
      { action: 'customer-notes.add', entity: 'customer_note', entityId: note.id, customerId: customer.id },
      { action: 'customer-prices.change', entity: 'customer_prices', entityId: customer.customerCode },
      { action: 'order-requests.create', entity: 'order_request', entityId: request.id },
      { action: 'closures.add', entity: 'closure', entityId: closure.id },
      { action: 'closures.fill-in', entity: 'closure', entityId: '2027' },
      { action: 'mixing.change', entity: 'serials', entityId: 'F120' },
    ];
    const names = [
      customer.businessName,
      customer.businessName,
      customer.businessName,
      request.number,
      '24-12-2026 – 06-01-2027 Natale',
      '2027',
      'F120',
    ];
    for (const [index, entry] of entries.entries()) {
      await db.insertInto('auditLog').values(entry).execute();
      expect((await readPage('size=1')).content[0].subject).toBe(names[index]);
    }
  });
});
