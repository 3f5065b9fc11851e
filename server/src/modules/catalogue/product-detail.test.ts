import { calculateHardenerNeed, cartHardenerSchema } from '@cromia/domain/cart/hardeners';
import type { MixedSerial } from '@cromia/domain/catalogue/mixing-list';
import { calculateFinalUnitPrice } from '@cromia/domain/catalogue/pricing';
import { type ProductDetail, productDetailSchema } from '@cromia/domain/catalogue/product';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { login, testApp } from '../../../test/app.ts';

const { app, db } = await testApp('demo');
const customer = await login(app, 'customer@demo.cromia.test');
const agent = await login(app, 'agent@demo.cromia.test');
const commercial = await login(app, 'commercial@demo.cromia.test');

function get(path: string, headers: { authorization?: string } = {}) {
  return app.inject({ url: `/api/products/${path}`, headers });
}

async function readDetail(path: string, headers: { authorization?: string } = {}): Promise<ProductDetail> {
  const response = await get(path, headers);
  expect(response.statusCode).toBe(200);
  return productDetailSchema.strict().parse(response.json());
}

describe('mixing data', () => {
  const PATH = '/api/v1/backoffice/serials/3/F120/mixing';

  it('are shown in the product detail, and maintained by staff', async () => {
    const staff = await login(app, 'it@demo.cromia.test');
    const put = async (mixing: object | null) => {
      const { version } = (await app.inject({ url: PATH, headers: staff })).json();
      return app.inject({ method: 'PUT', url: PATH, headers: staff, payload: { version, mixing } });
    };
    const { mixing } = await readDetail('3/F120/7035/25');
    expect(mixing).toMatchObject({ hardenerSerial: 'D111', thinnerSerial: 'D101', by: 'WEIGHT' });
    const changedMixing = { ...mixing, by: 'VOLUME', hardenerParts: 33 };
    expect((await put(changedMixing)).json()).toMatchObject({ serial: 'F120', mixing: changedMixing });
    expect((await readDetail('3/F120/7035/25')).mixing).toEqual(changedMixing);
    expect((await put({ ...mixing, hardenerSerial: 'XXXX' })).json()).toMatchObject({
      status: 400,
      errors: [{ path: 'mixing.hardenerSerial', code: 'invalidField' }],
    });
    expect((await put(null)).statusCode).toBe(200);
    expect((await readDetail('3/F120/7035/25')).mixing).toBeNull();
    const entries = await db
      .selectFrom('auditLog')
      .select('action')
      .where('action', '=', 'mixing.change')
      .execute();
    expect(entries).toHaveLength(2);
    await put(mixing);
  });

  it('are listed by serial for staff, and found by serial, hardener, thinner or name', async () => {
    const staff = await login(app, 'it@demo.cromia.test');
    const list = async (query: string) =>
      (await app.inject({ url: `/api/v1/backoffice/mixing?${query}`, headers: staff })).json();
    const listSerials = (page: { content: MixedSerial[] }) => page.content.map(({ serial }) => serial);
    const { number: count } = await db
      .selectFrom('serials')
      .select(({ fn }) => fn.countAll<number>().as('number'))
      .where('mixedBy', 'is not', null)
      .executeTakeFirstOrThrow();
    const all = await list('size=100');
    expect(all.totalElements).toBe(Number(count));
    expect(listSerials(all)).toEqual(listSerials(all).toSorted());
    expect(listSerials(await list('size=10&page=1'))).toEqual(listSerials(all).slice(10, 20));
    const primer = all.content.find(({ serial }: MixedSerial) => serial === 'F120');
    expect(primer).toMatchObject({ productClass: '3', mixing: { hardenerSerial: 'D111', by: 'WEIGHT' } });
    for (const text of ['f12', 'd111', 'D101', encodeURIComponent(primer.shortDescription.it)])
      expect(listSerials(await list(`size=100&text=${text}`))).toContain('F120');
    expect((await list('text=ZZZZ')).content).toEqual([]);
    const { content } = await list('size=100&sort=thinnerSerial,desc');
    const thinners = content.map(({ mixing }: MixedSerial) => mixing.thinnerSerial ?? '');
    expect(new Set(thinners).size).toBeGreaterThan(1);
    expect(thinners).toEqual(thinners.toSorted().reverse());
  });

  it('determine the hardener that a cart is missing', async () => {
    const CARTS_PATH = '/api/v1/public/customer/carts';
    const fillCart = (items: object[]) =>
      app.inject({ method: 'POST', url: CARTS_PATH, headers: customer, payload: { items } });
    const readHardeners = async () => {
      const response = await app.inject({ url: `${CARTS_PATH}/hardeners`, headers: customer });
      return z.array(cartHardenerSchema).parse(response.json());
    };
    const primer = {
      productCode: { productClass: '3', serial: 'F120', color: '7035', pkg: '25' },
      quantity: 4,
    };
    await fillCart([primer]);
    const [hardener, ...others] = await readHardeners();
    expect(others).toEqual([]);
    expect(hardener).toMatchObject({
      serial: 'D111',
      unit: 'kg',
      uses: [{ productCode: primer.productCode, hardener: 5 }],
      inCart: [],
    });
    const need = hardener && calculateHardenerNeed(hardener, [primer]);
    expect(need).toMatchObject({ required: 20, available: 0, missing: 20 });
    const added =
      need?.add.map(({ offered: { productCode }, quantity }) => ({ productCode, quantity })) ?? [];
    expect(added.map(({ productCode }) => productCode.serial)).toEqual(added.map(() => 'D111'));
    await fillCart([primer, ...added]);
    const [filled] = await readHardeners();
    expect(filled && calculateHardenerNeed(filled, [primer, ...added])).toBeNull();
    // The hardener counts only if its line is ordered too.
    expect(filled && calculateHardenerNeed(filled, [primer])).toMatchObject({ missing: 20 });
  });
});

