import { describe, expect, it } from 'vitest';
import { login, testApp } from '../../../test/app.ts';
import { aPdf, upload } from '../../../test/builders/uploads.ts';

const URL = '/api/v1/backoffice/tds';
const F120 = { serial: 'F120', language: 'IT' };

const { app, db } = await testApp('demo', { apps: 2 });
const staff = await login(app, 'it@demo.cromia.test');
const reader = await login(app, 'private@demo.cromia.test');

async function findItalianVersion(query: string): Promise<string> {
  const url = `/api/tds/versions/last/available-languages?${query}`;
  const versions: { id: string; language: string }[] = (await app.inject({ url })).json();
  return versions.find(({ language }) => language === 'IT')?.id ?? '';
}

describe('an uploaded technical data sheet', () => {
  it('replaces the composed one and is served byte for byte with its checksum as ETag', async () => {
    const file = aPdf('the manufacturer’s own');
    const before = await findItalianVersion('serial=F120&color=7035');
    const publishedResponse = await upload(app, URL, staff, { file, fields: F120 });
    expect(publishedResponse.statusCode).toBe(201);
    const { id, version, checksum } = publishedResponse.json();
    expect(publishedResponse.json()).toMatchObject({
      serial: 'F120',
      color: null,
      language: 'IT',
      isLatest: true,
    });
    expect(version).toBeGreaterThan(1);
    expect(id).not.toBe(before);
    expect(await findItalianVersion('serial=F120&color=7035')).toBe(id);

    const url = `/api/tds/pdf/version/${id}`;
    const response = await app.inject({ url, headers: reader });
    expect(response.rawPayload.equals(file)).toBe(true);
    expect(response.headers).toMatchObject({
      etag: `"${checksum}"`,
      'content-length': String(file.length),
      'content-type': 'application/pdf',
    });
    const cachedResponse = await app.inject({
      url,
      headers: { ...reader, 'if-none-match': `"${checksum}"` },
    });
    expect(cachedResponse.statusCode).toBe(304);
  });

  it('for one colour does not affect the other colours', async () => {
    const whole = await findItalianVersion('serial=F121&color=7016');
    const response = await upload(app, URL, staff, {
      file: aPdf('7035 only'),
      fields: { serial: 'f121', color: '7035', language: 'IT' },
    });
    expect(response.statusCode).toBe(201);
    expect(await findItalianVersion('serial=F121&color=7035')).toBe(response.json().id);
    expect(await findItalianVersion('serial=F121&color=7016')).toBe(whole);
  });

  it('gets its own version when two are uploaded concurrently', async () => {
    const both = await Promise.all(
      ['one', 'other'].map((content) =>
        upload(app, URL, staff, { file: aPdf(content), fields: { serial: 'M210', language: 'DE' } }),
      ),
    );
    const [first, second] = both.map((response) => response.json().version);
    expect(Math.abs(first - second)).toBe(1);
  });

  it('is listed with its publisher and recorded in the audit log', async () => {
    const response = await app.inject({
      url: `${URL}?serial=F120&language=IT&sort=version,desc`,
      headers: staff,
    });
    expect(response.statusCode).toBe(200);
    const [newest, ...older] = response.json().content;
    expect(newest).toMatchObject({ publishedBy: 'it@demo.cromia.test', isLatest: true });
    expect(older.every((sheet: { isLatest: boolean }) => !sheet.isLatest)).toBe(true);
    const audit = await db
      .selectFrom('auditLog')
      .select(['entityId', 'action'])
      .where('entityId', '=', newest.id)
      .execute();
    expect(audit).toEqual([{ entityId: newest.id, action: 'tds.publish' }]);
  });

  it('is rejected when the PDF is incomplete, encrypted, or has active or embedded content', async () => {
    const whole = aPdf('whole');
    const { rawPayload: composed } = await app.inject({
      url: `/api/tds/pdf/version/${await findItalianVersion('serial=M200&color=9005')}`,
      headers: reader,
    });
    const script = '/OpenAction << /S /JavaScript /JS (app.alert\\(1\\)) >>';
    const rejectedFiles = [
      Buffer.from('%PDF-'),
      whole.subarray(0, whole.length - 12),
      composed.subarray(0, composed.length / 2),
      Buffer.from('%PDF-1.7\nno page\nstartxref\n0\n%%EOF\n'),
      // The name spans two of the chunks that are read.
      ...[0, 65_400, 65_440].map((fill) => aPdf('x'.repeat(fill), 0, script)),
      aPdf('escaped', 0, script.replace('/JavaScript /JS', '/J#61vaScript /J#53')),
      aPdf('launch', 0, '/OpenAction << /S /Launch /F (cmd.exe) >>'),
      aPdf('files', 0, '/Names << /EmbeddedFiles 9 0 R >>'),
      aPdf('encrypted', 0, '>> << /Encrypt 9 0 R'),
    ];
    for (const file of rejectedFiles) {
      const response = await upload(app, URL, staff, { file, fields: F120 });
      expect(response.json()).toMatchObject({
        status: 400,
        errors: [{ path: 'file', code: 'invalidField' }],
      });
    }
    const acceptedResponse = await upload(app, URL, staff, { file: composed, fields: F120 });
    expect(acceptedResponse.statusCode, acceptedResponse.body).toBe(201);
  });

  it('is rejected without a PDF, above the size limit, and for unknown products or languages', async () => {
    const send = (file: Buffer | undefined, fields: Record<string, string>) =>
      upload(app, URL, staff, { ...(file ? { file } : {}), fields });
    expect((await send(Buffer.from('MZ not a sheet'), F120)).statusCode).toBe(415);
    expect((await send(aPdf('huge', 21_000_000), F120)).statusCode).toBe(413);
    expect((await send(undefined, F120)).json()).toMatchObject({
      errors: [{ path: 'file', code: 'missing' }],
    });
    expect((await send(aPdf(), { serial: 'ZZZZ', language: 'IT' })).json()).toMatchObject({
      errors: [{ path: 'serial', code: 'invalidField' }],
    });
    expect((await send(aPdf(), { serial: 'F120', language: 'XX' })).json()).toMatchObject({
      errors: [{ path: 'language', code: 'invalidField' }],
    });
    const noForm = await app.inject({ method: 'POST', url: URL, headers: staff, payload: {} });
    expect(noForm.statusCode).toBe(415);
  });
});
