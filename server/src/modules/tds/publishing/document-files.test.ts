import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { login, testApp } from '../../../../test/app.ts';
import { aZip } from '../../../../test/builders/archive.ts';
import { aPdf, upload } from '../../../../test/builders/uploads.ts';
import { createFileStore } from '../../../platform/files/file-store.ts';
import { createUnpublishedFileCleanupJob } from './document-files.ts';

const { app, db, config } = await testApp('demo', { apps: 2 });
const staff = await login(app, 'it@demo.cromia.test');
const SHEET = { site: 'ALC01', serial: 'F121', color: '7016', recipe: '92', language: 'IT' };
const stored = join(config.dataDir, 'files');

function publish(file: Buffer, version: string, serial = SHEET.serial) {
  return upload(app, '/api/v1/backoffice/sds', staff, { file, fields: { ...SHEET, serial, version } });
}

function keyOf(file: Buffer, folder = 'sds'): string {
  return `${folder}/${createHash('sha256').update(file).digest('hex')}.pdf`;
}

describe('the file of a refused document', () => {
  it('is removed from the store', async () => {
    const file = aPdf('of a product that nobody knows');
    expect((await publish(file, '1', 'ZZZZ')).statusCode).toBe(400);
    expect(existsSync(join(stored, keyOf(file)))).toBe(false);
    const list = 'kind;file;site;serial;color;recipe;version;language;validFrom\r\nTDS;a.pdf;;ZZZZ;;;;IT;';
    const zip = aZip([
      { name: 'list.csv', content: Buffer.from(list) },
      { name: 'a.pdf', content: file },
    ]);
    expect((await upload(app, '/api/v1/backoffice/documents', staff, { file: zip })).statusCode).toBe(400);
    expect(existsSync(join(stored, keyOf(file, 'tds')))).toBe(false);
  });

  it('is kept if a version has the same file, even one published concurrently', async () => {
    const file = aPdf('good, and sent twice');
    const responses = await Promise.all([publish(file, '1'), publish(file, '1'), publish(file, '1', 'ZZZZ')]);
    expect(responses.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 400, 409]);
    expect((await publish(file, '1')).statusCode).toBe(409);
    expect(existsSync(join(stored, keyOf(file)))).toBe(true);
  });
});

describe('the nightly file cleanup', () => {
  it('deletes drafts and unpublished files that are more than a day old', async () => {
    const kept = aPdf('of a version');
    const published = await publish(kept, '2');
    expect(published.statusCode, published.body).toBe(201);
    const lying = {
      orphan: keyOf(Buffer.from('orphan')),
      ofTds: keyOf(Buffer.from('orphan'), 'tds'),
      fresh: keyOf(Buffer.from('fresh')),
      other: 'sds/other.pdf',
      composed: keyOf(Buffer.from('composed'), 'tds/composed'),
      draft: 'drafts/old',
      begun: 'drafts/new',
    };
    for (const folder of ['sds', 'tds/composed', 'drafts'])
      await mkdir(join(stored, folder), { recursive: true });
    for (const key of Object.values(lying)) await writeFile(join(stored, key), 'x');
    const longAgo = new Date(Date.now() - 2 * 86_400_000);
    for (const key of [keyOf(kept), lying.orphan, lying.ofTds, lying.other, lying.composed, lying.draft])
      await utimes(join(stored, key), longAgo, longAgo);

    await createUnpublishedFileCleanupJob({
      db,
      files: createFileStore(config),
      now: () => new Date(),
    }).work();

    const isThere = (key: string) => existsSync(join(stored, key));
    expect([lying.orphan, lying.ofTds, lying.draft].filter(isThere)).toEqual([]);
    expect([keyOf(kept), lying.fresh, lying.other, lying.composed, lying.begun].every(isThere)).toBe(true);
    expect(await readdir(join(stored, 'drafts'))).toEqual(['new']);
  });

  it('does nothing if the store has no folder yet', async () => {
    const files = createFileStore({ dataDir: join(config.dataDir, 'empty'), filesUrl: null });
    await expect(
      createUnpublishedFileCleanupJob({ db, files, now: () => new Date() }).work(),
    ).resolves.toBeUndefined();
  });
});
