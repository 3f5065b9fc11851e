import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { get, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gzipSync } from 'node:zlib';
import Fastify from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { loadConfig } from '../config.ts';
import { registerUploads } from '../files/uploads.ts';
import { registerProblems } from '../http/problem-responses.ts';
import { registerSecurity } from '../http/security-headers.ts';
import { registerMemoryLimit } from '../limits/memory-limit.ts';
import type { LevelPlace } from './prerender/prerenderer.ts';
import { registerStatic } from './static.ts';

const folder = await mkdtemp(join(tmpdir(), 'cromia-static-'));
// As in the app, a path with or without a trailing slash is the same route.
const app = Fastify({ routerOptions: { ignoreTrailingSlash: true } });

const tree = { version: 'none', places: [] as LevelPlace[] };
const list = vi.fn(async () => tree.places);
const levels = {
  version: async () => tree.version,
  list,
  read: async () => undefined,
  findCanonical: async (_version: string, path: string) => path,
};

beforeAll(async () => {
  const page = `<!doctype html><title>Cromia</title>${'<p>x</p>'.repeat(200)}`;
  const script = 'export const paint = 1;'.repeat(100);
  await mkdir(join(folder, 'assets'));
  for (const [name, content] of [
    ['index.html', page],
    ['assets/index-BhT2k9sD.js', script],
    ['assets/scan-worker-BhT2k9sD.js', script],
  ] as const) {
    await writeFile(join(folder, name), content);
    await writeFile(join(folder, `${name}.br`), brotliCompressSync(content));
    await writeFile(join(folder, `${name}.gz`), gzipSync(content));
  }
  await writeFile(join(folder, 'favicon.svg'), '<svg/>');
  registerProblems(app);
  const config = loadConfig({ DATA_DIR: folder, PUBLIC_URL: 'https://portal.test' });
  registerSecurity(app, config);
  await registerStatic(app, { config, folder, levels, find: async () => undefined });
});
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true, force: true });
});

test('page responses do not trigger the listener leak warning of Node', async () => {
  const warnings: string[] = [];
  const recordWarning = ({ name }: Error) => warnings.push(name);
  const portal = Fastify().withTypeProvider<ZodTypeProvider>();
  await registerMemoryLimit(portal, { limitBytes: Number.POSITIVE_INFINITY });
  await registerUploads(portal);
  const config = loadConfig({ DATA_DIR: folder });
  await registerStatic(portal, { config, folder, levels, find: async () => undefined });
  const origin = await portal.listen({ port: 0, host: '127.0.0.1' });
  process.on('warning', recordWarning);
  for (const path of ['/', '/cart', '/nowhere']) await (await fetch(`${origin}/ecommerce${path}`)).text();
  process.off('warning', recordWarning);
  await portal.close();
  expect(warnings).toEqual([]);
});

describe('a prerendered page', () => {
  const buildPage = (language: string) => `<!doctype html><html lang="${language}">`;
  const prerenderingApp = Fastify();

  beforeAll(async () => {
    await registerStatic(prerenderingApp, {
      config: loadConfig({ DATA_DIR: folder }),
      folder,
      levels,
      find: async ({ address, language }) =>
        address === '/faq' && (language === 'de' || language === 'it')
          ? { etag: `"${language}"`, content: brotliCompressSync(buildPage(language)) }
          : undefined,
    });
  });
  afterAll(() => prerenderingApp.close());

  const request = (url: string, headers: Record<string, string> = {}) =>
    prerenderingApp.inject({ url: `/ecommerce${url}`, headers });

  test.each([
    ['/faq', 'pt, de-AT;q=0.9, it;q=0.8', 'de'],
    ['/faq', 'it;q=0.2, de;q=0.7', 'de'],
    ['/faq', 'de;q=0, pt', 'it'],
    ['/faq', '', 'it'],
    ['/faq?locale=de', 'it', 'de'],
    ['/faq?utm_source=news&utm_medium=mail&locale=de', 'it', 'de'],
    ['/faq?gclid=abc', 'it', 'it'],
    ['/faq?fbclid=abc', 'it', 'it'],
  ])('%s for Accept-Language "%s" is sent in %s', async (url, accepted, language) => {
    const response = await request(url, { 'accept-language': accepted });
    expect(response.body).toBe(buildPage(language));
    expect(response.headers['content-language']).toBe(language);
    expect(response.headers.vary).toContain('accept-language');
    expect(response.headers['cache-control']).toBe('no-cache');
  });

  test("is sent in the installation's language to readers of none of the portal's", async () => {
    const germanApp = Fastify();
    await registerStatic(germanApp, {
      config: loadConfig({ DATA_DIR: folder, BRAND_DEFAULT_LANGUAGE: 'de' }),
      folder,
      levels,
      find: async ({ language }) => ({ etag: '"page"', content: brotliCompressSync(buildPage(language)) }),
    });
    for (const [accepted, language] of [
      ['pt', 'de'],
      ['pt, fr;q=0.5', 'fr'],
    ] as const) {
      const response = await germanApp.inject({
        url: '/ecommerce/',
        headers: { 'accept-language': accepted },
      });
      expect(response.body).toBe(buildPage(language));
    }
    await germanApp.close();
  });

  test('is sent compressed, and as 304 when the reader has it cached', async () => {
    const response = await request('/faq', { 'accept-encoding': 'gzip, br' });
    expect(response.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(response.rawPayload).toString()).toBe(buildPage('it'));
    expect((await request('/faq', { 'if-none-match': '"it"' })).statusCode).toBe(304);
    expect((await request('/faq', { 'if-none-match': '"de"' })).statusCode).toBe(200);
  });

  test('is sent only for exactly its address and in stored languages', async () => {
    for (const url of ['/faq?video=2', '/faq?utm_source=news&video=2', '/login', '/faq?locale=fr'])
      expect((await request(url)).body).toContain('<title>Cromia</title>');
  });
});

