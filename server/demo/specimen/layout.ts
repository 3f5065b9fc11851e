import type { Content, TDocumentDefinitions } from 'pdfmake/interfaces.js';
import {
  buildA4Document,
  buildLabelledRows,
  buildPageHead,
  SECONDARY_TEXT_COLOR,
} from '../../src/platform/pdf/page.ts';
import type { Specimen, SpecimenPart } from './content.ts';

const LABEL_WIDTH = 190;
const WARNING = '#c92a2a';

function buildPart({ heading, paragraphs, rows }: SpecimenPart): Content[] {
  const content: Content[] = [
    ...paragraphs.map((text): Content => ({ text, margin: [0, 0, 0, 2] })),
    ...buildLabelledRows(rows, LABEL_WIDTH),
  ];
  if (heading === null) return content;
  const [first, ...rest] = content;
  return [
    // Keeps a heading on the same page as its first line.
    {
      unbreakable: true,
      stack: [{ text: heading, bold: true, margin: [0, 4, 0, 1] }, ...(first ? [first] : [])],
    },
    ...rest,
  ];
}

function buildSection({ heading, parts }: Specimen['sections'][number], accent: string): Content[] {
  const [first, ...rest] = parts.flatMap(buildPart);
  return [
    {
      unbreakable: true,
      stack: [{ text: heading, style: 'heading', color: accent }, ...(first ? [first] : [])],
    },
    ...rest,
  ];
}

/** Watermark of every page, in the same word for all languages. */
const WATERMARK = 'SPECIMEN';

/** The pdfmake definition of a specimen: A4, one column, with a watermark on every page. */
export function buildDefinition(specimen: Specimen): TDocumentDefinitions {
  const { title, product, brand, regulation, edition, stamp, notice, publisher, language, page } = specimen;
  const document = buildA4Document({
    title: `${title}: ${product}`,
    subject: `${stamp} · ${brand}`,
    language,
    publisher,
    page,
    publishedAt: specimen.publishedAt,
    content: [
      ...buildPageHead(publisher, title),
      { text: brand, color: publisher.accent, bold: true, fontSize: 10 },
      { text: product, bold: true, fontSize: 18, margin: [0, 1, 0, 3] },
      { text: regulation, color: SECONDARY_TEXT_COLOR, fontSize: 9 },
      { text: edition, color: SECONDARY_TEXT_COLOR, fontSize: 9, margin: [0, 0, 0, 6] },
      { text: `${stamp}. ${notice}`, color: WARNING, bold: true, margin: [0, 0, 0, 6] },
      ...specimen.sections.flatMap((item) => buildSection(item, publisher.accent)),
    ],
  });
  return { ...document, watermark: { text: WATERMARK, color: WARNING, opacity: 0.2, bold: true } };
}
