import { randomUUID } from 'node:crypto';
import type { ApprovalDetail } from '@cromia/domain/approvals/approval';
import { beforeEach, describe, expect, it } from 'vitest';
import { login, testApp } from '../../../test/app.ts';
import { aCustomer, anOffer, aProduct, aUser, setListPrice } from '../../../test/builders/shop.ts';
import { createApprovalExpiryJob } from './approval-expiry.ts';

const NOON = new Date('2026-11-20T11:00:00Z');
const DELIVERY = '2026-12-01';
let now = NOON;
const { app, db, config } = await testApp('empty', { apps: 2, now: () => now });

const company = await aCustomer(db, {
  customerCode: '100001',
  businessName: 'Rossi',
  unconditionalDiscountPct: 0,
});
const other = await aCustomer(db, { customerCode: '100002' });
for (const [name, customer] of [
  ['owner', company],
  ['approver', company],
  ['buyer', company],
  ['requester', company],
  ['stranger', other],
] as const)
  await aUser(db, {
    username: `${name}@test.it`,
    role: 'CUSTOMER',
    customer,
    firstname: name,
    lastname: 'Verdi',
    language: 'en',
  });
await aUser(db, { username: 'agent@test.it', role: 'AGENT', manages: [company] });
const product = await aProduct(db, { serial: 'F120', unitPrice: 10, unitQty: 1 });
const second = await aProduct(db, { serial: 'F200', unitPrice: 5, unitQty: 1 });

type Name = 'owner' | 'approver' | 'buyer' | 'requester' | 'stranger' | 'agent';
const headers = new Map<Name, { authorization: string }>();
const OWN = '/api/v1/public/customer';

async function setRights(name: Name, rights: object) {
  await db.updateTable('users').set(rights).where('username', '=', `${name}@test.it`).execute();
}

beforeEach(async () => {
  now = NOON;
  for (const table of [
    'orderRequests',
    'approvals',
    'offerRequests',
    'mailOutbox',
    'auditLog',
    'carts',
    'idempotencyKeys',
  ] as const)
    await db.deleteFrom(table).execute();
  await db
    .updateTable('users')
    .set({ role: 'CUSTOMER', customerId: company.id, disabledAt: null })
    .where('username', '=', 'requester@test.it')
    .execute();
  await setRights('approver', { companyRole: 'BUYER', canApprove: true, orderLimit: 500, monthLimit: null });
  await setRights('buyer', { companyRole: 'BUYER', canApprove: false, orderLimit: 100, monthLimit: 300 });
  await setRights('requester', {
    companyRole: 'REQUESTER',
    canApprove: false,
    orderLimit: null,
    monthLimit: null,
  });
  await setListPrice(db, product.id, 10);
  await db.updateTable('products').set({ inStock: true, status: 'A' }).execute();
  for (const name of ['owner', 'approver', 'buyer', 'requester', 'stranger', 'agent'] as const)
    headers.set(name, await login(app, `${name}@test.it`));
});

async function call(who: Name, method: 'GET' | 'POST' | 'DELETE', path: string, payload?: object) {
  const prefix = who === 'agent' ? '/api/v1/public/agent' : OWN;
  const response = await app.inject({
    method,
    url: `${prefix}${path}${who === 'agent' ? '?customerCode=100001' : ''}`,
    headers: { ...headers.get(who) },
    ...(payload ? { payload } : {}),
  });
  return { status: response.statusCode, body: response.body === '' ? null : response.json() };
}

const line = (quantity: number, of = product) => ({ productCode: of.productCode, quantity });
type Line = ReturnType<typeof line>;
const priced = (lines: Line[]) =>
  lines.map((item) => ({ ...item, finalUnitPrice: item.productCode === product.productCode ? 10 : 5 }));

const buildOrder = (lines: Line[]) => ({
  items: priced(lines),
  address: 'SD001',
  customerOrderCode: 'PO-1',
  deliveryDateRequested: DELIVERY,
  acceptMultipleShipping: true,
});

