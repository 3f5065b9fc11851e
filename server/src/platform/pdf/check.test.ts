import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { aPdf } from '../../../test/builders/uploads.ts';
import { isPublishablePdf } from './check.ts';

const dir = await mkdtemp(join(tmpdir(), 'cromia-pdf-'));
afterAll(() => rm(dir, { recursive: true }));

async function check(content: Buffer | string): Promise<boolean> {
  const path = join(dir, 'file.pdf');
  await writeFile(path, content, 'latin1');
  return isPublishablePdf(path);
}

const withCatalog = (entries: string) =>
  Buffer.from(aPdf('x').toString('latin1').replace('/Catalog', `/Catalog ${entries}`), 'latin1');

const REJECTED = [
  'JavaScript',
  'Launch',
  'EmbeddedFile',
  'EmbeddedFiles',
  'Encrypt',
  'SubmitForm',
  'ImportData',
  'GoToR',
  'GoToE',
  'RichMedia',
];
/** White space and delimiters of PDF, which end a name. */
const ENDS = ['\0', '\t', '\n', '\f', '\r', ' ', '(', ')', '<', '>', '[', ']', '{', '}', '/', '%'];

describe('a PDF with', () => {
  it.each(REJECTED)('/%s is rejected however the name ends or is escaped', async (name) => {
    for (const end of ENDS)
      expect([end, await check(withCatalog(`/S /${name}${end}<< >>`))]).toEqual([end, false]);
    const toEscape = (letter: string) => `#${letter.charCodeAt(0).toString(16)}`;
    const escaped = [...name].map(toEscape).join('');
    for (const spelling of [
      escaped,
      escaped.toUpperCase(),
      `${toEscape(name)}${name.slice(1)}`,
      `${name}#00`,
    ])
      expect([spelling, await check(withCatalog(`/S /${spelling} 1 0 R`))]).toEqual([spelling, false]);
    // Another name that begins or ends like it.
    expect(await check(withCatalog(`/${name}X 1 0 R /My${name} 1 0 R`))).toBe(true);
  });

  it.each([
    '/JS 7 0 R',
    '/JS\0\x007\f0\rR',
    '/JS(app.alert(1))',
    '/J#53 %comment\n (app.alert(1))',
    `/JS${' '.repeat(5_000)}${'\0'.repeat(70_000)}(app.alert(1))`,
    '/JS (\xfe\xff\0a\0p)',
    '/JS <6170702e616c657274>',
    '/XFA 7 0 R',
    '/XFA[(template) 7 0 R]',
    '/#58FA%\n[(template) 7 0 R]',
  ])('%j is rejected', async (entries) => {
    expect(await check(withCatalog(entries))).toBe(false);
  });

  it.each([
    '/Annots [<< /Type /Annot /Subtype /Link /A << /S /URI /URI (https://cromia.test) >> >>]',
    '/OpenAction [3 0 R /FitH 842] /Outlines << /A << /S /GoTo /D [3 0 R /Fit] >> >>',
    '/AcroForm << /Fields [] >> /Metadata 4 0 R /JSX (1) /XFAX [1]',
  ])('%s is accepted', async (entries) => {
    expect(await check(withCatalog(entries))).toBe(true);
  });
});

describe('a file that only begins and ends as a PDF', () => {
  const asPdf = (content: string) => `%PDF-1.7\n${content}\nstartxref\n9\n%%EOF\n`;
  it.each([
    ['HTML', '<html><script>alert(1)</script></html>'],
    ['HTML that names a page', '<html><p title="/Type /Page >">1 0 obj</p></html>'],
    ['objects without a page', '1 0 obj\n<< /Type /Catalog >>\nendobj'],
    ['nothing', ''],
  ])('%s is rejected', async (_what, content) => {
    expect(await check(asPdf(content))).toBe(false);
  });

  it('a page in any spelling of white space is accepted', async () => {
    for (const content of [
      '1 0 obj<</Type/Page>>endobj',
      '1\r\n0\robj\0%\xe2\xe3\n<<\n/Type\0\f/Page\0>>',
      '5 0 obj <</Type/ObjStm/N 3>>',
    ])
      expect([content, await check(asPdf(content))]).toEqual([content, true]);
  });
});
