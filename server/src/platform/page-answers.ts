import { chooseLanguage, type UiLanguage } from '@cromia/domain/languages';
import { isPage } from '@cromia/domain/pages';
import { nodePathField } from '@cromia/domain/private-catalogue/tree';
import {
  drawnAddress,
  type GuestSerial,
  guestAddress,
  guestSerial,
  isBesideThePage,
  isForSearchEngines,
  levelAddress,
  PRIVATE_CATALOGUE_PATH,
} from '@cromia/domain/public-pages';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { DrawnPage, DrawnPages } from './drawn-pages.ts';
import type { DrawnViews } from './drawn-views.ts';

/** Where the web app is served (contract, section 1). */
export const BASE_PATH = '/ecommerce';
export const ASK_EACH_TIME = 'no-cache';
const NOT_FOR_SEARCH_ENGINES = { 'x-robots-tag': 'noindex' };

/** What a page that is drawn when it is asked for shows. */
export interface ViewSource {
  /** Names all that is shown at an address. */
  version: string;
  /** As web/src/prerender.tsx takes it; undefined where there is no such thing. */
  read: () => Promise<unknown>;
}
export type FindLevel = (path: string) => Promise<ViewSource>;
export type FindSerial = (wanted: GuestSerial) => Promise<ViewSource>;

export interface Pages {
  drawn?: DrawnPages;
  views?: DrawnViews;
  /** Levels of the private catalogue; without it their pages are filled by the browser, whatever they are. */
  findLevel?: FindLevel;
  /** What visitors see of a serial; without it the browser fills those pages. */
  findSerial?: FindSerial;
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

/** A page of which nothing is kept: its program says that there is nothing here, or leads on. */
async function sendMissing(visit: Visit, page?: DrawnPage) {
  visit.reply.code(404).headers(NOT_FOR_SEARCH_ENGINES);
  if (page !== undefined) return sendBody(visit, page);
  // Unmarked: who has it already must not be answered without a body.
  return visit.reply.sendFile('index.html', { etag: false, lastModified: false });
}

function sendDrawn(visit: Visit, page: DrawnPage) {
  const { request, reply } = visit;
  reply.header('etag', page.etag);
  const isKnown = request.headers['if-none-match'] === page.etag;
  return isKnown ? reply.code(304).headers(headersOf(visit)).send() : sendBody(visit, page);
}

function headersOf({ language }: Visit) {
  return {
    'cache-control': ASK_EACH_TIME,
    'content-language': language,
    vary: 'accept-encoding, accept-language',
  };
}

async function sendBody(visit: Visit, page: DrawnPage) {
  const { request, reply } = visit;
  reply.type('text/html; charset=utf-8').headers(headersOf(visit));
  if (!/\bbr\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/.test(request.headers['accept-encoding'] ?? ''))
    return reply.send(await page.plain());
  return reply.header('content-encoding', 'br').send(page.brotli);
}

/** A page drawn now or before; undefined when that is not to be had in time, null when it shows nothing. */
async function findView({ language, pages }: Visit, address: string, { version, read }: ViewSource) {
  const place = { version, address, language };
  const kept = pages.views?.find(place);
  if (kept !== undefined) return kept;
  const shows = await read();
  return shows === undefined ? null : pages.views?.draw({ ...place, shows });
}

/** A level of the private catalogue; the empty page when it is not drawn in time. */
async function sendLevel(visit: Visit, findLevel: FindLevel) {
  const { query, request } = visit;
  const [path = '', ...more] = query.getAll('path');
  if (more.length > 0 || !nodePathField().safeParse(path).success) return sendMissing(visit);
  // Any other query, and blanks around the path, may change what the page shows.
  const isPlain =
    path === path.trim() && [...query.keys()].every((name) => name === 'path' || isBesideThePage(name));
  try {
    const source = await findLevel(path.trim());
    if (!isPlain) return (await source.read()) === undefined ? sendMissing(visit) : sendEmpty(visit);
    const page = await findView(visit, levelAddress(path), source);
    if (page === null) return sendMissing(visit);
    return page === undefined ? sendEmpty(visit) : sendDrawn(visit, page);
  } catch (error) {
    // The page itself says that the server cannot answer, and offers to try again.
    request.log.warn({ err: error }, 'a level of the private catalogue was not read for its page');
    return sendEmpty(visit);
  }
}

/** Serials are drawn while so many pages may still wait behind them: there are more of them than anybody needs at once. */
const LEFT_FOR_LEVELS = 4;

/** What visitors see of a serial; the empty page when it is not drawn in time, and for a serial that is not there. */
async function sendSerial(visit: Visit, wanted: GuestSerial, findSerial: FindSerial) {
  const { reply, pages, language } = visit;
  reply.headers(NOT_FOR_SEARCH_ENGINES);
  try {
    const source = await findSerial(wanted);
    const address = guestAddress(wanted);
    const isToBeDrawn = pages.views?.find({ address, language, version: source.version }) === undefined;
    if (isToBeDrawn && pages.views?.hasRoomFor(1 + LEFT_FOR_LEVELS) !== true) return sendEmpty(visit);
    const page = await findView(visit, address, source);
    return page ? sendDrawn(visit, page) : sendEmpty(visit);
  } catch (error) {
    visit.request.log.warn({ err: error }, 'a serial was not read for its page');
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
  // Section 2: the program leads on from there to the start, which is shown at once.
  if (!isPage(path)) return sendMissing(visit, pages.drawn?.find('/', language));
  const { findLevel, findSerial } = pages;
  if (path === PRIVATE_CATALOGUE_PATH && findLevel !== undefined && query.getAll('path').join('') !== '')
    return sendLevel(visit, findLevel);
  const serial = guestSerial(path, query);
  if (serial !== undefined && findSerial !== undefined) return sendSerial(visit, serial, findSerial);
  if (!isForSearchEngines(path, query)) reply.headers(NOT_FOR_SEARCH_ENGINES);
  const address = drawnAddress(path, query);
  const page = address === undefined ? undefined : pages.drawn?.find(address, language);
  return page === undefined ? sendEmpty(visit) : sendDrawn(visit, page);
}
