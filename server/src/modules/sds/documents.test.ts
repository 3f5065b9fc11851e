import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { login, testApp } from '../../../test/app.ts';
import { aZip } from '../../../test/builders/archive.ts';
import { aPdf, upload } from '../../../test/builders/uploads.ts';

const SDS_PATH = '/api/v1/backoffice/sds';
const ARCHIVE_PATH = '/api/v1/backoffice/documents';
const SHEET = { site: 'ALC01', serial: 'F120', color: '7035', recipe: '01' };

const { app, db, config } = await testApp('demo', { apps: 2 });
const staff = await login(app, 'it@demo.cromia.test');
const desk = await login(app, 'sds@demo.cromia.test');

function publish(fields: Record<string, string>, file = aPdf(JSON.stringify(fields))) {
  return upload(app, SDS_PATH, staff, { file, fields: { ...SHEET, ...fields } });
}

/** The number of the next version of a sheet. */
async function findNextVersion(sheetKey: { site: string; serial: string; color: string; recipe: string }) {
  const { newest } = await db
    .selectFrom('sdsDocuments')
    .select(({ fn }) => fn.max('version').as('newest'))
    .where('site', '=', sheetKey.site)
    .where('serial', '=', sheetKey.serial)
    .where('color', '=', sheetKey.color)
    .where('recipe', '=', sheetKey.recipe)
    .executeTakeFirstOrThrow();
  return String((newest ?? 0) + 1);
}

function get(url: string, headers = staff) {
  return app.inject({ url, headers });
}

describe('publishing a safety data sheet', () => {
  it('creates a new version, which supersedes the previous one from its valid-from date', async () => {
    const response = await publish({ version: '3', language: 'IT' });
    expect(response.statusCode, response.body).toBe(201);
    const publishedSheet = response.json();
    expect(publishedSheet).toMatchObject({
      ...SHEET,
      version: 3,
      supersededOn: null,
      publishedBy: 'it@demo.cromia.test',
      files: [{ language: 'IT', uploadedBy: 'it@demo.cromia.test' }],
    });
    const list = (await get(`${SDS_PATH}?serial=F120&color=7035&site=ALC01&sort=version,desc`)).json()
      .content;
    const second = list.find((sheet: { version: number }) => sheet.version === 2);
    expect(second.supersededOn).toBe(publishedSheet.validFrom);
    expect((await get(`${SDS_PATH}/${publishedSheet.id}`)).json()).toEqual(publishedSheet);
  });

  it('adds a language to an existing version, and never replaces a published language', async () => {
    expect((await publish({ version: '3', language: 'EN' })).json().files).toHaveLength(2);
    const repeatedResponse = await publish({ version: '3', language: 'EN' });
    expect(repeatedResponse.json()).toMatchObject({ status: 409, code: 'Conflict' });
    expect((await publish({ version: '1', language: 'HU' })).statusCode).toBe(201);
    const newSheet = { serial: 'F121', color: '7016', recipe: '66', version: '5', language: 'IT' };
    expect((await publish(newSheet)).statusCode).toBe(201);
    expect((await publish({ ...newSheet, version: '4' })).json()).toMatchObject({ code: 'Conflict' });
  });

  it('replaces a specimen with the uploaded file', async () => {
    const file = aPdf('the real one');
    const response = await publish({ version: '1', language: 'IT' }, file);
    expect(response.statusCode, response.body).toBe(201);
    const query = new URLSearchParams({ id: response.json().id, language: 'IT' });
    const download = await get(`/api/v1/public/it/sds/download?${query}`);
    expect(download.rawPayload.equals(file)).toBe(true);
    expect(download.headers['content-disposition']).toBe('attachment; filename="SDS-F1207035-IT.pdf"');
  });

  it('is rejected for non-PDF files, unknown products or recipes, and wrong versions or dates', async () => {
    expect((await publish({ version: '4', language: 'IT' }, Buffer.from('<html>'))).statusCode).toBe(415);
    const findErrorPath = async (fields: Record<string, string>) => {
      const response = await publish({ version: '4', language: 'IT', ...fields });
      expect(response.statusCode).toBe(400);
      return response.json().errors[0].path;
    };
    expect(await findErrorPath({ color: 'ZZZZ' })).toBe('color');
    expect(await findErrorPath({ recipe: '77' })).toBe('recipe');
    expect(await findErrorPath({ version: 'four' })).toBe('version');
    expect(await findErrorPath({ validFrom: '2016-01-01' })).toBe('validFrom');
    expect(await findErrorPath({ validFrom: '9999-12-31' })).toBe('validFrom');
    expect(await findErrorPath({ version: '9999' })).toBe('version');
    expect(await findErrorPath({ version: '5' })).toBe('version');
  });

  it('in two languages concurrently creates one version', async () => {
    const version = await findNextVersion({ ...SHEET, serial: 'M200', color: '9005' });
    const both = await Promise.all(
      ['IT', 'EN'].map((language) => publish({ serial: 'M200', color: '9005', version, language })),
    );
    expect(both.map(({ statusCode }) => statusCode)).toEqual([201, 201]);
    expect(new Set(both.map((response) => response.json().id)).size).toBe(1);
  });
});

