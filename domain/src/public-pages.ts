import { DEFAULT_LANGUAGE, type UiLanguage } from './languages.ts';

/** The pages that search engines know, below the base path: what a visitor comes in by. */
export const PUBLIC_PATHS = [
  '/',
  '/faq',
  '/contact-area',
  '/products-search/b2c',
  '/products-search/sellersMap/true/true',
  '/privacy',
  '/cookies',
] as const;

/** The pages that are drawn ahead: those, and what the pages link to as a part of one of them. */
export const DRAWN_PATHS = [
  ...PUBLIC_PATHS,
  '/products-search/sellersMap/true/false',
  '/products-search/sellersMap/false/true',
] as const;
export type DrawnPath = (typeof DRAWN_PATHS)[number];

/** Ways in that search engines may show without being told of them; their own fields are filled in by browsers. */
const ALSO_FOUND = /^\/(?:login|registration\/[^/]+)$/;

/** Whether search engines may show a page: not one behind the login, of one caller's link, or one that says no. */
export function isForSearchEngines(path: string): boolean {
  return DRAWN_PATHS.some((drawn) => drawn === path) || ALSO_FOUND.test(path);
}

/** The catalogue of private visitors; its levels are addresses of their own. */
export const PRIVATE_CATALOGUE_PATH = '/products-search/b2c';

/** The address of a level of the private catalogue, below the base path. @param path - as `WALLS/H500` */
export function levelAddress(path: string): string {
  return `${PRIVATE_CATALOGUE_PATH}?path=${encodeURIComponent(path)}`;
}

/**
 * The one address by which search engines keep a page in a language: without a language named, whoever asks for none, as
 * they do, gets the default one.
 */
export function addressIn(address: string, language: UiLanguage): string {
  if (language === DEFAULT_LANGUAGE) return address;
  return `${address}${address.includes('?') ? '&' : '?'}locale=${language}`;
}

/** The language that a link asks for, and what advertisements and newsletters add to it. */
const BESIDE_THE_PAGE = /^(?:locale|utm_\w+|gclid|fbclid)$/;

/** Whether a name in an address's query says nothing of what a page shows. */
export function isBesideThePage(name: string): boolean {
  return BESIDE_THE_PAGE.test(name);
}
