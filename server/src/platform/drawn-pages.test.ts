import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { loadConfig } from '../config.ts';
import { drawnPages, fill, withLateProgram } from './drawn-pages.ts';

const INDEX = `<!doctype html>
<html lang="it" data-mantine-color-scheme="light">
  <head>
    <title>Cromia</title>
    <!--head-->
    <script type="module" crossorigin src="/ecommerce/assets/index-1.js"></script>
    <link rel="modulepreload" crossorigin href="/ecommerce/assets/a-1.js">
    <link rel="modulepreload" crossorigin href="/ecommerce/assets/b-1.js">
    <link rel="stylesheet" crossorigin href="/ecommerce/assets/index-1.css">
  </head>
  <body><div id="root"></div></body>
</html>`;

describe('a page drawn ahead', () => {
  const drawn = { kind: 'page' as const, address: '/faq', language: 'de', head: '', html: '<h1>Hilfe</h1>' };

  it('brings its program and the parts of it after the first paint, its styles before', () => {
    const page = withLateProgram(INDEX);
    expect(page).toContain(
      '<script async src="/ecommerce/after-paint.js" data-program="/ecommerce/assets/index-1.js" data-parts="/ecommerce/assets/a-1.js /ecommerce/assets/b-1.js"></script>',
    );
    expect(page).not.toContain('modulepreload');
    expect(page).not.toContain('type="module"');
    expect(page).toContain('href="/ecommerce/assets/index-1.css"');
  });

  it('is in its language, with its own head and what was drawn, packed or not', async () => {
    const head = "<title>Hilfe · Cromia</title><meta name='description' content='Je $& Stück'>";
    const { brotli, plain } = await fill(INDEX, { ...drawn, head, html: '<h1>12 $1</h1>' });
    const page = String(await plain());
    expect(brotliDecompressSync(brotli).toString()).toBe(page);
    expect(page).toContain('<html lang="de" data-mantine-color-scheme="light">');
    expect(page).toContain(head);
    expect(page).not.toContain('<title>Cromia</title>');
    expect(page).toContain('<div id="root"><h1>12 $1</h1></div>');
  });

  it('without a head of its own keeps the title that every page has', async () => {
    const page = String(await (await fill(INDEX, drawn)).plain());
    expect(page).toContain('<title>Cromia</title>');
    expect(page).not.toContain('<!--head-->');
  });

  it('with a form cannot be typed into until the program listens', async () => {
    const page = String(await (await fill(INDEX, { ...drawn, html: '<form></form>' })).plain());
    expect(page).toContain('<div id="root" inert><form>');
    const own = String(await (await fill(INDEX, { ...drawn, html: '<form inert=""></form>' })).plain());
    expect(own).toContain('<div id="root"><form');
  });

  it('has another mark as soon as anything of it is another', async () => {
    const one = await fill(INDEX, drawn);
    expect((await fill(INDEX, drawn)).etag).toBe(one.etag);
    expect((await fill(INDEX, { ...drawn, html: '<h1>Hilfe!</h1>' })).etag).not.toBe(one.etag);
  });
});

/** Draws a page of what the server answers and, unless it is told to draw what changed, one that says which process drew it. */
const PROGRAM = `
process.once('message', ({ draws }) => {
  const send = (address, html, then) =>
    process.send({ kind: 'page', address, language: 'de', head: '', html }, then);
  process.once('message', ({ body }) => {
    if (draws === 'public-pages') send('/faq', String(process.pid));
    send('/products-search/b2c', body, () => process.exit());
  });
  process.send({ kind: 'ask', id: 0, url: '/api/v1/public/b2c' });
});
`;

describe('the pages drawn ahead', () => {
  it('are drawn again where they show what changes, and what they showed is given out no more', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'cromia-drawn-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const files = { program: join(folder, 'program.mjs'), index: join(folder, 'index.html') };
    writeFileSync(files.program, PROGRAM);
    writeFileSync(files.index, INDEX);
    const log = { info: () => {}, warn: vi.fn(), error: vi.fn() };
    const pages = drawnPages(loadConfig({ DATA_DIR: folder, PUBLIC_URL: 'https://portal.test' }), log, files);
    const find = (address: string) => pages.find(address, 'de');
    const shown = async (address: string) => String(await find(address)?.plain());
    const untilShown = (text: string) =>
      vi.waitFor(async () => expect(await shown('/products-search/b2c')).toContain(text), 10_000);

    // Whoever is not done is begun again, whole.
    pages.draw(async () => ({ status: 200, body: 'Farbe' }));
    pages.draw(async () => ({ status: 200, body: 'Lack' }));
    await untilShown('Lack');
    const first = await shown('/faq');
    await new Promise((resolve) => setTimeout(resolve, 200));

    pages.draw(async () => ({ status: 200, body: 'Lasur' }));
    expect(find('/products-search/b2c')).toBeUndefined();
    expect(await shown('/faq')).toBe(first);
    await untilShown('Lasur');
    expect(await shown('/faq')).toBe(first);
    expect(log.warn).not.toHaveBeenCalled();
  });
});
