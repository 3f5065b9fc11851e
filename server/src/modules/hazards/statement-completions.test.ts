import type { HazardInput } from '@cromia/domain/hazards/hazard';
import {
  hazardEntryPageSchema,
  type SerialHazard,
  serialHazardSchema,
} from '@cromia/domain/hazards/hazard-desk';
import type { HazardLabel } from '@cromia/domain/hazards/label';
import { STATEMENT_LANGUAGES } from '@cromia/domain/hazards/statements/texts';
import { beforeEach, describe, expect, it } from 'vitest';
import { login, testApp } from '../../../test/app.ts';
import { createCaller } from '../../../test/builders/activation.ts';
import { aKey, createErpClient } from '../../../test/builders/integration.ts';
import { aProduct, aUser } from '../../../test/builders/shop.ts';

const { app, db } = await testApp('empty');
const call = createCaller(app);
const { key } = await aKey(db);
const importRows = createErpClient(app, key);
const DESK = '/api/v1/backoffice/hazards';
await aUser(db, { username: 'it@test.it', role: 'IT' });
const staff = await login(app, 'it@test.it');
for (const color of ['7035', '9010']) await aProduct(db, { serial: 'F120', color, pkg: '25' });
await db.updateTable('products').set({ um: 'kg', qta: 25, dna: 1.25 }).execute();

const ROW = {
  serial: 'F120',
  signalWord: 'WARNING',
  pictograms: ['GHS02', 'GHS07'],
  hStatements: ['H226', 'H317'],
  pStatements: ['P210', 'P305+P351+P338'],
  contains: ['xylene'],
  unNumber: '1263',
  properShippingName: 'PAINT',
  transportClass: '3',
  packingGroup: 'III',
  tunnelCode: 'D/E',
  transportCategory: 3,
} satisfies HazardInput & { serial: string };
const NO_TRANSPORT = {
  properShippingName: null,
  transportClass: null,
  packingGroup: null,
  tunnelCode: null,
  transportCategory: null,
};

beforeEach(async () => {
  await db.deleteFrom('hazards').execute();
});

const readDesk = async (): Promise<SerialHazard> =>
  serialHazardSchema.parse((await call('GET', `${DESK}/3/F120`, staff)).json());
const readLabel = async (color: string, lang: string): Promise<HazardLabel | null> =>
  (await app.inject({ url: `/api/products/3/F120/${color}/25?lang=${lang}` })).json().hazard;

describe('an import', () => {
  it('keeps completions and names through a table', async () => {
    const words = {
      pStatements: ['P280', 'P501'],
      completions: ['P280=GLOVES+EYES', 'de:P501=unserer Sammelstelle'],
      substanceNames: ['de:xylene=Xylol', 'ru:xylene=ксилол'],
    };
    await importRows('hazards', [{ ...ROW, ...words }]);
    const exported = await call('GET', '/api/v1/backoffice/exports/hazards?format=csv&language=ru', staff);
    const [head = '', ...lines] = exported.body.replace(/^\uFEFF/, '').split('\n');
    await importRows('hazards', [{ ...ROW, completions: null, substanceNames: null }]);
    expect((await readDesk()).hazard).toMatchObject({ completions: [], substanceNames: [] });
    await importRows('hazards', [head, ...lines].join('\n'));
    expect((await readDesk()).hazard).toMatchObject(words);
  });

  it.each([
    [{ ...ROW, completions: ['P501=SOMEWHERE'] }, 'completions.0 invalidField'],
    [{ ...ROW, completions: ['P411=35'] }, 'completions.0 invalidField'],
    [{ ...ROW, substanceNames: ['de:xylene=Xylol', 'Xylol'] }, 'substanceNames.1 invalidField'],
  ])('rejects %o', async (row, error) => {
    const { status, result } = await importRows('hazards', [row]);
    expect([status, result.outcome]).toEqual([400, 'REFUSED']);
    expect(result.errors.map(({ path, code }) => `${path} ${code}`)).toEqual([error]);
  });
});

