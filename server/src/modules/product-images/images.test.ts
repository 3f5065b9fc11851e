import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { login, testApp } from '../../../test/app.ts';
import { aKey } from '../../../test/builders/integration.ts';
import { upload } from '../../../test/builders/uploads.ts';
import { callConcurrently } from '../../../test/call-concurrently.ts';
import { stripTextChunks } from '../../platform/files/decode-image.ts';
import { createFileStore } from '../../platform/files/file-store.ts';
import { createImageCleanupJob, toImageKey } from './files.ts';

const DESK_PATH = '/api/v1/backoffice/product-images';
const DAY_MS = 86_400_000;

const { app, db, config } = await testApp('demo');
const { key } = await aKey(db);
const erp = { authorization: `Bearer ${key}` };
const staff = await login(app, 'it@demo.cromia.test');
const files = createFileStore(config);

const createImage = (background: string, width = 800, height = 600) =>
  sharp({ create: { width, height, channels: 3, background } });
const createJpeg = (background: string) => createImage(background).jpeg().toBuffer();

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
function pngBomb(width: number, height = width): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
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
    const image = await createImage('#123456').png().toBuffer();
    // Keyword, compression method, and 20 MB of zeros.
    const text = Buffer.concat([Buffer.from('Comment\0\0', 'latin1'), deflateSync(Buffer.alloc(20_000_000))]);
    const header = 33;
    const source = Buffer.concat([image.subarray(0, header), chunk('zTXt', text), image.subarray(header)]);
    expect(stripTextChunks(source)).toEqual(stripTextChunks(image));
    expect((await put('F120 25/text', source)).json()).toMatchObject({ outcome: 'CREATED' });
  });

  it('is served as WebP in three widths with an ETag, and cached for a year under its version', async () => {
    const storedResponse = await put('F120 25/a', await createJpeg('#c2410c'));
    expect([storedResponse.statusCode, storedResponse.json().outcome]).toEqual([200, 'CREATED']);
    const { version } = storedResponse.json();
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
      const repeatedResponse = await get('F120 25/a', query, { 'if-none-match': etag });
      expect([repeatedResponse.statusCode, repeatedResponse.body]).toEqual([304, '']);
    }
    expect((await get('F120 25/a', '?width=200')).statusCode).toBe(400);
  });

  it('returns an uncached 404 when missing', async () => {
    const response = await get('nothing');
    expect([response.statusCode, response.headers['cache-control']]).toEqual([404, 'no-store']);
  });

  it('is reflected in product responses immediately when stored, replaced or deleted', async () => {
    const readImage = async () => {
      const response = await app.inject({ url: '/api/products/filters/advanced?serial=M200&color=9005' });
      const { pkg, imageVersion, image } = response.json().content[0].colors[0].products[0];
      const detail = (await app.inject({ url: `/api/products/3/M200/9005/${pkg}` })).json();
      expect(detail.lat).toBe(image);
      expect(detail.variants.find((variant: { pkg: string }) => variant.pkg === pkg).imageVersion).toBe(
        detail.imageVersion,
      );
      return { lat: image as string, versions: [imageVersion ?? null, detail.imageVersion] };
    };
    const { lat, versions } = await readImage();
    expect(versions).toEqual([null, null]);
    const first = (await put(lat, await createJpeg('#1f7a33'))).json();
    expect((await readImage()).versions).toEqual([first.version, first.version]);
    const second = (await put(lat, await createJpeg('#c92a2a'))).json();
    expect(second.outcome).toBe('REPLACED');
    expect(second.version).not.toBe(first.version);
    expect((await readImage()).versions).toEqual([second.version, second.version]);
    const url = `${DESK_PATH}/${encodeURIComponent(lat)}?version=`;
    const outdatedResponse = await app.inject({
      method: 'DELETE',
      url: `${url}${first.version}`,
      headers: staff,
    });
    expect(outdatedResponse.statusCode).toBe(409);
    const removedResponse = await app.inject({
      method: 'DELETE',
      url: `${url}${second.version}`,
      headers: staff,
    });
    expect(removedResponse.statusCode).toBe(204);
    expect((await readImage()).versions).toEqual([null, null]);
    expect((await get(lat)).statusCode).toBe(404);
    const repeatedDelete = await app.inject({
      method: 'DELETE',
      url: `${url}${second.version}`,
      headers: staff,
    });
    expect(repeatedDelete.statusCode).toBe(404);
  });

  it('is stored upright, without metadata and not enlarged', async () => {
    const source = await createImage('#123456', 300, 200)
      .withExif({ IFD0: { Artist: 'somebody', Copyright: 'secret place' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    expect(source.includes('secret place') || (await sharp(source).metadata()).exif !== undefined).toBe(true);
    expect((await put('turned', source)).statusCode).toBe(200);
    const response = await get('turned', '?width=640');
    const { width, height, exif, icc, orientation } = await sharp(response.rawPayload).metadata();
    // Not enlarged, and rotated by 90 degrees.
    expect([width, height, exif, icc, orientation]).toEqual([200, 300, undefined, undefined, undefined]);
  });

  it('is recognized as JPEG, PNG or WebP by its content, sent raw or as a form', async () => {
    const sources = {
      jpeg: await createJpeg('#111111'),
      png: await createImage('#222222').png().toBuffer(),
      webp: await createImage('#333333').webp().toBuffer(),
    };
    for (const [name, content] of Object.entries(sources))
      expect((await put(name, content, 'application/octet-stream')).statusCode).toBe(200);
    const form = new FormData();
    form.append('file', new Blob([new Uint8Array(sources.png)]), 'x.png');
    const body = new Response(form);
    const type = body.headers.get('content-type') ?? '';
    expect((await put('form', Buffer.from(await body.arrayBuffer()), type)).statusCode).toBe(200);
    expect((await get('form')).statusCode).toBe(200);
  });

  it('is unchanged when the same file is uploaded again', async () => {
    const content = await createJpeg('#444444');
    await put('same', content);
    const repeatedResponse = await put('same', content);
    expect([repeatedResponse.statusCode, repeatedResponse.json().outcome]).toEqual([200, 'UNCHANGED']);
    const auditRows = await db.selectFrom('auditLog').select('id').where('entityId', '=', 'same').execute();
    expect(auditRows).toHaveLength(1);
  });
});

describe('an image upload', () => {
  it('is rejected when too large, of another type, damaged or a decompression bomb', async () => {
    const completePng = await sharp({
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
      [await createImage('#fff').gif().toBuffer(), 415, 'UnsupportedMediaType'],
      [Buffer.from([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3]), 400, 'BadRequest'],
      [completePng.subarray(0, completePng.length / 2), 400, 'BadRequest'],
      [pngBomb(60_000), 422, 'ImageTooLarge'],
      [pngBomb(5_001), 422, 'ImageTooLarge'],
      [pngBomb(12_001, 1), 422, 'ImageTooLarge'],
      [pngBomb(1, 12_001), 422, 'ImageTooLarge'],
      // The size in the header is allowed, but the content does not match it.
      [pngBomb(4_999), 400, 'BadRequest'],
    ];
    for (const [content, status, code] of rejections)
      expect((await put('rejected', content)).json()).toMatchObject({ status, code });
    expect((await put('x'.repeat(101), completePng)).statusCode).toBe(400);
    expect((await put('rejected', Buffer.alloc(0))).statusCode).toBe(415);
    expect((await put('rejected', completePng, 'text/plain')).statusCode).toBe(415);
    expect((await get('rejected')).statusCode).toBe(404);
    expect((await put('rejected', completePng)).statusCode).toBe(200);
  });

  it('is rejected while another one of the same key or user is running', async () => {
    const content = await createJpeg('#555555');
    const runConcurrently = (calls: (() => ReturnType<typeof put>)[]) =>
      callConcurrently(db, ['productImages'], calls, { minRejected: 1 });
    const both = await runConcurrently([() => put('one', content), () => put('other', content)]);
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 429]);
    expect((await put('other', content)).statusCode).toBe(200);
    const uploadAtDesk = () => upload(app, DESK_PATH, staff, { file: content, fields: { lat: 'F120-05' } });
    const desks = await runConcurrently([uploadAtDesk, uploadAtDesk]);
    expect(desks.map(({ statusCode }) => statusCode).sort()).toEqual([200, 429]);
  });
});

