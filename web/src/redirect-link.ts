import { GUEST_PATH, isBesideThePage, SEARCH_ENTRY_PATH } from '@cromia/domain/web/public-pages';

/** Pages that make no sense right after a login. */
const NEVER = [
  '/login',
  '/registration',
  '/confirm-registration',
  '/forgot-password',
  '/new-password',
  '/unauthorized',
  '/not-found',
];

const ORIGIN = 'https://app.invalid';

function isNoPlaceToReturn(path: string): boolean {
  return NEVER.some((page) => path === page || path.startsWith(`${page}/`));
}

/**
 * A link to return to after login, if it leads to a page of this app; anything else is refused, since the query
 * comes from the author of the link.
 * @param link the `redirectLink` query, a path below the base path
 * @param base the base path, which links of old mails may carry
 * @returns path with query and fragment, or null
 */
export function safeRedirect(link: unknown, base: string): string | null {
  if (typeof link !== 'string' || !link.startsWith('/')) return null;
  const url = URL.parse(link, ORIGIN);
  // `//host`, `/\host` and the like parse to another origin; blanks inside are dropped by the parser itself.
  if (url === null || url.origin !== ORIGIN || url.username !== '') return null;
  const path =
    url.pathname === base || url.pathname.startsWith(`${base}/`)
      ? url.pathname.slice(base.length)
      : url.pathname;
  // What is left after the base path must not be an address of its own, as in `/ecommerce//host`.
  if (path.startsWith('//')) return null;
  if (isNoPlaceToReturn(path)) return null;
  return `${path === '' ? '/' : path}${url.search}${url.hash}`;
}

interface Place {
  /** Path below the base path, with query and fragment. */
  href: string;
  /** What the place keeps beside its address: whether its reader came by a link to a data sheet. */
  state: { asksForSheet?: boolean | undefined };
}

/** The link by which a visitor came to a serial, so that a login leads to where their role sees it. */
function entryOf(guest: URLSearchParams, asksForSheet: boolean): string {
  const query = new URLSearchParams();
  for (const name of ['serial', 'color']) {
    const value = guest.get(name);
    if (value !== null) query.set(name, value);
  }
  if (asksForSheet || guest.get('showTds') === 'true') query.set('showTds', 'true');
  return `${SEARCH_ENTRY_PATH}?${query}`;
}

/** An address without the parts that say nothing of the page: a prerendered page has none of them. */
function plain(href: string): string {
  const url = new URL(href, ORIGIN);
  const beside = [...url.searchParams.keys()].filter(isBesideThePage);
  if (beside.length === 0) return href;
  for (const name of beside) url.searchParams.delete(name);
  return `${url.pathname}${url.search}${url.hash}`;
}

/** The path of the login page that leads back to where its reader is, where that makes sense after a login. */
export function loginPath({ href, state }: Place): string {
  const { pathname, searchParams } = new URL(href, ORIGIN);
  // The way back that brought somebody here stays.
  if (pathname === '/login') return href;
  if (pathname === '/' || isNoPlaceToReturn(pathname)) return '/login';
  const back = pathname === GUEST_PATH ? entryOf(searchParams, state.asksForSheet === true) : plain(href);
  return `/login?redirectLink=${encodeURIComponent(back)}`;
}