describe('the desk', () => {
  it.each<[string, Partial<HazardInput>, boolean]>([
    ['no gap', {}, false],
    ['a choice that is not made', { pStatements: ['P280', 'P310', 'P302+P352'] }, false],
    ['a gap', { pStatements: ['P501'] }, true],
    ['a gap of a combined statement', { pStatements: ['P210', 'P370+P378'] }, true],
    ['a gap in brackets', { pStatements: ['P370+P380+P375[+P378]'] }, false],
    ['usual words', { pStatements: ['P501'], completions: ['P501 = COLLECTION_POINT'] }, false],
    ['usual words for another gap', { pStatements: ['P501'], completions: ['P264=HANDS'] }, true],
    ['own words in some languages', { pStatements: ['P501'], completions: ['it:P501=a', 'de:P501=b'] }, true],
    [
      'own words in all languages',
      {
        pStatements: ['P501'],
        completions: STATEMENT_LANGUAGES.map((language) => `${language}: P501=a`),
      },
      false,
    ],
    ['EUH208 without substances', { euhStatements: ['EUH208'], contains: [] }, true],
    ['EUH208 with substances', { euhStatements: ['EUH208'], contains: ['BIT'] }, false],
  ])('lists serials whose statements are to be completed: %s', async (_name, values, isListed) => {
    await importRows('hazards', [{ ...ROW, euhStatements: [], ...values }]);
    const { content } = hazardEntryPageSchema.parse(
      (await call('GET', `${DESK}?state=TO_COMPLETE`, staff)).json(),
    );
    expect(content.map(({ serial }) => serial)).toEqual(isListed ? ['F120'] : []);
  });

  it.each([
    ['a liquid', {}, true],
    ['goods that are not dangerous', { unNumber: null, ...NO_TRANSPORT }, false],
    ['a flammable solid', { transportClass: '4.1' }, false],
    ['a powder', { properShippingName: 'METAL POWDER, FLAMMABLE, N.O.S.' }, false],
    ['a powdery name', { properShippingName: 'POWDERED PAINT' }, true],
  ])('lists dangerous liquids in kg without specific weight: %s', async (_name, values, isListed) => {
    await importRows('hazards', [{ ...ROW, ...values }]);
    const list = async () =>
      hazardEntryPageSchema
        .parse((await call('GET', `${DESK}?state=WITHOUT_WEIGHT`, staff)).json())
        .content.map(({ serial }) => serial);
    expect([await list(), (await readDesk()).productsWithoutWeight]).toEqual([[], []]);
    await db.updateTable('products').set({ dna: null }).where('serial', '=', 'F120').execute();
    const expected = isListed ? [['F120'], ['F120-7035-25', 'F120-9010-25']] : [[], []];
    expect([await list(), (await readDesk()).productsWithoutWeight]).toEqual(expected);
    await db.updateTable('products').set({ dna: 1.25 }).where('serial', '=', 'F120').execute();
  });
});

describe('a label in a language', () => {
  it('has the completed statements and the names of its substances', async () => {
    await importRows('hazards', [
      {
        ...ROW,
        euhStatements: ['EUH208'],
        pStatements: ['P280', 'P411', 'P501'],
        completions: ['P280=GLOVES+EYES', 'de:P501=unserer Sammelstelle'],
        contains: ['xylene', 'BIT'],
        substanceNames: ['de:xylene=Xylol', 'en:BIT=1,2-benzisothiazol-3(2H)-one'],
      },
    ]);
    const texts = async (lang: string) => {
      const label = await readLabel('7035', lang);
      return [...(label?.euhStatements ?? []), ...(label?.pStatements ?? [])].map(({ text }) => text);
    };
    expect(await texts('de')).toEqual([
      'Enthält Xylol, 1,2-benzisothiazol-3(2H)-one. Kann allergische Reaktionen hervorrufen.',
      'Schutzhandschuhe/Augenschutz tragen.',
      'Inhalt/Behälter unserer Sammelstelle zuführen.',
    ]);
    expect(await texts('it')).toEqual([
      'Contiene xylene, 1,2-benzisothiazol-3(2H)-one. Può provocare una reazione allergica.',
      'Indossare guanti protettivi/Proteggere gli occhi.',
      'Smaltire il prodotto/recipiente in un punto di raccolta autorizzato, nel rispetto della normativa locale.',
    ]);
    expect((await readLabel('7035', 'de'))?.contains).toEqual(['Xylol', '1,2-benzisothiazol-3(2H)-one']);
  });
});
