import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { login, testApp } from '../../../test/app.ts';
import { aZip } from '../../../test/builders/archive.ts';
import { aPdf, upload } from '../../../test/builders/uploads.ts';
import { createFileStore } from '../../platform/files/file-store.ts';
import { createUnpublishedFileCleanupJob } from './stored-documents.ts';

const { app, db, config } = await testApp('demo', { apps: 2 });
const staff = await login(app, 'it@demo.cromia.test');
const SHEET = { site: 'ALC01', serial: 'F121', color: '7016', recipe: '92', language: 'IT' };
const storePath = join(config.dataDir, 'files');

function publish(file: Buffer, version: string, serial = SHEET.serial) {
  return upload(app, '/api/v1/backoffice/sds', staff, { file, fields: { ...SHEET, serial, version } });
}

function toKey(file: Buffer, folder = 'sds'): string {
  return `${folder}/${createHash('sha256').update(file).digest('hex')}.pdf`;
}

describe('the file of a rejected document', () => {
  it('is removed from the store', async () => {
    const file = aPdf('of a product that nobody knows');
    expect((await publish(file, '1', 'ZZZZ')).statusCode).toBe(400);
    expect(existsSync(join(storePath, toKey(file)))).toBe(false);
    const list = 'kind;file;site;serial;color;recipe;version;language;validFrom\r\nTDS;a.pdf;;ZZZZ;;;;IT;';
    const zip = aZip([
      { name: 'list.csv', content: Buffer.from(list) },
      { name: 'a.pdf', content: file },
    ]);
    expect((await upload(app, '/api/v1/backoffice/documents', staff, { file: zip })).statusCode).toBe(400);
    expect(existsSync(join(storePath, toKey(file, 'tds')))).toBe(false);
  });

  it('stays stored if a version has the same file, even one published concurrently', async () => {
    const file = aPdf('good, and sent twice');
    const responses = await Promise.all([publish(file, '1'), publish(file, '1'), publish(file, '1', 'ZZZZ')]);
    expect(responses.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 400, 409]);
    expect((await publish(file, '1')).statusCode).toBe(409);
    expect(existsSync(join(storePath, toKey(file)))).toBe(true);
  });
});

describe('the nightly file cleanup', () => {
  it('deletes drafts and unpublished files that are more than a day old', async () => {
    const publishedFile = aPdf('of a version');
    const publishedResponse = await publish(publishedFile, '2');
    expect(publishedResponse.statusCode, publishedResponse.body).toBe(201);
    const keys = {
      orphan: toKey(Buffer.from('orphan')),
      tdsOrphan: toKey(Buffer.from('orphan'), 'tds'),
      recent: toKey(Buffer.from('fresh')),
      other: 'sds/other.pdf',
      composed: toKey(Buffer.from('composed'), 'tds/composed'),
      oldDraft: 'drafts/old',
      recentDraft: 'drafts/new',
    };
    for (const folder of ['sds', 'tds/composed', 'drafts'])
      await mkdir(join(storePath, folder), { recursive: true });
    for (const key of Object.values(keys)) await writeFile(join(storePath, key), 'x');
    const longAgo = new Date(Date.now() - 2 * 86_400_000);
    for (const key of [
      toKey(publishedFile),
      keys.orphan,
      keys.tdsOrphan,
      keys.other,
      keys.composed,
      keys.oldDraft,
    ])
      await utimes(join(storePath, key), longAgo, longAgo);

    await createUnpublishedFileCleanupJob({
      db,
      files: createFileStore(config),
      now: () => new Date(),
    }).work();

    const isStored = (key: string) => existsSync(join(storePath, key));
    expect([keys.orphan, keys.tdsOrphan, keys.oldDraft].filter(isStored)).toEqual([]);
    expect(
      [toKey(publishedFile), keys.recent, keys.other, keys.composed, keys.recentDraft].every(isStored),
    ).toBe(true);
    expect(await readdir(join(storePath, 'drafts'))).toEqual(['new']);
  });

  it('does nothing if the store has no folder yet', async () => {
    const files = createFileStore({ dataDir: join(config.dataDir, 'empty'), filesUrl: null });
    await expect(
      createUnpublishedFileCleanupJob({ db, files, now: () => new Date() }).work(),
    ).resolves.toBeUndefined();
  });
});
