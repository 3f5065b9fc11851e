import { assortmentSchema } from '@cromia/domain/catalogue/assortment';
import { expect, it } from 'vitest';
import { testApp } from '../../../../test/app.ts';
import { aProduct } from '../../../../test/builders/shop.ts';

const { app, db } = await testApp('empty');

async function readAssortment() {
  const response = await app.inject({ url: '/api/products/assortment?lang=it' });
  expect(response.statusCode).toBe(200);
  return assortmentSchema.strict().parse(response.json());
}

it('shows visitors the RAL shades in stock, and follows the stock', async () => {
  const { id: first } = await aProduct(db, { serial: 'F120', color: '7035', pkg: '25' });
  await aProduct(db, { serial: 'F130', color: '7035', pkg: '25' });
  await aProduct(db, { serial: 'F120', color: 'B01', pkg: '25' });
  await db.updateTable('products').set({ inStock: true }).execute();
  await db.updateTable('colors').set({ hex: '#C5C7C4' }).execute();
  expect(await readAssortment()).toMatchObject({
    shades: [{ color: '7035', hex: '#C5C7C4', serials: 2 }],
    brands: [{ serials: 2 }],
  });
  await db.updateTable('products').set({ inStock: false }).where('id', '=', first).execute();
  expect((await readAssortment()).shades).toMatchObject([{ color: '7035', serials: 1 }]);
});
