import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import { chooseLanguage, type UiLanguage } from '@cromia/domain/languages';
import { nodePathField } from '@cromia/domain/private-catalogue/node-path';
import { isPage } from '@cromia/domain/web/pages';
import {
  findPrerenderedAddress,
  isIgnoredQueryParameter,
  isIndexable,
  PRIVATE_CATALOGUE_PATH,
  toLevelUrl,
} from '@cromia/domain/web/public-pages';
import type { FastifyReply, FastifyRequest } from 'fastify';
import Negotiator from 'negotiator';
import { matchesEtag } from '../http/etag.ts';
import type { PrerenderedPage } from './prerender/document.ts';
import type { CatalogueLevels, Prerenderer } from './prerender/prerenderer.ts';

/** Base path of the web app (contract, section 1). */
export const BASE_PATH = '/ecommerce';
export const REVALIDATE_CACHE_CONTROL = 'no-cache';
const NOINDEX_HEADER = { 'x-robots-tag': 'noindex' };

const decompress = promisify(brotliDecompress);

export interface Pages extends Pick<Prerenderer, 'find'> {
  /** The levels of the private catalogue. */
  levels: CatalogueLevels;
  /** Language for callers without a supported preference. */
  defaultLanguage: UiLanguage;
}

interface Visit {
  request: FastifyRequest;
  reply: FastifyReply;
  /** Path below the base path. */
  path: string;
  query: URLSearchParams;
  language: UiLanguage;
}

function toVisit(request: FastifyRequest, reply: FastifyReply, defaultLanguage: UiLanguage): Visit {
  const { pathname, searchParams: query } = new URL(request.url, 'http://portal');
  const preferences = {
    localeQuery: query.get('locale'),
    browserLanguages: new Negotiator(request).languages(),
  };
  const language = chooseLanguage(preferences, defaultLanguage);
  return { request, reply, path: pathname.slice(BASE_PATH.length), query, language };
}

/** Sends the empty shell, which the web app's script fills in the browser. */
function sendShell({ reply }: Visit) {
  return reply.sendFile('index.html');
}

/**
 * Sends the shell with status 404 for a URL without a page; the web app's script shows an error or redirects (section
 * 2).
 */
function sendMissing({ reply }: Visit) {
  reply.code(404).headers(NOINDEX_HEADER);
  // Sent without ETag and Last-Modified, because a browser with a cached shell would otherwise receive 304.
  return reply.sendFile('index.html', { etag: false, lastModified: false });
}

async function sendPrerendered({ request, reply, language }: Visit, { etag, content }: PrerenderedPage) {
  reply.headers({
    etag,
    'cache-control': REVALIDATE_CACHE_CONTROL,
    'content-language': language,
    vary: 'accept-encoding, accept-language',
  });
  if (matchesEtag(request, etag)) return reply.code(304).send();
  reply.type('text/html; charset=utf-8');
  if (!new Negotiator(request).encoding(['br'])) return reply.send(await decompress(content));
  return reply.header('content-encoding', 'br').send(content);
}

type PageResult = PrerenderedPage | 'shell' | 'missing';

/** Finds the page of a level of the private catalogue, including the first level. */
async function findLevelPage({ query, language }: Visit, { find, levels }: Pages): Promise<PageResult> {
  const [path = '', ...otherPaths] = query.getAll('path');
  const isPath = path === '' || nodePathField().safeParse(path).success;
  if (otherPaths.length > 0 || !isPath) return 'missing';
  const version = await levels.version();
  // Other query parameters, or spaces around the path, may change the content of the page.
  const isPlain =
    path === path.trim() &&
    [...query.keys()].every((name) => name === 'path' || isIgnoredQueryParameter(name));
  const page = isPlain
    ? await find({ address: toLevelUrl(path), language, level: { version, path } })
    : undefined;
  if (page !== undefined) return page;
  const levelExists = path === '' || (await levels.read(version, path.trim())) !== undefined;
  return levelExists ? 'shell' : 'missing';
}

async function findPage(visit: Visit, pages: Pages): Promise<PageResult> {
  const { path, query, language } = visit;
  if (path === PRIVATE_CATALOGUE_PATH) return findLevelPage(visit, pages);
  const address = findPrerenderedAddress(path, query);
  return (address !== undefined && (await pages.find({ address, language }))) || 'shell';
}

/** Sends a page of the app: the prerendered page in the caller's language if there is one, otherwise the shell. */
export async function sendPage(request: FastifyRequest, reply: FastifyReply, pages: Pages) {
  const visit = toVisit(request, reply, pages.defaultLanguage);
  if (!isPage(visit.path)) return sendMissing(visit);
  if (!isIndexable(visit.path, visit.query)) reply.headers(NOINDEX_HEADER);
  const result = await findPage(visit, pages).catch((error: unknown): PageResult => {
    // The web app's script reports that the server is unavailable and offers a retry.
    request.log.warn({ err: error }, 'failed to read a prerendered page');
    return 'shell';
  });
  if (result === 'missing') return sendMissing(visit);
  return result === 'shell' ? sendShell(visit) : sendPrerendered(visit, result);
}
