import { createHash, randomBytes } from 'node:crypto';
import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { setImmediate as turn } from 'node:timers/promises';
import Fastify from 'fastify';
import { afterAll, describe, expect, it } from 'vitest';
import { registerProblems } from '../http/problem-responses.ts';
import { createPdfComposer } from '../pdf/composer.ts';
import { createDocumentCache } from '../pdf/document-cache.ts';
import { createFileStore } from './file-store.ts';
import { sendFile } from './send-file.ts';

const dataDir = await mkdtemp(join(tmpdir(), 'cromia-files-'));
const files = createFileStore({ dataDir, filesUrl: null });
afterAll(() => rm(dataDir, { recursive: true, force: true }));

const LARGE = 32 * 1_048_576;

describe('a stored file', () => {
  it('is not found before it is complete', async () => {
    const path = join(dataDir, 'large');
    const content = randomBytes(LARGE);
    await writeFile(path, content);
    const sizes = new Set<number | undefined>();
    let writing = true;
    const copied = Promise.all([
      files.putFile('sds/copied.pdf', path, 'application/pdf'),
      files.put('sds/written.pdf', content, 'application/pdf'),
    ]).finally(() => {
      writing = false;
    });
    while (writing) {
      for (const key of ['sds/copied.pdf', 'sds/written.pdf']) sizes.add((await files.find(key, 'x'))?.size);
      await turn();
    }
    await copied;
    expect([...sizes].filter((size) => size !== undefined && size !== LARGE)).toEqual([]);
    expect(sizes.has(undefined)).toBe(true);
    expect((await files.find('sds/copied.pdf', 'x'))?.size).toBe(LARGE);
  });

  it('is not written a second time', async () => {
    const path = join(dataDir, 'small');
    await writeFile(path, 'a sheet');
    await files.putFile('sds/small.pdf', path, 'application/pdf');
    const { ino } = await stat(join(dataDir, 'files/sds/small.pdf'));
    await files.putFile('sds/small.pdf', path, 'application/pdf');
    expect((await stat(join(dataDir, 'files/sds/small.pdf'))).ino).toBe(ino);
  });
});

describe('a composed document', () => {
  it('is composed once for concurrent requests', async () => {
    const composer = createPdfComposer();
    let composedCount = 0;
    const countingComposer = {
      ...composer,
      compose: (...job: Parameters<typeof composer.compose>) => {
        composedCount += 1;
        return composer.compose(...job);
      },
    };
    const documents = createDocumentCache(files, countingComposer, { warn: () => {} });
    const layout = {
      folder: 'test',
      module: new URL('../../../test/one-line-layout.ts', import.meta.url),
      version: 1,
    };
    const found = await Promise.all(Array.from({ length: 8 }, () => documents.compose(layout, 'Nitro')));
    const secondDocument = await documents.compose(layout, 'Nitro');
    await composer.close();
    expect(composedCount).toBe(1);
    expect(new Set([...found, secondDocument].map(({ size }) => size)).size).toBe(1);
    const content = await secondDocument.open();
    const bytes = content instanceof Readable ? await buffer(content) : Buffer.from(content);
    expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
    expect(bytes.length).toBe(secondDocument.size);
  });
});

describe('a file response', () => {
  const content = randomBytes(200_000);
  const etag = createHash('sha256').update(content).digest('hex');
  const app = Fastify();
  registerProblems(app);
  let openedCount = 0;
  let sentCount = 0;
  const file = {
    key: 'sds/sent.pdf',
    etag,
    size: content.length,
    open: async () => {
      openedCount += 1;
      const storedFile = await files.find('sds/sent.pdf', etag);
      if (!storedFile) throw new Error('the file does not exist');
      return storedFile.open();
    },
  };
  const fileResponse = { name: 'SDS.pdf', contentType: 'application/pdf', maxAge: 0 };
  app.get('/file', (request, reply) => sendFile(request, reply, file, fileResponse));
  app.get('/proof', (request, reply) =>
    sendFile(request, reply, file, {
      ...fileResponse,
      onSent: () => {
        sentCount += 1;
      },
    }),
  );
  afterAll(() => app.close());
  const get = (range?: string, headers: Record<string, string> = {}) =>
    app.inject({ url: '/file', headers: { ...(range ? { range } : {}), ...headers } });

  it('gives the length for HEAD without opening the file', async () => {
    await files.put('sds/sent.pdf', content, 'application/pdf');
    const response = await app.inject({ method: 'HEAD', url: '/file' });
    expect(response.statusCode).toBe(200);
    expect(response.headers).toMatchObject({ 'content-length': '200000', 'accept-ranges': 'bytes' });
    expect(openedCount).toBe(0);
  });

  it.each([
    ['bytes=0-', 0, 199_999],
    ['bytes=70000-140000', 70_000, 140_000],
    ['bytes=150000-900000', 150_000, 199_999],
    ['bytes=-10', 199_990, 199_999],
    ['bytes=-900000', 0, 199_999],
    ['bytes=5-5', 5, 5],
  ])('returns the range %s', async (range, first, last) => {
    const response = await get(range);
    expect(response.statusCode).toBe(206);
    expect(response.headers).toMatchObject({
      'content-range': `bytes ${first}-${last}/200000`,
      'content-length': String(last - first + 1),
    });
    expect(response.rawPayload.equals(content.subarray(first, last + 1))).toBe(true);
  });

  it.each(['bytes=200000-', 'bytes=-0'])('rejects the range %s beyond the end', async (range) => {
    const response = await get(range);
    expect(response.statusCode).toBe(416);
    expect(response.json()).toMatchObject({ code: 'RangeNotSatisfiable' });
    expect(response.headers['content-range']).toBe('bytes */200000');
  });

  it.each(['bytes=0-1,5-6', 'bytes=9-3', 'lines=1-2', 'bytes=-'])(
    'contains the whole file for %s, which is not a single valid range',
    async (range) => {
      const response = await get(range);
      expect(response.statusCode).toBe(200);
      expect(response.rawPayload.equals(content)).toBe(true);
    },
  );

  it('is partial only when If-Range matches the current content', async () => {
    expect((await get('bytes=0-9', { 'if-range': `"${etag}"` })).statusCode).toBe(206);
    expect((await get('bytes=0-9', { 'if-range': '"another"' })).statusCode).toBe(200);
  });

  it('counts as sent only when complete, not for 304, HEAD or an aborted download', async () => {
    await app.inject({ url: '/proof', headers: { 'if-none-match': `"${etag}"` } });
    await app.inject({ method: 'HEAD', url: '/proof' });
    expect(sentCount).toBe(0);
    const fullResponse = await app.inject({ url: '/proof', headers: { range: 'bytes=0-9' } });
    expect(fullResponse.statusCode).toBe(200);
    expect(sentCount).toBe(1);

    const address = await app.listen({ port: 0, host: '127.0.0.1' });
    const large = randomBytes(LARGE);
    file.size = large.length;
    file.open = async () => Readable.from([large]);
    const closed = new Promise<void>((resolve) => {
      app.server.once('request', (_request, response) => response.once('close', resolve));
    });
    const stop = new AbortController();
    const response = await fetch(`${address}/proof`, { signal: stop.signal });
    expect(response.status).toBe(200);
    stop.abort();
    await closed;
    expect(sentCount).toBe(1);
  });
});
