import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { login } from '../../../test/app.ts';
import { postMessage } from '../../../test/builders/conversations.ts';
import { anOrderDesk, OWN_PATH, STAFF_PATH } from '../../../test/builders/order-desk.ts';
import { aUser } from '../../../test/builders/shop.ts';
import { aPdf } from '../../../test/builders/uploads.ts';
import { createFileStore } from '../../platform/files/file-store.ts';
import { createAttachmentCleanupJob } from './attachments/store-attachments.ts';

const desk = await anOrderDesk();
const { app, db, config, clock, company, primer, coat, customer, customer2, agent, admin, call } = desk;
const { sendOrderRequest, readMails } = desk;
await aUser(db, { username: 'viewer@test.it', role: 'CUSTOMER', customer: company });
await db
  .updateTable('users')
  .set({ companyRole: 'VIEWER' })
  .where('username', '=', 'viewer@test.it')
  .execute();
await aUser(db, { username: 'clerk@test.it', role: 'CROMIA', firstname: 'Carla', lastname: 'Conti' });
await aUser(db, { username: 'it@test.it', role: 'IT' });
const viewer = await login(app, 'viewer@test.it');
const clerk = await login(app, 'clerk@test.it');

async function sendOfferRequest(): Promise<string> {
  const items = [
    { productCode: primer.productCode, quantity: 8 },
    { productCode: coat.productCode, quantity: 3 },
  ];
  await call('POST', `${OWN_PATH}/carts`, customer, { items });
  const { status, body } = await call('POST', `${OWN_PATH}/offer-requests`, customer, {
    items,
    deliveryDateRequested: '2026-11-30',
    acceptMultipleShipping: true,
  });
  expect(status).toBe(201);
  return body.id;
}

const AGENT_PATH = '/api/v1/public/agent';
const FOR_COMPANY = '?customerCode=100001';
const KINDS = ['offer-requests', 'order-requests'] as const;
type Kind = (typeof KINDS)[number];
const send = (kind: Kind) => (kind === 'offer-requests' ? sendOfferRequest() : sendOrderRequest());
const own = (kind: Kind, id: string) => `${OWN_PATH}/${kind}/${id}`;
const staff = (kind: Kind, id: string) => `${STAFF_PATH}/${kind}/${id}`;
const read = async (url: string, headers: object) => (await call('GET', `${url}/messages`, headers)).body;
const forgetMails = () => db.deleteFrom('mailOutbox').execute();
const hold = (kind: Kind, id: string, body: object = { question: 'Is 20 kg fine?' }, headers = admin) =>
  call('POST', `${staff(kind, id)}/hold`, headers, body);
const listIds = async (path: string, headers: object) =>
  (await call('GET', path, headers)).body.content.map(({ id }: { id: string }) => id);

/** A photo with the position at which it was taken. */
async function aPhoto(): Promise<Buffer> {
  return sharp({ create: { width: 40, height: 30, channels: 3, background: '#a33' } })
    .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '45/1 28/1 0/1' } })
    .jpeg()
    .toBuffer();
}

