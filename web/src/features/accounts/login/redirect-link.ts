/** Pages that make no sense right after a login. */
const NEVER = [
  '/login',
  '/registration',
  '/confirm-registration',
  '/forgot-password',
  '/new-password',
  '/unauthorized',
];

/**
 * A link to return to after login, if it leads to a page of this app; anything else is refused, since the query
 * comes from whoever made the link.
 * @param link the `redirectLink` query, a path below the base path
 * @param base the base path, which links of old mails may carry
 * @returns path with query and fragment, or null
 */
export function safeRedirect(link: unknown, base: string): string | null {
  if (typeof link !== 'string' || !link.startsWith('/')) return null;
  const origin = 'https://app.invalid';
  const url = URL.parse(link, origin);
  // `//host`, `/\host` and the like parse to another origin; blanks inside are dropped by the parser itself.
  if (url === null || url.origin !== origin || url.username !== '') return null;
  const path =
    url.pathname === base || url.pathname.startsWith(`${base}/`)
      ? url.pathname.slice(base.length)
      : url.pathname;
  // What is left after the base path must not be an address of its own, as in `/ecommerce//host`.
  if (path.startsWith('//')) return null;
  if (NEVER.some((page) => path === page || path.startsWith(`${page}/`))) return null;
  return `${path === '' ? '/' : path}${url.search}${url.hash}`;
}
