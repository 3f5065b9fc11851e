import { z } from 'zod';
import {
  type AvailablePackage,
  type ChosenPackages,
  calculateHardener,
  choosePackages,
  getMixingUnit,
  type MixingBasis,
  type MixingWithHardener,
  toMixingAmount,
} from '../catalogue/mixing.ts';
import { type ProductCode, productCodeSchema, toProductKey } from '../catalogue/product-code.ts';
import { localizedTextSchema } from '../languages.ts';

/** A package of a hardener; amounts are in the unit of the hardener. */
const hardenerPackageSchema = z.object({
  productCode: productCodeSchema,
  content: z.number().describe('Content of one package'),
  qtyPkgMultiplier: z.int().describe('Packages are ordered in multiples of this number'),
  price: z.number().nullable().describe('Price of one package in EUR; null if not assigned'),
});

/**
 * A hardener that products in a cart need. The amounts are per package, so that a page calculates what the lines that
 * the buyer has selected need and have.
 */
export const cartHardenerSchema = z.object({
  productClass: z.string(),
  serial: z.string(),
  description: localizedTextSchema,
  unit: z.enum(['kg', 'l']).describe('Unit of the amounts'),
  uses: z
    .array(z.object({ productCode: productCodeSchema, hardener: z.number() }))
    .describe('Products in the cart that need the hardener, with the amount for one package'),
  inCart: z
    .array(z.object({ productCode: productCodeSchema, content: z.number() }))
    .describe('Products in the cart that are this hardener, with the content of one package'),
  packages: z
    .array(hardenerPackageSchema)
    .describe('Packages of the hardener that can be added; empty if it is not sold'),
});
export type CartHardener = z.infer<typeof cartHardenerSchema>;
type HardenerPackage = z.infer<typeof hardenerPackageSchema>;

type SerialKey = Pick<ProductCode, 'productClass' | 'serial'>;

/** The product of a cart line, with its mixing data. */
export interface ComponentLine {
  productCode: ProductCode;
  /** Content of one package, in the unit `um`. */
  qta: number;
  um: string;
  dna: number | null;
  /** Null for a product without a hardener. */
  mixing: MixingWithHardener | null;
}

/** A package of a hardener that can be put into the cart. */
export type OfferedHardener = Omit<ComponentLine, 'mixing'> &
  Pick<AvailablePackage, 'qtyPkgMultiplier' | 'price'>;

const belongsToSerial = (
  { productCode }: { productCode: ProductCode },
  { productClass, serial }: SerialKey,
) => productCode.productClass === productClass && productCode.serial === serial;

/** Content of one package in the unit of the parts; null if the conversion needs an unknown specific weight. */
function calculateContent({ qta, um, dna }: OfferedHardener | ComponentLine, by: MixingBasis): number | null {
  return toMixingAmount({ amount: qta, um, dna }, by);
}

/**
 * The hardeners that the lines of a cart need, each with the packages in the cart and those that can be added. Lines
 * whose content cannot be converted, for lack of a specific weight, are ignored.
 */
export function listHardeners(
  lines: readonly ComponentLine[],
  offered: readonly OfferedHardener[],
): Omit<CartHardener, 'description'>[] {
  const needs = lines.flatMap(({ mixing, ...line }) => {
    const content = mixing && calculateContent({ ...line, mixing }, mixing.by);
    if (mixing === null || content === null) return [];
    const { productCode } = line;
    const { hardenerSerial: serial, by } = mixing;
    return [{ productCode, serial, by, hardener: calculateHardener(content, mixing) }];
  });
  const usesByHardener = Map.groupBy(needs, ({ productCode, serial, by }) =>
    [productCode.productClass, serial, by].join(' '),
  );
  return [...usesByHardener.values()].flatMap((uses) => {
    const [first] = uses;
    if (first === undefined) return [];
    const { serial, by } = first;
    const key = { productClass: first.productCode.productClass, serial };
    const addContent = <Line extends ComponentLine | OfferedHardener>(line: Line) => {
      const content = belongsToSerial(line, key) ? calculateContent(line, by) : null;
      return content === null ? [] : [{ ...line, content }];
    };
    return [
      {
        ...key,
        unit: getMixingUnit(by),
        uses: uses.map(({ productCode, hardener }) => ({ productCode, hardener })),
        inCart: lines.flatMap(addContent).map(({ productCode, content }) => ({ productCode, content })),
        packages: offered.flatMap(addContent).map(({ productCode, content, qtyPkgMultiplier, price }) => ({
          productCode,
          content,
          qtyPkgMultiplier,
          price,
        })),
      },
    ];
  });
}

/** How much of a hardener lines need, have and lack, in its unit. */
export interface HardenerNeed {
  required: number;
  available: number;
  missing: number;
  /** The packages that cover what is missing; empty if the hardener is not sold. */
  add: ChosenPackages<HardenerPackage>;
}

/** Rounds an amount to grams or millilitres, so that sums of products do not lack a fraction of a gram. */
const roundAmount = (amount: number) => Math.round(amount * 1000) / 1000;

/** Calculates what lines need of a hardener; null if they lack nothing. */
export function calculateHardenerNeed(
  { uses, inCart, packages }: Pick<CartHardener, 'uses' | 'inCart' | 'packages'>,
  lines: readonly { productCode: ProductCode; quantity: number }[],
): HardenerNeed | null {
  const amounts = new Map(uses.map(({ productCode, hardener }) => [toProductKey(productCode), hardener]));
  const contents = new Map(inCart.map(({ productCode, content }) => [toProductKey(productCode), content]));
  const sum = (amountByKey: ReadonlyMap<string, number>) =>
    roundAmount(
      lines.reduce(
        (total, { productCode, quantity }) =>
          total + (amountByKey.get(toProductKey(productCode)) ?? 0) * quantity,
        0,
      ),
    );
  const [required, available] = [sum(amounts), sum(contents)];
  const missing = roundAmount(required - available);
  return missing <= 0 ? null : { required, available, missing, add: choosePackages(missing, packages) };
}
