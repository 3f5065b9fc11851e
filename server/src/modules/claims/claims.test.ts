import { randomUUID } from 'node:crypto';
import { utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { LIMITS } from '@cromia/domain/limits';
import sharp from 'sharp';
import { beforeEach, describe, expect, it } from 'vitest';
import { login } from '../../../test/app.ts';
import { postMessage } from '../../../test/builders/conversations.ts';
import { anOrderDesk, OWN_PATH, STAFF_PATH } from '../../../test/builders/order-desk.ts';
import { anOrder, aUser } from '../../../test/builders/shop.ts';
import { aPdf } from '../../../test/builders/uploads.ts';
import { createFileStore } from '../../platform/files/file-store.ts';
import { purgeClaimPhotos } from './photos/photo-queries.ts';
import { createClaimPhotoCleanupJob, toPhotoKey } from './photos/store-photos.ts';

const desk = await anOrderDesk();
const {
  app,
  db,
  config,
  clock,
  company,
  otherCompany,
  customer,
  customer2,
  agent,
  admin,
  primer,
  coat,
  call,
} = desk;
const CLAIMS = `${OWN_PATH}/claims`;
const DESK_CLAIMS = `${STAFF_PATH}/claims`;
const files = createFileStore(config);

await aUser(db, { username: 'viewer@test.it', role: 'CUSTOMER', customer: company });
await db
  .updateTable('users')
  .set({ companyRole: 'VIEWER' })
  .where('username', '=', 'viewer@test.it')
  .execute();
await aUser(db, { username: 'admin2@test.it', role: 'ADMIN' });
const viewer = await login(app, 'viewer@test.it');
const admin2 = await login(app, 'admin2@test.it');

/** A shipment of 8 packages of the primer in two batches, and 8 of the coat. */
async function aShipment(shipmentCode = 'DDT-1', owner = company) {
  const orderId = await anOrder(db, {
    customer: owner,
    products: [primer, coat],
    orderCode: `V-${shipmentCode}`,
  });
  const { id: shipmentId } = await db
    .insertInto('shipments')
    .values({ shipmentCode, customerId: owner.id, shippedOn: '2026-11-20' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const lines = [
    { productId: primer.id, quantity: 5, batch: 'A1' },
    { productId: primer.id, quantity: 3, batch: 'A2' },
    { productId: coat.id, quantity: 8, batch: null },
  ];
  const rows = lines.map((line, index) => ({ ...line, shipmentId, orderId, sortOrder: index + 1 }));
  await db.insertInto('shipmentItems').values(rows).execute();
  return shipmentCode;
}

beforeEach(async () => {
  await db.deleteFrom('claims').execute();
  await db.deleteFrom('shipments').execute();
  await db.deleteFrom('events').execute();
  await aShipment();
});

/** A photo as a phone takes it: with the camera's name and its location. */
const aPhoto = () =>
  sharp({ create: { width: 300, height: 200, channels: 3, background: '#aa3311' } })
    .withExif({
      IFD0: { Make: 'secret camera' },
      IFD3: {
        GPSLatitudeRef: 'N',
        GPSLatitude: '45/1 33/1 12/1',
        GPSLongitudeRef: 'E',
        GPSLongitude: '9/1 1/1 1/1',
      },
    })
    .jpeg()
    .toBuffer();

const CLAIM = {
  shipmentCode: 'DDT-1',
  reason: 'DAMAGED',
  text: 'A scratch on tin 3',
  items: [{ productCode: primer.productCode, quantity: 2, batch: 'A1' }],
};

interface Sending {
  claim?: object | string;
  photos?: readonly Buffer[];
  as?: { authorization: string };
  url?: string;
  key?: string;
}

async function send({
  claim = {},
  photos = [],
  as = customer,
  url = CLAIMS,
  key = randomUUID(),
}: Sending = {}) {
  const form = new FormData();
  form.append('claim', typeof claim === 'string' ? claim : JSON.stringify({ ...CLAIM, ...claim }));
  for (const photo of photos) form.append('photos', new Blob([new Uint8Array(photo)]), 'photo.jpg');
  const body = new Response(form);
  const response = await app.inject({
    method: 'POST',
    url,
    headers: { ...as, 'idempotency-key': key, 'content-type': body.headers.get('content-type') ?? '' },
    payload: Buffer.from(await body.arrayBuffer()),
  });
  return { status: response.statusCode, body: response.json() };
}

const get = (url: string, as: object) => app.inject({ method: 'GET', url, headers: { ...as } });
const decide = (id: string, body: object, as: object = admin) =>
  call('POST', `${DESK_CLAIMS}/${id}/decision`, as, { text: 'We send new tins.', ...body });
const listEvents = async () =>
  (await db.selectFrom('events').select('type').orderBy('place').execute()).map(({ type }) => type);

describe('a claim', () => {
  it('is numbered, listed, mailed to the desk with its lines, and reported', async () => {
    const { status, body } = await send({ photos: [await aPhoto()] });
    expect([status, body.number]).toEqual([201, expect.stringMatching(/^C26-\d{6}$/)]);
    const detail = await call('GET', `${CLAIMS}/${body.id}`, customer);
    expect(detail.body).toMatchObject({
      ...{ status: 'OPEN', reason: 'DAMAGED', shipmentCode: 'DDT-1', packageCount: 2, photoCount: 1 },
      items: [{ productCode: primer.productCode, quantity: 2, batch: 'A1' }],
      ...{ messages: [], decision: null, version: 1, awaitsCustomer: false },
    });
    const list = await call('GET', `${CLAIMS}?status=UNDECIDED&shipmentCode=ddt`, customer);
    expect(list.body.content.map(({ id }: { id: string }) => id)).toEqual([body.id]);
    expect((await call('GET', `${CLAIMS}?status=ACCEPTED`, customer)).body.content).toEqual([]);
    const [mail] = await desk.readMails();
    expect(mail).toMatchObject({
      recipient: config.brand.email,
      subject: `Nuovo reclamo ${body.number}: Colorificio Uno`,
    });
    expect(mail?.textBody).toContain('F120-7035-25: 2 conf. · lotto A1');
    expect(mail?.textBody).toContain(`/ecommerce/backoffice/claims/${body.id}`);
    expect(await listEvents()).toEqual(['claim.opened']);
    const open = await call('GET', '/api/v1/backoffice/overview', admin);
    expect(open.body.queues).toContainEqual(expect.objectContaining({ queue: 'claims', count: 1 }));
  });

  it('is rejected above the limit of an hour, without a mail', async () => {
    const attempt = {
      ...{ kind: 'CLAIM', key: company.id },
      expiresAt: new Date(clock.now.getTime() + 3_600_000),
    };
    await db
      .insertInto('limitedAttempts')
      .values(Array.from({ length: LIMITS.claimsPerHour - 1 }, () => attempt))
      .execute();
    expect((await send()).status).toBe(201);
    const limited = await send();
    expect([limited.status, limited.body.code]).toEqual([429, 'TooManyRequests']);
    expect(await desk.readMails()).toHaveLength(1);
  });

  it('is stored once for a double click and a lost response, and not for another body', async () => {
    const key = randomUUID();
    const photos = [await aPhoto()];
    const responses = await Promise.all([
      send({ key, photos }),
      send({ key, photos }),
      send({ key, photos }),
    ]);
    expect(responses.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(new Set(responses.map(({ body }) => body.id)).size).toBe(1);
    expect((await send({ key, claim: { text: 'Other' } })).status).toBe(422);
    expect((await call('GET', CLAIMS, customer)).body.totalElements).toBe(1);
  });

  it.each([
    [
      'a product that was not shipped',
      { items: [{ productCode: { ...coat.productCode, pkg: '99' }, quantity: 1 }] },
      400,
      'items.0.productCode',
    ],
    [
      'a batch that was not shipped',
      { items: [{ productCode: primer.productCode, quantity: 1, batch: 'B7' }] },
      400,
      'items.0.batch',
    ],
    [
      'more than was shipped',
      { items: [{ productCode: coat.productCode, quantity: 9 }] },
      422,
      'items.0.quantity',
    ],
    ['no text', { text: ' ' }, 400, 'text'],
    ['a shipment that does not exist', { shipmentCode: 'DDT-404' }, 404, undefined],
  ] as const)('about %s is rejected', async (_, claim, expected, path) => {
    const { status, body } = await send({ claim });
    expect([status, body.errors?.[0]?.path]).toEqual([expected, path]);
  });

  it('that is no JSON, or has seven photos, is rejected', async () => {
    expect((await send({ claim: '{' })).body.errors).toMatchObject([{ path: 'claim', code: 'invalidField' }]);
    const photo = await aPhoto();
    expect((await send({ photos: Array.from({ length: 7 }, () => photo) })).status).toBe(413);
  });

  it('claims packages once, also of claims sent at once', async () => {
    const items = [{ productCode: coat.productCode, quantity: 5 }];
    const users = [customer, agent];
    const sent = await Promise.all(
      users.map((as) =>
        send({
          as,
          claim: { items },
          url: as === agent ? '/api/v1/public/agent/claims?customerCode=100001' : CLAIMS,
        }),
      ),
    );
    expect(sent.map(({ status }) => status).sort()).toEqual([201, 422]);
    const rejected = sent.find(({ status }) => status === 422);
    expect(rejected?.body).toMatchObject({
      code: 'ClaimExceedsShipment',
      errors: [{ path: 'items.0.quantity', limit: { of: 'value', max: 3 } }],
    });
    const accepted = sent.find(({ status }) => status === 201);
    expect((await decide(accepted?.body.id, { decision: 'REJECTED' })).status).toBe(200);
    expect((await send({ claim: { items } })).status).toBe(201);
  });

  it('of a viewer is forbidden, who reads the claims of the customer', async () => {
    expect((await send({ as: viewer })).status).toBe(403);
    const { body } = await send();
    expect((await call('GET', `${CLAIMS}/${body.id}`, viewer)).status).toBe(200);
    expect((await call('POST', `${CLAIMS}/${body.id}/messages`, viewer, { text: 'Hi' })).status).toBe(403);
  });

  it('is unknown to another customer', async () => {
    expect((await send({ as: customer2 })).status).toBe(404);
    await aShipment('DDT-2', otherCompany);
    const own = await send();
    const others = await send({ as: customer2, claim: { shipmentCode: 'DDT-2' }, photos: [await aPhoto()] });
    const { photos } = (await call('GET', `${CLAIMS}/${others.body.id}`, customer2)).body;
    const photo = photos[0].id;
    for (const path of [
      others.body.id,
      `${others.body.id}/photos/${photo}`,
      `${own.body.id}/photos/${photo}`,
    ])
      expect((await get(`${CLAIMS}/${path}`, customer)).statusCode).toBe(404);
    expect((await call('POST', `${CLAIMS}/${others.body.id}/messages`, customer, { text: 'x' })).status).toBe(
      404,
    );
    expect((await call('GET', CLAIMS, customer)).body.totalElements).toBe(1);
    const ofAgent = await get(`/api/v1/public/agent/claims/${others.body.id}?customerCode=100001`, agent);
    expect(ofAgent.statusCode).toBe(404);
  });
});

describe('a photo', () => {
  it('is stored without location and camera, for the customer, its agent and staff', async () => {
    const photo = await aPhoto();
    expect(photo.includes('secret camera')).toBe(true);
    const { body } = await send({ photos: [photo, await sharp(photo).png().toBuffer()] });
    const { photos } = (await call('GET', `${CLAIMS}/${body.id}`, customer)).body;
    expect(photos).toHaveLength(2);
    for (const [url, as] of [
      [`${CLAIMS}/${body.id}/photos/${photos[0].id}`, customer],
      [`${CLAIMS}/${body.id}/photos/${photos[1].id}`, viewer],
      [`/api/v1/public/agent/claims/${body.id}/photos/${photos[0].id}?customerCode=100001`, agent],
      [`${DESK_CLAIMS}/${body.id}/photos/${photos[0].id}`, admin],
    ] as const) {
      const response = await get(url, as);
      expect([response.statusCode, response.headers['content-type']]).toEqual([200, 'image/webp']);
      const { width, height, exif, xmp, iptc, icc } = await sharp(response.rawPayload).metadata();
      expect([width, height, exif, xmp, iptc, icc]).toEqual([
        300,
        200,
        undefined,
        undefined,
        undefined,
        undefined,
      ]);
      expect(response.rawPayload.includes('secret camera')).toBe(false);
    }
    expect((await get(`${CLAIMS}/${body.id}/photos/${photos[0].id}`, {})).statusCode).toBe(401);
  });

  it.each([
    [
      'HEIC',
      async () => Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypheic'), Buffer.alloc(2000)]),
      'PhotoNotReadable',
    ],
    ['a PDF', async () => Buffer.from('%PDF-1.7 no photo'), 'PhotoNotReadable'],
    ['a broken JPEG', async () => (await aPhoto()).subarray(0, 600), 'PhotoNotReadable'],
    [
      'more pixels than accepted',
      () =>
        sharp({ create: { width: LIMITS.imageSide + 1, height: 1, channels: 3, background: '#000' } })
          .png()
          .toBuffer(),
      'ImageTooLarge',
    ],
  ])('%s is rejected by its place, and nothing is stored', async (_, build, code) => {
    const { status, body } = await send({ photos: [await aPhoto(), await build()] });
    expect([status, body.code, body.errors[0].path]).toEqual([422, code, 'photos.1']);
    expect((await call('GET', CLAIMS, customer)).body.totalElements).toBe(0);
  });

  it('beyond the number that a claim may have is rejected with that number', async () => {
    const photo = await aPhoto();
    const { status, body } = await send({
      photos: Array.from({ length: LIMITS.claimPhotos + 1 }, () => photo),
    });
    expect([status, body.code, body.limit]).toEqual([
      413,
      'PayloadTooLarge',
      { of: 'entries', max: LIMITS.claimPhotos },
    ]);
  });

  it('is deleted after two years with its file, and the claim stays', async () => {
    const { body } = await send({ photos: [await aPhoto()] });
    const [photo] = (await call('GET', `${CLAIMS}/${body.id}`, customer)).body.photos;
    const cleanUp = createClaimPhotoCleanupJob({ db, files, now: () => new Date() });
    const isStored = async () => (await files.find(toPhotoKey(photo.id), '')) !== undefined;
    const age = (days: number) => new Date(Date.now() - days * 86_400_000);
    await utimes(join(config.dataDir, 'files', toPhotoKey(photo.id)), age(2), age(2));
    await db
      .updateTable('claimPhotos')
      .set({ createdOn: age(729) })
      .execute();
    await purgeClaimPhotos(db);
    await cleanUp.work();
    expect(await isStored()).toBe(true);
    await db
      .updateTable('claimPhotos')
      .set({ createdOn: age(732) })
      .execute();
    await purgeClaimPhotos(db);
    await cleanUp.work();
    expect(await isStored()).toBe(false);
    expect((await get(`${CLAIMS}/${body.id}/photos/${photo.id}`, customer)).statusCode).toBe(404);
    expect((await call('GET', `${CLAIMS}/${body.id}`, customer)).body).toMatchObject({
      photos: [],
      photoCount: 1,
    });
  });
});

describe('the desk', () => {
  it('lists what waits, oldest first', async () => {
    const first = await send({ claim: { items: [{ productCode: coat.productCode, quantity: 1 }] } });
    clock.now = new Date(clock.now.getTime() + 60_000);
    const second = await send();
    const { body } = await call('GET', `${DESK_CLAIMS}?status=UNDECIDED&customer=Colorificio`, admin);
    expect(body.content.map(({ id }: { id: string }) => id)).toEqual([first.body.id, second.body.id]);
    expect((await call('GET', DESK_CLAIMS, customer)).status).toBe(403);
  });

  it('takes a claim into review once', async () => {
    const { id } = (await send()).body;
    const review = (as: object) => call('POST', `${DESK_CLAIMS}/${id}/review`, as);
    const [first, late] = (await Promise.all([review(admin), review(admin2)])).sort(
      (a, b) => a.status - b.status,
    );
    expect([first?.status, first?.body.status]).toEqual([200, 'IN_REVIEW']);
    expect([late?.status, late?.body.outcome]).toMatchObject([
      409,
      { status: 'IN_REVIEW', changedBy: first?.body.reviewer },
    ]);
  });

  it('decides once, with a credit note, and exactly the announced users of the customer are mailed', async () => {
    const { id, number } = (await send()).body;
    const announced = await call('GET', `${DESK_CLAIMS}/mail-recipients?ids=${id}`, admin);
    const decisions = await Promise.all([
      decide(id, { decision: 'ACCEPTED', creditNote: 'NC-26-14' }),
      decide(id, { decision: 'REFUSED' }, admin2),
    ]);
    const [decided, late] = decisions.sort((a, b) => a.status - b.status);
    expect([decided?.status, late?.status]).toEqual([200, 409]);
    expect(late?.body.outcome).toMatchObject({ status: decided?.body.status });
    const { body } = await call('GET', `${CLAIMS}/${id}`, customer);
    const isAccepted = body.status === 'ACCEPTED';
    expect(body).toMatchObject({
      creditNote: isAccepted ? 'NC-26-14' : null,
      decision: { text: 'We send new tins.' },
    });
    const mails = (await desk.readMails()).filter(({ subject }) => subject.startsWith(`Reclamo ${number}`));
    expect(mails.map(({ recipient }) => recipient)).toEqual(['customer@test.it', 'viewer@test.it']);
    expect(announced.body).toMatchObject([
      { id, recipients: [{ username: 'customer@test.it' }, { username: 'viewer@test.it' }] },
    ]);
    expect(mails[0]?.textBody).toContain(`/ecommerce/profile-customer/claims/${id}?customerCode=100001`);
    expect(await listEvents()).toEqual(['claim.opened', 'claim.decided']);
    const { history } = (await call('GET', `${DESK_CLAIMS}/${id}`, admin)).body;
    expect(history.map(({ action }: { action: string }) => action)).toEqual([
      ...['claims.open', 'claims.review'],
      isAccepted ? 'claims.accept' : 'claims.reject',
    ]);
  });

  it('does not decide on a claim that it has not read to the end', async () => {
    const { id } = (await send()).body;
    await call('POST', `${CLAIMS}/${id}/messages`, customer, { text: 'It was tin 4' });
    const late = await decide(id, { decision: 'REJECTED', version: 1 });
    expect([late.status, late.body.outcome.status]).toEqual([409, 'OPEN']);
    expect((await decide(id, { decision: 'REJECTED', version: 2 })).status).toBe(200);
  });

  it('and the customer write to each other, and the other side is mailed', async () => {
    const { id, number } = (await send()).body;
    await db.deleteFrom('mailOutbox').execute();
    expect((await call('POST', `${DESK_CLAIMS}/${id}/messages`, admin, { text: 'Which tin?' })).status).toBe(
      201,
    );
    const asked = (await call('GET', `${CLAIMS}/${id}`, customer)).body;
    expect(asked).toMatchObject({
      awaitsCustomer: true,
      messages: [{ text: 'Which tin?', isOwn: false, author: { isStaff: true } }],
    });
    const overview = (await call('GET', `${OWN_PATH}/overview`, customer)).body;
    expect(overview.waiting).toContainEqual(expect.objectContaining({ kind: 'claims', id, code: number }));
    expect((await desk.readMails()).map(({ recipient }) => recipient)).toEqual([
      'customer@test.it',
      'viewer@test.it',
    ]);
    await call('POST', `${CLAIMS}/${id}/messages`, customer, { text: 'Tin 3' });
    expect((await desk.readMails()).map(({ recipient }) => recipient)).toContain(config.brand.email);
    expect((await call('GET', `${CLAIMS}/${id}`, customer)).body).toMatchObject({
      awaitsCustomer: false,
      messages: [{ isOwn: false }, { isOwn: true, text: 'Tin 3' }],
    });
    expect((await call('GET', `${OWN_PATH}/overview`, customer)).body.waiting).toEqual([]);
  });

  it('reads messages with files, which are unread until then', async () => {
    const { id } = (await send()).body;
    const sent = { text: 'See', files: [{ name: 'tin.pdf', content: aPdf() }] };
    expect((await postMessage(app, `${CLAIMS}/${id}`, customer, sent)).status).toBe(201);
    const countUnread = async (path: string, headers: object) =>
      (await call('GET', path, headers)).body.content.find((claim: { id: string }) => claim.id === id)
        .unreadMessages;
    expect(await countUnread(DESK_CLAIMS, admin)).toBe(1);
    expect(await countUnread(CLAIMS, viewer)).toBe(1);
    expect(await countUnread(CLAIMS, customer)).toBe(0);
    const { messages, heldSince } = (await call('GET', `${DESK_CLAIMS}/${id}/messages`, admin)).body;
    expect([heldSince, messages.length]).toEqual([null, 1]);
    expect(await countUnread(DESK_CLAIMS, admin)).toBe(0);
    const { attachments, readBy } = (await call('GET', `${CLAIMS}/${id}/messages`, customer)).body
      .messages[0];
    expect(readBy).toMatchObject([{ isStaff: true }]);
    const url = `${CLAIMS}/${id}/attachments/${attachments[0].id}`;
    const download = (headers: object) => app.inject({ method: 'GET', url, headers: { ...headers } });
    expect((await download(viewer)).rawPayload).toEqual(aPdf());
    expect((await download(customer2)).statusCode).toBe(404);
  });

  it.each([
    ['no text', { decision: 'ACCEPTED', text: '' }],
    ['a credit note for a rejection', { decision: 'REJECTED', creditNote: 'NC-1' }],
  ])('cannot decide with %s', async (_, body) => {
    const { id } = (await send()).body;
    expect((await decide(id, body)).status).toBe(400);
  });
});
