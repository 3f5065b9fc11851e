import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import Fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadConfig } from '../config.ts';
import { registerStatic } from './static.ts';

const folder = mkdtempSync(join(tmpdir(), 'cromia-pages-'));
const app = Fastify();
const tree = { version: 'first', paths: ['WALLS', 'WALLS/H500', 'NEW'] };
const LEVEL = { trail: [], node: null, children: [] };
const LOGIN_TO_SEARCH = '/login?redirectLink=%2Fproducts-search';
const RENDERED = ['/', '/not-found', LOGIN_TO_SEARCH];

const aPage = (text: string) => ({ etag: `"${text}"`, content: brotliCompressSync(text) });

beforeAll(async () => {
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Cromia</title>');
  await registerStatic(app, {
    config: loadConfig({ DATA_DIR: folder }),
    folder,
    find: async ({ address, language, level }) => {
      if (address === '/faq') throw new Error('unexpected');
      const isRendered = level === undefined ? RENDERED.includes(address) : !level.path.endsWith('NEW');
      return isRendered ? aPage([level?.version, language, address].filter(Boolean).join(' ')) : undefined;
    },
    levels: {
      version: async () => tree.version,
      list: async () => [],
      read: async (version, path) =>
        version === tree.version && tree.paths.includes(path) ? LEVEL : undefined,
      findCanonical: async (_version, path) => path,
    },
  });
});
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true });
});

const request = (path: string, headers: Record<string, string> = {}) =>
  app.inject({ url: `/ecommerce${path}`, headers });
const B2C_PATH = '/products-search/b2c';

describe('a level of the private catalogue', () => {
  const H500 = `${B2C_PATH}?path=WALLS%2FH500`;

  it.each(['?path=WALLS%2FH500', '?path=WALLS/H500&utm_source=news', '?locale=de&path=WALLS/H500'])(
    'is sent in the language of the reader (%s)',
    async (query) => {
      const response = await request(`${B2C_PATH}${query}`, { 'accept-language': 'de' });
      expect([response.statusCode, response.body]).toEqual([200, `first de ${H500}`]);
      expect(response.headers['content-language']).toBe('de');
      expect(response.headers['x-robots-tag']).toBeUndefined();
    },
  );

  it('is sent as 304 when the reader has it cached', async () => {
    const etag = `"first it ${H500}"`;
    expect((await request(H500, { 'if-none-match': etag })).statusCode).toBe(304);
  });

  it.each(['', '?path=', '?gclid=x'])('is the top level without a path (%s)', async (query) => {
    expect((await request(`${B2C_PATH}${query}`)).body).toBe(`first it ${B2C_PATH}`);
  });

  it('belongs to the published tree', async () => {
    tree.version = 'second';
    expect((await request(H500)).body).toBe(`second it ${H500}`);
    tree.version = 'first';
  });

  it.each(['NEW', 'NEW&x=1', 'WALLS&x=1', '%20WALLS'])(
    'falls back to the shell when it is not prerendered (%s)',
    async (path) => {
      const response = await request(`${B2C_PATH}?path=${path}`);
      expect([response.statusCode, response.headers['x-robots-tag']]).toEqual([200, undefined]);
      expect(response.body).toContain('<title>Cromia</title>');
    },
  );

  it.each(['GONE/NEW', 'GONE&x=1', 'walls', '../etc', 'WALLS&path=NEW'])(
    'is 404 and noindex when it does not exist (%s)',
    async (path) => {
      const response = await request(`${B2C_PATH}?path=${path}`);
      expect([response.statusCode, response.headers['x-robots-tag']]).toEqual([404, 'noindex']);
      expect(response.body).toContain('<title>Cromia</title>');
    },
  );
});

describe('a prerendered page', () => {
  it('is sent for an address that redirects visitors to it', async () => {
    const response = await request('/products-search');
    expect([response.statusCode, response.body]).toEqual([200, `it ${LOGIN_TO_SEARCH}`]);
    expect(response.headers['x-robots-tag']).toBe('noindex');
  });

  it('falls back to the shell when it cannot be read', async () => {
    const response = await request('/faq');
    expect([response.statusCode, response.headers['x-robots-tag']]).toEqual([200, undefined]);
    expect(response.body).toContain('<title>Cromia</title>');
  });
});

describe('search engines', () => {
  it.each([
    '/',
    '/faq',
    '/faq?video=2',
    '/login',
    '/login?locale=de',
    '/registration/P',
    '/registration/C?locale=pl&utm_source=news',
    `${B2C_PATH}?path=`,
  ])('may index %s', async (path) => {
    const response = await request(path);
    expect([response.statusCode, response.headers['x-robots-tag']]).toEqual([200, undefined]);
  });

  it.each([
    '/profile-customer/cart',
    '/backoffice/orders/1',
    '/confirm-registration?token=x',
    '/not-found',
    '/unauthorized',
    '/products-search/guest?serial=F120',
    '/login?redirectLink=/products-search',
    '/login?redirectLink=//elsewhere.test',
    '/login?confirmed=a@b.it&locale=de',
    '/login?x=1',
    '/registration/P?token=1',
  ])('may not index %s', async (path) => {
    const response = await request(path);
    expect([response.statusCode, response.headers['x-robots-tag']]).toEqual([200, 'noindex']);
  });
});

describe('an unknown path', () => {
  it('results in 404 with the shell, without an ETag and with noindex', async () => {
    const { headers } = await request('/faq');
    const cacheHeaders = {
      'if-none-match': String(headers.etag),
      'if-modified-since': String(headers['last-modified']),
    };
    for (const headers of [{}, cacheHeaders]) {
      const response = await request('/no/such/page', headers);
      expect([response.statusCode, response.headers['x-robots-tag']]).toEqual([404, 'noindex']);
      expect(response.headers['content-type']).toContain('text/html');
      expect(response.body).toContain('<title>Cromia</title>');
      expect(response.headers.etag).toBeUndefined();
    }
  });
});
