import type { Content, TDocumentDefinitions } from 'pdfmake/interfaces.js';
import type { Sheet } from './sheet.ts';

const INK = '#1f2328';
const QUIET = '#5c6570';
const LINE = '#d8dde3';
const MARGIN = 48;
const LABEL_WIDTH = 210;
/** A4 without its margins, in points. */
const WIDTH = 595.28 - 2 * MARGIN;

/** A number stays on the line of its unit. */
function unbroken(text: string): string {
  return text.replaceAll(/(\d) (°C|%)/g, '$1\u00a0$2');
}

function table(rows: readonly [string, string][]): Content[] {
  if (rows.length === 0) return [];
  return [
    {
      table: {
        widths: [LABEL_WIDTH, '*'],
        body: rows.map(([label, value]) => [{ text: label, color: QUIET }, { text: value }]),
      },
      layout: {
        hLineWidth: () => 0.5,
        vLineWidth: () => 0,
        hLineColor: () => LINE,
        paddingLeft: () => 0,
        paddingRight: () => 8,
        paddingTop: () => 1.8,
        paddingBottom: () => 1.8,
      },
      margin: [0, 1, 0, 2],
    },
  ];
}

function section({ heading, paragraphs, rows }: Sheet['sections'][number], accent: string): Content[] {
  const said = paragraphs.filter((paragraph) => paragraph !== '');
  if (said.length === 0 && rows.length === 0) return [];
  const [first, ...rest]: Content[] = [
    ...said.map((text): Content => ({ text: unbroken(text), margin: [0, 0, 0, 2] })),
    ...table(rows),
  ];
  return [
    // A heading never stands alone at the foot of a page.
    {
      unbreakable: true,
      stack: [{ text: heading, style: 'heading', color: accent }, ...(first ? [first] : [])],
    },
    ...rest,
  ];
}

function head({ title, product, brand, names, edition, publisher }: Sheet): Content[] {
  const { accent, legalName } = publisher;
  return [
    {
      columns: [
        { text: legalName, bold: true, fontSize: 11 },
        { text: title, alignment: 'right', color: QUIET, fontSize: 11 },
      ],
    },
    {
      canvas: [{ type: 'rect', x: 0, y: 0, w: WIDTH, h: 3, color: accent }],
      margin: [0, 6, 0, 12],
    },
    { text: brand, color: accent, bold: true, fontSize: 10 },
    { text: product, bold: true, fontSize: 20, margin: [0, 1, 0, 3] },
    {
      text: [...names.map(([label, value]) => `${label} ${value}`), edition].join('   ·   '),
      color: QUIET,
      fontSize: 9,
      margin: [0, 0, 0, 4],
    },
  ];
}

/** A technical data sheet as pdfmake sets it: A4, one column, with its title and language for readers aloud. */
export function sheetDefinition(sheet: Sheet): TDocumentDefinitions {
  const { title, product, brand, sections, notice, publisher, page, language } = sheet;
  const { legalName, address, email, phone, accent } = publisher;
  return {
    info: {
      title: `${title}: ${product}`,
      author: legalName,
      subject: brand,
      creationDate: new Date(sheet.publishedAt),
    },
    language,
    displayTitle: true,
    version: '1.7',
    pageSize: 'A4',
    pageMargins: [MARGIN, 38, MARGIN, 48],
    defaultStyle: { font: 'Roboto', fontSize: 9, lineHeight: 1.15, color: INK },
    styles: { heading: { bold: true, fontSize: 11, margin: [0, 7, 0, 3] } },
    content: [
      ...head(sheet),
      ...sections.flatMap((each) => section(each, accent)),
      { text: notice, color: QUIET, fontSize: 8, margin: [0, 9, 0, 0] },
    ],
    footer: (current, count) => ({
      margin: [MARGIN, 12, MARGIN, 0],
      fontSize: 8,
      color: QUIET,
      columns: [
        { text: [legalName, address, phone, email].join('  ·  '), width: '*' },
        { text: `${page} ${current}/${count}`, alignment: 'right', width: 70 },
      ],
    }),
  };
}
