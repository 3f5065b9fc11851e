import type { Content, ContentText, TDocumentDefinitions } from 'pdfmake/interfaces.js';
import { keepTogether } from '../../../platform/pdf/keep-together.ts';
import { wrapLongWords } from '../../../platform/pdf/page.ts';
import type { PackageLabelDocument } from './package-label.ts';

const POINTS_PER_MM = 72 / 25.4;
const toPoints = (millimetres: number) => millimetres * POINTS_PER_MM;

/** Distance of the content from the edge of the label, mm. */
const MARGIN = 3.5;
/** Height of a lower-case x of Roboto, relative to the size of the font. */
const X_HEIGHT = 0.528;
/** The distance of lines is then 120 % of the size of the font, which is the least that CLP permits. */
const LINE_HEIGHT = 1.03;
/** Side of the QR code, relative to the width of the label. */
const QR_SHARE = 0.19;
/** Width of a pictogram, which stands on a corner, relative to the side of its frame. */
const DIAGONAL = Math.SQRT2;
/** Width of a wide letter, relative to the size of the font. */
const WIDE_LETTER = 0.62;
/** Space around the QR code and between the parts of the head, points. */
const QUIET_ZONE = 6;
const BLACK = '#000000';

/**
 * A text whose words may break anywhere if they are wider than the line; words with slashes break after these. Telephone
 * numbers, formula identifiers and numbers with their unit stay together.
 */
function fitWords(text: string, width: number, fontSize: number): ContentText['text'] {
  const longest = Math.floor(width / (fontSize * WIDE_LETTER));
  const fit = (part: string): ContentText['text'] =>
    part.split(/[\s/]/).every((word) => word.length <= longest) ? part : wrapLongWords(part, longest);
  return keepTogether(text).map((part) => (part.noWrap ? part : { text: fit(part.text) }));
}

/** The pictograms in as many rows as the width of the label needs, and the signal word below them. */
function buildPictograms({ pictograms, signalWord, size, pictogramSide }: PackageLabelDocument): Content[] {
  const side = toPoints(pictogramSide * DIAGONAL);
  const perRow = Math.max(1, Math.floor(toPoints(size.width - 2 * MARGIN) / side));
  const rows = Array.from({ length: Math.ceil(pictograms.length / perRow) }, (_, row) =>
    pictograms.slice(row * perRow, (row + 1) * perRow),
  );
  const wordSize = toPoints(Math.max(3.5, pictogramSide / 5));
  const word = signalWord ?? '';
  // The word stands beside the last row if there is room for it.
  const lastRow = rows.at(-1)?.length ?? 0;
  const room = toPoints(size.width - 2 * MARGIN) - lastRow * side;
  const isBeside = lastRow > 0 && room > word.length * wordSize * 0.62;
  const buildWord = (margin: number): Content => ({
    text: word,
    bold: true,
    fontSize: wordSize,
    margin: [isBeside ? 4 : 0, margin, 0, 0],
  });
  return [
    ...rows.map(
      (row, index): Content => ({
        columns: [
          ...row.map((svg) => ({ svg, width: side, fit: [side, side] as [number, number] })),
          ...(isBeside && index === rows.length - 1 ? [buildWord(side / 2 - wordSize / 1.7)] : []),
        ],
      }),
    ),
    ...(isBeside || word === '' ? [] : [buildWord(2)]),
  ];
}

/** The head: name, code, colour and content, beside the QR code of the product. */
function buildHead(document: PackageLabelDocument, fontSize: number): Content {
  const { name, code, color, content, url, size } = document;
  const qrSize = toPoints(size.width * QR_SHARE);
  const width = toPoints(size.width - 2 * MARGIN) - qrSize - QUIET_ZONE;
  const nameSize = fontSize * 1.3;
  return {
    columns: [
      {
        width: '*',
        stack: [
          { text: fitWords(name, width, nameSize), bold: true, fontSize: nameSize },
          { text: fitWords([code, color].filter(Boolean).join(' · '), width, fontSize) },
          { text: content, bold: true },
        ],
      },
      {
        width: toPoints(size.width * QR_SHARE),
        qr: url,
        fit: toPoints(size.width * QR_SHARE),
        eccLevel: 'L',
      },
    ],
    columnGap: 4,
  };
}

/** The pdfmake definition of a hazard label. A label whose content does not fit has a second page. */
export function buildDefinition(document: PackageLabelDocument): TDocumentDefinitions {
  const { title, author, language, size, xHeight, printedAt } = document;
  const fontSize = toPoints(xHeight) / X_HEIGHT;
  const gap = fontSize * 0.3;
  const lineWidth = toPoints(size.width - 2 * MARGIN);
  const paragraph = (text: string, bold = false): Content => ({
    text: fitWords(text, lineWidth, fontSize),
    bold,
    margin: [0, gap, 0, 0],
  });
  return {
    info: { title, author, creationDate: new Date(printedAt) },
    language,
    displayTitle: true,
    version: '1.7',
    pageSize: { width: toPoints(size.width), height: toPoints(size.height) },
    pageMargins: toPoints(MARGIN),
    defaultStyle: { font: 'Roboto', fontSize, lineHeight: LINE_HEIGHT, color: BLACK },
    content: [
      buildHead(document, fontSize),
      ...buildPictograms(document),
      ...document.statements.filter((text) => text !== '').map((text) => paragraph(text)),
      ...document.notices.map((text) => paragraph(text, true)),
      ...document.facts.map(([label, value]) => paragraph(`${label}: ${value}`)),
      {
        columns: [
          { text: `${document.batch}:`, width: 'auto' },
          {
            canvas: [
              {
                ...{ type: 'line', x1: 0, y1: fontSize, x2: toPoints(size.width) * 0.45, y2: fontSize },
                lineWidth: 0.5,
              },
            ],
          },
        ],
        columnGap: 4,
        margin: [0, gap * 2, 0, 0],
      },
    ],
  };
}
