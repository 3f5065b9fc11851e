import { usernameField } from '../fields.ts';
import type { UiLanguage } from '../languages.ts';

/** Entry pages for visitors, which search engines index, as paths below the base path. */
export const PUBLIC_PATHS = [
  '/',
  '/faq',
  '/contact-area',
  '/products-search/b2c',
  '/products-search/sellersMap/true/true',
  '/privacy',
  '/cookies',
] as const;

/** The public pages, and the other variants of the seller map. */
const INDEXABLE_PATHS = [
  ...PUBLIC_PATHS,
  '/products-search/sellersMap/true/false',
  '/products-search/sellersMap/false/true',
] as const;

/** The public pages whose content is part of the web app; those of the private catalogue come from its tree. */
export const PRERENDERED_PATHS = [
  '/',
  '/faq',
  '/contact-area',
  '/products-search/sellersMap/true/true',
  '/products-search/sellersMap/true/false',
  '/products-search/sellersMap/false/true',
  '/privacy',
  '/cookies',
  '/login',
  '/registration/P',
  '/registration/C',
  '/forgot-password',
  '/confirm-registration',
  '/new-password',
  '/not-found',
  '/unauthorized',
] as const;
export type PrerenderedPath = (typeof PRERENDERED_PATHS)[number];

/** Placeholder query of a mailed link. A prerendered page does not depend on the recipient. */
const MAIL_LINK_QUERY = '?username=name%40example.invalid&token=any';
/** The login page that redirects to the product search, and the one that redirects to any other page. */
const LOGIN_TO_SEARCH = '/login?redirectLink=%2Fproducts-search';
const LOGIN_TO_PAGE = '/login?redirectLink=%2Fprofile-user';

/** The prerendered addresses: the pages, and their variants by query. */
export const PRERENDERED_ADDRESSES: readonly { path: PrerenderedPath; address: string }[] = [
  ...PRERENDERED_PATHS.map((path) => ({ path, address: path })),
  { path: '/login', address: LOGIN_TO_SEARCH },
  { path: '/login', address: LOGIN_TO_PAGE },
  { path: '/confirm-registration', address: `/confirm-registration${MAIL_LINK_QUERY}` },
  { path: '/new-password', address: `/new-password${MAIL_LINK_QUERY}` },
];

/** The entry to the product search, which only redirects (section 2). */
export const SEARCH_ENTRY_PATH = '/products-search';

/**
 * Whether a link leads to the product search, for which the login page offers a registration for each type of user
 * (section 2).
 */
export function isSearchLink(link: string): boolean {
  return /^\/products-search(?=[/?#]|$)/.test(link);
}

/** Matches links in the form that the app writes. Other links are validated by the page itself. */
const PLAIN_LINK = /^\/(?!ecommerce(?:[/?]|$))(?!\/)[\w/$-]*(?:\?.*)?$/;

/** Whether a mailed link has both parameters, valid or not. Otherwise the page shows that the link is invalid. */
function isCompleteLink(names: readonly string[], query: URLSearchParams): boolean {
  if (names.toSorted().join() !== 'token,username' || query.get('token') === '') return false;
  return usernameField().safeParse(query.get('username')).success;
}

/**
 * The prerendered address that shows the same page; undefined when the page is not prerendered or the query makes it a
 * different page. For an address that redirects at once, it is the address of the target.
 * @param path - below the base path
 */
export function findPrerenderedAddress(path: string, query: URLSearchParams): string | undefined {
  const names = [...query.keys()].filter((name) => !isIgnoredQueryParameter(name));
  if (names.length === 0)
    return path === SEARCH_ENTRY_PATH
      ? LOGIN_TO_SEARCH
      : PRERENDERED_PATHS.find((prerendered) => prerendered === path);
  if (path === '/login' && names.join() === 'redirectLink') {
    const link = query.get('redirectLink') ?? '';
    if (!PLAIN_LINK.test(link)) return undefined;
    return isSearchLink(link) ? LOGIN_TO_SEARCH : LOGIN_TO_PAGE;
  }
  const isMailLinkPage = path === '/confirm-registration' || path === '/new-password';
  return isMailLinkPage && isCompleteLink(names, query) ? path + MAIL_LINK_QUERY : undefined;
}

/** Entry pages that search engines may index although the sitemap does not list them. */
const ALSO_INDEXABLE = /^\/(?:login|registration\/[PC])$/;

/**
 * Whether search engines may index a page. Pages behind the login, of personal links or with errors are excluded. The
 * login and registration pages are indexed only without further query parameters, which would belong to one visitor or
 * to the author of a link.
 * @param path - below the base path
 */
export function isIndexable(path: string, query: URLSearchParams): boolean {
  if (INDEXABLE_PATHS.some((indexable) => indexable === path)) return true;
  return ALSO_INDEXABLE.test(path) && [...query.keys()].every(isIgnoredQueryParameter);
}

/** The catalogue for private visitors; each of its levels has its own address. */
export const PRIVATE_CATALOGUE_PATH = '/products-search/b2c';

/**
 * The address of a level of the private catalogue, below the base path.
 * @param path - such as `WALLS/H500`; empty for the first level
 */
export function toLevelUrl(path: string): string {
  if (path === '') return PRIVATE_CATALOGUE_PATH;
  return `${PRIVATE_CATALOGUE_PATH}?path=${encodeURIComponent(path)}`;
}

/**
 * The canonical address of a page in a language. It omits the portal's default language, which crawlers without a
 * language preference get.
 */
export function toLocalizedUrl(address: string, language: UiLanguage, defaultLanguage: UiLanguage): string {
  if (language === defaultLanguage) return address;
  return `${address}${address.includes('?') ? '&' : '?'}locale=${language}`;
}

/** Matches the language parameter of a link, and tracking parameters of advertisements and newsletters. */
const IGNORED_PARAMETER = /^(?:locale|utm_\w+|gclid|fbclid)$/;

/** Whether a query parameter has no effect on the content of a page apart from its language. */
export function isIgnoredQueryParameter(name: string): boolean {
  return IGNORED_PARAMETER.test(name);
}

/** The page on which visitors see a serial, below the base path (section 2). */
export const GUEST_PATH = '/products-search/guest';
