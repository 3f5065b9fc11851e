import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { LIMITS } from '@cromia/domain/limits';
import { afterAll, expect, it } from 'vitest';
import { testApp } from '../test/app.ts';
import { aKey } from '../test/builders/integration.ts';
import { aProduct } from '../test/builders/shop.ts';
import { runImport } from './import.ts';

const { app, db } = await testApp('empty');
const { key } = await aKey(db);
await aProduct(db, { serial: 'F120', inStock: false });
const folder = await mkdtemp(join(tmpdir(), 'cromia-test-import-'));
afterAll(() => rm(folder, { recursive: true, force: true }));
const env = { INTEGRATION_URL: await app.listen({ port: 0, host: '127.0.0.1' }), INTEGRATION_KEY: key };

async function writeTestFile(name: string, content: string): Promise<string> {
  const path = join(folder, name);
  await writeFile(path, content);
  return path;
}
const readInStock = async () =>
  (await db.selectFrom('products').select('inStock').executeTakeFirstOrThrow()).inStock;

it('a file is imported from the command line, and a second import changes nothing', async () => {
  const csv = await writeTestFile('stock.csv', 'serial;color;pkg;inStock\nF120;7035;25;true\n');
  expect(await runImport(['stock', csv, '--dry-run'], env)).toEqual({
    text: 'stock: DONE (0 created, 1 changed, 0 unchanged, 0 failed)\nDry run: nothing was stored.',
    exitCode: 0,
  });
  expect(await readInStock()).toBe(false);
  expect((await runImport(['stock', csv], env)).exitCode).toBe(0);
  expect(await readInStock()).toBe(true);
  expect((await runImport(['stock', csv], env)).text).toContain('0 changed, 1 unchanged');
});

it('a price that changes by more than 30 % is printed for a check, also before it is stored', async () => {
  const toCsv = (price: string) => `serial;color;pkg;priceListCode;unitPrice\nF120;7035;25;RIV;${price}\n`;
  const usual = await writeTestFile('usual.csv', toCsv('10'));
  const unusual = await writeTestFile('unusual.csv', toCsv('100'));
  expect((await runImport(['prices', usual], env)).exitCode).toBe(0);
  const { text } = await runImport(['prices', unusual, '--dry-run'], env);
  expect(text).toMatch(/\n {2}check row 2, .*F120.*, unitPrice: 10 becomes 100\n/);
});

it('a file without rows is rejected with that reason', async () => {
  const { text, exitCode } = await runImport(['stock', await writeTestFile('none.json', '[]')], env);
  expect([exitCode, text]).toEqual([1, expect.stringContaining('The file has no rows.')]);
});

it('an invalid row is reported by its number with exit code 1', async () => {
  const rows = [{ productCode: { serial: 'F120', color: '7035', pkg: '99' }, inStock: true }];
  const json = await writeTestFile('stock.json', JSON.stringify(rows));
  expect(await runImport(['stock', json], env)).toEqual({
    text: 'stock: REFUSED (0 created, 0 changed, 0 unchanged, 1 failed)\n  row 1, productCode: unknown',
    exitCode: 1,
  });
});

const countRows = async (table: 'products' | 'priceListItems') =>
  (
    await db
      .selectFrom(table)
      .select((eb) => eb.fn.countAll<number>().as('rows'))
      .executeTakeFirstOrThrow()
  ).rows;

const HEADER =
  'serial;color;pkg;status;tsc;um;qta;unitQty;plo;brand;area;typology;family;dilution;drying;intest;priceListCode;unitPrice';
const line = (color: number, priceColumns = 'RIV;9,5') =>
  `G${(color % 9) + 1};${1000 + color};25;A;S;kg;25;25;26,5;Cromia;3M;dye;epoxy;3S;2;IE;${priceColumns}`;

/** Runs the command in a separate process and kills it once it reports that a part is done. */
async function killAfterPart(part: string, args: readonly string[]): Promise<void> {
  const child = spawn(process.execPath, [fileURLToPath(new URL('import.ts', import.meta.url)), ...args], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const ended = once(child, 'exit');
  for await (const line of createInterface({ input: child.stderr })) if (line.startsWith(part)) break;
  child.kill('SIGKILL');
  expect(await ended).toEqual([null, 'SIGKILL']);
}

it('products and prices are imported from one file in parts, and a killed run resumes', async () => {
  const rows = LIMITS.importRows + 2;
  const lines = Array.from({ length: rows }, (_, index) => line(index));
  // Adds a second price of the first product, in another list, and a product without a price.
  const csv = await writeTestFile(
    'all.csv',
    [HEADER, ...lines, line(0, 'IND;8'), line(rows, ';')].join('\n'),
  );
  const [products, prices] = [await countRows('products'), await countRows('priceListItems')];
  await killAfterPart('2 of 4', ['products,prices', csv]);
  const messages: string[] = [];
  const { text, exitCode } = await runImport(['products,prices', csv], env, (progress) =>
    messages.push(progress),
  );
  // The progress file may lack the part that was reported last.
  expect(messages[0]).toMatch(/^[12] of 4 parts already imported$/);
  expect(text).toMatch(/^products: DONE .*, 0 failed\)\nprices: DONE .*, 0 failed\)$/);
  expect(exitCode).toBe(0);
  expect(await readdir(folder)).not.toContain('all.csv.progress');
  // The result equals that of one complete run: a product for each line except the second price, and a price for each
  // line except the last.
  expect((await countRows('products')) - products).toBe(rows + 1);
  expect((await countRows('priceListItems')) - prices).toBe(rows + 1);
});

it('an error in a later part names the line of the file; an unknown column stops the import', async () => {
  const good = Array.from({ length: LIMITS.importRows }, () => 'F120;7035;25;true');
  const csv = await writeTestFile(
    'late.csv',
    ['serial;color;pkg;inStock', ...good, 'F120;7035;98;true'].join('\n'),
  );
  const { text } = await runImport(['stock', csv], env);
  expect(text).toContain(`row ${LIMITS.importRows + 2}, productCode: unknown`);
  const odd = await writeTestFile('odd.csv', 'serial;tinge\nF120;7035\n');
  expect(await runImport(['stock,prices', odd], env)).toEqual({
    text: 'Unknown columns: tinge',
    exitCode: 2,
  });
});

it('--help shows the usage and exits with 0', async () => {
  expect(await runImport(['--help'], {})).toMatchObject({
    text: expect.stringContaining('Usage'),
    exitCode: 0,
  });
});

it('an import that cannot start exits with 2 and the reason, one with an invalid key with 1', async () => {
  const csv = await writeTestFile('empty.csv', '');
  expect(await runImport(['paint', csv], env)).toMatchObject({
    text: expect.stringContaining('Usage'),
    exitCode: 2,
  });
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
