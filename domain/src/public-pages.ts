import { DEFAULT_LANGUAGE, type UiLanguage } from './languages.ts';
import { LIMITS } from './limits.ts';

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

/** Public pages, with what they link to as a part of one of them. */
const SHOWN_PATHS = [
  ...PUBLIC_PATHS,
  '/products-search/sellersMap/true/false',
  '/products-search/sellersMap/false/true',
] as const;

/** The pages to log in and register by. */
const WAYS_IN = [
  '/login',
  '/registration/P',
  '/registration/C',
  '/forgot-password',
  '/confirm-registration',
  '/new-password',
] as const;

/** The pages that are drawn ahead: what anybody may come in by, or be sent to. */
export const DRAWN_PATHS = [...SHOWN_PATHS, ...WAYS_IN, '/not-found', '/unauthorized'] as const;
export type DrawnPath = (typeof DRAWN_PATHS)[number];

/** The user name that stands on a drawn page until its reader's own takes the place of it. */
export const DRAWN_USERNAME = 'name@example.invalid';
const LINK_OF_A_MAIL = `?username=${encodeURIComponent(DRAWN_USERNAME)}&token=drawn`;
const TO_THE_SEARCH = '/login?redirectLink=%2Fproducts-search';
const ON_THE_WAY = '/login?redirectLink=%2Fprofile-user';

/** The addresses that are drawn ahead: pages as they are, and those that a query makes another page. */
export const DRAWN_ADDRESSES: readonly { path: DrawnPath; address: string }[] = [
  ...DRAWN_PATHS.map((path) => ({ path, address: path })),
  { path: '/login', address: TO_THE_SEARCH },
  { path: '/login', address: ON_THE_WAY },
  { path: '/confirm-registration', address: `/confirm-registration${LINK_OF_A_MAIL}` },
  { path: '/new-password', address: `/new-password${LINK_OF_A_MAIL}` },
];

/** What the app's guards make of a visitor's way to the product search (section 2). */
const PRODUCTS_SEARCH = '/products-search';

/**
 * The drawn address that looks as an address does; undefined where its query makes a page of its own. Where the app leads
 * a visitor on at once, it is the one where they arrive.
 * @param path - below the base path
 */
export function drawnAddress(path: string, query: URLSearchParams): string | undefined {
  const names = [...query.keys()].filter((name) => !isBesideThePage(name));
  if (names.length === 0) return path === PRODUCTS_SEARCH ? TO_THE_SEARCH : path;
  if (path === '/login' && names.join() === 'redirectLink') {
    const isToSearch = /^\/products-search(?=[/?#]|$)/.test(query.get('redirectLink') ?? '');
    return isToSearch ? TO_THE_SEARCH : ON_THE_WAY;
  }
  const isOfMail = path === '/confirm-registration' || path === '/new-password';
  return isOfMail && names.sort().join() === 'token,username' ? path + LINK_OF_A_MAIL : undefined;
}

/**
 * Whether a page, once its program has come, is put in its place anew instead of coming to life as it was drawn: it
 * depends on its reader, and what a browser fills into a form before its program listens would be lost.
 */
export function isDrawnAsStandIn(path: string): boolean {
  return WAYS_IN.some((way) => way === path);
}

/** Ways in that search engines may show without being told of them. */
const ALSO_FOUND = /^\/(?:login|registration\/[^/]+)$/;

/** Whether search engines may show a page: not one behind the login, of one caller's link, or one that says no. */
export function isForSearchEngines(path: string): boolean {
  return SHOWN_PATHS.some((shown) => shown === path) || ALSO_FOUND.test(path);
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

/** The page on which visitors see a serial, below the base path (section 2). */
export const GUEST_PATH = '/products-search/guest';

/** What visitors see of the catalogue: the colours of a serial. */
export interface GuestSerial {
  serial: string;
  color?: string | undefined;
}

/** The address on which visitors see a serial, below the base path. */
export function guestAddress({ serial, color }: GuestSerial): string {
  return `${GUEST_PATH}?serial=${serial}${color === undefined ? '' : `&color=${color}`}`;
}

/** Codes as links carry them; whatever else is typed is made one by the page itself. */
const CODE = /^[0-9A-Z]+$/;

/**
 * The serial that an address leads a visitor to; undefined where its query makes another page of it.
 * @param path - below the base path; the entry leads a visitor on to the guest's page, also by a link to a data sheet
 */
export function guestSerial(path: string, query: URLSearchParams): GuestSerial | undefined {
  const taken = { [GUEST_PATH]: ['serial', 'color'], [PRODUCTS_SEARCH]: ['serial', 'color', 'showTds'] }[
    path
  ];
  const names = [...query.keys()].filter((name) => !isBesideThePage(name));
  if (taken === undefined || new Set(names).size < names.length) return undefined;
  if (names.some((name) => !taken.includes(name))) return undefined;
  const [serial, color] = [query.get('serial') ?? '', query.get('color') ?? undefined];
  if (serial.length > LIMITS.serial || !CODE.test(serial)) return undefined;
  if (color === undefined) return { serial };
  return color.length <= LIMITS.color && CODE.test(color) ? { serial, color } : undefined;
}
