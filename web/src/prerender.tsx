import { constants, setPriority } from 'node:os';
import { pickLocalizedText, UI_LANGUAGES } from '@cromia/domain/languages';
import { levelSchema } from '@cromia/domain/private-catalogue/tree';
import {
  isIndexable,
  PRERENDERED_ADDRESSES,
  type PrerenderedPath,
  toLevelUrl,
  toLocalizedUrl,
} from '@cromia/domain/web/public-pages';
import { createMemoryHistory } from '@tanstack/react-router';
import i18next from 'i18next';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { z } from 'zod';
import { App } from './App';
import { queryClient } from './api/query-client';
import { BASE_PATH } from './base-path';
import { levelQuery } from './features/private-catalogue';
import { brandQuery, parseBrand } from './features/shell';
import type { TextKey } from './i18n/keys';
import { initTexts, loadTexts, switchLanguage } from './i18n/load-texts';
import { createAppRouter } from './router';

/**
 * Renders public pages as a visitor first sees them, one after another. The server calls `renderPublicPage` in a worker
 * thread (server/src/platform/pages/prerender).
 */

/** Texts for the title and the description of each page. */
const PAGES: Record<PrerenderedPath, { title: TextKey; lead: TextKey }> = {
  '/': { title: 'shell:home.title', lead: 'shell:home.lead' },
  '/faq': { title: 'help:title', lead: 'help:lead' },
  '/contact-area': { title: 'contact:title', lead: 'contact:lead' },
  '/products-search/sellersMap/true/true': { title: 'dealers:title', lead: 'dealers:lead' },
  '/products-search/sellersMap/true/false': { title: 'dealers:title', lead: 'dealers:lead' },
  '/products-search/sellersMap/false/true': { title: 'dealers:title', lead: 'dealers:lead' },
  '/privacy': { title: 'legal:privacy.title', lead: 'legal:privacy.lead' },
  '/cookies': { title: 'legal:cookies.title', lead: 'legal:cookies.lead' },
  '/login': { title: 'accounts:login.title', lead: 'accounts:login.lead' },
  '/registration/P': { title: 'accounts:registration.title', lead: 'accounts:registration.typeTexts.P' },
  '/registration/C': { title: 'accounts:registration.title', lead: 'accounts:registration.typeTexts.C' },
  '/forgot-password': { title: 'accounts:forgot.title', lead: 'accounts:forgot.lead' },
  '/confirm-registration': { title: 'accounts:confirm.title', lead: 'accounts:confirm.lead' },
  '/new-password': { title: 'accounts:reset.title', lead: 'accounts:reset.lead' },
  '/not-found': { title: 'shell:notFound.title', lead: 'shell:notFound.text' },
  '/unauthorized': { title: 'shell:unauthorized.title', lead: 'shell:unauthorized.text' },
};

const pageSchema = z.object({
  /** The manufacturer, as `parseBrand` reads it. */
  brand: z.unknown().transform(parseBrand),
  /** Path below the base path. */
  address: z.string(),
  language: z.enum(UI_LANGUAGES),
  /** Data of a private catalogue level, and the path of its canonical URL. */
  level: z.object({ path: z.string(), level: levelSchema, canonical: z.string() }).optional(),
});
type Page = z.infer<typeof pageSchema>;

interface Head {
  title: string;
  description: string;
  /** Canonical URL below the base path; null for pages that search engines should not index. */
  canonical: string | null;
}

function createHead({ brand, address, language, level }: Page): Head {
  if (level !== undefined) {
    const { node } = level.level;
    return {
      title: pickLocalizedText(node?.name, language) || i18next.t('private-catalogue:title'),
      description:
        pickLocalizedText(node?.description, language) || i18next.t('private-catalogue:description'),
      canonical: toLevelUrl(level.canonical),
    };
  }
  const path = PRERENDERED_ADDRESSES.find((hrefLanguage) => hrefLanguage.address === address)?.path;
  if (path === undefined) throw new Error(`Not a prerendered page: ${address}`);
  const texts = PAGES[path];
  return {
    title: i18next.t(texts.title),
    description: i18next.t(texts.lead, { company: brand.legalName }),
    canonical: isIndexable(path, new URLSearchParams()) ? path : null,
  };
}

/** The head of a page: title, description, and its URL in each language. */
function renderHead({ title, description, canonical }: Head, { brand, language }: Page): string {
  const canonicalUrl = `${brand.publicUrl}${BASE_PATH}${canonical}`;
  return renderToStaticMarkup(
    <>
      <title>{`${title} · ${brand.name}`}</title>
      <meta name="description" content={description} />
      {canonical !== null && (
        <>
          <link rel="canonical" href={toLocalizedUrl(canonicalUrl, language, brand.defaultLanguage)} />
          {UI_LANGUAGES.map((hrefLanguage) => (
            <link
              key={hrefLanguage}
              rel="alternate"
              hrefLang={hrefLanguage}
              href={toLocalizedUrl(canonicalUrl, hrefLanguage, brand.defaultLanguage)}
            />
          ))}
          <link rel="alternate" hrefLang="x-default" href={canonicalUrl} />
        </>
      )}
    </>,
  );
}

async function renderApp(address: string): Promise<string> {
  const router = createAppRouter(createMemoryHistory({ initialEntries: [`${BASE_PATH}${address}`] }));
  await router.load();
  const finalPath = router.state.location.href;
  if (finalPath !== address) throw new Error(`${address} redirects to ${finalPath}`);
  return renderToString(<App router={router} />);
}

async function renderPage(page: Page): Promise<{ head: string; html: string }> {
  const { brand, address, language, level } = page;
  await switchLanguage(language);
  await loadTexts(
    'accounts',
    'contact',
    'dealers',
    'help',
    'legal',
    'hazards',
    'private-catalogue',
    'catalogue',
    'cart',
  );
  queryClient.setQueryData(brandQuery.queryKey, brand);
  if (level !== undefined) queryClient.setQueryData([...levelQuery(level.path).queryKey], level.level);
  const html = await renderApp(address);
  queryClient.clear();
  return { head: renderHead(createHead(page), page), html };
}

// Gives the portal's calls priority. On Linux 0 means this thread only; on other systems it would be the whole process.
if (process.platform === 'linux') setPriority(0, constants.priority.PRIORITY_LOW);

// The task contains all data of a page. Content from calls would change after loading.
globalThis.fetch = () => Promise.reject(new Error('A prerendered page must not call the server'));

const textsReady = initTexts('it');

/** Renders a page. @throws if the address is not one of the public pages */
export async function renderPublicPage(task: unknown): Promise<{ head: string; html: string }> {
  await textsReady;
  return renderPage(pageSchema.parse(task));
}