describe.each(KINDS)('messages on one of the %s', (kind) => {
  it('are read by both sides, who see by whom and when', async () => {
    const id = await send(kind);
    expect((await postMessage(app, own(kind, id), customer, { text: ' When? ' })).status).toBe(201);
    clock.now = new Date('2026-11-21T12:00:00Z');
    const atDesk = await read(staff(kind, id), clerk);
    expect(atDesk).toMatchObject({
      heldSince: null,
      messages: [{ text: 'When?', kind: 'MESSAGE', isOwn: false, author: { isStaff: false } }],
    });
    expect((await postMessage(app, staff(kind, id), clerk, { text: 'On Monday' })).status).toBe(201);
    const [question, answer] = (await read(own(kind, id), customer)).messages;
    expect(question).toMatchObject({
      isOwn: true,
      readBy: [{ name: 'Carla Conti', isStaff: true, at: '2026-11-21T12:00:00.000Z' }],
    });
    expect(answer).toMatchObject({ text: 'On Monday', author: { name: 'Carla Conti', isStaff: true } });
    expect(JSON.stringify(answer)).not.toContain('clerk@test.it');
  });

  it('are written by the agent of the customer, but not by who only reads', async () => {
    const id = await send(kind);
    const url = `${AGENT_PATH}/${kind}/${id}`;
    const written = await app.inject({
      method: 'POST',
      url: `${url}/messages${FOR_COMPANY}`,
      headers: { ...agent, 'content-type': 'multipart/form-data; boundary=x' },
      payload: '--x\r\ncontent-disposition: form-data; name="text"\r\n\r\nHello\r\n--x--\r\n',
    });
    expect(written.statusCode).toBe(201);
    expect((await postMessage(app, own(kind, id), viewer, { text: 'No' })).status).toBe(403);
    expect((await read(own(kind, id), viewer)).messages).toHaveLength(1);
    expect((await read(own(kind, id), customer2)).code).toBe('NotFound');
    expect((await postMessage(app, own(kind, id), customer2, { text: 'No' })).status).toBe(404);
    expect((await call('GET', `${staff(kind, id)}/messages`, await login(app, 'it@test.it'))).status).toBe(
      403,
    );
  });

  it('are marked in lists until they are read: by each user, and by staff together', async () => {
    const id = await send(kind);
    await postMessage(app, own(kind, id), customer, { text: 'One' });
    await postMessage(app, own(kind, id), customer, { text: 'Two' });
    const countAt = async (path: string, headers: object) =>
      (await call('GET', path, headers)).body.content[0].unreadMessages;
    expect(await countAt(`${STAFF_PATH}/${kind}`, admin)).toBe(2);
    expect(await listIds(`${STAFF_PATH}/${kind}?status=UNREAD`, admin)).toEqual([id]);
    expect(await countAt(`${OWN_PATH}/${kind}`, customer)).toBe(0);
    expect(await countAt(`${OWN_PATH}/${kind}`, viewer)).toBe(2);
    expect(await listIds(`${OWN_PATH}/${kind}?status=UNREAD`, customer)).toEqual([]);
    expect(await countAt(`${AGENT_PATH}/portfolio/${kind}`, agent)).toBe(2);
    await read(staff(kind, id), clerk);
    expect(await countAt(`${STAFF_PATH}/${kind}`, admin)).toBe(0);
    await read(own(kind, id), viewer);
    expect(await countAt(`${OWN_PATH}/${kind}`, viewer)).toBe(0);
    const detail = await call('GET', staff(kind, id), admin);
    expect(detail.body.messageCount).toBe(2);
  });

  it('mail the other side once, until it reads', async () => {
    const id = await send(kind);
    await forgetMails();
    await postMessage(app, own(kind, id), customer, { text: 'One' });
    await postMessage(app, own(kind, id), customer, { text: 'Two' });
    const [mail, ...others] = await readMails();
    expect(others).toEqual([]);
    expect(mail?.recipient).toBe(config.brand.email);
    expect(mail?.textBody).toContain(`/ecommerce/backoffice/${kind}/${id}`);
    expect(mail?.textBody).toContain('> One');
    await read(staff(kind, id), admin);
    await postMessage(app, own(kind, id), customer, { text: 'Three' });
    expect(await readMails()).toHaveLength(2);

    await forgetMails();
    await postMessage(app, staff(kind, id), admin, { text: 'Monday' });
    await read(own(kind, id), viewer);
    await postMessage(app, staff(kind, id), admin, { text: 'Or Tuesday' });
    const recipients = (await readMails()).map(({ recipient }) => recipient);
    expect(recipients).toEqual(['customer@test.it', 'viewer@test.it', 'viewer@test.it']);
  });

  it('can be sent as JSON without files', async () => {
    const id = await send(kind);
    expect((await call('POST', `${own(kind, id)}/messages`, customer, { text: 'Hello' })).status).toBe(201);
    expect((await read(own(kind, id), customer)).messages).toMatchObject([
      { text: 'Hello', attachments: [] },
    ]);
    for (const body of [{ text: ' ' }, { text: 5 }, [], undefined])
      expect((await call('POST', `${own(kind, id)}/messages`, customer, body)).status).toBe(400);
  });

  it('are stored once for one idempotency key', async () => {
    const id = await send(kind);
    const first = await postMessage(app, own(kind, id), customer, { text: 'One', key: 'k1' });
    expect(await postMessage(app, own(kind, id), customer, { text: 'One', key: 'k1' })).toEqual(first);
    const other = await postMessage(app, own(kind, id), customer, { text: 'Two', key: 'k1' });
    expect(other.body.code).toBe('IdempotencyKeyReused');
    expect((await read(own(kind, id), customer)).messages).toHaveLength(1);
    await db.deleteFrom('idempotencyKeys').execute();
  });

  it('take PDFs and photos, which lose their metadata, and nothing else', async () => {
    const id = await send(kind);
    const photo = await aPhoto();
    expect((await sharp(photo).metadata()).exif).toBeDefined();
    const files = [
      { name: 'C:\\plan.PDF', content: aPdf() },
      { name: 'Fleck à la cave.jpg', content: photo },
    ];
    expect((await postMessage(app, own(kind, id), customer, { files })).status).toBe(201);
    const [message] = (await read(staff(kind, id), admin)).messages;
    expect(message.attachments).toMatchObject([
      { fileName: 'plan.pdf', contentType: 'application/pdf' },
      { fileName: 'Fleck à la cave.webp', contentType: 'image/webp' },
    ]);
    const [pdf, image] = message.attachments;
    const download = (path: string, headers: object) =>
      app.inject({ method: 'GET', url: path, headers: { ...headers } });
    const stored = await download(`${staff(kind, id)}/attachments/${image.id}`, admin);
    expect(stored.headers['content-disposition']).toBe('attachment; filename="Fleck-la-cave.webp"');
    expect((await sharp(stored.rawPayload).metadata()).exif).toBeUndefined();
    expect((await download(`${own(kind, id)}/attachments/${pdf.id}`, viewer)).rawPayload).toEqual(aPdf());
    expect((await download(`${own(kind, id)}/attachments/${pdf.id}`, customer2)).statusCode).toBe(404);
    const otherKind = kind === 'offer-requests' ? 'order-requests' : 'offer-requests';
    const foreign = await send(otherKind);
    expect((await download(`${own(otherKind, foreign)}/attachments/${pdf.id}`, customer)).statusCode).toBe(
      404,
    );

    const reject = async (name: string, content: Buffer) =>
      (await postMessage(app, own(kind, id), customer, { files: [{ name, content }] })).body;
    expect((await reject('a.html', Buffer.from('<script>'))).code).toBe('UnsupportedMediaType');
    const script = await reject('a.pdf', aPdf('a', 0, '/JavaScript (app.alert(1))'));
    expect(script.errors).toEqual([{ path: 'attachments.0', code: 'invalidField' }]);
    const many = Array.from({ length: 6 }, () => ({ name: 'a.pdf', content: aPdf() }));
    expect((await postMessage(app, own(kind, id), customer, { files: many })).status).toBe(413);
    expect((await postMessage(app, own(kind, id), customer, {})).body.errors).toEqual([
      { path: 'text', code: 'missing' },
    ]);
    const long = await postMessage(app, own(kind, id), customer, { text: 'è'.repeat(2001) });
    expect(long.body.errors).toMatchObject([{ path: 'text', code: 'invalidLenght' }]);
  });

  it('are deleted with their request, and their files a day later', async () => {
    const id = await send(kind);
    await postMessage(app, own(kind, id), customer, { files: [{ name: 'a.pdf', content: aPdf() }] });
    const { attachments } = (await read(own(kind, id), customer)).messages[0];
    const files = createFileStore(config);
    const isStored = async () =>
      (await files.find(`request-messages/${attachments[0].id}`, '')) !== undefined;
    const clean = (now: Date) => createAttachmentCleanupJob({ db, files, now: () => now }).work();
    await clean(new Date(Date.now() + 2 * 86_400_000));
    expect(await isStored()).toBe(true);
    const table = kind === 'offer-requests' ? 'offerRequests' : 'orderRequests';
    await db.deleteFrom(table).where('id', '=', id).execute();
    expect(await db.selectFrom('messages').select('id').execute()).toEqual([]);
    await clean(new Date());
    expect(await isStored()).toBe(true);
    await clean(new Date(Date.now() + 2 * 86_400_000));
    expect(await isStored()).toBe(false);
  });
});

