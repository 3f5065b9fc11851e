import { describe, expect, it } from 'vitest';
import { login } from '../../../../test/app.ts';
import { postMessage } from '../../../../test/builders/conversations.ts';
import { anOrderDesk, OWN_PATH, STAFF_PATH } from '../../../../test/builders/order-desk.ts';
import { aUser } from '../../../../test/builders/shop.ts';

const { app, db, config, clock, company, primer, coat, customer, customer2, agent, admin, call, readMails } =
  await anOrderDesk();

await aUser(db, { username: 'viewer@test.it', role: 'CUSTOMER', customer: company });
await db
  .updateTable('users')
  .set({ companyRole: 'VIEWER' })
  .where('username', '=', 'viewer@test.it')
  .execute();
const viewer = await login(app, 'viewer@test.it');

const PRIMER = { productCode: primer.productCode };
const COAT = { productCode: coat.productCode };
const OFFERED = [
  { ...PRIMER, unitPrice: 12.5, discountPct1: 20, discountPct2: 5 },
  { ...COAT, unitPrice: 7, discountPct1: 0, discountPct2: 0 },
];

async function aSentOffer(): Promise<string> {
  const items = [
    { ...PRIMER, quantity: 8 },
    { ...COAT, quantity: 3 },
  ];
  await call('POST', `${OWN_PATH}/carts`, customer, { items });
  const { body } = await call('POST', `${OWN_PATH}/offer-requests`, customer, {
    items,
    deliveryDateRequested: '2026-11-30',
    acceptMultipleShipping: true,
  });
  const decided = await call('POST', `${STAFF_PATH}/offer-requests/${body.id}/decision`, admin, {
    decision: 'ACCEPTED',
    items: OFFERED,
    reason: 'Our best price',
  });
  expect(decided.status).toBe(200);
  await db.deleteFrom('mailOutbox').execute();
  return body.id;
}

const own = (id: string) => `${OWN_PATH}/offer-requests/${id}`;
const staff = (id: string) => `${STAFF_PATH}/offer-requests/${id}`;
const propose = (id: string, items: object[], more: object = {}, headers = customer) =>
  call('POST', `${own(id)}/proposals`, headers, { version: 1, items, ...more });
const correct = (id: string, body: object) => call('POST', `${staff(id)}/correction`, admin, body);
const readMessages = async (id: string) => (await call('GET', `${staff(id)}/messages`, admin)).body.messages;
const readProposals = async (id: string) =>
  (await readMessages(id)).flatMap(({ proposal }: { proposal: object | null }) => proposal ?? []);

describe('the versions of an offer', () => {
  it('are kept as they were sent, and customers see no price terms', async () => {
    const id = await aSentOffer();
    clock.now = new Date('2026-11-22T09:00:00Z');
    const corrected = await correct(id, {
      version: 1,
      expirationDate: '2026-12-24',
      reason: 'For twelve',
      items: [
        { ...PRIMER, quantity: 12, unitPrice: 9, discountPct1: 0, discountPct2: 0 },
        { ...COAT, unitPrice: 7, discountPct1: 10, discountPct2: 0 },
      ],
    });
    expect(corrected.body).toMatchObject({ version: 2, items: [{ quantity: 12 }, { quantity: 3 }] });
    const [first, second, ...others] = (await call('GET', `${staff(id)}/versions`, admin)).body;
    expect(others).toEqual([]);
    expect(first).toMatchObject({
      version: 1,
      reason: 'Our best price',
      items: [
        { quantity: 8, unitPrice: 12.5, discountPct1: 20, finalUnitPrice: 9.5 },
        { quantity: 3, unitPrice: 7 },
      ],
    });
    expect(second).toMatchObject({
      version: 2,
      sentOn: '2026-11-22T09:00:00.000Z',
      expirationDate: '2026-12-24',
      total: corrected.body.total,
      items: [
        { quantity: 12, finalUnitPrice: 9 },
        { quantity: 3, discountPct1: 10, finalUnitPrice: 6.3 },
      ],
    });
    expect(corrected.body.totalWeight).toBeGreaterThan(0);
    const seen = await call('GET', `${own(id)}/versions`, customer);
    expect(seen.body[0].items[0]).toMatchObject({ finalUnitPrice: 9.5, unitPrice: null, discountPct1: null });
    const path = `/api/v1/public/agent/offer-requests/${id}/versions?customerCode=100001`;
    expect((await call('GET', path, agent)).body[0].items[0]).toMatchObject({ unitPrice: 12.5 });
    expect((await call('GET', `${own(id)}/versions`, customer2)).status).toBe(404);
  });

  it('are ordered in the quantities of the last one', async () => {
    const id = await aSentOffer();
    await correct(id, {
      version: 1,
      items: [{ ...PRIMER, quantity: 12, unitPrice: 9, discountPct1: 0, discountPct2: 0 }, OFFERED[1]],
    });
    const offer = (await call('GET', own(id), customer)).body;
    const placed = await call('POST', `${OWN_PATH}/order-requests/from-offer-request-accepted`, customer, {
      ...{ offerRequestAcceptedId: id, offerVersion: 2, address: 'SD001', customerOrderCode: 'PO-9' },
    });
    expect([placed.status, placed.body.code]).toEqual([201, undefined]);
    const order = await call('GET', `${STAFF_PATH}/order-requests/${placed.body.id}`, admin);
    expect(order.body.items).toMatchObject([{ quantity: 12 }, { quantity: 3 }]);
    expect(order.body.total).toBe(offer.total);
  });

  it('reject quantities off the multiplier', async () => {
    const id = await aSentOffer();
    const items = [{ ...PRIMER, quantity: 7, unitPrice: 9, discountPct1: 0, discountPct2: 0 }, OFFERED[1]];
    expect((await correct(id, { version: 1, items })).body.code).toBe('IllegalItemQuantity');
  });
});