describe('a new version of a safety data sheet', () => {
  it('is sent in one action to the recipients of earlier versions in the last 12 months', async () => {
    const [newest] = (await get(`${SDS_PATH}?serial=F120&color=7035&site=ALC01&sort=version,desc`)).json()
      .content;
    const path = `${SDS_PATH}/${newest.id}/earlier-recipients`;
    const earlier = (await get(path)).json();
    expect(earlier).toMatchObject([
      { recipient: 'customer2@demo.cromia.test', language: 'IT', version: 1, isAvailable: true },
      { recipient: 'customer@demo.cromia.test', language: 'IT', version: 1, customerCode: '100001' },
      // The new version has no German file yet. The recipient of 400 days ago is not listed.
      { recipient: 'sicherheit@kunde.test', language: 'DE', isAvailable: false },
    ]);
    const send = (key: string) =>
      app.inject({ method: 'POST', url: path, headers: { ...staff, 'idempotency-key': key } });
    const first = await send('update');
    expect(
      first
        .json()
        .deliveries.map(({ recipient }: { recipient: string }) => recipient)
        .toSorted(),
    ).toEqual(['customer2@demo.cromia.test', 'customer@demo.cromia.test']);
    expect((await send('update')).json()).toEqual(first.json());
    expect((await send('another')).json().deliveries).toEqual([]);
    expect((await get(path)).json()).toMatchObject([{ recipient: 'sicherheit@kunde.test' }]);
    const mails = await db.selectFrom('mailOutbox').select(['recipient', 'textBody']).execute();
    expect(mails).toHaveLength(2);
    expect(mails[0]?.textBody).toContain('REACH');

    await publish({ version: '3', language: 'DE' });
    expect((await send('german')).json().deliveries).toMatchObject([{ recipient: 'sicherheit@kunde.test' }]);
  });
});

describe('the deliveries of safety data sheets', () => {
  it('are listed for the SDS desk, filtered by recipient, customer, product and date', async () => {
    const list = await get('/api/v1/backoffice/sds-deliveries?customer=100001&serial=f120', desk);
    expect(list.statusCode).toBe(200);
    expect(list.json().content.length).toBeGreaterThanOrEqual(2);
    const filteredResponse = await get(
      '/api/v1/backoffice/sds-deliveries?recipient=KUNDE.test&status=SENT',
      desk,
    );
    expect(filteredResponse.json()).toMatchObject({ totalElements: 1 });
    const noDeliveries = await get('/api/v1/backoffice/sds-deliveries?createdOnTo=2016-01-01', desk);
    expect(noDeliveries.json()).toMatchObject({ empty: true });
    const reversedRange = '/api/v1/backoffice/sds-deliveries?createdOnFrom=2026-02-01&createdOnTo=2026-01-01';
    expect((await get(reversedRange, desk)).statusCode).toBe(400);
  });

  it('are exported in full as CSV without formulas', async () => {
    const { documentId } = await db
      .selectFrom('sdsDeliveries')
      .select('documentId')
      .limit(1)
      .executeTakeFirstOrThrow();
    const now = new Date();
    await db
      .insertInto('sdsDeliveries')
      .values(
        Array.from({ length: 1_500 }, (_, index) => ({
          documentId,
          language: 'IT',
          checksum: 'x',
          channel: 'MAIL',
          recipient: `=${index}@many.test`,
          username: 'sds@demo.cromia.test',
          status: 'SENT',
          sentAt: now,
          createdAt: now,
          mailId: '00000000-0000-4000-8000-000000000000',
        })),
      )
      .execute();
    const table = await get('/api/v1/backoffice/sds-deliveries/export?recipient=many.test', desk);
    expect(table.headers['content-type']).toBe('text/csv; charset=utf-8');
    const [head, ...rows] = table.body.trim().split('\r\n');
    expect(head).toContain('createdOn;site;serial');
    expect(new Set(rows.map((row) => row.split(';')[11])).size).toBe(1_500);
    expect(rows).toHaveLength(1_500);
    expect(rows[0]).toContain(";'=");
  });
});

