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
const draw = vi.fn(
  async ({ version, path, language }: { version: string; path: string; language: string }) => {
    if (path === 'BUSY') return undefined;
    kept.set(`${version} ${language} ${path}`, `${version} ${language} ${path}`);
    return pageOf(`${version} ${language} ${path}`);
  },
);

function pageOf(text: string) {
  return { etag: `"${text}"`, brotli: brotliCompressSync(text), plain: async () => Buffer.from(text) };
}

beforeAll(async () => {
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Cromia</title>');
  await registerStatic(app, {
    config: loadConfig({ DATA_DIR: folder }),
    folder,
    levels: {
      find: ({ version, path, language }) => {
        const text = kept.get(`${version} ${language} ${path}`);
        return text === undefined ? undefined : pageOf(text);
      },
      draw,
      close: () => {},
    },
    findLevel: async (path) => {
      if (path === 'AWAY') throw new Error('the database is away');
      const { version, codes } = { ...tree };
      const read = async () =>
        codes.includes(path) ? { level: {}, address: `/b2c?path=${path}` } : undefined;
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

describe('search engines', () => {
  it.each(['/', '/faq', '/faq?video=2', '/login', '/registration/P', `${B2C}?path=`])(
    'may keep %s',
    async (path) => {
      const answer = await ask(path);
      expect([answer.statusCode, answer.headers['x-robots-tag']]).toEqual([200, undefined]);
    },
  );

  it.each([
    '/profile-customer/cart',
    '/backoffice/orders/1',
    '/confirm-registration?token=x',
    '/not-found',
    '/unauthorized',
    '/products-search/guest?serial=F120',
  ])('may not keep %s', async (path) => {
    const answer = await ask(path);
    expect([answer.statusCode, answer.headers['x-robots-tag']]).toEqual([200, 'noindex']);
  });
});

describe('a path that no page has', () => {
  it('is not found, with the program that leads on', async () => {
    const { headers } = await ask('/faq');
    const marks = {
      'if-none-match': String(headers.etag),
      'if-modified-since': String(headers['last-modified']),
    };
    for (const sent of [{}, marks]) {
      const answer = await ask('/no/such/page', sent);
      expect([answer.statusCode, answer.headers['x-robots-tag']]).toEqual([404, 'noindex']);
      expect(answer.headers['content-type']).toContain('text/html');
      expect(answer.body).toContain('<title>Cromia</title>');
    }
  });
});
