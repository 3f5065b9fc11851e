import { UI_LANGUAGES } from '@cromia/domain/languages';
import { addressIn, PUBLIC_PATHS } from '@cromia/domain/public-pages';
import type { Config } from '../config.ts';

/** Public pages that the database knows of. */
export interface PageList {
  /** Names the list: another name, another list. */
  version: string;
  /** Their addresses below the base path, escaped, as `/products-search/b2c?path=WALLS`. */
  read: () => Promise<readonly string[]>;
}
export type FindPages = () => Promise<PageList>;

type Portal = Pick<Config, 'publicUrl' | 'brand'>;

/** What search engines are told: that calls are no pages, and where the pages are listed. */
export function robotsOf({ publicUrl }: Portal): string {
  return `User-agent: *\nDisallow: /api/\nSitemap: ${publicUrl}/ecommerce/sitemap.xml\n`;
}

const escaped = (address: string): string => address.replaceAll('&', '&amp;');

function entryOf(address: string): string {
  const links = UI_LANGUAGES.map(
    (language) =>
      `<xhtml:link rel="alternate" hreflang="${language}" href="${escaped(addressIn(address, language))}"/>`,
  );
  return `<url><loc>${escaped(address)}</loc>${links.join('')}</url>`;
}

function sitemapOf({ publicUrl, brand }: Portal, more: readonly string[]): string {
  // A manufacturer with legal pages of its own has those found, and not ours.
  const hidden = [brand.privacyUrl && '/privacy', brand.cookieUrl && '/cookies'];
  const pages = [...PUBLIC_PATHS.filter((path) => !hidden.includes(path)), ...more];
  const base = `${encodeURI(publicUrl)}/ecommerce`;
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${pages.map((page) => entryOf(base + page)).join('\n')}
</urlset>
`;
}

/**
 * Which pages there are, in which languages: written when it is first asked for and after each change, as a large
 * catalogue makes it long.
 */
export function cachedSitemap(portal: Portal, find: FindPages): () => Promise<Buffer> {
  let cached: { version: string; sitemap: Promise<Buffer> } | undefined;
  return async () => {
    const { version, read } = await find();
    if (cached?.version !== version) {
      const fresh = { version, sitemap: read().then((pages) => Buffer.from(sitemapOf(portal, pages))) };
      cached = fresh;
      // What could not be read is read again by the next caller, unless a newer list is cached by then.
      fresh.sitemap.catch(() => {
        if (cached === fresh) cached = undefined;
      });
    }
    return cached.sitemap;
  };
}
