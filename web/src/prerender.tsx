import { localized, UI_LANGUAGES, type UiLanguage } from '@cromia/domain/languages';
import { type Level, levelSchema } from '@cromia/domain/private-catalogue/tree';
import { addressIn, DRAWN_PATHS, type DrawnPath, levelAddress } from '@cromia/domain/public-pages';
import { createMemoryHistory } from '@tanstack/react-router';
import i18next from 'i18next';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { z } from 'zod';
import { App } from './App';
import { queryClient } from './api/query-client';
import { BASE_PATH } from './base-path';
import { levelQuery } from './features/private-catalogue';
import { type Brand, brandQuery, parseBrand } from './features/shell';
import { loadTexts, showLanguage, startTexts } from './i18n/i18n';
import type { TextKey } from './i18n/keys';
import { openRouter } from './router';

/**
 * Draws the public pages as a visitor first sees them, in every language, so that the browser shows them before the
 * program has come. The server runs this as a process of its own and keeps what it sends: all public pages at once, or
 * levels of the private catalogue, one after the other as it names them.
 */

/**
 * Pages that a visitor comes in by. Not those to log in or register by: what the browser fills in by itself would be lost
 * when the program takes over.
 */
const PAGES: Record<DrawnPath, { title: TextKey; lead: TextKey }> = {
  '/': { title: 'shell:home.title', lead: 'shell:home.lead' },
  '/faq': { title: 'help:title', lead: 'help:lead' },
  '/contact-area': { title: 'contact:title', lead: 'contact:lead' },
  '/products-search/b2c': { title: 'private-catalogue:title', lead: 'private-catalogue:description' },
  '/products-search/sellersMap/true/true': { title: 'dealers:title', lead: 'dealers:lead' },
  '/products-search/sellersMap/true/false': { title: 'dealers:title', lead: 'dealers:lead' },
  '/products-search/sellersMap/false/true': { title: 'dealers:title', lead: 'dealers:lead' },
  '/privacy': { title: 'legal:privacy.title', lead: 'legal:privacy.lead' },
  '/cookies': { title: 'legal:cookies.title', lead: 'legal:cookies.lead' },
};

interface Head {
  title: string;
  description: string;
  /** Below the base path. */
  address: string;
}

/** What search engines show of a page, and its address in each language. */
function headOf({ title, description, address }: Head, language: UiLanguage, brand: Brand): string {
  const whole = `${brand.publicUrl}${BASE_PATH}${address}`;
  return renderToStaticMarkup(
    <>
      <title>{`${title} · ${brand.name}`}</title>
      <meta name="description" content={description} />
      <link rel="canonical" href={addressIn(whole, language)} />
      {UI_LANGUAGES.map((each) => (
        <link key={each} rel="alternate" hrefLang={each} href={addressIn(whole, each)} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={whole} />
    </>,
  );
}

async function draw(address: string): Promise<string> {
  const router = openRouter(createMemoryHistory({ initialEntries: [`${BASE_PATH}${address}`] }));
  await router.load();
  const reached = router.state.location.href;
  if (reached !== address) throw new Error(`${address} leads to ${reached}`);
  return renderToString(<App router={router} />);
}

const answerSchema = z.object({ id: z.number(), status: z.number(), body: z.string() });
const asked = new Map<number, (response: Response) => void>();

// What a page waits for is asked of the server that draws it.
globalThis.fetch = (input) =>
  new Promise((resolve) => {
    const { pathname, search } = new URL(input instanceof Request ? input.url : input);
    const id = asked.size;
    asked.set(id, resolve);
    process.send?.({ kind: 'ask', id, url: pathname + search });
  });

function hear(told: unknown): void {
  const { id, status, body } = answerSchema.parse(told);
  asked.get(id)?.(new Response(body, { status, headers: { 'content-type': 'application/json' } }));
}

/** Hands a page to the server; resolves when it is on its way. */
function send(page: object): Promise<void> {
  return new Promise((resolve, reject) => {
    process.send?.(page, undefined, undefined, (error) => (error === null ? resolve() : reject(error)));
  });
}

async function drawAll(brand: Brand): Promise<void> {
  for (const language of UI_LANGUAGES) {
    await showLanguage(language);
    await loadTexts('contact', 'dealers', 'help', 'legal', 'private-catalogue');
    for (const path of DRAWN_PATHS) {
      const { title, lead } = PAGES[path];
      const description = i18next.t(lead, { company: brand.legalName });
      await send({
        kind: 'page',
        path,
        language,
        head: headOf({ title: i18next.t(title), description, address: path }, language, brand),
        html: await draw(path),
      });
    }
  }
}

/** A level of the private catalogue: what it shows, and the address that search engines keep. */
const levelToDrawSchema = z.object({
  level: levelSchema,
  path: z.string(),
  language: z.enum(UI_LANGUAGES),
  address: z.string(),
});

function headOfLevel({ node }: Level, address: string, language: UiLanguage, brand: Brand): string {
  const title = localized(node?.name, language) || i18next.t('private-catalogue:title');
  const description = localized(node?.description, language) || i18next.t('private-catalogue:description');
  return headOf({ title, description, address }, language, brand);
}

async function drawLevel(wanted: unknown, brand: Brand): Promise<void> {
  const { level, path, language, address } = levelToDrawSchema.parse(wanted);
  await showLanguage(language);
  await loadTexts('private-catalogue');
  // What it shows is told, and not asked for: it belongs to one tree, whichever is shown by now.
  const { queryKey } = levelQuery(path);
  queryClient.setQueryData([...queryKey], level);
  const html = await draw(levelAddress(path));
  queryClient.removeQueries({ queryKey });
  await send({ kind: 'page', path, language, head: headOfLevel(level, address, language, brand), html });
}

function fail(error: unknown): never {
  console.error(error);
  process.exit(1);
}

const orderSchema = z.object({ draws: z.enum(['public-pages', 'levels']), brand: z.unknown() });

// What the app follows in a browser would keep this process alive; without the server nobody needs it.
process.once('disconnect', () => process.exit());
process.once('message', (told) => {
  const order = orderSchema.parse(told);
  const brand = parseBrand(order.brand);
  queryClient.setQueryData(brandQuery.queryKey, brand);
  const started = startTexts('it');
  if (order.draws === 'levels')
    process.on('message', (wanted) => {
      started.then(() => drawLevel(wanted, brand)).catch(fail);
    });
  else {
    process.on('message', hear);
    started.then(() => drawAll(brand)).then(() => process.exit(), fail);
  }
});
