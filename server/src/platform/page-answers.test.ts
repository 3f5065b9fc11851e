import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import Fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { loadConfig } from '../config.ts';
import { registerStatic } from './static.ts';

const folder = mkdtempSync(join(tmpdir(), 'cromia-pages-'));
const app = Fastify();
const tree = { version: 'first', codes: ['WALLS', 'WALLS/H500'] };
const kept = new Map<string, string>();
const room = { left: 8 };
const draw = vi.fn(
  async ({ version, address, language }: { version: string; address: string; language: string }) => {
    if (address.endsWith('BUSY')) return undefined;
    const text = `${version} ${language} ${decodeURIComponent(address.split('path=').at(-1) ?? '')}`;
    kept.set(`${version} ${language} ${address}`, text);
    return pageOf(text);
  },
);

const TO_SEARCH = '/login?redirectLink=%2Fproducts-search';
const DRAWN = ['/', '/not-found', TO_SEARCH];

function pageOf(text: string) {
  return { etag: `"${text}"`, brotli: brotliCompressSync(text), plain: async () => Buffer.from(text) };
}

beforeAll(async () => {
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Cromia</title>');
  await registerStatic(app, {
    config: loadConfig({ DATA_DIR: folder }),
    folder,
    views: {
      find: ({ version, address, language }) => {
        const text = kept.get(`${version} ${language} ${address}`);
        return text === undefined ? undefined : pageOf(text);
      },
      hasRoomFor: (more) => more <= room.left,
      draw,
      close: () => {},
    },
    drawn: {
      find: (address, language) => (DRAWN.includes(address) ? pageOf(`${language} ${address}`) : undefined),
      draw: () => {},
      close: () => {},
    },
    findSerial: async ({ serial, color }) => {
      if (serial === 'AWAY') throw new Error('the server is away');
      const read = async () => (serial === 'NONE' ? undefined : { kind: 'serial', serial, color });
      return { version: `${serial} ${color ?? 'all'}`, read };
    },
    findLevel: async (path) => {
      if (path === 'AWAY') throw new Error('the database is away');
      const { version, codes } = { ...tree };
      const read = async () => (codes.includes(path) ? { kind: 'level' } : undefined);
      return { version, read };
    },
  });
});
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true });
});

const ask = (path: string, headers: Record<string, string> = {}) =>
  app.inject({ url: `/ecommerce${path}`, headers });
const B2C = '/products-search/b2c';

describe('a level of the private catalogue', () => {
  it('is drawn once in the language of its reader', async () => {
    for (const url of [
      '?path=WALLS%2FH500',
      '?path=WALLS/H500&utm_source=news',
      '?locale=de&path=WALLS/H500',
    ]) {
      const answer = await ask(`${B2C}${url}`, { 'accept-language': 'de' });
      expect([answer.statusCode, answer.body]).toEqual([200, 'first de WALLS/H500']);
      expect(answer.headers['content-language']).toBe('de');
      expect(answer.headers['x-robots-tag']).toBeUndefined();
    }
    expect(draw).toHaveBeenCalledOnce();
    expect(
      (await ask(`${B2C}?path=WALLS/H500`, { 'if-none-match': '"first it WALLS/H500"' })).statusCode,
    ).toBe(304);
  });

  it('is another one as soon as another tree is shown', async () => {
    expect((await ask(`${B2C}?path=WALLS`)).body).toBe('first it WALLS');
    Object.assign(tree, { version: 'second', codes: ['WALLS', 'BUSY'] });
    expect((await ask(`${B2C}?path=WALLS`)).body).toBe('second it WALLS');
    expect((await ask(`${B2C}?path=WALLS/H500`)).statusCode).toBe(404);
  });

  it.each(['GONE', 'WALLS/GONE', 'walls', '../etc', 'WALLS&path=BUSY'])(
    'that does not exist (%s) is not found, and kept by no search engine',
    async (path) => {
      const answer = await ask(`${B2C}?path=${path}`);
      expect([answer.statusCode, answer.headers['x-robots-tag']]).toEqual([404, 'noindex']);
      expect(answer.body).toContain('<title>Cromia</title>');
    },
  );

  it.each(['BUSY', 'AWAY', 'WALLS&x=1', '%20WALLS'])(
    '(%s) is otherwise left to the browser',
    async (path) => {
      const answer = await ask(`${B2C}?path=${path}`);
      expect([answer.statusCode, answer.headers['x-robots-tag']]).toEqual([200, undefined]);
      expect(answer.body).toContain('<title>Cromia</title>');
    },
  );
});

describe('what visitors see of a serial', () => {
  it.each([
    ['/products-search/guest?serial=F120', 'F120 all de /products-search/guest?serial=F120'],
    [
      '/products-search/guest?color=7035&serial=F120',
      'F120 7035 de /products-search/guest?serial=F120&color=7035',
    ],
    ['/products-search?serial=F120&showTds=true', 'F120 all de /products-search/guest?serial=F120'],
  ])('is drawn for %s, and kept by no search engine', async (address, body) => {
    const answer = await ask(address, { 'accept-language': 'de' });
    expect([answer.statusCode, answer.body, answer.headers['x-robots-tag']]).toEqual([200, body, 'noindex']);
  });

  it('is left to the browser while too many wait, unless it was drawn before', async () => {
    room.left = 4;
    const [one, other] = [
      await ask('/products-search/guest?serial=F120&locale=de'),
      await ask('/products-search/guest?serial=H500'),
    ];
    room.left = 8;
    expect([one.body.slice(0, 4), other.body.slice(0, 4)]).toEqual(['F120', '<!do']);
  });

  it.each(['NONE', 'AWAY', 'f120', 'F120&page=2'])(
    '(%s) is otherwise left to the browser',
    async (serial) => {
      const answer = await ask(`/products-search/guest?serial=${serial}`);
      expect([answer.statusCode, answer.headers['x-robots-tag']]).toEqual([200, 'noindex']);
      expect(answer.body).toContain('<title>Cromia</title>');
    },
  );
});

describe('a page drawn ahead', () => {
  it('is also that of an address which leads a visitor to it', async () => {
    const answer = await ask('/products-search');
    expect([answer.statusCode, answer.body]).toEqual([200, `it ${TO_SEARCH}`]);
    expect(answer.headers['x-robots-tag']).toBe('noindex');
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
    `${B2C}?path=`,
  ])('may keep %s', async (path) => {
    const answer = await ask(path);
    expect([answer.statusCode, answer.headers['x-robots-tag']]).toEqual([200, undefined]);
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
  ])('may not keep %s', async (path) => {
    const answer = await ask(path);
    expect([answer.statusCode, answer.headers['x-robots-tag']]).toEqual([200, 'noindex']);
  });
});

describe('a path that no page has', () => {
  it('is not found, and shows the start, where the program leads on', async () => {
    const { headers } = await ask('/');
    const marks = {
      'if-none-match': String(headers.etag),
      'if-modified-since': String(headers['last-modified']),
    };
    for (const sent of [{}, marks]) {
      const answer = await ask('/no/such/page', sent);
      expect([answer.statusCode, answer.headers['x-robots-tag']]).toEqual([404, 'noindex']);
      expect(answer.headers['content-type']).toContain('text/html');
      expect([answer.body, answer.headers.etag]).toEqual(['it /', undefined]);
    }
  });
});
