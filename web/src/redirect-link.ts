import { GUEST_PATH, isIgnoredQueryParameter, SEARCH_ENTRY_PATH } from '@cromia/domain/web/public-pages';

/** Pages that make no sense right after a login. */
const EXCLUDED_PATHS = [
  '/login',
  '/registration',
  '/confirm-registration',
  '/forgot-password',
  '/new-password',
  '/unauthorized',
  '/not-found',
];

const ORIGIN = 'https://app.invalid';

function isExcluded(path: string): boolean {
  return EXCLUDED_PATHS.some((page) => path === page || path.startsWith(`${page}/`));
}

/**
 * Parses the link to open after a login. It must be a page of this app; anything else is rejected, since anybody can
 * write the query of a link.
 * @param link the `redirectLink` query, a path below the base path
 * @param base the base path, which links of old mails may contain
 * @returns path with query and fragment, or null
 */
export function parseRedirectLink(link: unknown, base: string): string | null {
  if (typeof link !== 'string' || !link.startsWith('/')) return null;
  const url = URL.parse(link, ORIGIN);
  // `//host`, `/\host` and the like parse to another origin; blanks inside are dropped by the parser itself.
  if (url === null || url.origin !== ORIGIN || url.username !== '') return null;
  const path =
    url.pathname === base || url.pathname.startsWith(`${base}/`)
      ? url.pathname.slice(base.length)
      : url.pathname;
  // The rest after the base path must not be a URL itself, such as `/ecommerce//host`.
  if (path.startsWith('//')) return null;
  if (isExcluded(path)) return null;
  return `${path === '' ? '/' : path}${url.search}${url.hash}`;
}

interface CurrentLocation {
  /** Path below the base path, with query and fragment. */
  href: string;
  /** The router's state: whether the visitor followed a link to a data sheet. */
  state: { asksForSheet?: boolean | undefined };
}

/** Creates the entry link to a serial, so that after a login the page for the user's role opens. */
function toEntryLink(guest: URLSearchParams, asksForSheet: boolean): string {
  const query = new URLSearchParams();
  for (const name of ['serial', 'color']) {
    const value = guest.get(name);
    if (value !== null) query.set(name, value);
  }
  if (asksForSheet || guest.get('showTds') === 'true') query.set('showTds', 'true');
  return `${SEARCH_ENTRY_PATH}?${query}`;
}

/** Removes query parameters that do not identify the page; a prerendered page lacks them. */
function removeIgnoredParameters(href: string): string {
  const url = new URL(href, ORIGIN);
  const ignored = [...url.searchParams.keys()].filter(isIgnoredQueryParameter);
  if (ignored.length === 0) return href;
  for (const name of ignored) url.searchParams.delete(name);
  return `${url.pathname}${url.search}${url.hash}`;
}

/** The path of the login page with a link back to the current page, where that makes sense after a login. */
export function toLoginPath({ href, state }: CurrentLocation): string {
  const { pathname, searchParams } = new URL(href, ORIGIN);
  // Keeps an existing redirect link.
  if (pathname === '/login') return href;
  if (pathname === '/' || isExcluded(pathname)) return '/login';
  const back =
    pathname === GUEST_PATH
      ? toEntryLink(searchParams, state.asksForSheet === true)
      : removeIgnoredParameters(href);
  return `/login?redirectLink=${encodeURIComponent(back)}`;
}
