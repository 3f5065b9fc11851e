import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { login, testApp } from '../../../test/app.ts';
import { aCustomer, anOrder, aProduct, aUser } from '../../../test/builders/shop.ts';

const { app, db } = await testApp('empty');

const customer = await aCustomer(db, { customerCode: '100001', businessName: 'Verdi Verniciature' });
const single = await aCustomer(db, { customerCode: '100002' });
const anna = { firstname: 'Anna', lastname: 'Pozzi', username: 'anna@placed.test' };
const carlo = { firstname: 'Carlo', lastname: 'Verdi', username: 'carlo@placed.test' };
const luca = { firstname: 'Luca', lastname: 'Ferraresi', username: 'luca@agents.test' };
await aUser(db, { ...anna, role: 'CUSTOMER', customer });
await aUser(db, { ...carlo, role: 'CUSTOMER', customer });
await aUser(db, { username: 'alone@single.test', role: 'CUSTOMER', customer: single });
await aUser(db, { ...luca, role: 'AGENT', manages: [customer, single] });
await aUser(db, { username: 'admin@placed.test', role: 'ADMIN' });
const primer = await aProduct(db, { serial: 'F120' });

async function findUserId(username: string): Promise<string> {
  const { id } = await db
    .selectFrom('users')
    .select('id')
    .where('username', '=', username)
    .executeTakeFirstOrThrow();
  return id;
}

/** Inserts a request of a user with its accepted order, and an offer request. */
async function placeAll(owner: { id: string; customerCode: string }, username: string, name: string) {
  const userId = await findUserId(username);
  const shared = {
    customerId: owner.id,
    userId,
    createdOn: new Date('2026-10-01T08:00:00Z'),
    deliveryDateRequested: '2026-12-01',
    acceptMultipleShipping: true,
    total: 950,
    totalWeight: 105.2,
  };
  const { id: orderRequestId } = await db
    .insertInto('orderRequests')
    .values({
      ...shared,
      number: sql<string>`next_request_number('R', '2026-10-01')`,
      status: 'ACCEPTED',
      customerOrderCode: `PO-${name}`,
      address: JSON.stringify({
        code: 'SL',
        businessName: null,
        streetAddress1: 'Via Roma 1',
        streetAddress2: null,
        country: 'IT',
        city: 'Treviso',
        zipOrPostalCode: '31100',
        province: 'TV',
        note: null,
        isDefault: false,
        isShipping: false,
      }),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const orderId = await anOrder(db, { customer: owner, products: [primer], orderCode: `V26-${name}` });
  await db.updateTable('orders').set({ orderRequestId }).where('id', '=', orderId).execute();
  await db
    .insertInto('offerRequests')
    .values({
      ...shared,
      number: sql<string>`next_request_number('Q', '2026-10-01')`,
      status: 'PENDING',
      answerExpectedOn: '2026-10-06',
      total: null,
    })
    .execute();
  return orderId;
}

await placeAll(customer, anna.username, 'ANNA');
await placeAll(customer, carlo.username, 'CARLO');
await placeAll(customer, luca.username, 'LUCA');
const singleOrder = await placeAll(single, 'alone@single.test', 'ALONE');

const KINDS = ['orders', 'order-requests', 'offer-requests'] as const;
const nameOf = { anna: 'Anna Pozzi', carlo: 'Carlo Verdi', luca: 'Luca Ferraresi' };

async function get(url: string, username: string) {
  return app.inject({ url, headers: await login(app, username) });
}

async function listNames(url: string, username: string): Promise<string[]> {
  const { content } = (await get(url, username)).json();
  return content.map(({ placedBy }: { placedBy: { name: string } | null }) => placedBy?.name).sort();
}

describe('who placed a document', () => {
  it.each(KINDS)('is named in %s for colleagues, agents and the desk', async (kind) => {
    for (const [url, username] of [
      [`/api/v1/public/customer/${kind}`, anna.username],
      [`/api/v1/public/agent/${kind}?customerCode=100001`, luca.username],
      [`/api/v1/backoffice/${kind}?customer=100001`, 'admin@placed.test'],
    ] as const) {
      const { content } = (await get(url, username)).json();
      const placedBy = content.map((document: { placedBy: unknown }) => document.placedBy);
      expect(placedBy).toHaveLength(3);
      expect(placedBy).toContainEqual({ username: anna.username, name: nameOf.anna, isAgent: false });
      expect(placedBy).toContainEqual({ username: luca.username, name: nameOf.luca, isAgent: true });
    }
  });

  it.each(KINDS)('filters %s by words of name or username, not by the name of the company', async (kind) => {
    const path = `/api/v1/public/customer/${kind}?placedBy=`;
    expect(await listNames(`${path}pozzi`, anna.username)).toEqual([nameOf.anna]);
    expect(await listNames(`${path}verdi%20CARLO`, anna.username)).toEqual([nameOf.carlo]);
    expect(await listNames(`${path}agents.test`, anna.username)).toEqual([nameOf.luca]);
    expect(await listNames(`${path}verniciature`, anna.username)).toEqual([]);
    expect(await listNames(`/api/v1/backoffice/${kind}?placedBy=ferrar`, 'admin@placed.test')).toEqual([
      nameOf.luca,
    ]);
    const portfolio = `/api/v1/public/agent/portfolio/${kind}?placedBy=anna`;
    expect(await listNames(portfolio, luca.username)).toEqual([nameOf.anna]);
  });

  it('is the last column of an export, with agents named as such', async () => {
    const { body } = await get('/api/v1/public/customer/orders/export?format=csv&language=it', anna.username);
    const lines = body.trim().split(/\r?\n/);
    expect(lines[0]?.endsWith('Ordinato da')).toBe(true);
    expect(lines.slice(1).map((line) => line.split(';').at(-1))).toEqual(
      expect.arrayContaining([nameOf.anna, nameOf.carlo, `${nameOf.luca} (agente)`]),
    );
  });

  it('is in the PDF of a customer with several users only', async () => {
    const readSize = async () =>
      (await get(`/api/v1/public/customer/orders/${singleOrder}/pdf?language=it`, 'alone@single.test'))
        .rawPayload.length;
    const alone = await readSize();
    expect(await readSize()).toBe(alone);
    await aUser(db, { username: 'colleague@single.test', role: 'CUSTOMER', customer: single });
    expect(await readSize()).toBeGreaterThan(alone);
  });

  it('is named by the alias after an anonymisation', async () => {
    const id = await findUserId(carlo.username);
    const response = await app.inject({
      method: 'POST',
      url: `/api/v1/backoffice/users/${id}/anonymisation`,
      headers: await login(app, 'admin@placed.test'),
      payload: { reason: 'requested' },
    });
    expect(response.statusCode).toBe(200);
    const { content } = (await get('/api/v1/public/customer/orders', anna.username)).json();
    const [placedBy] = content
      .filter(({ orderCode }: { orderCode: string }) => orderCode === 'V26-CARLO')
      .map((order: { placedBy: unknown }) => order.placedBy);
    expect(placedBy).toEqual({ username: placedBy.username, name: placedBy.username, isAgent: false });
    expect(placedBy.username).not.toContain('carlo');
  });
});
