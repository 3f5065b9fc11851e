import { searchAnswerSchema } from '@cromia/domain/catalogue/search';
import { localized, UI_LANGUAGES, type UiLanguage } from '@cromia/domain/languages';
import { levelSchema } from '@cromia/domain/private-catalogue/tree';
import {
  addressIn,
  DRAWN_ADDRESSES,
  type DrawnPath,
  isForSearchEngines,
  showsWhatChanges,
} from '@cromia/domain/public-pages';
import { createMemoryHistory } from '@tanstack/react-router';
import i18next from 'i18next';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { z } from 'zod';
import { App } from './App';
import { queryClient } from './api/query-client';
import { BASE_PATH } from './base-path';
import { serialQuery } from './features/catalogue';
import { levelQuery } from './features/private-catalogue';
import { type Brand, brandQuery, parseBrand } from './features/shell';
import { loadTexts, showLanguage, startTexts } from './i18n/i18n';
import type { TextKey } from './i18n/keys';
import { openRouter } from './router';

/**
 * Draws the public pages as a visitor first sees them, in every language, so that the browser shows them before the
 * program has come. The server runs this as a process of its own and keeps what it sends: the pages that anybody may come
 * in by at once, or others, one after the other as it names them.
 */

/** What the window's title and search engines say of each page; null where that is the brand's name alone. */
const PAGES: Record<DrawnPath, { title: TextKey; lead: TextKey } | null> = {
  '/': { title: 'shell:home.title', lead: 'shell:home.lead' },
  '/faq': { title: 'help:title', lead: 'help:lead' },
  '/contact-area': { title: 'contact:title', lead: 'contact:lead' },
  '/products-search/b2c': { title: 'private-catalogue:title', lead: 'private-catalogue:description' },
  '/products-search/sellersMap/true/true': { title: 'dealers:title', lead: 'dealers:lead' },
  '/products-search/sellersMap/true/false': { title: 'dealers:title', lead: 'dealers:lead' },
  '/products-search/sellersMap/false/true': { title: 'dealers:title', lead: 'dealers:lead' },
  '/privacy': { title: 'legal:privacy.title', lead: 'legal:privacy.lead' },
  '/cookies': { title: 'legal:cookies.title', lead: 'legal:cookies.lead' },
  '/login': { title: 'accounts:login.title', lead: 'accounts:login.lead' },
  '/registration/P': { title: 'accounts:registration.title', lead: 'accounts:registration.typeTexts.P' },
  '/registration/C': { title: 'accounts:registration.title', lead: 'accounts:registration.typeTexts.C' },
  '/forgot-password': { title: 'accounts:forgot.title', lead: 'accounts:forgot.lead' },
  '/confirm-registration': null,
  '/new-password': null,
  '/not-found': { title: 'shell:notFound.title', lead: 'shell:notFound.text' },
  '/unauthorized': { title: 'shell:unauthorized.title', lead: 'shell:unauthorized.text' },
};

interface Head {
  title: string;
  description: string;
  /** By which search engines keep the page, below the base path; null where they keep none. */
  address: string | null;
}

/** What search engines show of a page, and its address in each language. */
function headOf(head: Head | null, language: UiLanguage, brand: Brand): string {
  if (head === null) return renderToStaticMarkup(<title>{brand.name}</title>);
  const { title, description, address } = head;
  const whole = `${brand.publicUrl}${BASE_PATH}${address}`;
  return renderToStaticMarkup(
    <>
      <title>{`${title} · ${brand.name}`}</title>
      <meta name="description" content={description} />
      {address !== null && (
        <>
          <link rel="canonical" href={addressIn(whole, language)} />
          {UI_LANGUAGES.map((each) => (
            <link key={each} rel="alternate" hrefLang={each} href={addressIn(whole, each)} />
          ))}
          <link rel="alternate" hrefLang="x-default" href={whole} />
        </>
      )}
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

function headOfPage(path: DrawnPath, { legalName }: Brand): Head | null {
  const texts = PAGES[path];
  if (texts === null) return null;
  const description = i18next.t(texts.lead, { company: legalName });
  const isKept = isForSearchEngines(path, new URLSearchParams());
  return { title: i18next.t(texts.title), description, address: isKept ? path : null };
}

async function drawAhead(brand: Brand, addresses: typeof DRAWN_ADDRESSES): Promise<void> {
  for (const language of UI_LANGUAGES) {
    await showLanguage(language);
    await loadTexts('accounts', 'contact', 'dealers', 'help', 'legal', 'private-catalogue');
    for (const { path, address } of addresses) {
      await send({
        kind: 'page',
        address,
        language,
        head: headOf(headOfPage(path, brand), language, brand),
        html: await draw(address),
      });
    }
  }
}

/** A level of the private catalogue, and the address by which search engines keep it; or a serial as visitors see it. */
const showsSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('level'), path: z.string(), level: levelSchema, canonical: z.string() }),
  z.object({
    kind: z.literal('serial'),
    serial: z.string(),
    color: z.string().optional(),
    results: searchAnswerSchema,
  }),
]);
type Shows = z.infer<typeof showsSchema>;
const viewToDrawSchema = z.object({
  address: z.string(),
  language: z.enum(UI_LANGUAGES),
  shows: showsSchema,
});

function headOfView(shows: Shows, language: UiLanguage): Head {
  if (shows.kind === 'serial') {
    const title = i18next.t('catalogue:guest.title', { serial: shows.serial });
    return { title, description: i18next.t('catalogue:guest.lead'), address: null };
  }
  const { level, canonical } = shows;
  const title = localized(level.node?.name, language) || i18next.t('private-catalogue:title');
  const description =
    localized(level.node?.description, language) || i18next.t('private-catalogue:description');
  return { title, description, address: canonical };
}

/** Where the page looks for what it shows, and what that is: it is told, and not asked for, lest it be newer by then. */
function dataOf(shows: Shows): { queryKey: readonly unknown[]; data: unknown } {
  if (shows.kind === 'level') return { queryKey: levelQuery(shows.path).queryKey, data: shows.level };
  return { queryKey: serialQuery(shows).queryKey, data: shows.results };
}

async function drawView(wanted: unknown, brand: Brand): Promise<void> {
  const { address, language, shows } = viewToDrawSchema.parse(wanted);
  await showLanguage(language);
  await loadTexts('private-catalogue', 'catalogue', 'cart', 'tds');
  const { queryKey, data } = dataOf(shows);
  queryClient.setQueryData([...queryKey], data);
  const html = await draw(address);
  queryClient.removeQueries({ queryKey });
  await send({
    kind: 'page',
    address,
    language,
    head: headOf(headOfView(shows, language), language, brand),
    html,
  });
}

function fail(error: unknown): never {
  console.error(error);
  process.exit(1);
}

const orderSchema = z.object({
  draws: z.enum(['public-pages', 'changed-pages', 'views']),
  brand: z.unknown(),
});

// What the app follows in a browser would keep this process alive; without the server nobody needs it.
process.once('disconnect', () => process.exit());
process.once('message', (told) => {
  const order = orderSchema.parse(told);
  const brand = parseBrand(order.brand);
  queryClient.setQueryData(brandQuery.queryKey, brand);
  const started = startTexts('it');
  if (order.draws === 'views')
    process.on('message', (wanted) => {
      started.then(() => drawView(wanted, brand)).catch(fail);
    });
  else {
    process.on('message', hear);
    const addresses = DRAWN_ADDRESSES.filter(
      ({ address }) => order.draws === 'public-pages' || showsWhatChanges(address),
    );
    started.then(() => drawAhead(brand, addresses)).then(() => process.exit(), fail);
  }
});
