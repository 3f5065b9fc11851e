import { randomBytes } from 'node:crypto';
import { LIMITS } from '@cromia/domain/limits';
import * as XLSX from '@e965/xlsx';
import { describe, expect, it } from 'vitest';
import { buildSheetFile, SMALL_TREE } from '../../../demo/catalogue/sheet.ts';
import { login, testApp } from '../../../test/app.ts';
import { aZip } from '../../../test/builders/archive.ts';
import { aUser } from '../../../test/builders/shop.ts';
import { aPdf, upload } from '../../../test/builders/uploads.ts';

const { app, db } = await testApp('empty');
const B2C_PATH = '/api/v1/public/b2c';

await aUser(db, { username: 'it@test.it', role: 'IT' });
const staff = await login(app, 'it@test.it');

const MEGABYTE = 1_048_576;
const CONTENT_TYPES = Buffer.from(
  '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="xml" ContentType="application/xml"/></Types>',
);

/** A compound file with the given directory entries, whose names are stored in UTF-16. */
function buildCompoundFile(names: readonly string[]): Buffer {
  const buildBook = XLSX.CFB.utils.cfb_new();
  for (const name of names) XLSX.CFB.utils.cfb_add(buildBook, name, randomBytes(600));
  const content: unknown = XLSX.CFB.write(buildBook, { type: 'buffer' });
  if (!Buffer.isBuffer(content)) throw new Error('Expected a compound file');
  return content;
}

async function readRejection(file: Buffer) {
  const response = await upload(app, B2C_PATH, staff, { file });
  const { report, findings } = response.json();
  return { status: response.statusCode, report, findings };
}

const buildFileFinding = (code: string) => ({ report: [{ row: null, column: null, code }], findings: 1 });

describe('an invalid file', () => {
  it('is rejected when it is no spreadsheet', async () => {
    expect(await readRejection(aPdf())).toEqual({ status: 415, ...buildFileFinding('notSpreadsheet') });
    expect(await readRejection(Buffer.from('code;parent;name_it\nA;;Pareti\n'))).toEqual({
      status: 415,
      ...buildFileFinding('notSpreadsheet'),
    });
    const document = aZip([{ name: 'word/document.xml', content: Buffer.from('<document/>') }]);
    expect(await readRejection(document)).toEqual({ status: 415, ...buildFileFinding('notSpreadsheet') });
  });

  it('is rejected when it is damaged', async () => {
    const sheet = buildSheetFile(SMALL_TREE);
    const cut = sheet.subarray(0, Math.floor(sheet.length / 2));
    const scrambledFile = Buffer.from(sheet);
    scrambledFile.fill(0x5a, 200, 900);
    const old = buildSheetFile(SMALL_TREE, { type: 'biff8' });
    for (const file of [cut, scrambledFile, old.subarray(0, 700), buildCompoundFile(['/Other'])]) {
      expect(await readRejection(file)).toMatchObject({ status: 400, ...buildFileFinding('damaged') });
    }
  });

  it('is rejected when it is encrypted', async () => {
    const file = buildCompoundFile(['/EncryptionInfo', '/EncryptedPackage']);
    expect(await readRejection(file)).toEqual({ status: 400, ...buildFileFinding('encrypted') });
  });

  it('is rejected when it carries macros', async () => {
    const buildBook = XLSX.read(buildSheetFile(SMALL_TREE));
    buildBook.vbaraw = buildCompoundFile(['/VBA/dir']);
    const content: ArrayBuffer = XLSX.write(buildBook, { type: 'array', bookType: 'xlsm', bookVBA: true });
    expect(await readRejection(Buffer.from(content))).toEqual({ status: 400, ...buildFileFinding('macros') });
  });
});

