import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { UI_LANGUAGES, type UiLanguage } from '@cromia/domain/languages';
import { LIMITS } from '@cromia/domain/limits';
import { z } from 'zod';
import type { Config } from '../config.ts';

const wordsSchema = z.object({
  title: z.string(),
  lead: z.string(),
  sections: z.array(z.object({ title: z.string(), text: z.string() })),
});
type Words = z.infer<typeof wordsSchema>;
const pagesSchema = z.record(z.string(), z.record(z.enum(UI_LANGUAGES), wordsSchema));

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}

/** A page as it is sent, with the mark that tells whether it has changed. */
export interface PublicPage {
  html: string;
  etag: string;
}

export interface PublicPages {
  /** The page of a path in a language; undefined for paths that search engines do not know. */
  find: (path: string, language: UiLanguage) => PublicPage | undefined;
  robots: string;
  sitemap: string;
}

const TITLE = /<title>[^<]*<\/title>/;
const ROOT_CONTENT =
  /<div class="boot-page" aria-hidden="true">[\s\S]*?<div class="boot-block"><\/div>\s*<\/div>/;

/** Where a page stands for the world; each language has an address of its own. */
function addresses(publicUrl: string, path: string) {
  const plain = `${publicUrl}/ecommerce${path}`;
  return { plain, of: (language: UiLanguage) => `${plain}?locale=${language}` };
}

function headOf(path: string, language: UiLanguage, words: Words, { brand, publicUrl }: Config): string {
  const { plain, of } = addresses(publicUrl, path);
  const alternates = UI_LANGUAGES.map(
    (each) => `<link rel="alternate" hreflang="${each}" href="${escaped(of(each))}" />`,
  );
  return [
    `<title>${escaped(words.title)} · ${escaped(brand.name)}</title>`,
    `<meta name="description" content="${escaped(words.lead)}" />`,
    `<link rel="canonical" href="${escaped(of(language))}" />`,
    ...alternates,
    `<link rel="alternate" hreflang="x-default" href="${escaped(plain)}" />`,
  ].join('\n    ');
}

/** The first words of a page in the shape that the script will draw them in. */
function bodyOf(path: string, { title, lead, sections }: Words): string {
  const kind = path === '/' ? ' boot-home' : sections.length > 0 ? ' boot-narrow' : '';
  const rest = sections.map((section) => `<h2>${escaped(section.title)}</h2><p>${escaped(section.text)}</p>`);
  return `<main class="boot-page boot-words${kind}"><h1>${escaped(title)}</h1><p>${escaped(lead)}</p>${rest.join('')}</main>`;
}

function withBrand(words: Words, { brand }: Config): Words {
  const gaps: Record<string, string> = {
    company: brand.legalName,
    address: brand.address,
    email: brand.email,
    years: String(LIMITS.retentionYears),
  };
  const fill = (text: string) => text.replace(/\{\{(\w+)\}\}/g, (gap, name: string) => gaps[name] ?? gap);
  return {
    title: fill(words.title),
    lead: fill(words.lead),
    sections: words.sections.map(({ title, text }) => ({ title: fill(title), text: fill(text) })),
  };
}

function composed(
  template: string,
  path: string,
  { language, words }: { language: UiLanguage; words: Words },
  config: Config,
): PublicPage {
  const html = template
    .replace('<html lang="it">', `<html lang="${language}">`)
    // Functions, for what people wrote may hold the signs of a replacement.
    .replace(TITLE, () => headOf(path, language, words, config))
    .replace(ROOT_CONTENT, () => bodyOf(path, words));
  return { html, etag: `"${createHash('sha256').update(html).digest('base64url').slice(0, 24)}"` };
}

function sitemapOf(paths: readonly string[], publicUrl: string): string {
  const entries = paths.map((path) => {
    const { plain, of } = addresses(publicUrl, path);
    const links = UI_LANGUAGES.map(
      (each) => `<xhtml:link rel="alternate" hreflang="${each}" href="${escaped(of(each))}"/>`,
    );
    return `<url><loc>${escaped(plain)}</loc>${links.join('')}</url>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${entries.join('\n')}
</urlset>
`;
}

/**
 * The public pages as search engines and slow phones first see them: title, description and first words stand in the
 * HTML, in the language that was asked for, before any script runs.
 * @param folder the built web app with its `public-pages.json`; without that there are none
 */
export function readPublicPages(folder: string, config: Config): PublicPages {
  const file = join(folder, 'public-pages.json');
  const pages = existsSync(file) ? pagesSchema.parse(JSON.parse(readFileSync(file, 'utf8'))) : {};
  const template = readFileSync(join(folder, 'index.html'), 'utf8');
  const made = new Map<string, PublicPage>();
  const { publicUrl, brand } = config;
  // A manufacturer with legal pages of its own has those found, and not ours.
  const hidden = [
    ...(brand.privacyUrl === null ? [] : ['/privacy']),
    ...(brand.cookieUrl === null ? [] : ['/cookies']),
  ];
  const paths = Object.keys(pages).filter((path) => !hidden.includes(path));
  return {
    find: (path, language) => {
      const words = paths.includes(path) ? pages[path]?.[language] : undefined;
      if (words === undefined) return undefined;
      const key = `${language} ${path}`;
      const known = made.get(key);
      if (known) return known;
      const page = composed(template, path, { language, words: withBrand(words, config) }, config);
      made.set(key, page);
      return page;
    },
    robots: `User-agent: *\nDisallow: /api/\nSitemap: ${publicUrl}/ecommerce/sitemap.xml\n`,
    sitemap: sitemapOf(paths, publicUrl),
  };
}
