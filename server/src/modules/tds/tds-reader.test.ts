import { inflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { login, testApp } from '../../../test/app.ts';

const { app, db } = await testApp('demo');
const user = await login(app, 'private@demo.cromia.test');

type Version = { id: string; language: string; product: string };

async function listVersions(query: string): Promise<Version[]> {
  const response = await app.inject({ url: `/api/tds/versions/last/available-languages?${query}` });
  expect(response.statusCode).toBe(200);
  return response.json();
}

function download(id: string, headers: { authorization?: string } = user) {
  return app.inject({ url: `/api/tds/pdf/version/${id}`, headers });
}

/** The characters that a PDF's fonts can write, from their ToUnicode maps, which are compressed streams. */
function readCharacters(pdf: Buffer): string {
  const text = pdf.toString('latin1');
  const maps = [...text.matchAll(/stream\r?\n([\s\S]*?)\r?\nendstream/g)].flatMap(([, stream = '']) => {
    try {
      return inflateSync(Buffer.from(stream, 'latin1')).toString('latin1');
    } catch {
      // Not every stream uses this compression.
      return [];
    }
  });
  const codes = maps
    .filter((map) => map.includes('beginbfrange'))
    .flatMap((map) => [...map.matchAll(/<([0-9a-f]{4})>/gi)].map(([, code = '']) => code));
  return String.fromCharCode(...codes.map((code) => Number.parseInt(code, 16)));
}

describe('the languages of a technical data sheet', () => {
  it('of F120 are IT, EN and DE, each with its latest version', async () => {
    const versions = await listVersions('serial=F120&color=7035');
    expect(versions.map(({ language }) => language).toSorted()).toEqual(['DE', 'EN', 'IT']);
    const latest = await db
      .selectFrom('tdsVersions')
      .select((eb) => ['language', eb.fn.max('version').as('version')])
      .where('serial', '=', 'F120')
      .groupBy('language')
      .execute();
    for (const { language, version } of latest) {
      const { id } = versions.find((candidate) => candidate.language === language) ?? {};
      const row = await db
        .selectFrom('tdsVersions')
        .select('version')
        .where('id', '=', id ?? '')
        .executeTakeFirst();
      expect(row?.version).toBe(version);
    }
  });

  it('prefer the sheet of the colour to that of the serial', async () => {
    const { id } = await db
      .insertInto('tdsVersions')
      .values({ productClass: '3', serial: 'F121', color: '7035', language: 'IT' })
      .returning('id')
      .executeTakeFirstOrThrow();
    const findItalian = (versions: Version[]) => versions.find(({ language }) => language === 'IT');
    expect(findItalian(await listVersions('serial=F121&color=7035'))).toEqual({
      id,
      language: 'IT',
      product: 'F1217035',
    });
    expect(findItalian(await listVersions('serial=F121&color=7016'))?.id).not.toBe(id);
  });

  it('return missingTds when there are none', async () => {
    const response = await app.inject({
      url: '/api/tds/versions/last/available-languages?serial=ZZZZ&color=7035',
    });
    expect(response.statusCode).toBe(404);
    expect(response.json()).toMatchObject({ code: 'missingTds' });
  });

  it.each(['', 'serial=', 'serial=F1200', 'serial=%25', 'serial=F120&color=70355'])(
    'are rejected for a malformed product: %s',
    async (query) => {
      const url = `/api/tds/versions/last/available-languages?${query}`;
      expect((await app.inject({ url })).statusCode).toBe(400);
    },
  );
});

describe('the download of a technical data sheet', () => {
  it('requires a login', async () => {
    const [version] = await listVersions('serial=F120&color=7035');
    expect((await download(version?.id ?? '', {})).statusCode).toBe(401);
  });

  it('is a PDF in the requested language, named as in section 7 and identical each time', async () => {
    for (const { id, language } of await listVersions('serial=F120&color=7035')) {
      const response = await download(id);
      expect(response.statusCode).toBe(200);
      expect(response.headers['content-type']).toBe('application/pdf');
      expect(response.headers['content-disposition']).toBe(
        `attachment; filename="TDS-F120-FERROCROM-${language}.pdf"`,
      );
      const pdf = response.rawPayload;
      expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
      expect(pdf.toString('latin1')).toContain(`/Lang (${language.toLowerCase()})`);
      expect((await download(id)).rawPayload.equals(pdf)).toBe(true);
    }
  });

  it('has glyphs for Polish, Czech and Russian letters', async () => {
    const letters = { PL: 'łęąśżó', CS: 'řěščžů', RU: 'Технический' };
    for (const [language, expected] of Object.entries(letters)) {
      const { id } = await db
        .insertInto('tdsVersions')
        .values({ productClass: '3', serial: 'F120', color: '7016', language })
        .returning('id')
        .executeTakeFirstOrThrow();
      const response = await download(id);
      expect(response.statusCode).toBe(200);
      const characters = readCharacters(response.rawPayload);
      for (const letter of expected) expect(characters).toContain(letter);
    }
  });

  it('changes with the data of the serial', async () => {
    const [version] = await listVersions('serial=F120&color=7035');
    const before = (await download(version?.id ?? '')).rawPayload;
    await db.updateTable('serials').set({ expires: 7 }).where('serial', '=', 'F120').execute();
    expect((await download(version?.id ?? '')).rawPayload.equals(before)).toBe(false);
  });

  it('returns missingTds for an unknown version, TdsError for a missing file or malformed data', async () => {
    expect((await download('00000000-0000-4000-8000-000000000000')).json()).toMatchObject({
      code: 'missingTds',
    });
    expect((await download('1')).statusCode).toBe(400);
    const { id } = await db
      .insertInto('tdsVersions')
      .values({ productClass: '3', serial: 'M200', color: '9005', language: 'IT', fileKey: 'tds/gone.pdf' })
      .returning('id')
      .executeTakeFirstOrThrow();
    expect((await download(id)).json()).toMatchObject({ code: 'TdsError', status: 404 });
    await db
      .updateTable('serials')
      .set({ technical: JSON.stringify({ voc: 'much' }) })
      .where('serial', '=', 'F110')
      .execute();
    const [broken] = await listVersions('serial=F110');
    expect((await download(broken?.id ?? '')).json()).toMatchObject({ code: 'TdsError' });
  });

  it('serves ten concurrent requests', async () => {
    const versions = await listVersions('serial=M210&color=7016');
    const ids = Array.from({ length: 10 }, (_, index) => versions[index % versions.length]?.id ?? '');
    const responses = await Promise.all(ids.map((id) => download(id)));
    expect(responses.map(({ statusCode }) => statusCode)).toEqual(ids.map(() => 200));
  });
});
