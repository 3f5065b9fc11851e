import { brotliDecompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { buildDocument, compressPage, fillDocument } from './document.ts';

const SHELL = `<!doctype html>
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

describe('a prerendered page', () => {
  const renderedPage = { language: 'de' as const, head: '', html: '<h1>Hilfe</h1>' };

  it('loads its scripts after the first paint and its styles before', () => {
    const page = buildDocument(SHELL);
    expect(page).toContain(
      '<script async src="/ecommerce/after-paint.js" data-program="/ecommerce/assets/index-1.js" data-parts="/ecommerce/assets/a-1.js /ecommerce/assets/b-1.js"></script>',
    );
    expect(page).not.toContain('modulepreload');
    expect(page).not.toContain('type="module"');
    expect(page).toContain('href="/ecommerce/assets/index-1.css"');
  });

  it('has its language, its own head and the rendered HTML', () => {
    const head = "<title>Hilfe · Cromia</title><meta name='description' content='Je $& Stück'>";
    const page = fillDocument(SHELL, { ...renderedPage, head, html: '<h1>12 $1</h1>' });
    expect(page).toContain('<html lang="de" data-mantine-color-scheme="light">');
    expect(page).toContain(head);
    expect(page).not.toContain('<title>Cromia</title>');
    expect(page).toContain('<div id="root"><h1>12 $1</h1></div>');
  });

  it('keeps the title of the shell without a head of its own', () => {
    const page = fillDocument(SHELL, renderedPage);
    expect(page).toContain('<title>Cromia</title>');
    expect(page).not.toContain('<!--head-->');
  });

  it('is inert until hydration when it contains a form', () => {
    const page = fillDocument(SHELL, { ...renderedPage, html: '<form></form>' });
    expect(page).toContain('<div id="root" inert><form>');
    const ownInert = fillDocument(SHELL, { ...renderedPage, html: '<form inert=""></form>' });
    expect(ownInert).toContain('<div id="root"><form');
  });

  it('has a new ETag when its content changes', async () => {
    const compressedPage = await compressPage('Hilfe');
    expect(String(brotliDecompressSync(compressedPage.content))).toBe('Hilfe');
    expect((await compressPage('Hilfe')).etag).toBe(compressedPage.etag);
    expect((await compressPage('Hilfe!')).etag).not.toBe(compressedPage.etag);
  });
});
