import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { parentPort } from 'node:worker_threads';
import pdfmake from 'pdfmake';
import type { Sheet } from './sheet.ts';
import { sheetDefinition } from './sheet-layout.ts';

// A thread of its own: setting a page takes hundreds of milliseconds, in which the portal answers others.

const require = createRequire(import.meta.url);
/** Roboto covers Latin with all Polish and Czech letters, and Cyrillic. */
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
// A sheet has no pictures: nothing but the fonts is ever opened.
pdfmake.setUrlAccessPolicy(() => false);
pdfmake.setLocalAccessPolicy((path) => dirname(path) === FONTS);

parentPort?.on('message', async ({ job, sheet }: { job: number; sheet: Sheet }) => {
  try {
    const pdf = await pdfmake.createPdf(sheetDefinition(sheet)).getBuffer();
    parentPort?.postMessage({ job, pdf });
  } catch (error) {
    parentPort?.postMessage({ job, error: error instanceof Error ? error.message : String(error) });
  }
});