describe.each(KINDS)('putting one of the %s on hold', (kind) => {
  it('asks the customer, and lets it wait apart until the customer answers', async () => {
    const id = await send(kind);
    await forgetMails();
    clock.now = new Date('2026-11-21T12:00:00Z');
    const held = await hold(kind, id);
    expect([held.status, held.body.status, held.body.heldSince]).toEqual([
      200,
      'PENDING',
      '2026-11-21T12:00:00.000Z',
    ]);
    const mails = await readMails();
    expect(mails.map(({ recipient }) => recipient)).toEqual(['customer@test.it', 'viewer@test.it']);
    expect(mails[0]?.subject).toMatch(/^Domanda sulla richiesta/);
    expect(mails[0]?.textBody).toContain('Is 20 kg fine?');
    expect(mails[0]?.textBody).toContain(`open=${id}`);
    expect(await listIds(`${STAFF_PATH}/${kind}?status=PENDING`, admin)).toEqual([]);
    expect(await listIds(`${STAFF_PATH}/${kind}?status=HELD`, admin)).toEqual([id]);
    expect(await listIds(`${OWN_PATH}/${kind}?status=PENDING`, customer)).toEqual([id]);
    expect(await listIds(`${OWN_PATH}/${kind}?status=HELD`, customer)).toEqual([id]);
    expect((await call('GET', own(kind, id), customer)).body.heldSince).toBe('2026-11-21T12:00:00.000Z');
    expect((await read(own(kind, id), customer)).messages).toMatchObject([
      { kind: 'QUESTION', text: 'Is 20 kg fine?' },
    ]);
    await postMessage(app, staff(kind, id), admin, { text: 'Please hurry' });
    expect(await listIds(`${STAFF_PATH}/${kind}?status=HELD`, admin)).toEqual([id]);
    await postMessage(app, own(kind, id), customer, { text: 'Yes' });
    expect(await listIds(`${STAFF_PATH}/${kind}?status=PENDING`, admin)).toEqual([id]);
    expect(await listIds(`${STAFF_PATH}/${kind}?status=HELD`, admin)).toEqual([]);
    const { history } = (await call('GET', staff(kind, id), admin)).body;
    expect(history.map(({ action }: { action: string }) => action)).toContain(`${kind}.hold`);
  });

  it('is not possible for a decided request, nor past unread messages', async () => {
    const id = await send(kind);
    await postMessage(app, own(kind, id), customer, { text: 'By the way' });
    const late = await hold(kind, id, { question: 'Sure?', seenMessages: 0 });
    expect([late.status, late.body.code, late.body.messageCount]).toEqual([409, 'NewMessages', 1]);
    const decision = { decision: 'REJECTED', seenMessages: 0 };
    expect((await call('POST', `${staff(kind, id)}/decision`, admin, decision)).body.code).toBe(
      'NewMessages',
    );
    const decided = await call('POST', `${staff(kind, id)}/decision`, admin, {
      ...decision,
      seenMessages: 1,
    });
    expect(decided.body.status).toBe('REJECTED');
    expect((await hold(kind, id)).body).toMatchObject({ code: 'Conflict', outcome: { status: 'REJECTED' } });
    expect((await hold(kind, id, { question: ' ' })).body.errors).toMatchObject([{ path: 'question' }]);
  });

  it('leaves one outcome of a clerk who decides while another asks and the customer answers', async () => {
    for (let round = 0; round < 6; round++) {
      const id = await send(kind);
      const [decided, held, answered] = await Promise.all([
        call('POST', `${staff(kind, id)}/decision`, admin, { decision: 'REJECTED', seenMessages: 0 }),
        hold(kind, id, { question: 'Which?', seenMessages: 0 }, clerk),
        postMessage(app, own(kind, id), customer, { text: 'Never mind' }),
      ]);
      expect(answered.status).toBe(201);
      expect([200, 409]).toContain(decided.status);
      expect([200, 409]).toContain(held.status);
      const { status, messageCount } = (await call('GET', staff(kind, id), admin)).body;
      expect(status).toBe(decided.status === 200 ? 'REJECTED' : 'PENDING');
      expect(messageCount).toBe(held.status === 200 ? 2 : 1);
      // A decision that saw no message was not made after one.
      if (decided.status === 200 && held.status === 200) expect(status).toBe('PENDING');
    }
  });
});