/** The stored terms of customer 100001 for F120-7035-25. */
async function readStoredTerms() {
  const { unitPrice, ...terms } = await db
    .selectFrom('priceListItems')
    .innerJoin('products', 'products.id', 'priceListItems.productId')
    .innerJoin('customers', 'customers.priceListCode', 'priceListItems.priceListCode')
    .select([
      'priceListItems.unitPrice',
      'customers.priceListCode',
      'customers.discountPct1',
      'customers.discountPct2',
      'customers.agentCommissionPct',
    ])
    .where('customers.customerCode', '=', '100001')
    .where('products.serial', '=', 'F120')
    .where('products.color', '=', '7035')
    .where('products.pkg', '=', '25')
    .executeTakeFirstOrThrow();
  const { discountPct1, discountPct2 } = terms;
  return {
    ...terms,
    unitPrice,
    finalUnitPrice: calculateFinalUnitPrice(unitPrice, discountPct1, discountPct2),
  };
}

describe('the product detail', () => {
  it('shows the product with its texts, facets, packagings and the colours of its serial', async () => {
    const product = await readDetail('3/F120/7035/25');
    expect(product).toMatchObject({
      id: { productClass: '3', serial: 'F120', color: '7035', pkg: '25' },
      qtyPkgMultiplier: 4,
      status: 'A',
      inStock: true,
      availability: 'AVAILABLE',
      preferred: false,
      cat1: 'background',
      cat2: 'epoxy',
      cat3: '3S',
      cat4: '2',
      cat5: '3M',
      intest: 'IE',
      pricesAndDiscounts: null,
    });
    expect(Object.keys(product.shortDescription).toSorted()).toEqual(
      ['cs', 'de', 'en', 'es', 'fr', 'it', 'pl', 'ru'].toSorted(),
    );
    expect(product.variants.map(({ pkg }) => pkg)).toEqual(['05', '25', 'D2']);
    const grey = product.colors.find(({ color }) => color === '7035');
    expect(grey).toMatchObject({ hex: product.hex, pkgs: ['05', '25', 'D2'] });
    expect(product.colors.length).toBeGreaterThan(5);
  });

  it('accepts a code in upper or lower case', async () => {
    expect((await readDetail('3/f120/7035/25')).id.serial).toBe('F120');
  });

  it.each(['3/F120/7035/99', '3/F120/0000/25', '3/ZZZZ/7035/25', '4/F120/7035/25'])(
    'returns 404 for %s',
    async (path) => {
      expect((await get(path)).statusCode).toBe(404);
    },
  );

  it.each(['3/F1200/7035/25', '3/F120/7035/251', '3/F%25/7035/25', "3/F'/7035/25"])(
    'rejects the malformed code %s',
    async (path) => {
      expect((await get(path)).statusCode).toBe(400);
    },
  );

  it('shows the availability of removed and on-request products and the successor of a code', async () => {
    expect(await readDetail('3/F120/1003/25')).toMatchObject({ status: 'E', availability: 'REMOVED' });
    expect(await readDetail('3/F120/5010/25')).toMatchObject({ availability: 'ON_REQUEST' });
    expect(await readDetail('3/F120/3020/25')).toMatchObject({
      status: 'C',
      availability: 'CODECHANGE',
      productCodeChange: { newSerial: 'F121', newColor: '3020' },
    });
  });

  it('reflects a change of stock at once', async () => {
    const before = await readDetail('3/F121/7035/25', customer);
    await db
      .updateTable('products')
      .set({ inStock: false })
      .where('serial', '=', 'F121')
      .where('color', '=', '7035')
      .where('pkg', '=', '25')
      .execute();
    expect(before.inStock).toBe(true);
    expect(await readDetail('3/F121/7035/25', customer)).toMatchObject({
      inStock: false,
      availability: 'ON_REQUEST',
    });
  });
});

