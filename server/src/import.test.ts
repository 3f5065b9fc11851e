import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { testApp } from '../test/app.ts';
import { aKey } from '../test/integration.ts';
import { aProduct } from '../test/shop.ts';
import { runImport } from './import.ts';

const { app, db } = await testApp('empty');
const { key } = await aKey(db);
await aProduct(db, { serial: 'F120', inStock: false });
const folder = await mkdtemp(join(tmpdir(), 'cromia-test-import-'));
afterAll(() => rm(folder, { recursive: true, force: true }));
const env = { INTEGRATION_URL: await app.listen({ port: 0, host: '127.0.0.1' }), INTEGRATION_KEY: key };

async function file(name: string, content: string): Promise<string> {
  const path = join(folder, name);
  await writeFile(path, content);
  return path;
}
const inStock = async () =>
  (await db.selectFrom('products').select('inStock').executeTakeFirstOrThrow()).inStock;

it('a file is imported from the command line, and the second time changes nothing', async () => {
  const csv = await file('stock.csv', 'serial;color;pkg;inStock\nF120;7035;25;true\n');
  expect(await runImport(['stock', csv, '--dry-run'], env)).toEqual({
    text: 'stock: DONE (0 created, 1 changed, 0 unchanged, 0 wrong)',
    exitCode: 0,
  });
  expect(await inStock()).toBe(false);
  expect((await runImport(['stock', csv], env)).exitCode).toBe(0);
  expect(await inStock()).toBe(true);
  expect((await runImport(['stock', csv], env)).text).toContain('0 changed, 1 unchanged');
});

it('a bad row is told by its line, and the process ends with 1', async () => {
  const rows = [{ productCode: { serial: 'F120', color: '7035', pkg: '99' }, inStock: true }];
  const json = await file('stock.json', JSON.stringify(rows));
  expect(await runImport(['stock', json], env)).toEqual({
    text: 'stock: REFUSED (0 created, 0 changed, 0 unchanged, 1 wrong)\n  row 1, productCode: unknown',
    exitCode: 1,
  });
});

it('what cannot be tried says why, and the process ends with 2', async () => {
  const csv = await file('empty.csv', '');
  expect((await runImport(['paint', csv], env)).text).toContain('Usage');
  expect((await runImport(['stock', join(folder, 'none.csv')], env)).text).toContain('ENOENT');
  expect((await runImport(['stock', csv, '--all'], env)).exitCode).toBe(2);
  expect((await runImport(['stock', csv], { ...env, INTEGRATION_KEY: 'abc' })).text).toContain(
    'INTEGRATION_KEY',
  );
  const nowhere = await runImport(['stock', csv], { ...env, INTEGRATION_URL: 'http://127.0.0.1:1' });
  expect(nowhere.exitCode).toBe(2);
  expect(await runImport(['stock', csv], { ...env, INTEGRATION_KEY: `${key}x` })).toEqual({
    text: 'Unauthorized: Log in first, or log in again.',
    exitCode: 1,
  });
});