const COLUMNS = 'kind;file;site;serial;color;recipe;version;language;validFrom';
const list = (...rows: string[]) => ({
  name: 'list.csv',
  content: Buffer.from([COLUMNS, ...rows].join('\r\n')),
});
const buildSheet = (name: string) => ({ name, content: aPdf(name) });

function archive(...entries: Parameters<typeof aZip>[0][number][]) {
  return upload(app, ARCHIVE_PATH, staff, { file: aZip(entries) });
}

describe('an archive of documents', () => {
  it('publishes every document of its list', async () => {
    const response = await archive(
      list('SDS;a/one.pdf;ALC02;F121;7016;01;2;PL;', 'TDS;two.pdf;;F121;;;;CS;'),
      buildSheet('a/one.pdf'),
      buildSheet('two.pdf'),
    );
    expect(response.statusCode, response.body).toBe(201);
    expect(response.json()).toMatchObject({
      sds: [{ site: 'ALC02', serial: 'F121', version: 2, files: [{ language: 'PL' }] }],
      tds: [{ serial: 'F121', language: 'CS' }],
    });
    expect(await readdir(join(config.dataDir, 'uploads'))).toEqual([]);
  });

  it('publishes nothing when one line is invalid, and reports the line and field', async () => {
    const before = await db.selectFrom('sdsFiles').select('documentId').execute();
    const invalid = await archive(
      list(
        'SDS;one.pdf;ALC01;F121;7016;88;9;IT;',
        'SDS;gone.pdf;ALC03;F121;7016;88;9;XX;',
        'PDF;one.pdf;;;;;;;',
      ),
      buildSheet('one.pdf'),
    );
    expect(invalid.statusCode).toBe(400);
    expect(invalid.json().errors).toEqual([
      { path: 'lines.3.site', code: 'invalidField', value: 'ALC03' },
      { path: 'lines.3.language', code: 'invalidField', value: 'XX' },
      { path: 'lines.4.kind', code: 'invalidField', value: 'PDF' },
    ]);
    const missingResponse = await archive(
      list('SDS;one.pdf;ALC01;F121;7016;88;9;IT;', 'SDS;gone.pdf;ALC01;F121;7016;88;9;EN;'),
      buildSheet('one.pdf'),
    );
    expect(missingResponse.json().errors).toEqual([{ path: 'lines.3.file', code: 'missing' }]);
    const duplicate = await archive(
      list('SDS;one.pdf;ALC01;F121;7016;88;9;IT;', 'SDS;one.pdf;ALC01;F121;7016;88;9;IT;'),
      buildSheet('one.pdf'),
    );
    expect(duplicate.json()).toMatchObject({
      code: 'Conflict',
      errors: [{ path: 'lines.3.version', code: 'invalidField' }],
    });
    const noPdf = await archive(list('TDS;one.pdf;;F121;;;;CS;'), {
      name: 'one.pdf',
      content: Buffer.from('MZ'),
    });
    expect(noPdf.json().errors).toEqual([{ path: 'lines.2.file', code: 'invalidField' }]);
    expect(await db.selectFrom('sdsFiles').select('documentId').execute()).toHaveLength(before.length);
  });

  it('may contain a folder, with file names relative to the list', async () => {
    const inFolder = ({ name, content }: { name: string; content: Buffer }) => ({
      name: `docs/${name}`,
      content,
    });
    const response = await archive(
      inFolder(list('TDS;one.pdf;;F121;;;;PL;', 'TDS;deep/two.pdf;;F121;;;;RU;')),
      inFolder(buildSheet('one.pdf')),
      inFolder(buildSheet('deep/two.pdf')),
      { name: '__MACOSX/docs/._list.csv', content: Buffer.from('x') },
    );
    expect(response.statusCode, response.body).toBe(201);
    expect(response.json().tds.map(({ language }: { language: string }) => language)).toEqual(['PL', 'RU']);
  });

  it('reports every line that cannot be published, in list order', async () => {
    const response = await archive(
      list(
        'TDS;one.pdf;;ZZZZ;;;;IT;',
        'SDS;one.pdf;ALC01;F120;7035;01;1;IT;',
        'TDS;one.pdf;;F121;;;;IT;',
        'SDS;one.pdf;ALC01;AAAA;7035;01;1;IT;',
      ),
      buildSheet('one.pdf'),
    );
    expect(response.json()).toMatchObject({
      code: 'BadRequest',
      errors: [{ path: 'lines.2.serial' }, { path: 'lines.3.version' }, { path: 'lines.5.color' }],
    });
  });

  it('publishes the versions of a sheet in ascending order, regardless of list order', async () => {
    const response = await archive(
      list('SDS;two.pdf;ALC02;M200;9005;02;2;IT;', 'SDS;one.pdf;ALC02;M200;9005;02;1;IT;'),
      buildSheet('one.pdf'),
      buildSheet('two.pdf'),
    );
    expect(response.statusCode, response.body).toBe(201);
    expect(response.json().sds.map(({ version }: { version: number }) => version)).toEqual([2, 1]);
  });

  it('does not deadlock with a concurrent archive of the same sheets in reverse order', async () => {
    const rows = ['F120', 'F121', 'M200', 'M210'].map((serial) => `TDS;one.pdf;;${serial};;;;ES;`);
    const both = await Promise.all(
      [rows, rows.toReversed()].map((lines) => archive(list(...lines), buildSheet('one.pdf'))),
    );
    expect(both.map(({ statusCode }) => statusCode)).toEqual([201, 201]);
  });

  it('with too many lines is rejected before parsing, and at most 100 errors are reported', async () => {
    const start = performance.now();
    const response = await archive(list(...Array.from({ length: 60_000 }, () => 'SDS;a;b;c')));
    expect(response.json().errors).toMatchObject([
      { path: 'lines', code: 'invalidLenght', limit: { of: 'entries' } },
    ]);
    expect(performance.now() - start).toBeLessThan(5_000);
    const invalid = await archive(list(...Array.from({ length: 400 }, () => 'SDS;a;b;c')));
    expect(invalid.json().errors).toHaveLength(100);
  });

  it('is rejected without a list, in another format or when damaged', async () => {
    expect((await archive(buildSheet('one.pdf'))).json().errors).toEqual([
      { path: 'list.csv', code: 'missing' },
    ]);
    expect((await upload(app, ARCHIVE_PATH, staff, { file: aPdf() })).statusCode).toBe(415);
    const completeArchive = aZip([list(), buildSheet('one.pdf')]);
    const falseChecksum = aZip([list(), { ...buildSheet('one.pdf'), claimedCrc: 1 }]);
    const sameName = aZip([list(), buildSheet('one.pdf'), buildSheet('one.pdf')]);
    for (const file of [falseChecksum, sameName])
      expect((await upload(app, ARCHIVE_PATH, staff, { file })).statusCode).toBe(415);
    for (const cut of [
      completeArchive.subarray(0, completeArchive.length - 30),
      completeArchive.subarray(0, 40),
    ])
      expect((await upload(app, ARCHIVE_PATH, staff, { file: Buffer.from(cut) })).statusCode).toBe(415);
  });

  it('is rejected while decompressing above the size limit, even with a false declared size', async () => {
    const bomb = { name: 'bomb.pdf', content: Buffer.alloc(64 * 1_048_576), claimedSize: 1_000 };
    const file = aZip([list('TDS;bomb.pdf;;F121;;;;CS;'), bomb]);
    expect(file.length).toBeLessThan(100_000);
    const before = process.memoryUsage().rss;
    expect((await upload(app, ARCHIVE_PATH, staff, { file })).statusCode).toBe(413);
    expect(process.memoryUsage().rss - before).toBeLessThan(150 * 1_048_576);
    const many = aZip(Array.from({ length: 501 }, (_, index) => buildSheet(`${index}.pdf`)));
    expect((await upload(app, ARCHIVE_PATH, staff, { file: many })).statusCode).toBe(413);
    expect(await readdir(join(config.dataDir, 'uploads'))).toEqual([]);
  });
});