describe('prices by viewer', () => {
  it('visitors and users with the role USER see no prices', async () => {
    const company = await login(app, 'company@demo.cromia.test');
    for (const headers of [{}, company]) {
      const product = await readDetail('3/F120/7035/25', headers);
      expect(product.pricesAndDiscounts).toBeNull();
      for (const variant of product.variants) expect(variant.pricesAndDiscounts).toBeNull();
    }
  });

  it('a CUSTOMER sees only the final unit price', async () => {
    const { finalUnitPrice: expected } = await readStoredTerms();
    const product = await readDetail('3/F120/7035/25', customer);
    expect(product.pricesAndDiscounts).toEqual({ finalUnitPrice: expected });
    for (const { pricesAndDiscounts } of product.variants)
      expect(Object.keys(pricesAndDiscounts ?? {})).toEqual(['finalUnitPrice']);
  });

  it('AGENT and COMMERCIAL acting for a customer see all terms, including the commission', async () => {
    const expected = await readStoredTerms();
    for (const headers of [agent, commercial]) {
      const product = await readDetail('3/F120/7035/25?customerCode=100001', headers);
      expect(product.pricesAndDiscounts).toEqual(expected);
    }
  });

  it('an agent without a customer code sees no prices', async () => {
    expect((await readDetail('3/F120/7035/25', agent)).pricesAndDiscounts).toBeNull();
  });

  it('a code outside the portfolio, or of another customer for a CUSTOMER, returns 404', async () => {
    const agent2 = await login(app, 'agent2@demo.cromia.test');
    const responses = await Promise.all([
      get('3/F120/7035/25?customerCode=100041', agent),
      get('3/F120/7035/25?customerCode=999999', agent),
      get('3/F120/7035/25?customerCode=100001', agent2),
      get('3/F120/7035/25?customerCode=100002', customer),
    ]);
    expect(responses.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404]);
    expect(await readDetail('3/F120/7035/25?customerCode=100001', customer)).toBeDefined();
  });

  it('a product without an assigned price is shown without prices', async () => {
    expect((await readDetail('3/F120/9010/25', customer)).pricesAndDiscounts).toBeNull();
  });

  it('terms agreed for a product take precedence over the price list', async () => {
    const { id } = await db
      .selectFrom('products')
      .select('id')
      .where('serial', '=', 'F120')
      .where('color', '=', '7016')
      .where('pkg', '=', '25')
      .executeTakeFirstOrThrow();
    const { id: customerId } = await db
      .selectFrom('customers')
      .select('id')
      .where('customerCode', '=', '100001')
      .executeTakeFirstOrThrow();
    const terms = {
      priceListCode: 'DIL',
      unitPrice: 9.99,
      discountPct1: 50,
      discountPct2: 10,
      agentCommissionPct: 3,
    };
    await db
      .insertInto('customerPrices')
      .values({ customerId, productId: id, ...terms })
      .execute();
    const product = await readDetail('3/F120/7016/25?customerCode=100001', agent);
    expect(product.pricesAndDiscounts).toEqual({ ...terms, finalUnitPrice: 4.4955 });
  });

  it("an invalid token returns 401 instead of the visitor's view", async () => {
    expect((await get('3/F120/7035/25', { authorization: 'Bearer nonsense' })).statusCode).toBe(401);
  });
});

describe('the private catalogue of the demo', () => {
  it('links its products to variants of the catalogue, and its search tolerates typos', async () => {
    const { node } = (await app.inject('/api/v1/public/b2c/level?path=WALLS/WALLS-PAINT/H500')).json();
    expect(node.drawnAs.id).toMatchObject({ productClass: '3', serial: 'H500' });
    expect((await get(Object.values(node.drawnAs.id).join('/'))).statusCode).toBe(200);
    const searchCodes = async (text: string) => {
      const { outcome, tiles } = (await app.inject(`/api/v1/public/b2c/search?text=${text}&lang=en`)).json();
      return [outcome, tiles.map(({ code }: { code: string }) => code)];
    };
    expect(await searchCodes('emulsion')).toEqual(['all', ['H500']]);
    expect(await searchCodes('emulsoin')).toEqual(['all', ['H500']]);
    expect((await searchCodes('enamel'))[1].slice(0, 2)).toEqual(['ENAMELS', 'ENAMELS-ALKYD']);
  });
});