describe('a proposal', () => {
  const LINES = [{ ...PRIMER, quantity: 12, targetPrice: 9 }];

  it('reaches staff with its lines, and is taken over by a correction', async () => {
    const id = await aSentOffer();
    expect((await propose(id, LINES, { text: 'For the whole bridge' })).status).toBe(201);
    const [message] = await readMessages(id);
    expect(message).toMatchObject({
      kind: 'PROPOSAL',
      text: 'For the whole bridge',
      proposal: {
        version: 1,
        status: 'OPEN',
        items: [
          {
            ...PRIMER,
            um: 'kg',
            qta: 25,
            quantity: 12,
            targetPrice: 9,
            offeredQuantity: 8,
            offeredPrice: 9.5,
          },
        ],
      },
    });
    const [mail] = await readMails();
    expect(mail?.recipient).toBe(config.brand.email);
    expect(mail?.textBody).toMatch(/F120-7035-25 \(25\skg\).*8 → 12/);
    const events = await db.selectFrom('events').select(['type', 'data']).orderBy('at').execute();
    expect(events.at(-1)).toMatchObject({
      type: 'offer-request.message',
      data: { id, number: expect.any(String), message: { kind: 'PROPOSAL', text: 'For the whole bridge' } },
    });
    const items = [{ ...PRIMER, quantity: 12, unitPrice: 9, discountPct1: 0, discountPct2: 0 }, OFFERED[1]];
    const taken = await correct(id, { version: 1, items, proposalId: message.proposal.id });
    expect([taken.status, taken.body.version]).toEqual([200, 2]);
    expect(await readProposals(id)).toMatchObject([{ status: 'TAKEN_OVER' }]);
    const again = await correct(id, { version: 2, items, proposalId: message.proposal.id });
    expect([again.status, again.body.code]).toEqual([409, 'Conflict']);
  });

  it('is declined with a text, which the customer gets as a message and by mail', async () => {
    const id = await aSentOffer();
    await propose(id, LINES);
    const [{ id: proposalId }] = await readProposals(id);
    await db.deleteFrom('mailOutbox').execute();
    const decline = (text: string) =>
      call('POST', `${staff(id)}/proposals/${proposalId}/decline`, admin, { text });
    expect((await decline('')).body.errors).toEqual([{ path: 'text', code: 'missing' }]);
    const declined = await decline('We cannot go lower');
    expect(declined.body).toMatchObject({ status: 'ACCEPTED', version: 1, messageCount: 2 });
    expect(await readProposals(id)).toMatchObject([{ status: 'DECLINED' }]);
    const { messages } = (await call('GET', `${own(id)}/messages`, customer)).body;
    expect(messages.at(-1)).toMatchObject({ kind: 'DECLINED', text: 'We cannot go lower' });
    expect((await readMails())[0]?.textBody).toContain('We cannot go lower');
    expect((await decline('Twice')).status).toBe(409);
  });

  it('is replaced by a later one, and outdated once the offer changes', async () => {
    const id = await aSentOffer();
    await propose(id, LINES);
    await propose(id, [{ ...COAT, targetPrice: 6.5 }]);
    expect(await readProposals(id)).toMatchObject([{ status: 'REPLACED' }, { status: 'OPEN' }]);
    await correct(id, { version: 1, items: OFFERED });
    expect(await readProposals(id)).toMatchObject([{ status: 'REPLACED' }, { status: 'OUTDATED' }]);
  });

  it('is rejected for another version, state, line, quantity or customer', async () => {
    const id = await aSentOffer();
    expect((await propose(id, LINES, { version: 2 })).body.code).toBe('OfferChanged');
    expect((await propose(id, [{ ...PRIMER, quantity: 7 }])).body.code).toBe('IllegalItemQuantity');
    const other = { productClass: '3', serial: 'F400', color: '7035', pkg: '25' };
    expect((await propose(id, [{ productCode: other, quantity: 4 }])).body.errors).toMatchObject([
      { path: 'items.0.productCode' },
    ]);
    expect((await propose(id, LINES, {}, customer2)).status).toBe(404);
    expect((await propose(id, LINES, {}, viewer)).status).toBe(403);
    clock.now = new Date('2027-02-01T09:00:00Z');
    expect((await propose(id, LINES, {}, await login(app, 'customer@test.it'))).body.code).toBe(
      'OfferNotAccepted',
    );
  });

  it('that arrives while staff correct the offer is either seen or rejected', async () => {
    for (let round = 0; round < 6; round++) {
      const id = await aSentOffer();
      const [proposed, corrected] = await Promise.all([
        propose(id, LINES),
        correct(id, { version: 1, items: OFFERED, seenMessages: 0 }),
      ]);
      const outcome = [proposed.status, corrected.status];
      expect([
        [201, 409],
        [409, 200],
      ]).toContainEqual(outcome);
    }
  });
});

it('a message on a sent offer does not change it', async () => {
  const id = await aSentOffer();
  await postMessage(app, own(id), customer, { text: 'Thank you' });
  expect((await call('GET', own(id), customer)).body).toMatchObject({ status: 'ACCEPTED', version: 1 });
});
