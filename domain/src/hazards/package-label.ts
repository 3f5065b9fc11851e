import { z } from 'zod';
import { boundedDecimalField, choiceField } from '../fields.ts';
import { PRODUCT_LANGUAGES } from '../languages.ts';

/** Sizes of printed hazard labels, from the smallest to the largest. */
export const PACKAGE_LABEL_SIZES = ['A7', 'A6', 'A5'] as const;
export type PackageLabelSize = (typeof PACKAGE_LABEL_SIZES)[number];

/** Width and height of a label, mm. */
export const PACKAGE_LABEL_MILLIMETRES: Readonly<
  Record<PackageLabelSize, { width: number; height: number }>
> = {
  A7: { width: 74, height: 105 },
  A6: { width: 105, height: 148 },
  A5: { width: 148, height: 210 },
};

/** Dimensions of a label by the capacity of its package, mm. */
export interface LabelDimensions {
  /** The smallest size of label. */
  size: PackageLabelSize;
  /** Sides of the pictograms' frames, the preferred one first, the smallest permitted one last. */
  pictogram: readonly number[];
  /** Height of a lower-case x. */
  xHeight: number;
}

/**
 * Regulation (EC) 1272/2008, Annex I, 1.2.1.4, table 1.3, with the letter heights of Regulation (EU) 2024/2865, by
 * capacity of the package in litres. The smallest label of the table, 52 x 74 mm, is not offered.
 */
const DIMENSIONS: readonly (LabelDimensions & { upTo: number })[] = [
  { upTo: 0.5, size: 'A7', pictogram: [16, 10], xHeight: 1.2 },
  { upTo: 3, size: 'A7', pictogram: [16, 10], xHeight: 1.4 },
  { upTo: 50, size: 'A7', pictogram: [23], xHeight: 1.8 },
  { upTo: 500, size: 'A6', pictogram: [32], xHeight: 2 },
];
const LARGEST: LabelDimensions = { size: 'A5', pictogram: [46], xHeight: 2 };

/** The dimensions that the label of a package must have. @param litres capacity of the package */
export function getLabelDimensions(litres: number): LabelDimensions {
  return DIMENSIONS.find(({ upTo }) => litres <= upTo) ?? LARGEST;
}

/** The content of a package in litres; kg count as litres if the specific weight is unknown. */
export function toPackageLitres({ um, dna }: { um: string; dna: number | null }, quantity: number): number {
  return um === 'l' || dna === null || dna <= 0 ? quantity : quantity / dna;
}

/** The sizes that a package's label may have, from the smallest. @param litres capacity of the package */
export function listLabelSizes(litres: number): PackageLabelSize[] {
  return PACKAGE_LABEL_SIZES.slice(PACKAGE_LABEL_SIZES.indexOf(getLabelDimensions(litres).size));
}

/** Largest content of a package that a label can name, and its decimals. */
const QUANTITY_MAX = 10_000;
const QUANTITY_DECIMALS = 3;

/** Query of GET products/{productClass}/{serial}/{color}/{pkg}/label. */
export const packageLabelQuerySchema = z.object({
  size: choiceField(PACKAGE_LABEL_SIZES).default('A6'),
  lang: choiceField(PRODUCT_LANGUAGES).describe('Language of the label'),
  quantity: z.coerce
    .number()
    .pipe(boundedDecimalField(0.001, QUANTITY_MAX, QUANTITY_DECIMALS))
    .optional()
    .describe(
      'Content of the package in the unit of the product, for decanted and tinted goods; by default that of the packaging',
    ),
});
export type PackageLabelQuery = z.infer<typeof packageLabelQuerySchema>;
