import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { login, testApp } from '../../../test/app.ts';
import { aKey } from '../../../test/builders/integration.ts';
import { upload } from '../../../test/builders/uploads.ts';
import { callConcurrently } from '../../../test/call-concurrently.ts';
import { createFileStore } from '../../platform/files/file-store.ts';
import { stripTextChunks } from './encode.ts';
import { createImageCleanupJob, toImageKey } from './files.ts';

const DESK = '/api/v1/backoffice/product-images';
const DAY_MS = 86_400_000;

const { app, db, config } = await testApp('demo');
const { key } = await aKey(db);
const erp = { authorization: `Bearer ${key}` };
const staff = await login(app, 'it@demo.cromia.test');
const files = createFileStore(config);

const ofColor = (background: string, width = 800, height = 600) =>
  sharp({ create: { width, height, channels: 3, background } });
const jpeg = (background: string) => ofColor(background).jpeg().toBuffer();

function put(lat: string, payload: Buffer, contentType = 'image/jpeg') {
  return app.inject({
    method: 'PUT',
    url: `/api/v1/integration/images/${encodeURIComponent(lat)}`,
    headers: { ...erp, 'content-type': contentType },
    payload,
  });
}

const get = (lat: string, query = '', headers = {}) =>
  app.inject({ url: `/api/products/images/${encodeURIComponent(lat)}${query}`, headers });

function chunk(type: string, data: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  // The checksum is wrong, as these tests do not need a valid one.
  return Buffer.concat([length, Buffer.from(type, 'latin1'), data, Buffer.alloc(4)]);
}

