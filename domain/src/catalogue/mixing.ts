import { Decimal } from 'decimal.js';
import { z } from 'zod';
import { contentVersionField, contentVersionSchema } from '../content-version.ts';
import { boundedDecimalField, choiceField, objectField, upperPatternTextField } from '../fields.ts';
import { localizedTextSchema } from '../languages.ts';
import { LIMITS } from '../limits.ts';

/** Basis of the parts of a mixture: by weight (kg) or by volume (l). */
export const MIXING_BASES = ['WEIGHT', 'VOLUME'] as const;
export type MixingBasis = (typeof MIXING_BASES)[number];

/** The thinner code for water. */
export const WATER_CODE = 'H2O';

const PARTS_MIN = 0.01;
const PARTS_MAX = 10_000;
const PARTS_DECIMALS = 2;

/** How the products of a serial are mixed before use (contract, section 6). */
export const mixingSchema = z.object({
  hardenerSerial: z.string().nullable(),
  baseParts: z.number().nullable().describe('Parts of the product'),
  hardenerParts: z.number().nullable().describe('Parts of the hardener per `baseParts`'),
  by: z.enum(MIXING_BASES).describe('Whether parts are counted by weight or by volume'),
  thinnerSerial: z.string().nullable().describe(`Serial of the thinner; ${WATER_CODE} for water`),
  thinnerPercent: z.number().nullable(),
});
export type Mixing = z.infer<typeof mixingSchema>;

/** A value that may be null or, as in forms, empty; both become null. */
function orNullable<T extends z.ZodType>(schema: T) {
  return z
    .union([schema, z.literal('')], { error: 'invalidField' })
    .nullable()
    .transform((value) => (value === '' ? null : value));
}

/** A value that may be absent or empty, as in forms; both become null. */
function orNull<T extends z.ZodType>(schema: T) {
  return orNullable(schema)
    .nullish()
    .transform((value) => value ?? null);
}

const serial = () => upperPatternTextField(/^[0-9A-Z]+$/, LIMITS.serial);
const parts = () => boundedDecimalField(PARTS_MIN, PARTS_MAX, PARTS_DECIMALS);
const percent = () => boundedDecimalField(PARTS_MIN, 100, LIMITS.percentDecimals);

/** Lists the fields that an incomplete hardener or thinner lacks; nothing if both are absent. */
export function listMissingMixingFields(mixing: Omit<Mixing, 'by'>): string[] {
  const { hardenerSerial, baseParts, hardenerParts, thinnerSerial, thinnerPercent } = mixing;
  return [
    { hardenerSerial, baseParts, hardenerParts },
    { thinnerSerial, thinnerPercent },
  ]
    .filter((fields) => Object.values(fields).some((value) => value !== null))
    .flatMap((fields) => Object.entries(fields).flatMap(([name, value]) => (value === null ? [name] : [])));
}

/** Whether a serial is mixed with nothing. */
export function isUnmixed({ hardenerSerial, thinnerSerial }: Omit<Mixing, 'by'>): boolean {
  return hardenerSerial === null && thinnerSerial === null;
}

/** Mixing data as the desk sends them: a complete hardener, a complete thinner, or both. */
export const mixingInputSchema = objectField({
  hardenerSerial: orNull(serial()),
  baseParts: orNull(parts()),
  hardenerParts: orNull(parts()),
  by: choiceField(MIXING_BASES).default('WEIGHT'),
  thinnerSerial: orNull(serial()),
  thinnerPercent: orNull(percent()),
}).superRefine((mixing, context) => {
  const incomplete = listMissingMixingFields(mixing);
  const missing = incomplete.length === 0 && isUnmixed(mixing) ? ['hardenerSerial'] : incomplete;
  for (const field of missing) context.addIssue({ code: 'custom', message: 'missing', path: [field] });
});

/**
 * Mixing data as imports send them. An absent field leaves the stored value; null empties it. The result must be a
 * complete hardener, a complete thinner, or both.
 */
export const importedMixingSchema = objectField({
  hardenerSerial: orNullable(serial()).optional(),
  baseParts: orNullable(parts()).optional(),
  hardenerParts: orNullable(parts()).optional(),
  by: choiceField(MIXING_BASES).nullish(),
  thinnerSerial: orNullable(serial()).optional(),
  thinnerPercent: orNullable(percent()).optional(),
});
export type ImportedMixing = z.infer<typeof importedMixingSchema>;

const UNMIXED: Omit<Mixing, 'by'> = {
  hardenerSerial: null,
  baseParts: null,
  hardenerParts: null,
  thinnerSerial: null,
  thinnerPercent: null,
};

