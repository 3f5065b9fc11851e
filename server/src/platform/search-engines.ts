import { UI_LANGUAGES } from '@cromia/domain/languages';
import { PUBLIC_PATHS } from '@cromia/domain/public-pages';
import type { Config } from '../config.ts';

/** What search engines are told: which pages there are, in which languages, and that calls are none. */
export function forSearchEngines({ publicUrl, brand }: Pick<Config, 'publicUrl' | 'brand'>): {
  robots: string;
  sitemap: string;
} {
  // A manufacturer with legal pages of its own has those found, and not ours.
  const hidden = [brand.privacyUrl && '/privacy', brand.cookieUrl && '/cookies'];
  const entries = PUBLIC_PATHS.filter((path) => !hidden.includes(path)).map((path) => {
    const address = encodeURI(`${publicUrl}/ecommerce${path}`).replaceAll('&', '&amp;');
    const links = UI_LANGUAGES.map(
      (language) =>
        `<xhtml:link rel="alternate" hreflang="${language}" href="${address}?locale=${language}"/>`,
    );
    return `<url><loc>${address}</loc>${links.join('')}</url>`;
  });
  return {
    robots: `User-agent: *\nDisallow: /api/\nSitemap: ${publicUrl}/ecommerce/sitemap.xml\n`,
    sitemap: `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${entries.join('\n')}
</urlset>
`,
  };
}
