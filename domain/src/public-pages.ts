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

/** The language that a link asks for, and what advertisements and newsletters add to it. */
const BESIDE_THE_PAGE = /^(?:locale|utm_\w+|gclid|fbclid)$/;

/** Whether a name in an address's query says nothing of what a page shows. */
export function isBesideThePage(name: string): boolean {
  return BESIDE_THE_PAGE.test(name);
}