/** Merges imported mixing data into the stored ones. @returns null if nothing is left */
export function mergeMixing(stored: Mixing | null, imported: ImportedMixing | null): Mixing | null {
  if (imported === null) return null;
  const { by = stored?.by, ...fields } = imported;
  const named = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
  const merged = { ...UNMIXED, ...stored, ...named, by: by ?? 'WEIGHT' };
  return isUnmixed(merged) && listMissingMixingFields(merged).length === 0 ? null : merged;
}

/** The content of a package, or of several. */
export interface PackageContent {
  amount: number;
  /** Unit of measure: kg or l. */
  um: string;
  /** Specific weight, kg/l; null where it is not known. */
  dna: number | null;
}

/** The unit of the parts of a mixture. */
export function getMixingUnit(by: MixingBasis): 'kg' | 'l' {
  return by === 'WEIGHT' ? 'kg' : 'l';
}

/** Converts a content to the unit of the parts; null if the conversion needs an unknown specific weight. */
export function toMixingAmount({ amount, um, dna }: PackageContent, by: MixingBasis): number | null {
  if (um.toLowerCase() === getMixingUnit(by)) return amount;
  if (dna === null) return null;
  const content = new Decimal(amount);
  return (by === 'WEIGHT' ? content.times(dna) : content.div(dna)).toNumber();
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

/** The amount of hardener that an amount of the product needs, both in the unit of the parts. */
export function calculateHardener(amount: number, { baseParts, hardenerParts }: MixingWithHardener): number {
  return new Decimal(amount).times(hardenerParts).div(baseParts).toNumber();
}

/** A package in which a product is sold. */
export interface AvailablePackage {
  /** Content of one package, in the unit of the needed amount. */
  content: number;
  qtyPkgMultiplier: number;
  /** Price of one package in EUR; null if not assigned. */
  price: number | null;
}

/** Packages of one or two sizes, each with its quantity. */
export type ChosenPackages<P extends AvailablePackage> = { offered: P; quantity: number }[];

/** The packages of one size for an amount: at least this amount, or at most it, in multiples of the multiplier. */
function fill<P extends AvailablePackage>(offered: P, amount: Decimal, round: 'up' | 'down') {
  const multiple = new Decimal(offered.content).times(offered.qtyPkgMultiplier);
  const multiples = amount.div(multiple).toDecimalPlaces(6);
  const quantity = multiples[round === 'up' ? 'ceil' : 'floor']().times(offered.qtyPkgMultiplier);
  return { offered, quantity: Math.max(0, quantity.toNumber()) };
}

/**
 * Chooses the packages for an amount: those of one size, or as many of one size as fit and the rest in another. The
 * cheapest choice wins; without prices, or among equally cheap ones, the one with the least content, then that with the
 * fewest packages.
 * @returns an empty list when no package is offered
 */
export function choosePackages<P extends AvailablePackage>(
  amount: number,
  offered: readonly P[],
): ChosenPackages<P> {
  const needed = new Decimal(amount);
  const sizes = offered.filter(({ content }) => content > 0);
  const isPriced = sizes.every(({ price }) => price !== null);
  const choices = sizes.flatMap((first) => [
    [fill(first, needed, 'up')],
    ...sizes.flatMap((second) => {
      const full = fill(first, needed, 'down');
      const rest = fill(second, needed.minus(new Decimal(full.quantity).times(first.content)), 'up');
      return first === second || full.quantity === 0 || rest.quantity === 0 ? [] : [[full, rest]];
    }),
  ]);
  const sum = (choice: ChosenPackages<P>, getValue: (each: P) => number) =>
    choice.reduce(
      (total, each) => total.plus(new Decimal(getValue(each.offered)).times(each.quantity)),
      new Decimal(0),
    );
  const ranked = choices.map((choice) => ({
    choice,
    price: isPriced ? sum(choice, ({ price }) => price ?? 0) : new Decimal(0),
    content: sum(choice, ({ content }) => content),
    count: sum(choice, () => 1),
  }));
  const [best] = ranked.sort(
    (a, b) => a.price.cmp(b.price) || a.content.cmp(b.content) || a.count.cmp(b.count),
  );
  return best?.choice ?? [];
}

/** The mixing data of one serial, as the back office edits it; null for products that are used unmixed. */
export const serialMixingSchema = z.object({
  productClass: z.string(),
  serial: z.string(),
  shortDescription: localizedTextSchema,
  mixing: mixingSchema.nullable(),
  version: contentVersionSchema,
});
export type SerialMixing = z.infer<typeof serialMixingSchema>;

/** Body of PUT backoffice/serials/{productClass}/{serial}/mixing. */
export const changedMixingSchema = objectField({
  version: contentVersionField(),
  mixing: mixingInputSchema.nullable(),
});
export type ChangedMixing = z.output<typeof changedMixingSchema>;
