import { expect, it } from 'vitest';
import { login, testApp } from '../../../../test/app.ts';
import { createCaller } from '../../../../test/builders/activation.ts';
import { aKey, createErpClient } from '../../../../test/builders/integration.ts';
import { aCustomer, aProduct, aUser } from '../../../../test/builders/shop.ts';

const { app, db } = await testApp('empty');
const call = createCaller(app);
const { key } = await aKey(db);
const erp = createErpClient(app, key);
const DESK_PATH = '/api/v1/backoffice/catalogue';

await aProduct(db, { serial: 'F120', inStock: false });
await aProduct(db, { serial: 'G310' });
await aCustomer(db, { customerCode: '100001' });
await aUser(db, { username: 'it@test.it', role: 'IT' });
const staff = await login(app, 'it@test.it');
const read = async (path: string) => (await call('GET', `${DESK_PATH}${path}`, staff)).json();
const productCode = { serial: 'F120', color: '7035', pkg: '25' };

it('a serial is found by the prefix of its code or product code, or by part of its name', async () => {
  await erp('texts', [{ serial: 'F120', language: 'en', shortDescription: 'Epoxy undercoat' }]);
  const findSerials = async (text: string) =>
    (await read(`?text=${text}`)).content.map(({ serial }: { serial: string }) => serial);
  expect(await findSerials('f12')).toEqual(['F120']);
  expect(await findSerials('F120-7035-25')).toEqual(['F120']);
  expect(await findSerials('undercoat')).toEqual(['F120']);
  expect(await findSerials('%25')).toEqual([]);
  expect((await read('')).totalElements).toBe(2);
});

it('a serial shows the source of each value, and an import overwrites corrections', async () => {
  const { result } = await erp('texts', [{ serial: 'F120', language: 'it', shortDescription: 'Fondo' }]);
  const before = await read('/3/F120');
  expect(before.sources['shortDescription.it']).toMatchObject({
    origin: 'IMPORT',
    by: 'ERP',
    importId: result.id,
  });
  const correction = { version: before.version, shortDescription: { it: 'Fondo epossidico', en: '' } };
  const correctedResponse = await call('PATCH', `${DESK_PATH}/3/F120`, staff, correction);
  expect(correctedResponse.json()).toMatchObject({
    shortDescription: { it: 'Fondo epossidico' },
    sources: { 'shortDescription.it': { origin: 'DESK', by: 'it@test.it', importId: null } },
    history: [
      {
        action: 'catalogue.correct',
        username: 'it@test.it',
        details: {
          subject: 'F120',
          changes: [
            { field: 'shortDescription.it', was: 'Fondo', is: 'Fondo epossidico' },
            { field: 'shortDescription.en', was: 'Epoxy undercoat', is: null },
          ],
        },
      },
    ],
  });
  expect((await call('PATCH', `${DESK_PATH}/3/F120`, staff, correction)).statusCode).toBe(409);
  const dry = await erp(
    'texts',
    [{ serial: 'F120', language: 'it', shortDescription: 'Fondo' }],
    '?dryRun=true',
  );
  expect(dry.result.changes).toMatchObject([{ was: 'Fondo epossidico', is: 'Fondo', corrected: true }]);
});

it('a colour shows its packagings with list and customer prices, and can be corrected', async () => {
  await erp('prices', [
    { productCode, priceListCode: 'RIV', unitPrice: 12.5 },
    { productCode, priceListCode: 'IND', unitPrice: 10, customerCode: '100001', discountPct1: 5 },
  ]);
  const { version, products } = await read('/3/F120/7035?customerCode=100001');
  expect(products).toMatchObject([
    {
      id: productCode,
      inStock: false,
      prices: [{ priceListCode: 'RIV', unitPrice: 12.5, sources: { unitPrice: { origin: 'IMPORT' } } }],
      agreed: { unitPrice: 10, discountPct1: 5, sources: { '*': { origin: 'IMPORT' } } },
    },
  ]);
  expect((await read('/3/F120/7035')).products[0].agreed).toBe(null);
  const path = `${DESK_PATH}/3/F120/7035`;
  const changedResponse = await call('PATCH', `${path}/25`, staff, {
    version,
    inStock: true,
    lat: 'F120-25',
  });
  expect(changedResponse.json().products).toMatchObject([
    { inStock: true, lat: 'F120-25', sources: { inStock: { origin: 'DESK' }, lat: { origin: 'DESK' } } },
  ]);
  const correctedResponse = await call('PATCH', path, staff, {
    version: changedResponse.json().version,
    colorDescription: { de: 'Lichtgrau' },
  });
  expect(correctedResponse.json().colorDescription).toMatchObject({ de: 'Lichtgrau' });
  const stock = await erp('stock', [{ productCode, inStock: false }]);
  expect(stock.result.changes).toMatchObject([{ field: 'inStock', was: true, is: false, corrected: true }]);
  expect((await call('GET', `${DESK_PATH}/3/NONE`, staff)).statusCode).toBe(404);
  expect((await call('PATCH', `${path}/99`, staff, { version: null })).statusCode).toBe(409);
});
