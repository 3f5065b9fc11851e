import { describe, expect, it } from 'vitest';
import { login, testApp } from '../../../test/app.ts';
import { aPdf, upload } from '../../../test/builders/uploads.ts';

const URL = '/api/v1/backoffice/tds';

const { app, db } = await testApp('demo');
const staff = await login(app, 'it@demo.cromia.test');

/** Composes a sheet based on the current version of the serial's data. */
async function compose(payload: { serial?: string; [field: string]: unknown }) {
  const { version = 'none' } = await readTechnical(payload.serial?.toUpperCase() ?? '');
  const body = { version, ...payload };
  return app.inject({ method: 'POST', url: `${URL}/compositions`, headers: staff, payload: body });
}

async function readTechnical(serial: string) {
  return (await app.inject({ url: `${URL}/technical?serial=${serial}`, headers: staff })).json();
}

async function download(id: string) {
  const response = await app.inject({ url: `/api/tds/pdf/version/${id}`, headers: staff });
  expect(response.statusCode).toBe(200);
  return { etag: response.headers.etag, head: response.rawPayload.subarray(0, 5).toString() };
}

describe('a technical data sheet', () => {
  it('is composed from its data in several languages, with a new version each time', async () => {
    const before = await readTechnical('F121');
    const technical = { ...before.technical, solidsByWeight: 81.5, storageFrom: 8, storageTo: 30, gloss: '' };
    const first = await compose({ serial: 'f121', languages: ['RU', 'IT'], technical });
    expect(first.statusCode, first.body).toBe(201);
    expect(first.json()).toMatchObject([
      { serial: 'F121', color: null, language: 'IT', isLatest: true, size: null },
      { language: 'RU', isLatest: true },
    ]);
    const [{ id, version }] = first.json();
    const repeatedResponse = await compose({ serial: 'F121', languages: ['IT'], technical });
    expect(repeatedResponse.json()).toMatchObject([{ version: version + 1 }]);
    expect((await download(id)).head).toBe('%PDF-');
    const after = await readTechnical('F121');
    expect(after.technical).toMatchObject({ solidsByWeight: 81.5, storageTo: 30 });
    expect(after.technical).not.toHaveProperty('gloss');
    expect(after.versions).toContainEqual({ language: 'IT', version: version + 1, isComposed: true });
    const audit = await db
      .selectFrom('auditLog')
      .select('entityId')
      .where('action', '=', 'tds.compose')
      .execute();
    expect(audit).toEqual([{ entityId: 'F121' }, { entityId: 'F121' }]);
  });

  it('stays unchanged when a newer version is composed', async () => {
    const url = '/api/tds/versions/last/available-languages?serial=F120&color=7035';
    const [{ id }] = (await app.inject({ url })).json();
    const before = await download(id);
    const { technical } = await readTechnical('F120');
    const changedResponse = await compose({
      serial: 'F120',
      languages: ['IT'],
      technical: { ...technical, viscosity: '1" DIN 4' },
    });
    expect(await download(id)).toEqual(before);
    expect((await download(changedResponse.json()[0].id)).etag).not.toBe(before.etag);
  });

  it('is replaced by an uploaded file as the latest version', async () => {
    const file = aPdf('the manufacturer’s own');
    const fields = { serial: 'F121', language: 'RU' };
    const publishedResponse = await upload(app, URL, staff, { file, fields });
    expect(publishedResponse.json()).toMatchObject({ isLatest: true });
    expect((await readTechnical('F121')).versions).toContainEqual({
      language: 'RU',
      version: publishedResponse.json().version,
      isComposed: false,
    });
  });

  it('omits invalid stored values so that they can be corrected', async () => {
    const { technical } = await readTechnical('M210');
    await db
      .updateTable('serials')
      .set({ technical: JSON.stringify({ ...technical, dryFilm: '60–90 µm', gloss: 80, storageFrom: 40 }) })
      .where('serial', '=', 'M210')
      .execute();
    const readData = (await readTechnical('M210')).technical;
    expect(readData).toMatchObject({ viscosity: technical.viscosity, storageFrom: 40 });
    expect(readData).not.toHaveProperty('dryFilm');
    expect(readData).not.toHaveProperty('gloss');
    const correctedResponse = await compose({
      serial: 'M210',
      languages: ['IT'],
      technical: { ...readData, dryFilm: '60-90', storageFrom: 5, storageTo: 35 },
    });
    expect(correctedResponse.statusCode, correctedResponse.body).toBe(201);
  });

  it('is rejected with the path of the invalid field', async () => {
    const findErrorPaths = async (payload: object) => {
      const response = await compose({ serial: 'F121', languages: ['IT'], technical: {}, ...payload });
      expect(response.statusCode).toBe(400);
      return response.json().errors.map(({ path }: { path: string }) => path);
    };
    expect(await findErrorPaths({ serial: 'ZZZZ' })).toEqual(['serial']);
    expect(await findErrorPaths({ languages: [] })).toEqual(['languages']);
    expect(await findErrorPaths({ languages: ['XX'] })).toEqual(['languages.0']);
    expect(await findErrorPaths({ technical: { solidsByWeight: 101 } })).toEqual([
      'technical.solidsByWeight',
    ]);
    expect(await findErrorPaths({ technical: { dryFilm: 'thick' } })).toEqual(['technical.dryFilm']);
    expect(await findErrorPaths({ technical: { storageFrom: 30, storageTo: 5 } })).toEqual([
      'technical.storageTo',
    ]);
    // Directive 2004/42/EC, Annex II A: at most 500 g/l in a solvent-borne two-pack paint.
    expect(await findErrorPaths({ technical: { voc: 501, vocCategory: 'j' } })).toEqual(['technical.voc']);
    const unknown = await app.inject({ url: `${URL}/technical?serial=ZZZZ`, headers: staff });
    expect(unknown.statusCode).toBe(404);
  });
});
