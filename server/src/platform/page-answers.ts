import { chooseLanguage, type UiLanguage } from '@cromia/domain/languages';
import { isPage } from '@cromia/domain/pages';
import { nodePathField } from '@cromia/domain/private-catalogue/tree';
import { isBesideThePage, isForSearchEngines, PRIVATE_CATALOGUE_PATH } from '@cromia/domain/public-pages';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { DrawnLevels } from './drawn-levels.ts';
import type { DrawnPage, DrawnPages } from './drawn-pages.ts';

/** Where the web app is served (contract, section 1). */
export const BASE_PATH = '/ecommerce';
export const ASK_EACH_TIME = 'no-cache';
const NOT_FOR_SEARCH_ENGINES = { 'x-robots-tag': 'noindex' };

/** What the page of a level of the private catalogue is drawn of. */
export interface LevelSource {
  /** Names the tree that is shown. */
  version: string;
  /** What the API answers for the level, and the address that search engines keep; undefined where it leads nowhere. */
  read: () => Promise<{ level: unknown; address: string } | undefined>;
}
export type FindLevel = (path: string) => Promise<LevelSource>;

export interface Pages {
  drawn?: DrawnPages;
  levels?: DrawnLevels;
  /** Levels of the private catalogue; without it their pages are filled by the browser, whatever they are. */
  findLevel?: FindLevel;
}

interface Visit {
  request: FastifyRequest;
  reply: FastifyReply;
  pages: Pages;
  language: UiLanguage;
  /** Of the address. */
  query: URLSearchParams;
}

/** The languages that a browser asks for, the dearest first. */
function browserLanguages(header: string | undefined): string[] {
  return (header ?? '')
    .split(',')
    .map((part) => {
      const [tag = '', quality] = part.trim().split(/;\s*q=/);
      return { tag, quality: quality === undefined ? 1 : Number(quality) };
    })
    .filter(({ quality }) => quality > 0)
    .sort((one, other) => other.quality - one.quality)
    .map(({ tag }) => tag);
}

/** The empty page: the browser fills it. */
function sendEmpty({ reply }: Visit) {
  return reply.sendFile('index.html');
}

/** The empty page, whose program says that there is nothing here, or leads on; no search engine keeps it. */
function sendMissing({ reply }: Visit) {
  // Unmarked: who has it already must not be answered without a body.
  return reply
    .code(404)
    .headers(NOT_FOR_SEARCH_ENGINES)
    .sendFile('index.html', { etag: false, lastModified: false });
}

async function sendDrawn({ request, reply, language }: Visit, page: DrawnPage) {
  reply.headers({
    'cache-control': ASK_EACH_TIME,
    'content-language': language,
    vary: 'accept-encoding, accept-language',
    etag: page.etag,
  });
  if (request.headers['if-none-match'] === page.etag) return reply.code(304).send();
  reply.type('text/html; charset=utf-8');
  if (!/\bbr\b/.test(request.headers['accept-encoding'] ?? '')) return reply.send(await page.plain());
  return reply.header('content-encoding', 'br').send(page.brotli);
}

/** A level of the private catalogue, drawn now or before; the empty page when that is not to be had in time. */
async function sendLevel(visit: Visit, findLevel: FindLevel) {
  const { query, language, pages, request } = visit;
  const [path = '', ...more] = query.getAll('path');
  if (more.length > 0 || !nodePathField().safeParse(path).success) return sendMissing(visit);
  // Any other query, and blanks around the path, may change what the page shows.
  const isPlain =
    path === path.trim() && [...query.keys()].every((name) => name === 'path' || isBesideThePage(name));
  try {
    const { version, read } = await findLevel(path.trim());
    const place = { version, path, language };
    const kept = isPlain ? pages.levels?.find(place) : undefined;
    if (kept !== undefined) return sendDrawn(visit, kept);
    const found = await read();
    if (found === undefined) return sendMissing(visit);
    const drawn = isPlain ? await pages.levels?.draw({ ...place, ...found }) : undefined;
    return drawn === undefined ? sendEmpty(visit) : sendDrawn(visit, drawn);
  } catch (error) {
    // The page itself says that the server cannot answer, and offers to try again.
    request.log.warn({ err: error }, 'a level of the private catalogue was not read for its page');
    return sendEmpty(visit);
  }
}

/** A page of the app: drawn in the caller's language where there is such a one, else the empty one. */
export async function sendPage(request: FastifyRequest, reply: FastifyReply, pages: Pages) {
  const { pathname, searchParams: query } = new URL(request.url, 'http://portal');
  const path = pathname.slice(BASE_PATH.length);
  const language = chooseLanguage({
    localeQuery: query.get('locale'),
    browserLanguages: browserLanguages(request.headers['accept-language']),
  });
  const visit = { request, reply, pages, language, query };
  if (!isPage(path)) return sendMissing(visit);
  if (
    path === PRIVATE_CATALOGUE_PATH &&
    pages.findLevel !== undefined &&
    query.getAll('path').join('') !== ''
  )
    return sendLevel(visit, pages.findLevel);
  if (!isForSearchEngines(path)) reply.headers(NOT_FOR_SEARCH_ENGINES);
  // Any other query changes what the page shows.
  const page = [...query.keys()].every(isBesideThePage) ? pages.drawn?.find(path, language) : undefined;
  return page === undefined ? sendEmpty(visit) : sendDrawn(visit, page);
}
