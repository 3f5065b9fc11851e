import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { UiLanguage } from '@cromia/domain/languages';

/** The tags that the build writes for the web app's script and for the chunks that it imports. */
const PROGRAM_TAG = /<script type="module" crossorigin src="([^"]+)"><\/script>/;
const CHUNK_TAG = /\s*<link rel="modulepreload" crossorigin href="([^"]+)">/g;
const EMPTY_ROOT = '<div id="root"></div>';
const EMPTY_HEAD = '<!--head-->';
/** The title of the page replaces this one. */
const EMPTY_TITLE = /<title>[^<]*<\/title>/;

/** Exponent of Brotli's window of 2^18 bytes. Pages are smaller, and the default window takes megabytes of memory. */
const BROTLI_WINDOW = 18;
/** A higher quality takes ten times as long and saves 2 %. */
const BROTLI_QUALITY = 5;

const compress = promisify(brotliCompress);

/** A page as it is sent. */
export interface PrerenderedPage {
  etag: string;
  /** Brotli-compressed HTML. */
  content: Buffer;
}

export interface RenderedPage {
  language: UiLanguage;
  /** The title, the description and links for search engines. */
  head: string;
  /** The content of the root element. */
  html: string;
}

/**
 * Creates the document for prerendered pages, in which web/public/after-paint.js loads the web app's script after the
 * first contentful paint.
 */
export function buildDocument(shell: string): string {
  const chunks = [...shell.matchAll(CHUNK_TAG)].map(([, chunk]) => chunk);
  return shell
    .replace(CHUNK_TAG, '')
    .replace(
      PROGRAM_TAG,
      (_tag, program: string) =>
        `<script async src="/ecommerce/after-paint.js" data-program="${program}" data-parts="${chunks.join(' ')}"></script>`,
    );
}

/** Inserts a rendered page into the document. @param document the result of `buildDocument` */
export function fillDocument(document: string, { language, head, html }: RenderedPage): string {
  // Input before the script has loaded would be lost, so the page is inert unless all its forms are inert themselves.
  const root = /<form(?![^>]*\binert\b)/.test(html) ? '<div id="root" inert>' : '<div id="root">';
  return document
    .replace(/<html lang="\w+"/, () => `<html lang="${language}"`)
    .replace(head === '' ? EMPTY_HEAD : EMPTY_TITLE, '')
    .replace(EMPTY_HEAD, () => head)
    .replace(EMPTY_ROOT, () => `${root}${html}</div>`);
}

/** Compresses a page and creates its ETag. */
export async function compressPage(page: string): Promise<PrerenderedPage> {
  const content = await compress(page, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
      [constants.BROTLI_PARAM_LGWIN]: BROTLI_WINDOW,
      [constants.BROTLI_PARAM_SIZE_HINT]: Buffer.byteLength(page),
    },
  });
  return { etag: `"${createHash('sha256').update(page).digest('base64url').slice(0, 22)}"`, content };
}
