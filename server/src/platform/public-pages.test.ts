import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify from 'fastify';
import { afterAll, describe, expect, test } from 'vitest';
import { loadConfig } from '../config.ts';
import { registerProblems } from './problem.ts';
import { registerSecurity, registerStatic } from './static.ts';

const folder = await mkdtemp(join(tmpdir(), 'cromia-public-'));
afterAll(() => rm(folder, { recursive: true, force: true }));

const LANGUAGES = ['it', 'en', 'de', 'es', 'fr', 'pl', 'ru'];
const inAll = (words: (language: string) => object) =>
  Object.fromEntries(LANGUAGES.map((language) => [language, words(language)]));

await mkdir(join(folder, 'assets'));
await writeFile(
  join(folder, 'index.html'),
  `<!doctype html><html lang="it"><head><title>Cromia</title></head><body><div id="root"><div class="boot-page" aria-hidden="true">
  <div class="boot-block"></div>
</div></div></body></html>`,
);
await writeFile(
  join(folder, 'public-pages.json'),
  JSON.stringify({
    '/': inAll((language) => ({ title: `Home ${language}`, lead: 'Lead', sections: [] })),
    '/privacy': inAll((language) => ({
      title: `Privacy ${language}`,
      lead: 'How {{company}} works',
      sections: [{ title: 'Who', text: 'Write to {{email}}, for {{years}} years' }],
    })),
  }),
);

async function portal(env: Record<string, string> = {}) {
  const app = Fastify({ routerOptions: { ignoreTrailingSlash: true } });
  const config = loadConfig({
    DATA_DIR: folder,
    PUBLIC_URL: 'https://portal.test',
    BRAND_LEGAL_NAME: 'Rossi & Figli <S.r.l.> $&',
    ...env,
  });
  registerProblems(app);
  await registerSecurity(app, config);
  await registerStatic(app, config, folder);
  afterAll(() => app.close());
  return app;
}
const app = await portal();
const ask = (url: string, language?: string) =>
  app.inject({ url, headers: language === undefined ? {} : { 'accept-language': language } });

describe('a public page', () => {
  test('stands in the HTML in the language of the query, else of the browser, else of the brand', async () => {
    const titles = [
      ['/ecommerce/?locale=de', 'fr', 'Home de'],
      ['/ecommerce/', 'pt, fr;q=0.6, pl;q=0.9', 'Home pl'],
      ['/ecommerce/', undefined, 'Home it'],
      ['/ecommerce/', 'xx', 'Home it'],
    ] as const;
    for (const [url, language, title] of titles) {
      const { body, headers } = await ask(url, language);
      expect(body).toContain(`<title>${title} · Cromia</title>`);
      expect(body).toContain(`<h1>${title}</h1>`);
      expect(headers.vary).toContain('accept-language');
    }
    const english = await (await portal({ BRAND_DEFAULT_LANGUAGE: 'en' })).inject('/ecommerce/');
    expect(english.body).toContain('<html lang="en">');
  });

  test('names its description, its address and its languages', async () => {
    const { body } = await ask('/ecommerce/privacy?locale=fr');
    expect(body).toContain('<link rel="canonical" href="https://portal.test/ecommerce/privacy?locale=fr" />');
    expect(body).toContain('hreflang="x-default" href="https://portal.test/ecommerce/privacy"');
    for (const language of LANGUAGES) expect(body).toContain(`hreflang="${language}"`);
  });

  test('shows the brand’s words as text, whatever they hold', async () => {
    const { body } = await ask('/ecommerce/privacy');
    expect(body).toContain('<p>How Rossi &amp; Figli &lt;S.r.l.&gt; $&amp; works</p>');
    expect(body).toContain('for 10 years');
  });

  test('that has not changed is answered 304', async () => {
    const { headers } = await ask('/ecommerce/privacy');
    const again = await app.inject({
      url: '/ecommerce/privacy',
      headers: { 'if-none-match': `W/${headers.etag}` },
    });
    expect(again.statusCode).toBe(304);
  });

  test('is listed for search engines, which are kept from all others', async () => {
    expect((await ask('/ecommerce/sitemap.xml')).body).toContain(
      '<loc>https://portal.test/ecommerce/privacy</loc>',
    );
    expect((await ask('/robots.txt')).body).toContain('Sitemap: https://portal.test/ecommerce/sitemap.xml');
    expect((await ask('/ecommerce/privacy')).headers['x-robots-tag']).toBeUndefined();
    const other = await ask('/ecommerce/profile-customer/cart');
    expect([other.statusCode, other.headers['x-robots-tag']]).toEqual([200, 'noindex']);
    expect(other.body).toContain('<title>Cromia</title>');
  });

  test('of ours is no page for search engines where the manufacturer has its own', async () => {
    const own = await portal({ BRAND_PRIVACY_URL: 'https://rossi.test/privacy' });
    expect((await own.inject('/ecommerce/privacy')).headers['x-robots-tag']).toBe('noindex');
    expect((await own.inject('/ecommerce/sitemap.xml')).body).not.toContain('privacy');
  });
});
