import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import pdfmake from 'pdfmake';
import type { TDocumentDefinitions } from 'pdfmake/interfaces.js';

// Runs in a worker thread, because composing a page takes hundreds of milliseconds and would block other requests.

/** The export of a layout module: creates the document definition from the content. */
export interface LayoutModule {
  buildDefinition: (content: unknown) => TDocumentDefinitions;
}

export interface ComposeTask {
  /** URL of the layout module. The definition itself cannot be sent between threads, because it contains functions. */
  layout: string;
  content: unknown;
}

const require = createRequire(import.meta.url);
/** Roboto covers Latin, including all Polish and Czech letters, and Cyrillic. */
const resolveFontFile = (style: string) => require.resolve(`pdfmake/fonts/Roboto/Roboto-${style}.ttf`);
const FONTS = dirname(resolveFontFile('Regular'));

pdfmake.setFonts({
  Roboto: {
    normal: resolveFontFile('Regular'),
    bold: resolveFontFile('Medium'),
    italics: resolveFontFile('Italic'),
    bolditalics: resolveFontFile('MediumItalic'),
  },
});
// Documents contain no images, so only fonts are opened.
pdfmake.setUrlAccessPolicy(() => false);
pdfmake.setLocalAccessPolicy((path) => dirname(path) === FONTS);

export async function composePdf({ layout, content }: ComposeTask): Promise<Uint8Array> {
  const { buildDefinition }: LayoutModule = await import(layout);
  return pdfmake.createPdf(buildDefinition(content)).getBuffer();
}
