import type { Content, TDocumentDefinitions } from 'pdfmake/interfaces.js';
import {
  buildA4Document,
  buildLabelledRows,
  buildPageHead,
  SECONDARY_TEXT_COLOR,
} from '../../platform/pdf/page.ts';
import type { TdsSheet } from './sheet.ts';

const LABEL_WIDTH = 210;

/** Joins a number and its unit with a non-breaking space. */
function joinUnits(text: string): string {
  return text.replaceAll(/(\d) (°C|%)/g, '$1\u00a0$2');
}

function buildSection(
  { heading, paragraphs, rows }: TdsSheet['sections'][number],
  accent: string,
): Content[] {
  const filledParagraphs = paragraphs.filter((paragraph) => paragraph !== '');
  if (filledParagraphs.length === 0 && rows.length === 0) return [];
  const [first, ...rest]: Content[] = [
    ...filledParagraphs.map((text): Content => ({ text: joinUnits(text), margin: [0, 0, 0, 2] })),
    ...buildLabelledRows(rows, LABEL_WIDTH),
  ];
  return [
    // Keeps a heading on the same page as its first line.
    {
      unbreakable: true,
      stack: [{ text: heading, style: 'heading', color: accent }, ...(first ? [first] : [])],
    },
    ...rest,
  ];
}

function buildHead({ title, product, brand, names, edition, publisher }: TdsSheet): Content[] {
  return [
    ...buildPageHead(publisher, title),
    { text: brand, color: publisher.accent, bold: true, fontSize: 10 },
    { text: product, bold: true, fontSize: 20, margin: [0, 1, 0, 3] },
    {
      text: [...names.map(([label, value]) => `${label} ${value}`), edition].join('   ·   '),
      color: SECONDARY_TEXT_COLOR,
      fontSize: 9,
      margin: [0, 0, 0, 4],
    },
  ];
}

/** The pdfmake definition of a technical data sheet: A4, one column, with title and language for screen readers. */
export function buildDefinition(sheet: TdsSheet): TDocumentDefinitions {
  const { title, product, brand, sections, notice, publisher, page, language, publishedAt } = sheet;
  return buildA4Document({
    title: `${title}: ${product}`,
    subject: brand,
    language,
    publisher,
    page,
    publishedAt,
    content: [
      ...buildHead(sheet),
      ...sections.flatMap((section) => buildSection(section, publisher.accent)),
      { text: notice, color: SECONDARY_TEXT_COLOR, fontSize: 7.5, margin: [0, 5, 0, 0] },
    ],
  });
}