async function fillCart(who: Name, lines: Line[]) {
  expect((await call(who, 'POST', '/carts', { items: lines })).status).toBe(200);
}
async function ask(who: Name, lines = [line(20)]) {
  await fillCart(who, lines);
  const { status, body } = await call(who, 'POST', '/approvals', buildOrder(lines));
  expect([status, body.code]).toEqual([201, undefined]);
  return String(body.id);
}
const decide = (who: Name, id: string, body: object) => call(who, 'POST', `/approvals/${id}/decision`, body);
async function readCart(who: Name): Promise<[string, number][]> {
  const { body } = await call(who, 'GET', '/carts');
  return body.items.map((item: Line) => [item.productCode.serial, item.quantity]);
}
async function read(who: Name, id: string): Promise<ApprovalDetail> {
  return (await call(who, 'GET', `/approvals/${id}`)).body;
}
const listOrders = () => db.selectFrom('orderRequests').select(['userId', 'total', 'approvalId']).execute();
async function listMails() {
  const rows = await db
    .selectFrom('mailOutbox')
    .select(['recipient', 'subject', 'textBody'])
    .orderBy('recipient')
    .execute();
  return rows;
}
const idOf = async (name: Name) =>
  (
    await db
      .selectFrom('users')
      .select('id')
      .where('username', '=', `${name}@test.it`)
      .executeTakeFirstOrThrow()
  ).id;

describe('asking for an approval', () => {
  it('moves the lines of the cart into it and mails those who may decide', async () => {
    await fillCart('requester', [line(20), line(3, second)]);
    const { status, body } = await call('requester', 'POST', '/approvals', buildOrder([line(20)]));
    expect(status).toBe(201);
    expect(await readCart('requester')).toEqual([['F200', 3]]);
    expect(await listOrders()).toEqual([]);
    expect((await listMails()).map(({ recipient, subject }) => [recipient, subject])).toEqual([
      ['approver@test.it', 'requester Verdi asks for your approval'],
      ['owner@test.it', 'requester Verdi asks for your approval'],
    ]);
    expect((await listMails())[0]?.textBody).toContain(`/ecommerce/profile-customer/approvals/${body.id}`);
    expect(await read('owner', body.id)).toMatchObject({
      status: 'PENDING',
      approvalReason: 'ROLE',
      total: 200,
      currentTotal: 200,
      expirationDate: '2026-12-04',
      canDecide: true,
      canWithdraw: false,
      author: { username: 'requester@test.it', name: 'requester Verdi' },
    });
  });

  it('mails nobody whose own limits do not allow the total', async () => {
    await ask('requester', [line(60)]);
    expect((await listMails()).map(({ recipient }) => recipient)).toEqual(['owner@test.it']);
  });

  it('is checked like an order request', async () => {
    await fillCart('requester', [line(20)]);
    const order = buildOrder([line(20)]);
    const send = (changes: object) => call('requester', 'POST', '/approvals', { ...order, ...changes });
    expect((await send({ items: priced([line(19)]) })).body.code).toBe('Conflict');
    expect((await send({ items: [{ ...line(20), finalUnitPrice: 9 }] })).body.code).toBe('PriceChanged');
    expect((await send({ deliveryDateRequested: '2026-11-20' })).body.code).toBe('DeliveryDateTooEarly');
    expect((await send({ items: undefined })).body.errors).toEqual([{ path: 'items', code: 'missing' }]);
    expect((await send({ agentNote: 'x' })).status).toBe(400);
    expect(await readCart('requester')).toEqual([['F120', 20]]);
    expect(await db.selectFrom('approvals').select('id').execute()).toEqual([]);
  });

  it('happens once for each idempotency key', async () => {
    await fillCart('requester', [line(20)]);
    const key = randomUUID();
    const send = () =>
      app.inject({
        method: 'POST',
        url: `${OWN}/approvals`,
        headers: { ...headers.get('requester'), 'idempotency-key': key },
        payload: buildOrder([line(20)]),
      });
    const responses = await Promise.all([send(), send(), send()]);
    expect(new Set(responses.map((response) => response.json().id)).size).toBe(1);
    expect(await db.selectFrom('approvals').select('id').execute()).toHaveLength(1);
  });

  it('is not possible for an owner without a further approver', async () => {
    await setRights('approver', { canApprove: false });
    await fillCart('owner', [line(1)]);
    expect((await call('owner', 'POST', '/approvals', buildOrder([line(1)]))).body.code).toBe('Conflict');
    expect(await readCart('owner')).toEqual([['F120', 1]]);
  });
});

