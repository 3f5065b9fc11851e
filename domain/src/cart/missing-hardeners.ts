import { z } from 'zod';
import {
  calculateHardener,
  choosePackages,
  getMixingUnit,
  type MixingBasis,
  type MixingWithHardener,
  toMixingAmount,
} from '../catalogue/mixing.ts';
import { type ProductCode, productCodeSchema } from '../catalogue/product-code.ts';
import { localizedTextSchema } from '../languages.ts';

/** A hardener that the products of a cart need and of which the cart contains none or too little. */
export const missingHardenerSchema = z.object({
  productClass: z.string(),
  serial: z.string(),
  description: localizedTextSchema,
  unit: z.enum(['kg', 'l']).describe('Unit of the amounts'),
  uses: z
    .array(z.object({ productCode: productCodeSchema, content: z.number(), hardener: z.number() }))
    .describe(
      'Products that need the hardener: `content` of one package, and the amount of `hardener` for it',
    ),
  missing: z.number(),
  add: z
    .object({ productCode: productCodeSchema, quantity: z.int(), content: z.number() })
    .nullable()
    .describe('Packages that cover the missing amount; null if the hardener is not sold'),
});
export type MissingHardener = z.infer<typeof missingHardenerSchema>;

type SerialKey = Pick<ProductCode, 'productClass' | 'serial'>;

/** The product of a cart line, with its quantity and mixing data. */
export interface ComponentLine {
  productCode: ProductCode;
  quantity: number;
  /** Content of one package, in the unit `um`. */
  qta: number;
  um: string;
  dna: number | null;
  /** Null for a product without a hardener. */
  mixing: MixingWithHardener | null;
}

/** A package of a hardener that can be put into the cart. */
export type HardenerPackage = Omit<ComponentLine, 'quantity' | 'mixing'> & { qtyPkgMultiplier: number };

const belongsToSerial = (
  { productCode }: { productCode: ProductCode },
  { productClass, serial }: SerialKey,
) => productCode.productClass === productClass && productCode.serial === serial;

/** Content of one package in the unit of the parts; null if the conversion needs an unknown specific weight. */
function calculateContent({ qta, um, dna }: HardenerPackage | ComponentLine, by: MixingBasis): number | null {
  return toMixingAmount({ amount: qta, um, dna }, by);
}

/**
 * The hardeners that the lines of a cart need and that are missing from it, each with the packages to add. Lines whose
 * content cannot be converted, for lack of a specific weight, are ignored.
 */
export function findMissingHardeners(
  lines: readonly ComponentLine[],
  offered: readonly HardenerPackage[],
): Omit<MissingHardener, 'description'>[] {
  const needs = lines.flatMap(({ mixing, ...line }) => {
    const content = mixing && calculateContent({ ...line, mixing }, mixing.by);
    if (mixing === null || content === null) return [];
    const { productCode, quantity } = line;
    const { hardenerSerial: serial, by } = mixing;
    return [{ productCode, quantity, serial, by, content, hardener: calculateHardener(content, mixing) }];
  });
  const usesByHardener = Map.groupBy(needs, ({ productCode, serial, by }) =>
    [productCode.productClass, serial, by].join(' '),
  );
  return [...usesByHardener.values()].flatMap((uses) => {
    const [first] = uses;
    if (first === undefined) return [];
    const { serial, by } = first;
    const key = { productClass: first.productCode.productClass, serial };
    const required = uses.reduce((sum, { hardener, quantity }) => sum + hardener * quantity, 0);
    const available = lines
      .filter((line) => belongsToSerial(line, key))
      .reduce((sum, line) => sum + (calculateContent(line, by) ?? 0) * line.quantity, 0);
    const missing = Math.round((required - available) * 1000) / 1000;
    if (missing <= 0) return [];
    const packages = offered.flatMap((hardener) => {
      const content = belongsToSerial(hardener, key) ? calculateContent(hardener, by) : null;
      return content === null ? [] : [{ ...hardener, content }];
    });
    const choice = choosePackages(missing, packages);
    return [
      {
        ...key,
        unit: getMixingUnit(by),
        uses: uses.map(({ productCode, content, hardener }) => ({ productCode, content, hardener })),
        missing,
        add: choice && {
          productCode: choice.offered.productCode,
          quantity: choice.quantity,
          content: choice.offered.content,
        },
      },
    ];
  });
}
