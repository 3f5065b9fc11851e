import { formatQuantity } from '@cromia/domain/amount-formats';
import { type HazardLabel, joinStatements } from '@cromia/domain/hazards/label';
import { buildPictogramSvg } from '@cromia/domain/hazards/pictogram-drawing';
import { formatSignalWord } from '@cromia/domain/hazards/signal-words';
import type { UiLanguage } from '@cromia/domain/languages';
import type { Content } from 'pdfmake/interfaces.js';
import { buildLabelledRows, SECONDARY_TEXT_COLOR, wrapLongWords } from '../../../platform/pdf/page.ts';
import { DOCUMENT_TEXTS, getDocumentTexts } from '../document-texts.ts';

/** The label of a product of a document, ready for print. */
export interface PrintedLabel {
  /** Serial and colour, with their names. */
  product: string;
  /** SVG documents. */
  pictograms: string[];
  signalWord: string | null;
  statements: string;
  /** For whom it is, and what they must have learnt. */
  notices: string[];
  /** Label and value. */
  facts: [string, string][];
}

/** The hazard labels of a document's products, on a page of their own. */
export interface PrintedLabels {
  title: string;
  lead: string;
  labels: PrintedLabel[];
}

/** A label as texts and drawings. */
export function toPrintedLabel(product: string, label: HazardLabel, language: UiLanguage): PrintedLabel {
  const { labels } = DOCUMENT_TEXTS[language];
  const { supplier, vocLabel, transport, contains, ufi, pStatements, hStatements, euhStatements } = label;
  const number = (value: number) => formatQuantity(value, language);
  const facts: [string, string | null][] = [
    [labels.contains, contains.join(', ')],
    [labels.precautions, joinStatements(pStatements)],
    [
      labels.voc,
      vocLabel &&
        getDocumentTexts(language)('labels.vocValue', {
          category: vocLabel.category,
          limit: number(vocLabel.limit),
          content: number(vocLabel.content),
        }),
    ],
    [labels.transport, transport?.entry ?? null],
    ['UFI', ufi],
    [labels.supplier, [supplier.name, supplier.address, supplier.telephone].join(', ')],
  ];
  return {
    product,
    pictograms: label.pictograms.map(buildPictogramSvg),
    signalWord: formatSignalWord(label.signalWord, language),
    statements: joinStatements([...hStatements, ...euhStatements]),
    notices: [
      ...(label.professionalOnly ? [labels.professionalOnly] : []),
      ...(label.diisocyanates ? [labels.diisocyanates] : []),
    ],
    facts: facts.flatMap(([name, value]): [string, string][] => (value ? [[name, value]] : [])),
  };
}

/** Side of a pictogram in points: 1 cm is 28.3. */
const PICTOGRAM_POINTS = 34;
const FACT_WIDTH = 120;

function buildLabel({ product, pictograms, signalWord, statements, notices, facts }: PrintedLabel): Content {
  return {
    unbreakable: true,
    stack: [
      { text: wrapLongWords(product), style: 'heading' },
      {
        columns: [
          ...pictograms.map((svg) => ({
            svg,
            width: PICTOGRAM_POINTS,
            fit: [PICTOGRAM_POINTS, PICTOGRAM_POINTS] as [number, number],
          })),
          {
            text: signalWord ?? '',
            bold: true,
            fontSize: 12,
            margin: [4, 10, 0, 0] as [number, number, number, number],
            width: '*',
          },
        ],
        columnGap: 4,
      },
      { text: wrapLongWords(statements), margin: [0, 4, 0, 2] },
      ...notices.map((text) => ({
        text,
        bold: true,
        margin: [0, 0, 0, 2] as [number, number, number, number],
      })),
      ...buildLabelledRows(facts, FACT_WIDTH),
    ],
    margin: [0, 0, 0, 8],
  };
}

/** The pages with hazard labels; nothing without any. */
export function buildHazardPages({ title, lead, labels }: PrintedLabels): Content[] {
  if (labels.length === 0) return [];
  return [
    { text: title, bold: true, fontSize: 14, margin: [0, 0, 0, 4], pageBreak: 'before' },
    { text: lead, color: SECONDARY_TEXT_COLOR, margin: [0, 0, 0, 6] },
    ...labels.map(buildLabel),
  ];
}
