import type { ImportKind } from '@cromia/domain/integration/import';
import { beforeEach, describe, expect, it } from 'vitest';
import { login, testApp } from '../../../../test/app.ts';
import { aKey } from '../../../../test/builders/integration.ts';
import { aCustomer, aProduct, aUser } from '../../../../test/builders/shop.ts';
import { upload } from '../../../../test/builders/uploads.ts';
import { ImportFileError, splitImportFile } from '../../../import-file.ts';

const { app, db } = await testApp('empty');
const { key } = await aKey(db);
await aCustomer(db, { customerCode: '100001' });
await aProduct(db, { serial: 'F120', color: '7035', pkg: '25' });
await aUser(db, { username: 'agent@test.it', role: 'AGENT' });
await aUser(db, { username: 'admin@test.it', role: 'ADMIN' });
const staff = await login(app, 'admin@test.it');

beforeEach(async () => {
  await db.deleteFrom('priceListItems').execute();
});

const importFile = (kind: ImportKind, file: Buffer) =>
  upload(app, `/api/v1/backoffice/imports/${kind}`, staff, { file });
const toBytes = (...parts: (string | number[])[]) =>
  Buffer.concat(
    parts.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : Buffer.from(part))),
  );
const readDescriptions = async () =>
  (await db.selectFrom('serials').select('shortDescription').execute()).map(
    ({ shortDescription }) => shortDescription,
  );

describe('headings in the reader’s language', () => {
  it.each([
    ['it', 'Serie;Colore;Confezione;Listino;Prezzo'],
    ['en', 'Series;COLOUR;Pack size;Price list;Unit price'],
    ['de', 'Serie;Farbton;Gebinde;Preisliste;Listenpreis'],
    ['es', 'Serie;Color;Envase;Tarifa;Precio'],
    ['fr', 'Série;Teinte;Conditionnement;Tarif;Prix unitaire'],
    ['pl', 'Seria;Kolor;Opakowanie;Cennik;Cena'],
    ['ru', 'Серия;Цвет;Фасовка;Прайс-лист;Цена'],
    ['of the API', 'serial;color;pkg;priceListCode;unitPrice'],
    ['mixed', 'serial;Colore;pkg;Preisliste;Prix'],
  ])('are understood in an import: %s', async (_language, head) => {
    const response = await importFile('prices', Buffer.from(`${head}\nF120;7035;25;RIV;12.5\n`));
    expect(response.json()).toMatchObject({ created: 1, errors: [] });
  });

  it('of one column twice are an error that shows the second', async () => {
    const head = 'Serie;Colore;Confezione;Listino;Prezzo;unitPrice;Prix';
    const response = await importFile('prices', Buffer.from(`${head}\nF120;7035;25;RIV;12.5;13;14\n`));
    expect(response.json().import.errors).toEqual([
      { row: 1, path: 'unitPrice', code: 'duplicate' },
      { row: 1, path: 'unitPrice', code: 'duplicate', value: 'Prix' },
    ]);
  });

  it('are understood in a portfolio file', async () => {
    const file = Buffer.from('Codice cliente;E-mail;Azione\n100001;agent@test.it;ADD\n');
    const url = '/api/v1/backoffice/portfolios/import?dryRun=true';
    expect((await upload(app, url, staff, { file })).json()).toMatchObject({ assigned: 1 });
  });

  it('are understood by the command', () => {
    const lines = Array.from({ length: 5_001 }, () => '3;F120;7035;25;12.5;RIV').join('\n');
    const content = Buffer.from(`Classe;Serie;Farbton;Opakowanie;Price;Listino\n${lines}`);
    const [part] = splitImportFile(['prices'], content, false);
    expect(String(part?.body).split('\n')[0]).toBe('productClass;serial;color;pkg;unitPrice;priceListCode');
    expect(() => splitImportFile(['prices'], toBytes('serial;Gr\xf6sse\n'), false)).toThrow(ImportFileError);
  });
});

describe('a file in a code page', () => {
  /** `Zolty` with its Polish letters in Windows-1250, and in Windows-1251 `Краска`. */
  const POLISH = [0xaf, 0xf3, 0xb3, 0x74, 0x79];
  const RUSSIAN = [0xca, 0xf0, 0xe0, 0xf1, 0xea, 0xe0];

  it.each([
    ['Windows-1250', POLISH],
    ['Windows-1251', RUSSIAN],
    ['Windows-1252', [0x63, 0x69, 0x74, 0x74, 0xe0]],
  ])('%s with the API’s headings is rejected, and nothing is stored', async (_page, word) => {
    const before = await readDescriptions();
    const file = toBytes('serial;language;shortDescription\nF120;pl;', word, '\n');
    const response = await importFile('texts', file);
    expect([response.statusCode, response.json().code]).toEqual([415, 'UnknownEncoding']);
    expect(await readDescriptions()).toEqual(before);
    const json = toBytes('[{"serial":"F120","language":"pl","shortDescription":"', word, '"}]');
    expect((await importFile('texts', json)).json().code).toBe('UnknownEncoding');
  });

  it('is read where a heading shows which', async () => {
    // `Język` and `Krótki opis` in Windows-1250.
    const polish = toBytes('Seria;J\xeazyk;Kr\xf3tki opis\nF120;pl;', POLISH, '\n');
    expect((await importFile('texts', polish)).json()).toMatchObject({ changed: 1 });
    expect(await readDescriptions()).toMatchObject([{ pl: 'Żółty' }]);
    const italian = toBytes('Serie;Lingua;Descrizione breve;Unit\xe0\n');
    expect((await importFile('texts', italian)).json().code).toBe('UnknownEncoding');
  });

  it('is read in the encoding that a request declares', async () => {
    const put = (charset: string, word: number[]) =>
      app.inject({
        method: 'PUT',
        url: '/api/v1/integration/texts',
        headers: { authorization: `Bearer ${key}`, 'content-type': `text/csv; charset=${charset}` },
        payload: toBytes('serial;language;shortDescription\nF120;ru;', word, '\n'),
      });
    expect((await put('windows-1251', RUSSIAN)).json()).toMatchObject({ changed: 1 });
    expect(await readDescriptions()).toMatchObject([{ ru: 'Краска' }]);
    for (const charset of ['utf-8', 'klingon'])
      expect((await put(charset, RUSSIAN)).json().code).toBe('UnknownEncoding');
  });
});