describe('the rule', () => {
  it.each([
    ['requester', 1, 'ROLE', null, 10],
    ['buyer', 11, 'ORDER_LIMIT', 100, 110],
  ] as const)('rejects an order of %s with %i packages: %s', async (who, quantity, reason, limit, total) => {
    await fillCart(who, [line(quantity)]);
    const { status, body } = await call(who, 'POST', '/order-requests', buildOrder([line(quantity)]));
    expect([status, body.code, body.reason, body.limit, body.total]).toEqual([
      422,
      'ApprovalRequired',
      reason,
      limit,
      total,
    ]);
  });

  it('counts the month in the time zone of the portal', async () => {
    const order = async (quantity: number) => {
      await fillCart('buyer', [line(quantity)]);
      return (
        await call('buyer', 'POST', '/order-requests', {
          ...buildOrder([line(quantity)]),
          deliveryDateRequested: '2026-12-09',
        })
      ).status;
    };
    now = new Date('2026-11-30T22:30:00Z');
    headers.set('buyer', await login(app, 'buyer@test.it'));
    for (const expected of [201, 201, 201, 422]) expect(await order(10)).toBe(expected);
    // Midnight in Rome
    now = new Date('2026-11-30T23:00:00Z');
    expect(await order(10)).toBe(201);
    expect((await call('buyer', 'GET', '/purchase-rights')).body).toEqual({
      companyRole: 'BUYER',
      orderLimit: 100,
      monthLimit: 300,
      monthTotal: 100,
      approvers: ['owner Verdi', 'approver Verdi'],
    });
  });

  it('lets one of two requests pass that exceed the month together', async () => {
    for (let round = 0; round < 10; round++) {
      await db.deleteFrom('orderRequests').execute();
      await setRights('buyer', { orderLimit: 300 });
      await fillCart('buyer', [line(20), line(40, second)]);
      const [first, next] = await Promise.all([
        call('buyer', 'POST', '/order-requests', buildOrder([line(20)])),
        call('buyer', 'POST', '/order-requests', buildOrder([line(40, second)])),
      ]);
      expect([first.status, next.status].sort()).toEqual([201, 422]);
      expect(await listOrders()).toHaveLength(1);
    }
  });

  it('holds for sending an expired request anew, whose sender becomes its author', async () => {
    await fillCart('owner', [line(20)]);
    const { body } = await call('owner', 'POST', '/order-requests', buildOrder([line(20)]));
    await db.updateTable('orderRequests').set({ status: 'EXPIRED', expirationDate: '2026-11-19' }).execute();
    const again = (who: Name) => call(who, 'POST', `/order-requests/expired/${body.id}`);
    expect((await again('requester')).body).toMatchObject({ code: 'ApprovalRequired', reason: 'ROLE' });
    expect((await again('buyer')).body).toMatchObject({ code: 'ApprovalRequired', reason: 'ORDER_LIMIT' });
    expect((await again('approver')).status).toBe(200);
    expect(await listOrders()).toMatchObject([{ userId: await idOf('approver'), total: 200 }]);
  });
});

