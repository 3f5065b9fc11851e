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
const PADDING = 8;
/** Width and height of the swatch, in points. */
const SWATCH = { width: 34, height: 11 };
/** Labels below this height have smaller texts, in points. */
const SMALL_HEIGHT = 90;
/** Longest word that fits beside the QR code, in characters. */
const LONGEST_WORD = 14;

const toPoints = (millimetres: number) => millimetres * POINTS_PER_MM;

/** A swatch with a hairline, so that white stays visible; hatched if the colour is unknown. */
function buildSwatch(hex: string | null): Content {
  const { width, height } = SWATCH;
  const frame: CanvasElement = { type: 'rect', x: 0, y: 0, w: width, h: height, lineWidth: 0.4 };
  const lines = [0, 1, 2, 3].map((index): CanvasElement => {
    const x = index * height;
    return {
      type: 'line',
      x1: x,
      y1: height,
      x2: Math.min(x + height, width),
      y2: Math.max(0, height - (width - x)),
      lineWidth: 0.4,
      lineColor: LINE_COLOR,
    };
  });
  return {
    canvas: hex === null ? [frame, ...lines] : [{ ...frame, color: hex }],
    margin: [0, 2, 0, 2],
  };
}

/** Cuts a text to about the given number of lines, so that it stays on its label. */
function cutText(text: string, maxCharacters: number): string {
  return text.length <= maxCharacters ? text : `${text.slice(0, maxCharacters - 1).trimEnd()}…`;
}

/** A label: the QR code on its left, the product on its right. */
function buildLabel(label: ProductLabel, size: LabelSheetSize): Content {
  const width = toPoints(size.width) - 2 * PADDING;
  const height = toPoints(size.height) - 2 * PADDING;
  const isSmall = toPoints(size.height) < SMALL_HEIGHT;
  const fontSize = isSmall ? 6.5 : 8;
  const qrSize = Math.min(height, width * 0.45);
  // Characters of a line: a letter is about half as wide as it is high.
  const perLine = (width - qrSize) / (fontSize * 0.5);
  const details = [label.color, label.content].filter(Boolean).join(' · ');
  return {
    columns: [
      { width: qrSize, qr: label.url, fit: qrSize, eccLevel: 'M' },
      {
        width: '*',
        stack: [
          { text: label.code, bold: true, fontSize: isSmall ? 8 : 11 },
          { text: wrapLongWords(cutText(label.name, perLine * 2), LONGEST_WORD) },
          buildSwatch(label.hex),
          { text: wrapLongWords(cutText(details, perLine * 2), LONGEST_WORD) },
          ...(label.note === '' || isSmall
            ? []
            : [
                {
                  text: wrapLongWords(cutText(label.note, perLine), LONGEST_WORD),
                  color: SECONDARY_TEXT_COLOR,
                },
              ]),
        ],
      },
    ],
    columnGap: 6,
    fontSize,
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
