import { nameResponseSchema } from '@cromia/domain/catalogue/search';
import pg from 'pg';
import { afterAll, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { testApp } from '../../../../test/app.ts';
import { aKey, createErpClient, toCounts } from '../../../../test/builders/integration.ts';
import { aProduct } from '../../../../test/builders/shop.ts';
import { buildApp } from '../../../app.ts';
import type { App } from '../../../platform/http/app.ts';

const { app, db, pool, config } = await testApp('demo');
// Simulates a second server process on the same database.
const otherApp = await buildApp({ config, db, pool, now: () => new Date(), logger: false });
await otherApp.ready();
afterAll(() => otherApp.close());
const erp = createErpClient(app, (await aKey(db)).key);

async function searchSerials(server: App, nameCode: string): Promise<string[]> {
  const response = await server.inject(
    `/api/products/filters/name?${new URLSearchParams({ nameCode, lang: 'it' })}`,
  );
  return nameResponseSchema.parse(response.json()).content.map(({ serial }) => serial);
}

it('a changed name is found by the next search of every process', async () => {
  await aProduct(db, { serial: 'Q905' });
  for (const [name, word] of [
    ['Vernice zaffiresca', 'zaffiresca'],
    ['Vernice quarzifera', 'quarzifera'],
  ]) {
    await Promise.all([app, otherApp].map((server) => searchSerials(server, 'primer')));
    await db
      .updateTable('serials')
      .set({ shortDescription: JSON.stringify({ it: name }) })
      .where('serial', '=', 'Q905')
      .execute();
    for (const server of [app, otherApp]) expect(await searchSerials(server, word ?? '')).toEqual(['Q905']);
  }
  expect(await searchSerials(otherApp, 'zaffiresca')).not.toContain('Q905');
});

/** The first result of a search by serial, with the text, stock and name of its first colour. */
async function readFirstResult(server: App, serial: string) {
  const response = await server.inject(`/api/products/filters/name?nameCode=${serial}&lang=it`);
  const [result] = nameResponseSchema.parse(response.json()).content;
  const [color] = result?.colors ?? [];
  return {
    name: result?.shortDescription.it,
    colorName: color?.colorDescription.it,
    hex: color?.hex,
    products: color?.products.map(({ pkg, status, tsc, inStock }) => [pkg, status, tsc, inStock]),
  };
}

it('a changed stock, status, text, colour or packaging is shown by the next search of every process', async () => {
  const { id } = await aProduct(db, { serial: 'Q908', color: '7035', pkg: '25', inStock: false });
  const at = { serial: 'Q908' };
  const updateProduct = (values: { inStock?: boolean; tsc?: string; status?: string }) =>
    db.updateTable('products').set(values).where('id', '=', id).execute();
  const updateColor = (values: { hex?: string; colorDescription?: string }) =>
    db.updateTable('colors').set(values).where('serial', '=', at.serial).execute();
  const changes: [() => Promise<unknown>, object][] = [
    [() => updateProduct({ inStock: true }), { products: [['25', 'A', 'S', true]] }],
    [() => updateProduct({ tsc: 'N' }), { products: [['25', 'A', 'N', true]] }],
    [() => updateProduct({ status: 'R' }), { products: [['25', 'R', 'N', true]] }],
    [() => updateColor({ hex: '#123456' }), { hex: '#123456' }],
    [
      () => updateColor({ colorDescription: JSON.stringify({ it: 'Grigio nuvola' }) }),
      { colorName: 'Grigio nuvola' },
    ],
    [
      () =>
        db
          .updateTable('serials')
          .set({ shortDescription: JSON.stringify({ it: 'Smalto nuvoloso' }) })
          .where('serial', '=', at.serial)
          .execute(),
      { name: 'Smalto nuvoloso' },
    ],
    [
      () => aProduct(db, { serial: 'Q908', color: '7035', pkg: '05', inStock: true }),
      { products: expect.arrayContaining([['05', 'A', 'S', true]]) },
    ],
  ];
  for (const [change, expected] of changes) {
    for (const server of [app, otherApp]) await readFirstResult(server, 'Q908');
    await change();
    for (const server of [app, otherApp])
      expect(await readFirstResult(server, 'Q908')).toMatchObject(expected);
  }
});

it('a stock import is shown by the next search of every process', async () => {
  await aProduct(db, { serial: 'Q909', color: '7035', pkg: '25', inStock: false });
  for (const server of [app, otherApp]) await readFirstResult(server, 'Q909');
  const { result } = await erp('stock', [
    { productCode: { productClass: '3', serial: 'Q909', color: '7035', pkg: '25' }, inStock: true },
  ]);
  expect(toCounts(result)).toEqual([0, 1, 0, 0]);
  for (const server of [app, otherApp])
    expect(await readFirstResult(server, 'Q909')).toMatchObject({ products: [['25', 'A', 'S', true]] });
});

/** Matches a query that reads serials by version. */
const readSchema = z.object({ text: z.string(), values: z.tuple([z.array(z.int())]).rest(z.unknown()) });

it('a serial without sold products is not read again when other serials change', async () => {
  await aProduct(db, { serial: 'Q906', status: 'E' });
  await aProduct(db, { serial: 'Q907' });
  const reads = vi.spyOn(pg.Client.prototype, 'query');
  const countReadSerials = async () => {
    reads.mockClear();
    await db.updateTable('serials').set({ brand: 'Rossi' }).where('serial', '=', 'Q907').execute();
    await searchSerials(app, 'primer');
    return reads.mock.calls.flatMap(([statement]: unknown[]) => {
      const { data } = readSchema.safeParse(statement);
      return data?.text.includes('serial_versions v') ? [data.values[0].length] : [];
    });
  };
  try {
    expect(await countReadSerials()).toEqual([2]);
    expect(await countReadSerials()).toEqual([1]);
  } finally {
    reads.mockRestore();
  }
  await db.updateTable('products').set({ status: 'A' }).where('serial', '=', 'Q906').execute();
  expect(await searchSerials(app, 'Q906')).toEqual(['Q906']);
});

it('a new or removed synonym affects the next search of every process', async () => {
  for (const server of [app, otherApp]) expect(await searchSerials(server, 'minio')).not.toContain('F110');
  const synonym = { language: 'it', term: 'minio', synonym: 'fondo antiruggine' };
  await db.insertInto('searchSynonyms').values(synonym).execute();
  for (const server of [app, otherApp]) expect((await searchSerials(server, 'minio'))[0]).toBe('F110');
  await db.deleteFrom('searchSynonyms').where('term', '=', 'minio').execute();
  for (const server of [app, otherApp]) expect(await searchSerials(server, 'minio')).not.toContain('F110');
});