describe('approving', () => {
  it('places the order request in the name of the author and mails the author', async () => {
    const id = await ask('requester');
    await db.deleteFrom('mailOutbox').execute();
    const { status, body } = await decide('approver', id, {
      decision: 'APPROVED',
      shownTotal: 200,
      reason: 'fine',
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      status: 'APPROVED',
      canDecide: false,
      reason: 'fine',
      decidedBy: { name: 'approver Verdi' },
    });
    expect(await listOrders()).toEqual([{ userId: await idOf('requester'), total: 200, approvalId: id }]);
    const subjects = (await listMails()).filter(({ recipient }) => recipient === 'requester@test.it');
    expect(subjects.map(({ subject }) => subject)).toEqual([
      expect.stringMatching(/^approver Verdi has approved your order: request R26-/),
    ]);
    expect(subjects[0]?.textBody).toMatch(/fine/);
    expect((await decide('owner', id, { decision: 'REJECTED' })).body).toMatchObject({
      code: 'Conflict',
      outcome: { status: 'APPROVED', by: 'approver Verdi' },
    });
  });

  it('lowers and drops lines, never adds any', async () => {
    const id = await ask('requester', [line(20), line(4, second)]);
    const approve = (items: Line[], shownTotal: number) =>
      decide('owner', id, { decision: 'APPROVED', shownTotal, items });
    expect((await approve([line(21)], 210)).body.errors).toMatchObject([{ path: 'items.0.quantity' }]);
    const foreign = { productClass: '3', serial: 'F999', color: '7035', pkg: '25' };
    expect((await approve([{ productCode: foreign, quantity: 1 }], 10)).status).toBe(400);
    expect((await approve([], 0)).body.code).toBe('NoItemsSelected');
    expect((await approve([line(7)], 70)).status).toBe(200);
    expect((await listOrders())[0]).toMatchObject({ total: 70 });
    expect(
      (await read('requester', id)).items.map(({ quantity, approvedQuantity }) => [
        quantity,
        approvedQuantity,
      ]),
    ).toEqual([
      [20, 7],
      [4, 0],
    ]);
  });

  it('is at the prices of today, which the approver must have seen', async () => {
    const id = await ask('requester');
    await setListPrice(db, product.id, 12);
    const { body, status } = await decide('owner', id, { decision: 'APPROVED', shownTotal: 200 });
    expect([status, body.code, body.total]).toEqual([409, 'PriceChanged', 240]);
    expect(await read('owner', id)).toMatchObject({
      status: 'PENDING',
      total: 200,
      currentTotal: 240,
      items: [{ shownFinalUnitPrice: 10, finalUnitPrice: 12 }],
    });
    expect((await decide('owner', id, { decision: 'APPROVED', shownTotal: 240 })).status).toBe(200);
    expect(await read('owner', id)).toMatchObject({ total: 240, currentTotal: null });
  });

  it('needs a line to be dropped that can no longer be ordered', async () => {
    const id = await ask('requester', [line(20), line(4, second)]);
    await db.updateTable('products').set({ inStock: false }).where('id', '=', second.id).execute();
    expect(await read('owner', id)).toMatchObject({
      currentTotal: 200,
      items: [{ error: null }, { error: 'ProductNotInStock' }],
    });
    const all = await decide('owner', id, { decision: 'APPROVED', shownTotal: 220 });
    expect(all.body).toMatchObject({ code: 'ProductNotInStock', errors: [{ path: 'items.1.productCode' }] });
    expect(
      (await decide('owner', id, { decision: 'APPROVED', shownTotal: 200, items: [line(20)] })).status,
    ).toBe(200);
  });

  it('moves a delivery date that has passed', async () => {
    const id = await ask('requester');
    now = new Date('2026-12-02T11:00:00Z');
    headers.set('owner', await login(app, 'owner@test.it'));
    expect(await read('owner', id)).toMatchObject({
      deliveryDateRequested: '2026-12-04',
      shownDeliveryDate: DELIVERY,
    });
    expect((await decide('owner', id, { decision: 'APPROVED', shownTotal: 200 })).status).toBe(200);
    const row = await db
      .selectFrom('orderRequests')
      .select('deliveryDateRequested')
      .executeTakeFirstOrThrow();
    expect(row.deliveryDateRequested).toBe('2026-12-04');
  });

  it('is for approvers within their own limits, and never for the author', async () => {
    await setRights('requester', { companyRole: 'BUYER', canApprove: true, orderLimit: 100 });
    const id = await ask('requester', [line(60)]);
    const approve = (who: Name) => decide(who, id, { decision: 'APPROVED', shownTotal: 600 });
    expect((await approve('requester')).status).toBe(403);
    expect((await approve('buyer')).status).toBe(403);
    expect((await approve('stranger')).status).toBe(404);
    expect((await approve('agent')).status).toBe(403);
    expect((await approve('approver')).body).toMatchObject({
      code: 'ApprovalRequired',
      reason: 'ORDER_LIMIT',
      limit: 500,
    });
    expect((await decide('approver', id, { decision: 'REJECTED' })).body.code).toBe('ApprovalRequired');
    expect(await read('approver', id)).toMatchObject({ canDecide: false });
    expect(await listOrders()).toEqual([]);
    expect((await approve('owner')).status).toBe(200);
  });

  it('happens once in concurrent attempts', async () => {
    const id = await ask('requester');
    const attempts = await Promise.all(
      Array.from({ length: 8 }, (_, index) =>
        decide(
          index % 2 === 0 ? 'owner' : 'approver',
          id,
          index < 6 ? { decision: 'APPROVED', shownTotal: 200 } : { decision: 'REJECTED' },
        ),
      ),
    );
    expect(attempts.map(({ status }) => status).sort()).toEqual([
      200,
      ...Array.from({ length: 7 }, () => 409),
    ]);
    expect((await listOrders()).length + (await readCart('requester')).length).toBe(1);
  });
});

