import { randomBytes } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterAll, describe, expect, it } from 'vitest';
import { startS3Store } from '../../../test/peers/s3-store.ts';
import { createFileStore, type StoredFile } from './file-store.ts';

const KEY = 'portal';
const dataDir = await mkdtemp(join(tmpdir(), 'cromia-s3-'));
const store = await startS3Store(KEY, 'documents');
const files = createFileStore({
  dataDir,
  filesUrl: `s3+http://${KEY}:a%2Fsecret@${store.host}/documents?region=eu-south-1`,
});
afterAll(async () => {
  await store.close();
  await rm(dataDir, { recursive: true, force: true });
});

async function readContent(file: StoredFile | undefined): Promise<Buffer> {
  const content = (await file?.open()) ?? Buffer.alloc(0);
  return content instanceof Readable ? buffer(content) : Buffer.from(content);
}

describe('an S3-compatible store', () => {
  it('stores a local file unchanged under its key and returns it', async () => {
    const content = randomBytes(300_000);
    const path = join(dataDir, 'sheet.pdf');
    await writeFile(path, content);
    await files.putFile('sds/a.pdf', path, 'application/pdf');
    expect(store.objects.get('sds/a.pdf')).toMatchObject({ contentType: 'application/pdf' });
    expect(store.objects.get('sds/a.pdf')?.content.equals(content)).toBe(true);
    const found = await files.find('sds/a.pdf', 'mark');
    expect(found).toMatchObject({ size: 300_000, etag: 'mark' });
    expect((await readContent(found)).equals(content)).toBe(true);
  });

  it('receives uploads unchunked, signed with the key and region of its URL', () => {
    const puts = store.requests.filter(({ method }) => method === 'PUT');
    expect(puts).toMatchObject([
      {
        path: '/documents/sds/a.pdf',
        authorization: expect.stringMatching(
          /^AWS4-HMAC-SHA256 Credential=portal\/\d{8}\/eu-south-1\/s3\/aws4_request, SignedHeaders=.+, Signature=[0-9a-f]{64}$/,
        ),
        // Not every S3-compatible store supports Amazon's chunked encoding.
        contentEncoding: undefined,
      },
    ]);
  });

  it('does not receive a file again that it already stores with the same size', async () => {
    const before = store.requests.filter(({ method }) => method === 'PUT').length;
    await files.putFile('sds/a.pdf', join(dataDir, 'sheet.pdf'), 'application/pdf');
    expect(store.requests.filter(({ method }) => method === 'PUT')).toHaveLength(before);
  });

  it('stores buffers and lists a folder page by page, without its subfolders', async () => {
    for (const name of ['b', 'c', 'd', 'composed/e'])
      await files.put(`sds/${name}.pdf`, Buffer.from(name), 'application/pdf');
    const keys: string[] = [];
    for await (const key of files.list('sds')) keys.push(key);
    expect(keys.toSorted()).toEqual(['sds/a.pdf', 'sds/b.pdf', 'sds/c.pdf', 'sds/d.pdf']);
    expect(await files.isOlder('sds/b.pdf', new Date(Date.now() + 60_000))).toBe(true);
    expect(await files.isOlder('sds/b.pdf', new Date(0))).toBe(false);
  });

  it('has no deleted or unknown file', async () => {
    await files.delete('sds/b.pdf');
    expect(await files.find('sds/b.pdf', 'x')).toBeUndefined();
    expect(await files.find('sds/never.pdf', 'x')).toBeUndefined();
    expect(await files.isOlder('sds/never.pdf', new Date())).toBe(false);
  });

  it('rejects calls with a wrong key instead of reporting a missing file', async () => {
    const rejected = createFileStore({ dataDir, filesUrl: `s3+http://other:secret@${store.host}/documents` });
    await expect(rejected.put('sds/z.pdf', Buffer.from('z'), 'application/pdf')).rejects.toThrow();
    await expect(rejected.find('sds/a.pdf', 'x')).rejects.toThrow();
  });
});
