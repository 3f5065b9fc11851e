import { formatEmail } from '@cromia/domain/web/unicode-address';
import type { Content, ContentText, TDocumentDefinitions } from 'pdfmake/interfaces.js';
import type { Publisher } from './publisher.ts';

/** Colours of text, of secondary text, and of lines. */
export const TEXT_COLOR = '#1f2328';
export const SECONDARY_TEXT_COLOR = '#5c6570';
export const LINE_COLOR = '#d8dde3';
const MARGIN = 48;
/** A4 without its margins, in points. */
const WIDTH = 595.28 - 2 * MARGIN;

/** Longest word, in characters, that fits into the column of values even in wide letters. */
const LONGEST_WORD = 36;

/**
 * Text whose words longer than `maxWord`, such as links, may break anywhere: pdfmake makes a flexible column as wide as
 * its longest word, past the edge of the page.
 */
export function wrapLongWords(text: string, maxWord: number = LONGEST_WORD): ContentText['text'] {
  const parts = text.split(/(\S+)/).filter((part) => part !== '');
  if (parts.every((part) => part.length <= maxWord)) return text;
  return parts.map((part) => (part.length > maxWord ? { text: part, wordBreak: 'break-all' } : part));
}

/** Builds the head of a page: the publisher and the kind of document, above a bar in the manufacturer's colour. */
export function buildPageHead(publisher: Publisher, title: string): Content[] {
  return [
    {
      columns: [
        { text: wrapLongWords(publisher.legalName), bold: true, fontSize: 11 },
        { text: wrapLongWords(title), alignment: 'right', color: SECONDARY_TEXT_COLOR, fontSize: 11 },
      ],
    },
    {
      canvas: [{ type: 'rect', x: 0, y: 0, w: WIDTH, h: 3, color: publisher.accent }],
      margin: [0, 6, 0, 12],
    },
  ];
}

/** Builds two columns of labels and values, with a thin line between the rows. */
export function buildLabelledRows(
  rows: readonly (readonly [string, string])[],
  labelWidth: number,
): Content[] {
  if (rows.length === 0) return [];
  return [
    {
      table: {
        widths: [labelWidth, '*'],
        body: rows.map(([label, value]) => [
          { text: label, color: SECONDARY_TEXT_COLOR },
          { text: wrapLongWords(value) },
        ]),
      },
      layout: {
        hLineWidth: () => 0.5,
        vLineWidth: () => 0,
        hLineColor: () => LINE_COLOR,
        paddingLeft: () => 0,
        paddingRight: () => 8,
        paddingTop: () => 1.3,
        paddingBottom: () => 1.3,
      },
      margin: [0, 1, 0, 2],
    },
  ];
}

interface A4Options {
  /** Title and language of the document, for the window title and screen readers. */
  title: string;
  subject: string;
  language: string;
  publisher: Publisher;
  /** The word for "page" in the language of the document. */
  page: string;
  /** ISO 8601. */
  publishedAt: string;
  content: Content[];
}

/** Builds an A4 document in the portal's style: one column, with the manufacturer and the page number in the footer. */
export function buildA4Document({
  title,
  subject,
  language,
  publisher,
  page,
  publishedAt,
  content,
}: A4Options): TDocumentDefinitions {
  const { legalName, address, phone, email } = publisher;
  return {
    info: { title, author: legalName, subject, creationDate: new Date(publishedAt) },
    language,
    displayTitle: true,
    version: '1.7',
    pageSize: 'A4',
    pageMargins: [MARGIN, 34, MARGIN, 42],
    defaultStyle: { font: 'Roboto', fontSize: 9, lineHeight: 1.12, color: TEXT_COLOR },
    styles: { heading: { bold: true, fontSize: 11, margin: [0, 6, 0, 2] } },
    content,
    footer: (current, count) => ({
      margin: [MARGIN, 10, MARGIN, 0],
      fontSize: 8,
      color: SECONDARY_TEXT_COLOR,
      columns: [
        { text: wrapLongWords([legalName, address, phone, formatEmail(email)].join('  ·  ')), width: '*' },
        { text: `${page} ${current}/${count}`, alignment: 'right', width: 70 },
      ],
    }),
  };
}