describe('an approval that leads to no order', () => {
  it.each(['rejected', 'withdrawn', 'expired'] as const)(
    'is %s, and its lines are back in the cart',
    async (end) => {
      const id = await ask('requester', [line(20)]);
      // Added since: quantities add up
      await fillCart('requester', [line(2), line(1, second)]);
      await db.deleteFrom('mailOutbox').execute();
      if (end === 'rejected')
        expect((await decide('owner', id, { decision: 'REFUSED', reason: 'No need' })).status).toBe(200);
      if (end === 'withdrawn') {
        expect((await call('owner', 'DELETE', `/approvals/${id}`)).status).toBe(404);
        expect((await call('requester', 'DELETE', `/approvals/${id}`)).status).toBe(204);
        expect((await call('requester', 'DELETE', `/approvals/${id}`)).status).toBe(409);
      }
      if (end === 'expired') {
        now = new Date('2026-12-05T00:00:00Z');
        headers.set('owner', await login(app, 'owner@test.it'));
        headers.set('requester', await login(app, 'requester@test.it'));
        expect(await read('owner', id)).toMatchObject({ status: 'EXPIRED', canDecide: false });
        expect((await decide('owner', id, { decision: 'APPROVED', shownTotal: 200 })).status).toBe(409);
        const job = createApprovalExpiryJob({ db, config, now: () => now });
        await Promise.all([job.work(), job.work()]);
      }
      expect(await readCart('requester')).toEqual([
        ['F120', 22],
        ['F200', 1],
      ]);
      expect(await read('requester', id)).toMatchObject({
        status: end.toUpperCase(),
        reason: end === 'rejected' ? 'No need' : null,
      });
      const mailed = (await listMails()).map(({ recipient }) => recipient);
      expect(mailed).toEqual(
        {
          rejected: ['requester@test.it'],
          withdrawn: [],
          expired: ['approver@test.it', 'owner@test.it', 'requester@test.it'],
        }[end],
      );
      expect(await listOrders()).toEqual([]);
    },
  );

  it.each(['leaves', 'is disabled'] as const)('is withdrawn when its author %s', async (event) => {
    const id = await ask('requester');
    await db
      .updateTable('users')
      .set(event === 'leaves' ? { role: 'USER', customerId: null } : { disabledAt: new Date() })
      .where('username', '=', 'requester@test.it')
      .execute();
    expect(await read('owner', id)).toMatchObject({ status: 'WITHDRAWN', canDecide: false });
    expect((await decide('owner', id, { decision: 'APPROVED', shownTotal: 200 })).status).toBe(409);
  });
});

