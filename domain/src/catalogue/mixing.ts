import { Decimal } from 'decimal.js';
import { z } from 'zod';
import { choiceField, decimalNumberField, objectField, upperPatternTextField } from '../fields.ts';
import { localizedTextSchema } from '../languages.ts';
import { LIMITS } from '../limits.ts';

/** What the parts of a mixture count: kilograms or litres. */
export const MIXING_BASES = ['WEIGHT', 'VOLUME'] as const;
export type MixingBasis = (typeof MIXING_BASES)[number];

/** The thinner's code that means plain water. */
export const WATER_CODE = 'H2O';

const PARTS_MIN = 0.01;
const PARTS_MAX = 10_000;

/** How the products of a serial are mixed before use (contract, section 6). */
export const mixingSchema = z.object({
  hardenerSerial: z.string().nullable(),
  baseParts: z.number().nullable().describe('Parts of the product'),
  hardenerParts: z.number().nullable().describe('Parts of the hardener to these'),
  by: z.enum(MIXING_BASES).describe('What the parts count'),
  thinnerSerial: z.string().nullable().describe(`${WATER_CODE} for water`),
  thinnerPercent: z.number().nullable(),
});
export type Mixing = z.infer<typeof mixingSchema>;

/** A value that may be absent, or empty as a form has it. */
function orNull<T extends z.ZodType>(schema: T) {
  return z
    .union([schema, z.literal('')], { error: 'invalidField' })
    .nullish()
    .transform((value) => (value === '' || value === undefined ? null : value));
}

const serial = () => orNull(upperPatternTextField(/^[0-9A-Z]+$/, LIMITS.serial));
const parts = () => orNull(decimalNumberField(PARTS_MIN, PARTS_MAX));

/** Mixing data as imports and the desk send them: a complete hardener, a complete thinner, or both. */
export const givenMixingSchema = objectField({
  hardenerSerial: serial(),
  baseParts: parts(),
  hardenerParts: parts(),
  by: choiceField(MIXING_BASES).default('WEIGHT'),
  thinnerSerial: serial(),
  thinnerPercent: orNull(decimalNumberField(PARTS_MIN, 100)),
}).superRefine((mixing, context) => {
  const { hardenerSerial, baseParts, hardenerParts, thinnerSerial, thinnerPercent } = mixing;
  const stated = [
    { hardenerSerial, baseParts, hardenerParts },
    { thinnerSerial, thinnerPercent },
  ].filter((fields) => Object.values(fields).some((value) => value !== null));
  const missing =
    stated.length === 0
      ? ['hardenerSerial']
      : stated.flatMap((fields) =>
          Object.entries(fields).flatMap(([name, value]) => (value === null ? [name] : [])),
        );
  for (const field of missing) context.addIssue({ code: 'custom', message: 'missing', path: [field] });
});

/** The content of a package, or of several. */
export interface PackageContent {
  amount: number;
  /** kg or l. */
  um: string;
  /** Specific weight, kg/l; null where it is not known. */
  dna: number | null;
}

/** The unit that parts count. */
export function getMixingUnit(by: MixingBasis): 'kg' | 'l' {
  return by === 'WEIGHT' ? 'kg' : 'l';
}

/** A content in the unit that parts count; null where its specific weight would be needed and is not known. */
export function toMixingAmount({ amount, um, dna }: PackageContent, by: MixingBasis): number | null {
  if (um.toLowerCase() === getMixingUnit(by)) return amount;
  if (dna === null) return null;
  const given = new Decimal(amount);
  return (by === 'WEIGHT' ? given.times(dna) : given.div(dna)).toNumber();
}

/** A mixture with a hardener. */
export type MixingWithHardener = Mixing & {
  hardenerSerial: string;
  baseParts: number;
  hardenerParts: number;
};

export function hasHardener(mixing: Mixing | null): mixing is MixingWithHardener {
  return (
    mixing !== null &&
    mixing.hardenerSerial !== null &&
    mixing.baseParts !== null &&
    mixing.hardenerParts !== null
  );
}

/** The hardener that an amount of the product takes, in the unit of its parts. */
export function calculateHardener(amount: number, { baseParts, hardenerParts }: MixingWithHardener): number {
  return new Decimal(amount).times(hardenerParts).div(baseParts).toNumber();
}

/** A package that an amount can be bought in. */
export interface AvailablePackage {
  /** What one holds, in the unit of the amount. */
  content: number;
  qtyPkgMultiplier: number;
}

/** How much more than needed may be bought to save packages, as a factor. */
const SURPLUS = 1.25;

/**
 * The packages to buy an amount in: the fewest that hold at most a quarter more, else those that hold least.
 * @returns null when none is offered
 */
export function choosePackages<P extends AvailablePackage>(
  amount: number,
  offered: readonly P[],
): { offered: P; quantity: number } | null {
  const choices = offered
    .map((each) => {
      const needed = new Decimal(amount).div(each.content).toDecimalPlaces(6).ceil().toNumber();
      const quantity = Math.ceil(needed / each.qtyPkgMultiplier) * each.qtyPkgMultiplier;
      return { offered: each, quantity, total: quantity * each.content };
    })
    .sort((a, b) => a.total - b.total || a.quantity - b.quantity);
  const close = choices.filter(({ total }) => total <= amount * SURPLUS);
  const [best] = close.length > 0 ? close.toSorted((a, b) => a.quantity - b.quantity) : choices;
  return best === undefined ? null : { offered: best.offered, quantity: best.quantity };
}

/** How the products of one serial are mixed, as the desk keeps it; null for products that are used unmixed. */
export const serialMixingSchema = z.object({
  productClass: z.string(),
  serial: z.string(),
  shortDescription: localizedTextSchema,
  mixing: mixingSchema.nullable(),
});
export type SerialMixing = z.infer<typeof serialMixingSchema>;

/** Body of PUT backoffice/serials/{productClass}/{serial}/mixing. */
export const changedMixingSchema = objectField({ mixing: givenMixingSchema.nullable() });
