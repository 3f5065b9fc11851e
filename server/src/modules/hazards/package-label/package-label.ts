import { formatQuantity } from '@cromia/domain/amount-formats';
import { formatProductCode, type ProductCode } from '@cromia/domain/catalogue/product-code';
import type { HazardLabel } from '@cromia/domain/hazards/label';
import {
  getLabelDimensions,
  listLabelSizes,
  PACKAGE_LABEL_MILLIMETRES,
  PACKAGE_LABEL_SIZES,
  type PackageLabelQuery,
  type PackageLabelSize,
  toPackageLitres,
} from '@cromia/domain/hazards/package-label';
import { buildPictogramSvg } from '@cromia/domain/hazards/pictogram-drawing';
import { formatSignalWord } from '@cromia/domain/hazards/signal-words';
import { type LocalizedText, type ProductLanguage, pickLocalizedText } from '@cromia/domain/languages';
import { buildProductShortLink } from '@cromia/domain/shopping-lists/product-label';
import type { ModuleDependencies } from '../../../app-dependencies.ts';
import { countPages } from '../../../platform/pdf/count-pages.ts';
import { Problem } from '../../../platform/problem.ts';
import { getLabelTexts } from './label-texts.ts';

/** A label for its layout: texts and drawings in one language. */
export interface PackageLabelDocument {
  title: string;
  author: string;
  language: ProductLanguage;
  /** mm */
  size: { width: number; height: number };
  /** Side of the pictograms' frames, mm. */
  pictogramSide: number;
  /** Height of a lower-case x, mm. */
  xHeight: number;
  name: string;
  code: string;
  color: string;
  content: string;
  /** Content of the QR code. */
  url: string;
  /** SVG documents. */
  pictograms: string[];
  signalWord: string | null;
  /** Paragraphs: hazard statements, precautionary statements, supplemental statements. */
  statements: string[];
  notices: string[];
  /** Label and value. */
  facts: [string, string][];
  /** The word before the line that is left free for the batch. */
  batch: string;
  /** ISO 8601. */
  printedAt: string;
}

/** The packaging of a label. */
export interface LabelledProduct {
  id: ProductCode;
  um: string;
  /** Content of the packaging in `um`. */
  qta: number;
  /** Specific weight, kg/l. */
  dna: number | null;
  shortDescription: LocalizedText;
  colorDescription: LocalizedText;
  hazard: HazardLabel | null;
}

type LabelDependencies = Pick<ModuleDependencies, 'config' | 'composer' | 'now'>;

/** Statements one after the other; some of the regulation's have no full stop, which separates them here. */
const joinTexts = (statements: readonly { text: string }[]) =>
  statements.map(({ text }) => (/[.!?:]$/.test(text) ? text : `${text}.`)).join(' ');

function listFacts(hazard: HazardLabel, language: ProductLanguage): [string, string][] {
  const t = getLabelTexts(language);
  const { supplier, ufi, contains } = hazard;
  const facts: [string, string | null][] = [
    [t('contains'), contains.join(', ')],
    ['UFI', ufi],
    [t('supplier'), [supplier.name, supplier.address, supplier.telephone].filter(Boolean).join(', ')],
  ];
  return facts.flatMap(([label, value]): [string, string][] => (value ? [[label, value]] : []));
}

/** The text that Directive 2004/42/EC, Annex IV, prescribes; empty for products that it does not cover. */
function formatVocLabel({ vocLabel }: HazardLabel, language: ProductLanguage): string {
  if (vocLabel === null) return '';
  const t = getLabelTexts(language);
  return t('voc', {
    category: `${vocLabel.category}, ${t(vocLabel.isWaterborne ? 'waterborne' : 'solventborne')}`,
    limit: formatQuantity(vocLabel.limit, language),
    content: formatQuantity(vocLabel.content, language),
  });
}

/** The texts and drawings of a label, without its dimensions. */
function toDocument(
  { config, now }: LabelDependencies,
  product: LabelledProduct & { hazard: HazardLabel },
  { lang, quantity }: { lang: ProductLanguage; quantity: number },
): Omit<PackageLabelDocument, 'size' | 'pictogramSide' | 'xHeight'> {
  const t = getLabelTexts(lang);
  const { id, hazard, um } = product;
  const code = formatProductCode(id);
  return {
    title: `${code} ${pickLocalizedText(product.shortDescription, lang)}`.trim(),
    author: config.brand.legalName,
    language: lang,
    name: pickLocalizedText(product.shortDescription, lang),
    code,
    color: pickLocalizedText(product.colorDescription, lang),
    content: `${t('content')}: ${formatQuantity(quantity, lang, um)}`,
    url: buildProductShortLink(config.publicUrl, id),
    pictograms: hazard.pictograms.map(buildPictogramSvg),
    signalWord: formatSignalWord(hazard.signalWord, lang),
    statements: [
      ...[hazard.hStatements, hazard.pStatements, hazard.euhStatements].map(joinTexts),
      formatVocLabel(hazard, lang),
    ],
    notices: [
      ...(hazard.diisocyanates ? [t('diisocyanates')] : []),
      ...(hazard.professionalOnly ? [t('professionalOnly')] : []),
    ],
    facts: listFacts(hazard, lang),
    batch: t('batch'),
    printedAt: now().toISOString(),
  };
}

const LAYOUT = new URL('./label-layout.ts', import.meta.url);

/** A label of one size with the largest pictograms that leave room for the texts; null if it does not fit. */
async function composeSize(
  { composer }: LabelDependencies,
  document: Omit<PackageLabelDocument, 'size' | 'pictogramSide' | 'xHeight'>,
  { litres, size }: { litres: number; size: PackageLabelSize },
): Promise<Buffer | null> {
  const { pictogram, xHeight } = getLabelDimensions(litres);
  for (const pictogramSide of pictogram) {
    const dimensions = { size: PACKAGE_LABEL_MILLIMETRES[size], pictogramSide, xHeight };
    const pdf = await composer.compose(LAYOUT, { ...document, ...dimensions });
    if (countPages(pdf) === 1) return pdf;
  }
  return null;
}

/**
 * Composes the hazard label of a packaging as PDF, of one page (Regulation (EC) 1272/2008, articles 17 and 31). Nothing of
 * it is cut.
 * @throws Problem NotFound if the product is not assessed; LabelTooSmall with the smallest size that fits, if there is one
 */
export async function composePackageLabel(
  deps: LabelDependencies,
  product: LabelledProduct,
  { size, lang, quantity = product.qta }: PackageLabelQuery,
): Promise<{ name: string; pdf: Buffer }> {
  const { hazard } = product;
  if (hazard === null) throw new Problem('NotFound');
  const document = toDocument(deps, { ...product, hazard }, { lang, quantity });
  const litres = toPackageLitres(product, quantity);
  const sizes = listLabelSizes(litres);
  if (sizes.includes(size)) {
    const pdf = await composeSize(deps, document, { litres, size });
    if (pdf !== null) {
      return { name: `${getLabelTexts(lang)('file')}-${document.code}-${size}.pdf`, pdf };
    }
  }
  const isLarger = (candidate: PackageLabelSize) =>
    PACKAGE_LABEL_SIZES.indexOf(candidate) > PACKAGE_LABEL_SIZES.indexOf(size);
  for (const larger of sizes.filter(isLarger)) {
    if ((await composeSize(deps, document, { litres, size: larger })) !== null)
      throw new Problem('LabelTooSmall', { limit: { of: 'value', min: larger } });
  }
  throw new Problem('LabelTooSmall');
}