describe('an oversized or inconsistent file', () => {
  it('is rejected above the size limit', async () => {
    const response = await upload(app, B2C_PATH, staff, { file: Buffer.alloc(LIMITS.treeFileBytes + 1, 1) });
    expect(response.statusCode).toBe(413);
  });

  it('is rejected by its decompressed size, even with a false declared size', async () => {
    const before = process.memoryUsage().rss;
    const buildBomb = (claimedSize?: number) =>
      aZip([
        { name: '[Content_Types].xml', content: CONTENT_TYPES },
        { name: 'xl/workbook.xml', content: Buffer.from('<workbook/>') },
        {
          name: 'xl/worksheets/sheet1.xml',
          content: Buffer.alloc(LIMITS.treeFilePartBytes + MEGABYTE, 0x20),
          ...(claimedSize === undefined ? {} : { claimedSize }),
        },
      ]);
    for (const file of [buildBomb(), buildBomb(1_000)]) {
      expect(await readRejection(file)).toEqual({ status: 413, ...buildFileFinding('tooLarge') });
    }
    expect((process.memoryUsage().rss - before) / MEGABYTE).toBeLessThan(500);
  });

  it('is rejected for too many shared strings or merged cells before they are parsed', async () => {
    const buildBook = (name: string, content: string) =>
      aZip([
        { name: '[Content_Types].xml', content: CONTENT_TYPES },
        { name: 'xl/workbook.xml', content: Buffer.from('<workbook/>') },
        { name, content: Buffer.from(content) },
      ]);
    const buildTexts = (count: number) =>
      buildBook('xl/texts.bin', `<x:sst>${'<x:si></x:si>'.repeat(count)}</x:sst>`);
    expect(await readRejection(buildTexts(LIMITS.treeFileTexts + 1))).toEqual({
      status: 413,
      ...buildFileFinding('tooLarge'),
    });
    expect((await readRejection(buildTexts(1_000))).status).toBe(400);
    const merges = buildSheetFile(SMALL_TREE, {
      modify: (sheet) => {
        sheet['!merges'] = Array.from({ length: LIMITS.treeFileMerges + 1 }, (_, row) =>
          XLSX.utils.decode_range(`A${row + 10}:B${row + 10}`),
        );
      },
    });
    expect(await readRejection(merges)).toEqual({ status: 400, ...buildFileFinding('merged') });
  });

  it('is rejected when its ZIP headers are inconsistent', async () => {
    const good = aZip([
      { name: 'xl/workbook.xml', content: Buffer.from('<workbook/>') },
      { name: 'xl/worksheets/sheet1.xml', content: Buffer.alloc(10_000, 0x20) },
    ]);
    const changeFile = (change: (file: Buffer) => void) => {
      const file = Buffer.from(good);
      change(file);
      return file;
    };
    const end = good.length - 22;
    for (const file of [
      changeFile((file) => file.writeUInt16LE(0x0808, 6)),
      changeFile((file) => file.writeUInt16LE(0, 8)),
      changeFile((file) => file.writeUInt32LE(1, 18)),
      changeFile((file) => file.writeUInt32LE(1, 22)),
      changeFile((file) => file.write('y', 30)),
      changeFile((file) => file.writeUInt16LE(1, end + 8)),
      changeFile((file) => file.writeUInt32LE(file.readUInt32LE(end + 12) - 1, end + 12)),
      changeFile((file) => file.writeUInt32LE(file.readUInt32LE(end + 16) + 1, end + 16)),
      changeFile((file) => file.writeUInt16LE(7, end + 20)),
      Buffer.concat([good, Buffer.alloc(3)]),
    ]) {
      expect(await readRejection(file)).toEqual({ status: 400, ...buildFileFinding('damaged') });
    }
  });

  it('is rejected for too many rows', async () => {
    const rows = Array.from({ length: LIMITS.treeRows + 3_000 }, (_, index) => ({ code: `A${index}` }));
    const file = buildSheetFile(rows, { columns: ['code', 'parent', 'name_it'] });
    expect(await readRejection(file)).toEqual({ status: 400, ...buildFileFinding('tooManyRows') });
  });
});

describe('an invalid sheet', () => {
  it('is rejected with the positions of formulas, errors and merged cells', async () => {
    const file = buildSheetFile(SMALL_TREE, {
      modify: (sheet) => {
        sheet.F2 = { t: 's', f: 'UPPER("a")', v: 'A' };
        sheet.F4 = { t: 'e', v: 0x17 };
        sheet['!merges'] = [XLSX.utils.decode_range('A5:A6')];
      },
    });
    expect(await readRejection(file)).toEqual({
      status: 400,
      findings: 3,
      report: [
        { row: 5, column: 'code', code: 'merged' },
        { row: 2, column: 'name_it', code: 'formula' },
        { row: 4, column: 'name_it', code: 'invalidField' },
      ],
    });
  });

  it('is rejected with the names of unknown columns', async () => {
    const file = buildSheetFile([{ code: 'A', Prezzo: '12' }], {
      columns: ['code', 'parent', 'name_it', 'Prezzo'],
    });
    expect(await readRejection(file)).toMatchObject({
      report: [{ row: 1, column: 'Prezzo', code: 'unknownColumn' }],
    });
    const response = await upload(app, B2C_PATH, staff, { file });
    expect(response.json().errors).toEqual([{ path: 'rows.1.Prezzo', code: 'invalidField' }]);
  });

  it('is rejected with the first findings up to a limit, and their total count', async () => {
    const rows = Array.from({ length: LIMITS.reportedTreeFindings + 50 }, () => ({ code: 'no code' }));
    const { report, findings } = await readRejection(buildSheetFile(rows));
    expect([report.length, findings]).toEqual([
      LIMITS.reportedTreeFindings,
      LIMITS.reportedTreeFindings + 50,
    ]);
  });
});

it('a sheet with a long declared range is judged by its non-empty rows', { timeout: 90_000 }, async () => {
  const declareManyRows = (sheet: XLSX.WorkSheet) => {
    sheet['!ref'] = 'A1:S30000';
  };
  const rows = Array.from({ length: LIMITS.treeRows + 1 }, (_, index) => ({ code: `A${index}` }));
  const tooMany = buildSheetFile(rows, { columns: ['code', 'parent', 'name_it'], modify: declareManyRows });
  expect(await readRejection(tooMany)).toEqual({ status: 400, ...buildFileFinding('tooManyRows') });
  for (const type of ['xlsx', 'biff8'] as const) {
    const response = await upload(app, B2C_PATH, staff, {
      file: buildSheetFile(SMALL_TREE, { type, modify: declareManyRows }),
    });
    expect([type, response.statusCode]).toEqual([type, 201]);
    // Cells at the end of a long declared range are still read.
    const file = buildSheetFile(SMALL_TREE, {
      type,
      modify: (sheet) => {
        declareManyRows(sheet);
        sheet.A29999 = { t: 's', v: 'no code' };
      },
    });
    expect(await readRejection(file)).toMatchObject({
      status: 400,
      report: [{ row: 29_999 }, { row: 29_999 }],
    });
  }
  await db.deleteFrom('b2cTrees').execute();
});

it('rejected files leave nothing stored, and the next valid file is accepted', async () => {
  expect(await db.selectFrom('b2cTrees').select('id').execute()).toEqual([]);
  expect((await app.inject('/api/health')).statusCode).toBe(200);
  expect((await upload(app, B2C_PATH, staff, { file: buildSheetFile(SMALL_TREE) })).statusCode).toBe(201);
});
