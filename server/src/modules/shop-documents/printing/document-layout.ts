import type { Alignment, Content, TDocumentDefinitions } from 'pdfmake/interfaces.js';
import {
  buildA4Document,
  buildLabelledRows,
  buildPageHead,
  LINE_COLOR,
  SECONDARY_TEXT_COLOR,
  wrapLongWords,
} from '../../../platform/pdf/page.ts';
import type { Publisher } from '../../../platform/pdf/publisher.ts';
import { buildHazardPages, type PrintedLabels } from './hazard-pages.ts';
import type { PrintableDocument } from './printable-document.ts';

/** A document with its issuer, as passed to the PDF worker thread. */
export interface IssuedDocument extends PrintableDocument {
  publisher: Publisher;
  /** Labels of its products; null for a document without. */
  hazards: PrintedLabels | null;
  /** UTC timestamp at which the PDF was composed. */
  issuedAt: string;
}

const LABEL_WIDTH = 150;
const SUMS_WIDTH = 230;
/** Longest word, in characters, that fits into the column of descriptions beside the amounts. */
const LONGEST_DESCRIPTION_WORD = 16;

/** The table of lines. Its header repeats on every page, and a row never breaks across pages. */
function buildLinesTable({ columns, rows }: PrintableDocument): Content {
  const alignment = (column: number): Alignment => (columns[column]?.isNumber ? 'right' : 'left');
  return {
    table: {
      headerRows: 1,
      dontBreakRows: true,
      widths: columns.map(({ isNumber }, column) => (isNumber || column === 0 ? 'auto' : '*')),
      body: [
        columns.map(({ label }, column) => ({
          text: label,
          color: SECONDARY_TEXT_COLOR,
          alignment: alignment(column),
          fontSize: 8,
        })),
        ...rows.map((cells) =>
          cells.map((text, column) => ({
            // Keeps a product code on one line, and an amount together with its unit.
            text:
              column === 1
                ? wrapLongWords(text, LONGEST_DESCRIPTION_WORD)
                : text.replaceAll(' ', '\u00a0').replaceAll('-', '\u2011'),
            alignment: alignment(column),
            bold: column === 0,
          })),
        ),
      ],
    },
    layout: {
      hLineWidth: (column) => (column === 1 ? 1 : 0.5),
      vLineWidth: () => 0,
      hLineColor: () => LINE_COLOR,
      paddingLeft: (column) => (column === 0 ? 0 : 8),
      paddingRight: () => 0,
      paddingTop: () => 3,
      paddingBottom: () => 3,
    },
    margin: [0, 12, 0, 0],
  };
}

/** The sums in a right-aligned column; the total is bold. */
function buildSumsTable({ sums, totalLabel }: PrintableDocument): Content {
  const body = sums.map(([label, value]) => {
    const isTotal = label === totalLabel;
    return [
      { text: label, color: isTotal ? '' : SECONDARY_TEXT_COLOR, bold: isTotal },
      { text: value, alignment: 'right' as const, bold: isTotal },
    ];
  });
  if (body.length === 0) return [];
  return {
    unbreakable: true,
    columns: [
      { width: '*', text: '' },
      { width: SUMS_WIDTH, table: { widths: ['*', 'auto'], body }, layout: 'noBorders' },
    ],
    margin: [0, 10, 0, 0],
  };
}

/** The content of an offer request, order request or order. */
export function buildDocumentContent(document: PrintableDocument, publisher: Publisher): Content[] {
  const { title, status, facts, notes } = document;
  return [
    ...buildPageHead(publisher, status),
    { text: title, bold: true, fontSize: 18, margin: [0, 0, 0, 6] },
    ...buildLabelledRows(facts, LABEL_WIDTH),
    buildLinesTable(document),
    buildSumsTable(document),
    ...(notes.length > 0 ? [{ text: '', margin: [0, 6, 0, 0] } satisfies Content] : []),
    ...buildLabelledRows(notes, LABEL_WIDTH),
  ];
}

/** pdfmake definition of an offer request, order request or order, on A4. */
export function buildDefinition(document: IssuedDocument): TDocumentDefinitions {
  const { title, status, language, publisher, page, issuedAt, hazards } = document;
  return buildA4Document({
    title,
    subject: status,
    language,
    publisher,
    page,
    publishedAt: issuedAt,
    content: [
      ...buildDocumentContent(document, publisher),
      ...(hazards === null ? [] : buildHazardPages(hazards)),
    ],
  });
}
