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
export type PublicPath = (typeof PUBLIC_PATHS)[number];