describe('the back office', () => {
  const listed = async (query: string) =>
    (await app.inject({ url: `${DESK_PATH}?${query}`, headers: staff })).json().content;

  it('lists image names with and without an image, and the user or key that stored it', async () => {
    await upload(app, DESK_PATH, staff, { file: await createJpeg('#666666'), fields: { lat: 'E600-L0' } });
    await put('unknown-name', await createJpeg('#777777'));
    const [listedImage] = await listed('searchString=e600-l0');
    expect(listedImage).toMatchObject({
      lat: 'E600-L0',
      serials: ['E600'],
      width: 800,
      height: 600,
      storedBy: 'it@demo.cromia.test',
    });
    expect(listedImage.products).toBeGreaterThan(1);
    expect((await listed('searchString=unknown-name'))[0]).toMatchObject({ products: 0, storedBy: 'ERP' });
    expect(await listed('searchString=E600&state=STORED')).toHaveLength(1);
    const missing = await listed('searchString=E600&state=MISSING&sort=lat,desc');
    expect(missing.map(({ lat }: { lat: string }) => lat)).toEqual(['E600-LX', 'E600-L5', 'E600-L2']);
    expect((await listed('sort=storedOn,desc'))[0]).toMatchObject({ lat: 'unknown-name' });
  });

  it('finds the image name by the file name, ignoring case and extension', async () => {
    const uploadAs = async (fileName: string) => {
      const form = new FormData();
      form.append('file', new Blob([new Uint8Array(await createJpeg('#888888'))]), fileName);
      const body = new Response(form);
      return app.inject({
        method: 'POST',
        url: DESK_PATH,
        headers: { ...staff, 'content-type': body.headers.get('content-type') ?? '' },
        payload: Buffer.from(await body.arrayBuffer()),
      });
    };
    expect((await uploadAs('h500-l4.JPG')).json()).toMatchObject({ lat: 'H500-L4', outcome: 'CREATED' });
    expect((await uploadAs('unheard of.jpg')).statusCode).toBe(404);
  });

  it('shows every change with its user or key in the audit log', async () => {
    await put('audited', await createJpeg('#999999'));
    const { version } = (await put('audited', await createJpeg('#aaaaaa'))).json();
    await app.inject({ method: 'DELETE', url: `${DESK_PATH}/audited?version=${version}`, headers: staff });
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
  const daysFromNow = (days: number) => new Date(Date.now() + days * DAY_MS);
  const cleanUp = (now: Date) => createImageCleanupJob({ db, files, now: () => now }).work();
  const findChecksum = async (lat: string) => {
    const { checksum } = await db
      .selectFrom('productImages')
      .select('checksum')
      .where('lat', '=', lat)
      .executeTakeFirstOrThrow();
    return checksum;
  };
  const isStored = async (checksum: string) =>
    (await files.find(toImageKey(checksum, 320), '')) !== undefined;

  it('are deleted a day after the image is replaced, regardless of age; current files stay', async () => {
    await put('cleaned', await createJpeg('#bbbbbb'));
    const checksum = await findChecksum('cleaned');
    await put('cleaned', await createJpeg('#cccccc'));
    await cleanUp(daysFromNow(0));
    expect(await isStored(checksum)).toBe(true);
    // Simulates an image stored long ago and replaced less than a day before the next clean-up.
    await db
      .updateTable('removedProductImages')
      .set({ removedAt: daysFromNow(1.5) })
      .where('checksum', '=', checksum)
      .execute();
    await cleanUp(daysFromNow(2));
    expect(await isStored(checksum)).toBe(true);
    await cleanUp(daysFromNow(3));
    expect(await isStored(checksum)).toBe(false);
    expect((await get('cleaned')).statusCode).toBe(200);
  });

  it('stay stored while another image uses them or the image uses them again', async () => {
    const content = await createJpeg('#dddddd');
    await put('shared', content);
    await put('sharing', content);
    const checksum = await findChecksum('shared');
    await put('shared', await createJpeg('#eeeeee'));
    await cleanUp(daysFromNow(5));
    expect((await get('sharing')).statusCode).toBe(200);
    await put('sharing', await createJpeg('#eeeeef'));
    await put('shared', content);
    await cleanUp(daysFromNow(5));
    expect(await isStored(checksum)).toBe(true);
  });

  it('are recreated by the same upload when missing from the store', async () => {
    const content = await createJpeg('#abcdef');
    await put('lost', content);
    await files.delete(toImageKey(await findChecksum('lost'), 320));
    expect((await get('lost', '?width=320')).statusCode).toBe(404);
    expect((await put('lost', content)).json()).toMatchObject({ outcome: 'REPLACED' });
    expect((await get('lost', '?width=320')).statusCode).toBe(200);
    expect((await put('lost', content)).json()).toMatchObject({ outcome: 'UNCHANGED' });
  });
});
