import { UI_LANGUAGES, type UiLanguage } from '@cromia/domain/languages';
import { DRAWN_PATHS, type DrawnPath } from '@cromia/domain/public-pages';
import { createMemoryHistory } from '@tanstack/react-router';
import i18next from 'i18next';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { z } from 'zod';
import { App } from './App';
import { queryClient } from './api/query-client';
import { BASE_PATH } from './base-path';
import { type Brand, brandQuery, parseBrand } from './features/shell';
import { loadTexts, showLanguage, startTexts } from './i18n/i18n';
import type { TextKey } from './i18n/keys';
import { openRouter } from './router';

/**
 * Draws the public pages as a visitor first sees them, in every language, so that the browser shows them before the
 * program has come. The server runs this as a process of its own and keeps what it sends.
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

/** What search engines show of a page, and its address in each language. */
function headOf(path: DrawnPath, language: UiLanguage, brand: Brand): string {
  const { title, lead } = PAGES[path];
  const address = `${brand.publicUrl}${BASE_PATH}${path}`;
  return renderToStaticMarkup(
    <>
      <title>{`${i18next.t(title)} · ${brand.name}`}</title>
      <meta name="description" content={i18next.t(lead, { company: brand.legalName })} />
      <link rel="canonical" href={`${address}?locale=${language}`} />
      {UI_LANGUAGES.map((each) => (
        <link key={each} rel="alternate" hrefLang={each} href={`${address}?locale=${each}`} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={address} />
    </>,
  );
}

async function draw(path: string): Promise<string> {
  const router = openRouter(createMemoryHistory({ initialEntries: [`${BASE_PATH}${path}`] }));
  await router.load();
  const reached = router.state.location.pathname;
  if (reached !== path) throw new Error(`${path} leads to ${reached}`);
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

async function drawAll(brand: unknown): Promise<void> {
  const shown = parseBrand(brand);
  queryClient.setQueryData(brandQuery.queryKey, shown);
  await startTexts('it');
  for (const language of UI_LANGUAGES) {
    await showLanguage(language);
    await loadTexts('contact', 'dealers', 'help', 'legal', 'private-catalogue');
    for (const path of DRAWN_PATHS)
      await send({
        kind: 'page',
        path,
        language,
        head: headOf(path, language, shown),
        html: await draw(path),
      });
  }
}

// What the app follows in a browser would keep this process alive; without the server nobody needs it.
process.once('disconnect', () => process.exit());
process.once('message', (brand) => {
  process.on('message', hear);
  drawAll(brand).then(
    () => process.exit(),
    (error: unknown) => {
      console.error(error);
      process.exit(1);
    },
  );
});
