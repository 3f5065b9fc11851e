import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** The languages of the interface; each page has its texts in all of them. */
const LANGUAGES = ['it', 'en', 'de', 'es', 'fr', 'pl', 'ru'];

/** Where a public page has its title and its sentence, and what else of it is read first: a file and a key in it. */
interface PageTexts {
  title: [string, string];
  lead: [string, string];
  /** A group of sections, each with a title and a text. */
  sections?: [string, string];
}

/** The pages that search engines know; the server shows their first words before the script runs. */
const PAGES: Record<string, PageTexts> = {
  '/': { title: ['shell', 'home.title'], lead: ['shell', 'home.lead'] },
  '/faq': { title: ['help', 'title'], lead: ['help', 'lead'] },
  '/contact-area': { title: ['contact', 'title'], lead: ['contact', 'lead'] },
  '/products-search/sellersMap/true/true': { title: ['dealers', 'title'], lead: ['dealers', 'lead'] },
  '/products-search/b2c': {
    title: ['catalogue', 'selector.consumerTitle'],
    lead: ['catalogue', 'selector.consumerText'],
  },
  '/privacy': {
    title: ['legal', 'privacy.title'],
    lead: ['legal', 'privacy.lead'],
    sections: ['legal', 'privacy.sections'],
  },
  '/cookies': {
    title: ['legal', 'cookies.title'],
    lead: ['legal', 'cookies.lead'],
    sections: ['legal', 'cookies.sections'],
  },
};

function at(texts: unknown, key: string): unknown {
  return key
    .split('.')
    .reduce<unknown>(
      (tree, part) =>
        typeof tree === 'object' && tree !== null
          ? Object.entries(tree).find(([name]) => name === part)?.[1]
          : undefined,
      texts,
    );
}

function textAt(folder: string, language: string, [file, key]: [string, string]): unknown {
  const texts: unknown = JSON.parse(readFileSync(join(folder, language, `${file}.json`), 'utf8'));
  const found = at(texts, key);
  if (found === undefined) throw new Error(`${language}/${file}.json has no ${key}`);
  return found;
}

function pageOf(folder: string, language: string, { title, lead, sections }: PageTexts) {
  const groups = sections === undefined ? {} : textAt(folder, language, sections);
  return {
    title: textAt(folder, language, title),
    lead: textAt(folder, language, lead),
    sections: Object.values(groups ?? {}),
  };
}

const STYLESHEET = /^\s*<link rel="stylesheet"[^>]*>\n/gm;

/**
 * Writes `public-pages.json` for the server: the first words of each public page in each language. The style sheet
 * moves behind the page's first words, which have a small style of their own in the head: it no longer holds back the
 * first paint, and the script, which waits for it, draws nothing without it.
 */
export function publicPages(): Plugin {
  let texts = '';
  return {
    name: 'public-pages',
    configResolved(config) {
      texts = join(config.root, 'src', 'i18n');
    },
    transformIndexHtml: {
      order: 'post',
      handler(html) {
        const sheets = html.match(STYLESHEET) ?? [];
        return html.replace(STYLESHEET, '').replace('    <noscript>', `${sheets.join('')}    <noscript>`);
      },
    },
    generateBundle() {
      const pages = Object.fromEntries(
        Object.entries(PAGES).map(([path, page]) => [
          path,
          Object.fromEntries(LANGUAGES.map((language) => [language, pageOf(texts, language, page)])),
        ]),
      );
      this.emitFile({ type: 'asset', fileName: 'public-pages.json', source: JSON.stringify(pages) });
    },
  };
}