test('a portal whose default language is German sends and links German without a preference', async () => {
  const german = Fastify();
  await registerStatic(german, {
    config: loadConfig({ PUBLIC_URL: 'https://portal.test', BRAND_DEFAULT_LANGUAGE: 'de' }),
    folder,
    levels,
    find: async ({ language }) => ({ etag: '"x"', content: brotliCompressSync(language) }),
  });
  const read = async (url: string, accepted: string) =>
    (await german.inject({ url, headers: { 'accept-language': accepted } })).body;
  expect(await read('/ecommerce/faq', 'sv')).toBe('de');
  expect(await read('/ecommerce/', '')).toBe('de');
  expect(await read('/ecommerce/', 'it')).toBe('it');
  const sitemap = await read('/ecommerce/sitemap.xml', '');
  expect(sitemap).toContain('hreflang="de" href="https://portal.test/ecommerce/faq"');
  expect(sitemap).toContain('hreflang="it" href="https://portal.test/ecommerce/faq?locale=it"');
  await german.close();
});

test('the sitemap lists public pages, and robots.txt excludes the API', async () => {
  const robots = (await app.inject('/robots.txt')).body;
  expect(robots).toContain('Disallow: /api/');
  expect(robots).toContain('Sitemap: https://portal.test/ecommerce/sitemap.xml');
  const sitemap = (await app.inject('/ecommerce/sitemap.xml')).body;
  expect(sitemap).toContain('<loc>https://portal.test/ecommerce/faq</loc>');
  expect(sitemap).toContain('hreflang="de" href="https://portal.test/ecommerce/faq?locale=de"');
  expect(sitemap).toContain('hreflang="it" href="https://portal.test/ecommerce/faq"');
});

test('the sitemap lists each page of the published tree once, by its canonical address', async () => {
  const sitemap = async () => (await app.inject('/ecommerce/sitemap.xml')).body;
  Object.assign(tree, {
    version: 'first',
    places: [
      { path: 'METAL/H500', canonical: 'METAL/H500' },
      { path: 'WALLS/H500', canonical: 'METAL/H500' },
    ],
  });
  list.mockClear();
  const address = 'https://portal.test/ecommerce/products-search/b2c?path=METAL%2FH500';
  expect(await sitemap()).toContain(`<loc>${address}</loc>`);
  expect(await sitemap()).toContain(`hreflang="de" href="${address}&amp;locale=de"`);
  expect(await sitemap()).not.toContain('WALLS');
  expect(list).toHaveBeenCalledOnce();
  Object.assign(tree, { version: 'second', places: [] });
  expect(await sitemap()).not.toContain('METAL');
});

test.each([
  ['/ecommerce/faq/', '/ecommerce/faq'],
  ['/ecommerce/faq/?locale=de&x=a/', '/ecommerce/faq?locale=de&x=a/'],
  ['/ecommerce/products-search/b2b/', '/ecommerce/products-search/b2b'],
])('%s redirects to the address without the trailing slash', async (path, target) => {
  const response = await app.inject(path);
  expect([response.statusCode, response.headers.location]).toEqual([308, target]);
});

