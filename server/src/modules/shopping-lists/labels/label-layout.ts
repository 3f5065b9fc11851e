import {
  fillSheets,
  LABEL_SHEET_SIZES,
  type LabelSheetSize,
} from '@cromia/domain/shopping-lists/label-sheet';
import type { CanvasElement, Content, TDocumentDefinitions } from 'pdfmake/interfaces.js';
import { LINE_COLOR, SECONDARY_TEXT_COLOR, TEXT_COLOR, wrapLongWords } from '../../../platform/pdf/page.ts';
import type { LabelDocument, ProductLabel } from './product-labels.ts';

const POINTS_PER_MM = 72 / 25.4;
/** Distance of the content from the edge of its label, which printers may miss by a millimetre, in points. */
const PADDING = 6;
/** Gap between the QR code and the texts, in points. */
const GAP = 6;

/** Sizes of the texts in points, and of the swatch relative to them, by the least height of a label in points. */
const TEXT_SIZES = [
  { from: 150, code: 16, text: 10.5, hasNote: true },
  { from: 90, code: 11, text: 8, hasNote: true },
  { from: 0, code: 8, text: 6.5, hasNote: false },
] as const;
/** Longest word that fits beside the QR code, in characters. */
const LONGEST_WORD = 14;

const toPoints = (millimetres: number) => millimetres * POINTS_PER_MM;

/** A swatch with a hairline, so that white stays visible; hatched if the colour is unknown. */
function buildSwatch(hex: string | null, height: number): Content {
  const width = 3 * height;
  const line = { lineWidth: 0.5, lineColor: SECONDARY_TEXT_COLOR };
  const frame: CanvasElement = { type: 'rect', x: 0, y: 0, w: width, h: height, ...line };
  const hatching = [0, 1, 2].map(
    (index): CanvasElement => ({
      ...{ type: 'line', x1: index * height, y1: height, x2: (index + 1) * height, y2: 0 },
      ...line,
      lineColor: LINE_COLOR,
    }),
  );
  return { canvas: hex === null ? [...hatching, frame] : [{ ...frame, color: hex }], margin: [0, 2, 0, 2] };
}

/** Cuts a text to about the given number of lines, so that it stays on its label. */
function cutText(text: string, maxCharacters: number): string {
  return text.length <= maxCharacters ? text : `${text.slice(0, maxCharacters - 1).trimEnd()}…`;
}

/** A label: the QR code on its left, the product on its right. */
function buildLabel(label: ProductLabel, size: LabelSheetSize): Content {
  const width = toPoints(size.width) - 2 * PADDING;
  const height = toPoints(size.height) - 2 * PADDING;
  const sizes = TEXT_SIZES.find(({ from }) => toPoints(size.height) >= from) ?? TEXT_SIZES[2];
  const qrSize = Math.min(height, width / 2);
  // Characters of a line: a letter is about half as wide as it is high.
  const perLine = (width - qrSize - GAP) / (sizes.text * 0.5);
  const lines = (text: string, count: number) => wrapLongWords(cutText(text, perLine * count), LONGEST_WORD);
  const details = [label.color, label.content].filter(Boolean).join(' · ');
  const hasNote = sizes.hasNote && label.note !== '';
  return {
    columns: [
      { width: qrSize, qr: label.url, fit: qrSize, eccLevel: 'L' },
      {
        width: '*',
        stack: [
          { text: label.code, bold: true, fontSize: sizes.code },
          { text: lines(label.name, 2) },
          buildSwatch(label.hex, sizes.text * 1.4),
          { text: lines(details, 2) },
          ...(hasNote ? [{ text: lines(label.note, 1), color: SECONDARY_TEXT_COLOR }] : []),
        ],
      },
    ],
    columnGap: GAP,
    fontSize: sizes.text,
  };
}

/** Places a label in the grid of its sheet. */
function placeLabel(label: ProductLabel, index: number, size: LabelSheetSize): Content {
  const column = index % size.columns;
  const row = Math.floor(index / size.columns);
  return {
    ...{ table: { widths: [toPoints(size.width) - 2 * PADDING], body: [[buildLabel(label, size)]] } },
    layout: 'noBorders',
    absolutePosition: {
      x: toPoints(size.left + column * size.columnStep) + PADDING,
      y: toPoints(size.top + row * size.height) + PADDING,
    },
  };
}

/** The pdfmake definition of label sheets: A4, with a label at each place of the sheet. */
export function buildDefinition(document: LabelDocument): TDocumentDefinitions {
  const { title, author, language, sheet, skip, labels, printedAt } = document;
  const size = LABEL_SHEET_SIZES[sheet];
  const sheets = fillSheets(labels, sheet, skip);
  return {
    info: { title, author, creationDate: new Date(printedAt) },
    language,
    displayTitle: true,
    version: '1.7',
    pageSize: 'A4',
    pageMargins: 0,
    defaultStyle: { font: 'Roboto', fontSize: 8, lineHeight: 1.08, color: TEXT_COLOR },
    content: sheets.map(
      (places, index): Content => ({
        ...(index === 0 ? {} : { pageBreak: 'before' }),
        stack: [
          { text: ' ' },
          ...places.flatMap((label, place) => (label === null ? [] : [placeLabel(label, place, size)])),
        ],
      }),
    ),
  };
}