describe('a list of batches', () => {
  const HEAD = 'batch;date;site;serial;color;recipe;version;customerCode;orderCode';
  const store = (...rows: string[]) =>
    upload(app, `${SDS_PATH}/batches`, staff, { file: Buffer.from([HEAD, ...rows].join('\n')) });

  it('is stored, and a later list updates its batches', async () => {
    const row = 'a1-25-990001;2025-02-03;ALC01;F120;7035;01;1;100002;';
    expect((await store(row, '2399001;2023-02-03;ALC01;F120;7035;01;1;;')).json()).toEqual({ batches: 2 });
    const find = async (batch: string) =>
      (await get(`/api/v1/public/it/sds/findSdsByBatch?batch=${batch}`)).json().content;
    expect(await find('A1-25-990001')).toMatchObject([{ customerCode: '100002', date: '2025-02-03' }]);
    expect(await find('2399001')).toMatchObject([{ customerCode: null, isOldSds: true }]);
    await store(row.replace('100002', '100001'));
    expect(await find('A1-25-990001')).toMatchObject([{ customerCode: '100001' }]);
  });

  it('is rejected as a whole and reports every invalid line', async () => {
    const response = await store(
      'A1-25-990009;2025-02-03;ALC01;F120;7035;01;1;;',
      // A new-format code with a date of the old format, and a customer before batches were linked to customers.
      'A1-24-990001;2024-10-14;ALC01;F120;7035;01;1;;',
      '2399002;2023-02-03;ALC01;F120;7035;01;1;100001;',
    );
    expect(response.json().errors).toEqual([
      { path: 'lines.3.batch', code: 'invalidField', value: 'A1-24-990001' },
      { path: 'lines.4.customerCode', code: 'invalidField', value: '100001' },
    ]);
    const many = await store(...Array.from({ length: 10_001 }, () => 'x'));
    expect(many.json().errors).toMatchObject([{ path: 'lines', code: 'invalidLenght' }]);
    const gap = await store('', 'A1-25-990009;2025-02-03;ALC09;F120;7035;01;1;;');
    expect(gap.json().errors).toEqual([{ path: 'lines.3.site', code: 'invalidField', value: 'ALC09' }]);
    const unknown = await store('A1-25-990009;2025-02-03;ALC01;F120;7035;01;77;999999;V1');
    expect(unknown.json().errors.map(({ path }: { path: string }) => path)).toEqual([
      'lines.2.version',
      'lines.2.customerCode',
      'lines.2.orderCode',
    ]);
    expect((await get('/api/v1/public/it/sds/findSdsByBatch?batch=A1-25-990009')).json()).toMatchObject({
      empty: true,
    });
    expect(
      (await upload(app, `${SDS_PATH}/batches`, staff, { file: Buffer.from([0xff, 0xfe, 0]) })).statusCode,
    ).toBe(415);
  });
});

