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
const fontFile = (style: string) => require.resolve(`pdfmake/fonts/Roboto/Roboto-${style}.ttf`);
const FONTS = dirname(fontFile('Regular'));

pdfmake.setFonts({
  Roboto: {
    normal: fontFile('Regular'),
    bold: fontFile('Medium'),
    italics: fontFile('Italic'),
    bolditalics: fontFile('MediumItalic'),
  },
});
// Documents contain no images, so only fonts are opened.
pdfmake.setUrlAccessPolicy(() => false);
pdfmake.setLocalAccessPolicy((path) => dirname(path) === FONTS);

export async function composePdf({ layout, content }: ComposeTask): Promise<Uint8Array> {
  const { buildDefinition }: LayoutModule = await import(layout);
  return pdfmake.createPdf(buildDefinition(content)).getBuffer();
}