describe('the order of an offer', () => {
  async function askForOffer(who: Name = 'requester') {
    const offer = await anOffer(db, {
      customer: company,
      status: 'ACCEPTED',
      products: [product],
      expirationDate: '2026-11-27',
    });
    const order = {
      offerRequestAcceptedId: offer,
      offerVersion: 1,
      address: 'SD001',
      customerOrderCode: 'PO-2',
    };
    const asked = await call(who, 'POST', '/approvals', order);
    return { offer, order, asked };
  }

  it('waits in one approval at most, not longer than the offer, and cannot be ordered meanwhile', async () => {
    const { offer, order, asked } = await askForOffer();
    expect(asked.status).toBe(201);
    expect((await call('requester', 'POST', '/approvals', order)).body.code).toBe('OfferAwaitsApproval');
    for (const who of ['owner', 'agent'] as const)
      expect((await call(who, 'POST', '/order-requests/from-offer-request-accepted', order)).body.code).toBe(
        'OfferAwaitsApproval',
      );
    expect((await call('owner', 'GET', `/offer-requests/${offer}`)).body).toMatchObject({
      canOrder: false,
      approvalId: asked.body.id,
    });
    const detail = await read('owner', asked.body.id);
    expect(detail).toMatchObject({ expirationDate: '2026-11-27', offerRequestId: offer, error: null });
    const decision = { decision: 'APPROVED', shownTotal: detail.currentTotal };
    expect((await decide('owner', asked.body.id, { ...decision, items: [line(1)] })).status).toBe(400);
    expect((await decide('owner', asked.body.id, decision)).status).toBe(200);
    expect((await call('owner', 'GET', `/offer-requests/${offer}`)).body.status).toBe('CLOSED');
    expect(await listOrders()).toHaveLength(1);
  });

  it('can be ordered again after the approval was withdrawn', async () => {
    const { order, asked } = await askForOffer();
    await call('requester', 'DELETE', `/approvals/${asked.body.id}`);
    expect(await readCart('requester')).toEqual([]);
    expect((await call('owner', 'POST', '/order-requests/from-offer-request-accepted', order)).status).toBe(
      201,
    );
  });

  it('cannot be approved once staff have withdrawn the offer', async () => {
    const { offer, asked } = await askForOffer();
    await db
      .updateTable('offerRequests')
      .set({ status: 'REJECTED', isWithdrawn: true })
      .where('id', '=', offer)
      .execute();
    expect(await read('owner', asked.body.id)).toMatchObject({ error: 'OfferNotAccepted', canDecide: true });
    const { total } = await read('owner', asked.body.id);
    expect(
      (await decide('owner', asked.body.id, { decision: 'APPROVED', shownTotal: total })).body.code,
    ).toBe('OfferNotAccepted');
    expect((await decide('owner', asked.body.id, { decision: 'REJECTED' })).status).toBe(200);
  });
});

it('everybody lists the own approvals, approvers and agents all', async () => {
  const own = await ask('requester');
  const bought = await ask('buyer', [line(11)]);
  const list = async (who: Name, query = '') => (await call(who, 'GET', `/approvals${query}`)).body;
  const ids = async (who: Name) => (await list(who)).content.map(({ id }: { id: string }) => id).sort();
  expect(await ids('requester')).toEqual([own]);
  expect(await ids('buyer')).toEqual([bought]);
  for (const who of ['owner', 'approver', 'agent'] as const)
    expect(await ids(who)).toEqual([own, bought].sort());
  expect(await ids('stranger')).toEqual([]);
  expect((await call('buyer', 'GET', `/approvals/${own}`)).status).toBe(404);
  expect((await call('agent', 'GET', `/approvals/${own}`)).body).toMatchObject({
    canDecide: false,
    canWithdraw: false,
  });
  await decide('owner', own, { decision: 'REJECTED' });
  expect(await list('owner', '?status=PENDING&sort=total,asc')).toMatchObject({
    totalElements: 1,
    content: [{ id: bought }],
  });
  const tasks = (
    await app.inject({ method: 'GET', url: '/api/v1/open-tasks', headers: { ...headers.get('owner') } })
  ).json();
  expect(tasks.tasks).toContainEqual(expect.objectContaining({ kind: 'ownApprovals', count: 1 }));
});
