import type { QuickOrderLine } from '@cromia/domain/cart/quick-order';
import { UI_LANGUAGES } from '@cromia/domain/languages';
import { expect, it } from 'vitest';
import { login, testApp } from '../../../test/app.ts';
import { aCustomer, anOffer, anOrder, aProduct, aUser, setListPrice } from '../../../test/builders/shop.ts';
import { upload } from '../../../test/builders/uploads.ts';

const { app, db } = await testApp('empty');

const company = await aCustomer(db, { customerCode: '100001' });
await aUser(db, { username: 'customer@test.it', role: 'CUSTOMER', customer: company });
const customer = await login(app, 'customer@test.it');
const primer = await aProduct(db, { serial: 'F120', unitPrice: 12.5 });
await setListPrice(db, primer.id, 12.5);
await anOrder(db, { customer: company, products: [primer], quantity: 6, status: 'F' });
await anOffer(db, { customer: company, products: [primer], status: 'ACCEPTED' });

const LISTS = ['orders', 'offer-requests', 'customer-products'];

/** Uploads an export of a list as a quick order. */
async function uploadExport(list: string, format: string, language: string): Promise<QuickOrderLine[]> {
  const url = `/api/v1/public/customer/${list}/export?format=${format}&language=${language}`;
  const exported = await app.inject({ url, headers: customer });
  expect([url, exported.statusCode]).toEqual([url, 200]);
  const path = '/api/v1/public/customer/carts/quick-order/upload';
  const response = await upload(app, path, customer, { file: exported.rawPayload });
  expect([url, response.statusCode]).toEqual([url, 200]);
  return response.json().lines;
}

it.each(UI_LANGUAGES)(
  'the exports of lists in %s are read as quick orders by their headers',
  async (language) => {
    for (const list of LISTS) {
      for (const format of ['csv', 'xlsx']) {
        const lines = await uploadExport(list, format, language);
        const quantity = list === 'offer-requests' ? 4 : 6;
        expect([list, format, lines.map(({ line, code, asked }) => ({ line, code, asked }))]).toEqual([
          list,
          format,
          [{ line: 2, code: null, asked: quantity }],
        ]);
        expect(lines[0]?.product?.productCode).toEqual(primer.productCode);
      }
    }
  },
);