test('a path with .. never redirects to another host', async () => {
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });
  for (const path of ['/ecommerce/..//evil.test/', '/ecommerce/%2e%2e//evil.test/', '/ecommerce/x/..//']) {
    // `fetch` would normalise the path.
    const response = await new Promise<IncomingMessage>((resolve, reject) => {
      get(origin, { path }, resolve).on('error', reject);
    });
    response.resume();
    expect(response.headers.location ?? '').not.toMatch(/^\/\//);
  }
});

describe('the web app', () => {
  test('redirects / to the base path', async () => {
    for (const path of ['/', '/ecommerce']) {
      const response = await app.inject(path);
      expect(response.statusCode).toBe(302);
      expect(response.headers.location).toBe('/ecommerce/');
    }
  });

  test.each([
    '/ecommerce/',
    '/ecommerce/checkout/order',
    '/ecommerce/products-search/b2b?serial=F120',
    '/ecommerce/confirm-registration?username=a@b.it',
  ])('sends a page for %s that is revalidated each time', async (path) => {
    const response = await app.inject({ url: path, headers: { 'accept-encoding': 'gzip, br' } });
    expect(response.statusCode).toBe(200);
    expect(response.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(response.headers['content-encoding']).toBe('br');
    expect(response.headers['cache-control']).toBe('no-cache');
  });

  test('responds 304 for an unchanged page', async () => {
    const { headers } = await app.inject('/ecommerce/');
    const revalidatedResponse = await app.inject({
      url: '/ecommerce/',
      headers: { 'if-none-match': String(headers.etag) },
    });
    expect(revalidatedResponse.statusCode).toBe(304);
  });

  test('sends hashed files compressed and cached forever', async () => {
    const url = '/ecommerce/assets/index-BhT2k9sD.js';
    const response = await app.inject({ url, headers: { 'accept-encoding': 'gzip' } });
    expect(response.headers['content-encoding']).toBe('gzip');
    expect(response.headers['content-type']).toContain('javascript');
    expect(response.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(response.headers.vary).toContain('accept-encoding');
    expect((await app.inject('/ecommerce/favicon.svg')).headers['cache-control']).toBe('no-cache');
  });

  test('responds 404 for files that do not exist', async () => {
    for (const path of [
      '/ecommerce/assets/old-1a2b3c4d.js',
      '/ecommerce/robots.txt',
      '/ecommerce/../../etc/passwd',
    ]) {
      const response = await app.inject(path);
      expect(response.statusCode).toBe(404);
      expect(response.json()).toMatchObject({ code: 'NotFound' });
    }
    expect((await app.inject({ method: 'POST', url: '/ecommerce/login' })).statusCode).toBe(404);
  });

  test('allows WebAssembly in the worker that reads codes only', async () => {
    const getPolicy = async (url: string, encoding: string) =>
      (await app.inject({ url, headers: { 'accept-encoding': encoding } })).headers[
        'content-security-policy'
      ];
    for (const encoding of ['identity', 'br']) {
      const policy = await getPolicy('/ecommerce/assets/scan-worker-BhT2k9sD.js', encoding);
      expect(policy).toContain("script-src 'self' 'wasm-unsafe-eval'");
      for (const url of ['/ecommerce/', '/ecommerce/assets/index-BhT2k9sD.js'])
        expect(await getPolicy(url, encoding)).not.toContain('unsafe-eval');
    }
  });

  test('forbids inline scripts and framing', async () => {
    const policy = String((await app.inject('/ecommerce/')).headers['content-security-policy']);
    expect(policy).toContain("script-src 'self';");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain("img-src 'self' data: blob: https://tile.openstreetmap.org");
  });
});

test.each([
  ['/p/F120-7035-25', '/ecommerce/products-search?serial=F120&color=7035&open=F120-7035-25'],
  ['/p/f120-7035-25', '/ecommerce/products-search?serial=F120&color=7035&open=F120-7035-25'],
  ['/p/F120-7035', '/ecommerce/not-found'],
  ['/p/%2F%2Fevil.test', '/ecommerce/not-found'],
])('the short link %s leads to %s', async (url, location) => {
  const response = await app.inject({ url });
  expect(response.statusCode).toBe(302);
  expect(response.headers.location).toBe(location);
});