describe('a language that a new version lacks', () => {
  const sheet = { serial: 'F121', color: '7016', recipe: '02' };
  const read = async (call: string, query: Record<string, string>) =>
    get(`/api/v1/public/it/sds/${call}?${new URLSearchParams(query)}`);

  it('is served from the previous version, also in deliveries, until it is published', async () => {
    const earlier = aPdf('the first version in Czech');
    await publish({ ...sheet, version: '1', language: 'CS' }, earlier);
    await publish({ ...sheet, version: '1', language: 'IT' });
    const { id, earlierLanguages } = (await publish({ ...sheet, version: '2', language: 'IT' })).json();
    expect(earlierLanguages).toEqual([{ language: 'CZ', version: 1 }]);
    expect((await read('languages', { id })).json()).toEqual({ IT: 2, CZ: 1 });
    expect((await read('checklanguage', { id })).json()).toMatchObject({ IT: true, CZ: true, DE: false });
    expect((await read('download', { id, language: 'CS' })).rawPayload.equals(earlier)).toBe(true);
    const sendResponse = await app.inject({
      method: 'POST',
      url: '/api/v1/public/it/sds/send',
      headers: staff,
      payload: { id, language: 'CZ', emails: ['bezpecnost@zakaznik.test'] },
    });
    expect(sendResponse.json().deliveries).toMatchObject([{ version: 1, language: 'CZ' }]);

    const file = aPdf('the second version in Czech');
    const addedResponse = await publish({ ...sheet, version: '2', language: 'CZ' }, file);
    expect(addedResponse.json().earlierLanguages).toEqual([]);
    expect((await read('languages', { id })).json()).toEqual({ IT: 2, CZ: 2 });
    expect((await read('download', { id, language: 'CZ' })).rawPayload.equals(file)).toBe(true);
  });
});