/** A small PNG that claims many pixels. */
function pngBomb(side: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header.set([8, 6, 0, 0, 0], 8);
  const start = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const content = deflateSync(Buffer.alloc(1_000_000));
  return Buffer.concat([
    start,
    chunk('IHDR', header),
    chunk('IDAT', content),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

describe('a product image', () => {
  it('is decoded without PNG text chunks, which can inflate to gigabytes', async () => {
    const image = await ofColor('#123456').png().toBuffer();
    // Keyword, compression method, and 20 MB of zeros.
    const text = Buffer.concat([Buffer.from('Comment\0\0', 'latin1'), deflateSync(Buffer.alloc(20_000_000))]);
    const header = 33;
    const sent = Buffer.concat([image.subarray(0, header), chunk('zTXt', text), image.subarray(header)]);
    expect(stripTextChunks(sent)).toEqual(stripTextChunks(image));
    expect((await put('F120 25/text', sent)).json()).toMatchObject({ outcome: 'CREATED' });
  });

  it('is served as WebP in three widths with an ETag, and cached for a year under its version', async () => {
    const stored = await put('F120 25/a', await jpeg('#c2410c'));
    expect([stored.statusCode, stored.json().outcome]).toEqual([200, 'CREATED']);
    const { version } = stored.json();
    for (const [query, width] of [
      ['', 640],
      ['?width=160', 160],
      ['?width=320', 320],
      [`?width=640&v=${version}`, 640],
    ] as const) {
      const response = await get('F120 25/a', query);
      expect([response.statusCode, response.headers['content-type']]).toEqual([200, 'image/webp']);
      expect((await sharp(response.rawPayload).metadata()).width).toBe(width);
      expect(response.headers['cache-control']).toBe(
        `public, max-age=${query.includes('v=') ? 31536000 : 300}, immutable`,
      );
      const { etag = '' } = response.headers;
      expect(etag).toMatch(/^"[0-9a-f]{64}-\d+"$/);
      const again = await get('F120 25/a', query, { 'if-none-match': etag });
      expect([again.statusCode, again.body]).toEqual([304, '']);
    }
    expect((await get('F120 25/a', '?width=200')).statusCode).toBe(400);
  });

  it('is answered with an uncached 404 when missing', async () => {
    const response = await get('nothing');
    expect([response.statusCode, response.headers['cache-control']]).toEqual([404, 'no-store']);
  });

  it('is reflected in product answers at once when stored, replaced or deleted', async () => {
    const images = async () => {
      const found = await app.inject({ url: '/api/products/filters/advanced?serial=M200&color=9005' });
      const { pkg, imageVersion, image } = found.json().content[0].colors[0].products[0];
      const detail = (await app.inject({ url: `/api/products/3/M200/9005/${pkg}` })).json();
      expect(detail.lat).toBe(image);
      expect(detail.variants.find((each: { pkg: string }) => each.pkg === pkg).imageVersion).toBe(
        detail.imageVersion,
      );
      return { lat: image as string, shown: [imageVersion ?? null, detail.imageVersion] };
    };
    const { lat, shown } = await images();
    expect(shown).toEqual([null, null]);
    const first = (await put(lat, await jpeg('#1f7a33'))).json();
    expect((await images()).shown).toEqual([first.version, first.version]);
    const second = (await put(lat, await jpeg('#c92a2a'))).json();
    expect(second.outcome).toBe('REPLACED');
    expect(second.version).not.toBe(first.version);
    expect((await images()).shown).toEqual([second.version, second.version]);
    const url = `${DESK}/${encodeURIComponent(lat)}?version=`;
    const stale = await app.inject({ method: 'DELETE', url: `${url}${first.version}`, headers: staff });
    expect(stale.statusCode).toBe(409);
    const removed = await app.inject({ method: 'DELETE', url: `${url}${second.version}`, headers: staff });
    expect(removed.statusCode).toBe(204);
    expect((await images()).shown).toEqual([null, null]);
    expect((await get(lat)).statusCode).toBe(404);
    const gone = await app.inject({ method: 'DELETE', url: `${url}${second.version}`, headers: staff });
    expect(gone.statusCode).toBe(404);
  });

  it('is stored upright, without metadata and not enlarged', async () => {
    const sent = await ofColor('#123456', 300, 200)
      .withExif({ IFD0: { Artist: 'somebody', Copyright: 'secret place' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    expect(sent.includes('secret place') || (await sharp(sent).metadata()).exif !== undefined).toBe(true);
    expect((await put('turned', sent)).statusCode).toBe(200);
    const response = await get('turned', '?width=640');
    const { width, height, exif, icc, orientation } = await sharp(response.rawPayload).metadata();
    // Not enlarged, and rotated by 90 degrees.
    expect([width, height, exif, icc, orientation]).toEqual([200, 300, undefined, undefined, undefined]);
  });

  it('is recognized as JPEG, PNG or WebP by its content, sent raw or as a form', async () => {
    const sent = {
      jpeg: await jpeg('#111111'),
      png: await ofColor('#222222').png().toBuffer(),
      webp: await ofColor('#333333').webp().toBuffer(),
    };
    for (const [name, content] of Object.entries(sent))
      expect((await put(name, content, 'application/octet-stream')).statusCode).toBe(200);
    const form = new FormData();
    form.append('file', new Blob([new Uint8Array(sent.png)]), 'x.png');
    const body = new Response(form);
    const type = body.headers.get('content-type') ?? '';
    expect((await put('form', Buffer.from(await body.arrayBuffer()), type)).statusCode).toBe(200);
    expect((await get('form')).statusCode).toBe(200);
  });

  it('is unchanged when the same file is uploaded again', async () => {
    const content = await jpeg('#444444');
    await put('same', content);
    const again = await put('same', content);
    expect([again.statusCode, again.json().outcome]).toEqual([200, 'UNCHANGED']);
    const audited = await db.selectFrom('auditLog').select('id').where('entityId', '=', 'same').execute();
    expect(audited).toHaveLength(1);
  });
});

describe('an image upload', () => {
  it('is refused when too large, of another type, damaged or a decompression bomb', async () => {
    const whole = await sharp({
      create: {
        width: 400,
        height: 400,
        channels: 3,
        background: '#fff',
        noise: { type: 'gaussian', mean: 99, sigma: 50 },
      },
    })
      .png()
      .toBuffer();
    const rejections: [Buffer, number, string][] = [
      [Buffer.alloc(10_485_761, 0xff), 413, 'PayloadTooLarge'],
      [
        Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'),
        415,
        'UnsupportedMediaType',
      ],
      [await ofColor('#fff').gif().toBuffer(), 415, 'UnsupportedMediaType'],
      [Buffer.from([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3]), 400, 'BadRequest'],
      [whole.subarray(0, whole.length / 2), 400, 'BadRequest'],
      [pngBomb(60_000), 422, 'ImageTooLarge'],
      [pngBomb(5_001), 422, 'ImageTooLarge'],
      // The size in the header is allowed, but the content does not match it.
      [pngBomb(4_999), 400, 'BadRequest'],
    ];
    for (const [content, status, code] of rejections)
      expect((await put('refused', content)).json()).toMatchObject({ status, code });
    expect((await put('x'.repeat(101), whole)).statusCode).toBe(400);
    expect((await put('refused', Buffer.alloc(0))).statusCode).toBe(415);
    expect((await put('refused', whole, 'text/plain')).statusCode).toBe(415);
    expect((await get('refused')).statusCode).toBe(404);
    expect((await put('refused', whole)).statusCode).toBe(200);
  });

  it('is refused while another one of the same key or user is running', async () => {
    const content = await jpeg('#555555');
    const atOnce = (calls: (() => ReturnType<typeof put>)[]) =>
      callConcurrently(db, ['productImages'], calls, { minRejected: 1 });
    const both = await atOnce([() => put('one', content), () => put('other', content)]);
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 429]);
    expect((await put('other', content)).statusCode).toBe(200);
    const sent = () => upload(app, DESK, staff, { file: content, fields: { lat: 'F120-05' } });
    const desks = await atOnce([sent, sent]);
    expect(desks.map(({ statusCode }) => statusCode).sort()).toEqual([200, 429]);
  });
});

describe('the back office', () => {
  const listed = async (query: string) =>
    (await app.inject({ url: `${DESK}?${query}`, headers: staff })).json().content;

  it('lists image names with and without an image, and the user or key that stored it', async () => {
    await upload(app, DESK, staff, { file: await jpeg('#666666'), fields: { lat: 'E600-L0' } });
    await put('unknown-name', await jpeg('#777777'));
    const [own] = await listed('searchString=e600-l0');
    expect(own).toMatchObject({
      lat: 'E600-L0',
      serials: ['E600'],
      width: 800,
      height: 600,
      storedBy: 'it@demo.cromia.test',
    });
    expect(own.products).toBeGreaterThan(1);
    expect((await listed('searchString=unknown-name'))[0]).toMatchObject({ products: 0, storedBy: 'ERP' });
    expect(await listed('searchString=E600&state=STORED')).toHaveLength(1);
    const missing = await listed('searchString=E600&state=MISSING&sort=lat,desc');
    expect(missing.map(({ lat }: { lat: string }) => lat)).toEqual(['E600-LX', 'E600-L5', 'E600-L2']);
    expect((await listed('sort=storedOn,desc'))[0]).toMatchObject({ lat: 'unknown-name' });
  });

  it('finds the image name by the file name, ignoring case and extension', async () => {
    const named = async (fileName: string) => {
      const form = new FormData();
      form.append('file', new Blob([new Uint8Array(await jpeg('#888888'))]), fileName);
      const body = new Response(form);
      return app.inject({
        method: 'POST',
        url: DESK,
        headers: { ...staff, 'content-type': body.headers.get('content-type') ?? '' },
        payload: Buffer.from(await body.arrayBuffer()),
      });
    };
    expect((await named('h500-l4.JPG')).json()).toMatchObject({ lat: 'H500-L4', outcome: 'CREATED' });
    expect((await named('unheard of.jpg')).statusCode).toBe(404);
  });

  it('shows every change with its user or key in the audit log', async () => {
    await put('audited', await jpeg('#999999'));
    const { version } = (await put('audited', await jpeg('#aaaaaa'))).json();
    await app.inject({ method: 'DELETE', url: `${DESK}/audited?version=${version}`, headers: staff });
    const entries = await db
      .selectFrom('auditLog')
      .leftJoin('users', 'users.id', 'auditLog.userId')
      .select(['action', 'users.username', 'details'])
      .where('entityId', '=', 'audited')
      .orderBy('auditLog.id')
      .execute();
    expect(entries).toMatchObject([
      { action: 'product-images.store', username: null, details: { keyName: 'ERP' } },
      { action: 'product-images.store', details: { version } },
      { action: 'product-images.remove', username: 'it@demo.cromia.test' },
    ]);
  });
});

describe('the files of an image', () => {
  const DAYS = (days: number) => new Date(Date.now() + days * DAY_MS);
  const cleanUp = (now: Date) => createImageCleanupJob({ db, files, now: () => now }).work();
  const checksumOf = async (lat: string) => {
    const { checksum } = await db
      .selectFrom('productImages')
      .select('checksum')
      .where('lat', '=', lat)
      .executeTakeFirstOrThrow();
    return checksum;
  };
  const isThere = async (checksum: string) => (await files.find(toImageKey(checksum, 320), '')) !== undefined;

  it('are deleted a day after the image is replaced, regardless of age; current files stay', async () => {
    await put('cleaned', await jpeg('#bbbbbb'));
    const checksum = await checksumOf('cleaned');
    await put('cleaned', await jpeg('#cccccc'));
    await cleanUp(DAYS(0));
    expect(await isThere(checksum)).toBe(true);
    // Simulates an image stored long ago and replaced less than a day before the next clean-up.
    await db
      .updateTable('removedProductImages')
      .set({ removedAt: DAYS(1.5) })
      .where('checksum', '=', checksum)
      .execute();
    await cleanUp(DAYS(2));
    expect(await isThere(checksum)).toBe(true);
    await cleanUp(DAYS(3));
    expect(await isThere(checksum)).toBe(false);
    expect((await get('cleaned')).statusCode).toBe(200);
  });

  it('are kept while another image uses them or the image uses them again', async () => {
    const content = await jpeg('#dddddd');
    await put('shared', content);
    await put('sharing', content);
    const checksum = await checksumOf('shared');
    await put('shared', await jpeg('#eeeeee'));
    await cleanUp(DAYS(5));
    expect((await get('sharing')).statusCode).toBe(200);
    await put('sharing', await jpeg('#eeeeef'));
    await put('shared', content);
    await cleanUp(DAYS(5));
    expect(await isThere(checksum)).toBe(true);
  });

  it('are recreated by the same upload when missing from the store', async () => {
    const content = await jpeg('#abcdef');
    await put('lost', content);
    await files.delete(toImageKey(await checksumOf('lost'), 320));
    expect((await get('lost', '?width=320')).statusCode).toBe(404);
    expect((await put('lost', content)).json()).toMatchObject({ outcome: 'REPLACED' });
    expect((await get('lost', '?width=320')).statusCode).toBe(200);
    expect((await put('lost', content)).json()).toMatchObject({ outcome: 'UNCHANGED' });
  });
});
