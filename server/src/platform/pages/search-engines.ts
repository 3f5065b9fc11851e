import { UI_LANGUAGES, type UiLanguage } from '@cromia/domain/languages';
import { PUBLIC_PATHS, toLevelUrl, toLocalizedUrl } from '@cromia/domain/web/public-pages';
import type { Config } from '../config.ts';
import type { CatalogueLevels, LevelPlace } from './prerender/prerenderer.ts';

type Portal = Pick<Config, 'publicUrl' | 'brand'>;

/** Builds robots.txt, which excludes the API and refers to the sitemap. */
export function buildRobotsTxt({ publicUrl }: Portal): string {
  return `User-agent: *\nDisallow: /api/\nSitemap: ${publicUrl}/ecommerce/sitemap.xml\n`;
}

const escapeXml = (address: string): string => address.replaceAll('&', '&amp;');

function buildEntry(address: string, defaultLanguage: UiLanguage): string {
  const links = UI_LANGUAGES.map(
    (language) =>
      `<xhtml:link rel="alternate" hreflang="${language}" href="${escapeXml(toLocalizedUrl(address, language, defaultLanguage))}"/>`,
  );
  return `<url><loc>${escapeXml(address)}</loc>${links.join('')}</url>`;
}

function buildSitemap({ publicUrl, brand }: Portal, levels: readonly LevelPlace[]): string {
  // Excludes the portal's legal pages if the manufacturer has its own.
  const hidden = [brand.privacyUrl && '/privacy', brand.cookieUrl && '/cookies'];
  const listed = levels.filter(({ path, canonical }) => path === canonical);
  const pages = [
    ...PUBLIC_PATHS.filter((path) => !hidden.includes(path)),
    ...listed.map(({ path }) => toLevelUrl(path)),
  ];
  const base = `${encodeURI(publicUrl)}/ecommerce`;
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${pages.map((page) => buildEntry(base + page, brand.defaultLanguage)).join('\n')}
</urlset>
`;
}

/**
 * Returns a function that reads the sitemap with all pages and languages. The sitemap is cached for each version of the
 * private catalogue, because a large one has megabytes.
 */
export function createSitemapReader(portal: Portal, levels: CatalogueLevels): () => Promise<string> {
  let cached: { version: string; sitemap: string } | undefined;
  return async () => {
    const version = await levels.version();
    if (cached?.version !== version)
      cached = { version, sitemap: buildSitemap(portal, await levels.list(version)) };
    return cached.sitemap;
  };
}
