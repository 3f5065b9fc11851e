import type { HazardInput } from '@cromia/domain/hazards/hazard';
import { PACKAGE_LABEL_MILLIMETRES, PACKAGE_LABEL_SIZES } from '@cromia/domain/hazards/package-label';
import { PRODUCT_LANGUAGES } from '@cromia/domain/languages';
import { describe, expect, it } from 'vitest';
import { testApp } from '../../../../test/app.ts';
import { aKey, createErpClient } from '../../../../test/builders/integration.ts';
import { aProduct } from '../../../../test/builders/shop.ts';
import { countPages } from '../../../platform/pdf/count-pages.ts';

const { app, db } = await testApp('empty');
const { key } = await aKey(db);
const importRows = createErpClient(app, key);
const PRIMER = {
  signalWord: 'WARNING',
  pictograms: ['GHS02', 'GHS07'],
  hStatements: ['H226', 'H317'],
  pStatements: ['P210', 'P305+P351+P338'],
  contains: ['xylene'],
  ufi: 'E600-30P1-S00Y-5079',
} satisfies HazardInput;
/** A label with so many elements that they do not fit on the smallest size. */
const THINNER = {
  signalWord: 'DANGER',
  pictograms: ['GHS02', 'GHS05', 'GHS07', 'GHS08'],
  hStatements: ['H226', 'H304', 'H312+H332', 'H315', 'H318', 'H335', 'H336', 'H373'],
  pStatements: ['P210', 'P261', 'P280', 'P301+P330+P331', 'P303+P361+P353', 'P305+P351+P338', 'P310', 'P501'],
  contains: ['xylene', 'butan-1-ol'],
  professionalOnly: true,
  diisocyanates: true,
} satisfies HazardInput;

await aProduct(db, { serial: 'F120', color: '7035', pkg: '25' });
await aProduct(db, { serial: 'D300', color: '0000', pkg: '25' });
await aProduct(db, { serial: 'H500', color: '9010', pkg: '25' });
await db.updateTable('products').set({ um: 'kg', qta: 25, dna: 1.25 }).execute();
await importRows('hazards', [
  { serial: 'F120', ...PRIMER },
  { serial: 'D300', ...THINNER },
]);

const read = (code: string, query: Record<string, string>) =>
  app.inject({
    url: `/api/products/3/${code.replaceAll('-', '/')}/label?${new URLSearchParams(query)}`,
  });
const readPageSize = (pdf: Buffer) =>
  /\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/
    .exec(pdf.toString('latin1'))
    ?.slice(1)
    .map((points) => Math.round((Number(points) * 25.4) / 72));

describe('the printed hazard label of a packaging', () => {
  it.each(PRODUCT_LANGUAGES)('is one page in %s', async (lang) => {
    const response = await read('F120-7035-25', { lang });
    expect([response.statusCode, response.headers['content-type']]).toEqual([200, 'application/pdf']);
    expect(response.headers['content-language']).toBe(lang);
    expect(countPages(response.rawPayload)).toBe(1);
  });

  it.each(PACKAGE_LABEL_SIZES)('has the size %s', async (size) => {
    const { rawPayload } = await read('F120-7035-25', { lang: 'it', size, quantity: '0.5' });
    const { width, height } = PACKAGE_LABEL_MILLIMETRES[size];
    expect(readPageSize(rawPayload)).toEqual([width, height]);
  });

  it('is named by product and size', async () => {
    const { headers } = await read('F120-7035-25', { lang: 'it', size: 'A6' });
    expect(headers['content-disposition']).toBe('attachment; filename="etichetta-F120-7035-25-A6.pdf"');
  });

  it('is never cut: a size that is too small is rejected with the smallest that fits', async () => {
    const response = await read('D300-0000-25', { lang: 'de', size: 'A7' });
    expect([response.statusCode, response.json().code]).toEqual([422, 'LabelTooSmall']);
    const { min } = response.json().limit;
    expect(['A6', 'A5']).toContain(min);
    const larger = await read('D300-0000-25', { lang: 'de', size: min });
    expect([larger.statusCode, countPages(larger.rawPayload)]).toEqual([200, 1]);
  });

  it('has at least the size that CLP prescribes for the content', async () => {
    const barrel = await read('F120-7035-25', { lang: 'en', size: 'A7', quantity: '200' });
    expect([barrel.statusCode, barrel.json().limit]).toEqual([422, { of: 'value', min: 'A6' }]);
    const container = await read('F120-7035-25', { lang: 'en', size: 'A6', quantity: '1000' });
    expect(container.json().limit).toEqual({ of: 'value', min: 'A5' });
    expect((await read('F120-7035-25', { lang: 'en', size: 'A5', quantity: '1000' })).statusCode).toBe(200);
  });

  it('exists for assessed products only', async () => {
    expect((await read('H500-9010-25', { lang: 'it' })).statusCode).toBe(404);
    expect((await read('X999-9010-25', { lang: 'it' })).statusCode).toBe(404);
  });

  it.each([
    [{}],
    [{ lang: 'xx' }],
    [{ lang: 'it', size: 'A4' }],
    [{ lang: 'it', quantity: '0' }],
    [{ lang: 'it', quantity: '-1' }],
    [{ lang: 'it', quantity: 'x' }],
  ])('rejects the query %j', async (query: Record<string, string>) => {
    expect((await read('F120-7035-25', query)).statusCode).toBe(400);
  });
});

describe('the hazard labels of products', () => {
  const readLabels = (products: string, lang = 'it') =>
    app.inject({ url: `/api/products/hazard-labels?${new URLSearchParams({ products, lang })}` });

  it('are returned in the order of the codes, with what the points are calculated from', async () => {
    const response = await readLabels('3-H500-9010-25,3-F120-7035-25,3-X999-1-1');
    expect(response.statusCode).toBe(200);
    expect(response.json()).toMatchObject([
      { productCode: { serial: 'H500' }, label: null },
      {
        productCode: { productClass: '3', serial: 'F120', color: '7035', pkg: '25' },
        ...{ um: 'kg', qta: 25, dna: 1.25 },
        label: {
          signalWord: 'WARNING',
          hStatements: [{ code: 'H226', text: 'Liquido e vapori infiammabili.' }, { code: 'H317' }],
        },
      },
    ]);
  });

  it.each(['', '3-F120', '3-F120-7035-25-1', 'x y', Array(101).fill('3-F120-7035-25').join()])(
    'rejects the codes %j',
    async (codes) => {
      expect((await readLabels(codes)).statusCode).toBe(400);
    },
  );
});