describe.each(KINDS)('changing one of the %s that is pending', (kind) => {
  const change = (id: string, items: object[], more: object = {}, headers = customer) =>
    call('POST', `${own(kind, id)}/change`, headers, { items, ...more });

  it('lowers and removes lines, returns it to the queue and tells staff', async () => {
    const id = await send(kind);
    await hold(kind, id);
    await forgetMails();
    const before = (await call('GET', staff(kind, id), admin)).body;
    const changed = await change(id, [{ productCode: primer.productCode, quantity: 4 }], {
      text: 'Without the coat',
      seenMessages: 1,
    });
    expect(changed.status).toBe(201);
    const after = (await call('GET', staff(kind, id), admin)).body;
    expect(after).toMatchObject({ status: 'PENDING', heldSince: null, itemCount: 1 });
    expect(after.items).toMatchObject([{ quantity: 4 }]);
    expect(after.totalWeight).toBeLessThan(before.totalWeight);
    if (kind === 'order-requests') {
      // 9.5 × unit quantity × 4 packages, less the customer's 2 %
      expect(after.items[0].finalUnitPrice).toBe(9.5);
      expect(after.requestedTotal).toBeCloseTo(after.items[0].rowTotal * 0.98, 2);
    }
    const [, message] = (await read(staff(kind, id), admin)).messages;
    expect(message).toMatchObject({ kind: 'CHANGE', text: 'Without the coat' });
    expect(message.changedLines).toContainEqual({ productCode: coat.productCode, was: 3, is: 0 });
    const mails = await readMails();
    expect(mails.map(({ recipient }) => recipient)).toEqual([config.brand.email]);
    expect(mails[0]?.textBody).toContain('F200');
  });

  it('is rejected off the multiplier, with other lines, without a change, and by others', async () => {
    const id = await send(kind);
    const line = { productCode: primer.productCode };
    const quantities = (quantity: number) => [
      { ...line, quantity },
      { productCode: coat.productCode, quantity: 3 },
    ];
    expect((await change(id, quantities(3))).body.code).toBe('IllegalItemQuantity');
    const raised = await change(id, quantities(12));
    expect(raised.status).toBe(kind === 'offer-requests' ? 201 : 400);
    expect((await change(id, [{ productCode: desk.unpriced.productCode, quantity: 1 }])).status).toBe(400);
    const same = (await call('GET', own(kind, id), customer)).body.items;
    expect(
      (
        await change(
          id,
          same.map(({ productCode, quantity }: never) => ({ productCode, quantity })),
        )
      ).status,
    ).toBe(400);
    expect((await change(id, quantities(4), {}, viewer)).status).toBe(403);
    expect((await change(id, quantities(4), {}, customer2)).status).toBe(404);
    await call('POST', `${staff(kind, id)}/decision`, admin, { decision: 'REJECTED' });
    expect((await change(id, quantities(4))).body).toMatchObject({ outcome: { status: 'REJECTED' } });
  });
});
