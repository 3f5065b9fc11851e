import { Decimal } from 'decimal.js';
import { z } from 'zod';
import { type ProductCode, productCodeSchema, toProductKey } from '../../catalogue/product-code.ts';
import { type Hazard, PACKING_GROUPS } from '../hazard.ts';

/** The points of ADR 1.1.3.6.3 up to which a load is carried under the exemption; exactly this number is within it. */
export const TRANSPORT_LIMIT = 1_000;

/** Points for one litre or kg, by transport category. Category 0 is never exempt, and has no points. */
const FACTORS: Readonly<Record<number, number>> = { 0: 0, 1: 50, 2: 3, 3: 1, 4: 0 };

/** Millilitres and grams: what a quantity is rounded to before it is multiplied. */
const QUANTITY_DECIMALS = 3;

/**
 * A specific weight, kg/l, below that of all liquids of the trade (n-hexane has 0.66): with it, the litres of a liquid in kg
 * are never too few.
 */
const LOWEST_SPECIFIC_WEIGHT = 0.65;

/** The transport fields of an assessment. */
export type TransportData = Pick<
  Hazard,
  | 'unNumber'
  | 'properShippingName'
  | 'transportClass'
  | 'packingGroup'
  | 'tunnelCode'
  | 'transportCategory'
  | 'limitedQuantity'
  | 'environmentallyHazardous'
>;

/** A line to be transported: packages of a product, with the assessment of its colour; null if not assessed. */
export interface TransportedLine {
  productCode: ProductCode;
  um: string;
  /** Content of one package in `um`. */
  qta: number;
  /** Specific weight, kg/l; null if unknown. */
  dna: number | null;
  /** Number of packages. */
  packages: number;
  hazard: TransportData | null;
}

export const transportLineSchema = z.object({
  productCode: productCodeSchema,
  unNumber: z.string().describe('UN number, four digits'),
  properShippingName: z.string(),
  transportClass: z.string(),
  packingGroup: z.enum(PACKING_GROUPS).nullable(),
  tunnelCode: z.string().nullable(),
  transportCategory: z.int().describe('Transport category 0 to 4'),
  environmentallyHazardous: z.boolean(),
  quantity: z.number().describe('Quantity of the line in `unit`'),
  unit: z.enum(['l', 'kg']).describe('Litres for liquids, otherwise kg net'),
  isLimitedQuantity: z.boolean().describe('Whether its packages are within the limited quantity of ADR 3.4'),
  lacksSpecificWeight: z
    .boolean()
    .describe(
      'Whether it is a liquid in kg whose litres are unknown, as the product has no specific weight: its kg count, and its packages are never limited quantities',
    ),
  points: z.number().describe('Points of ADR 1.1.3.6.3; 0 for limited quantities'),
});
export type TransportLine = z.infer<typeof transportLineSchema>;

export const transportSchema = z.object({
  points: z.number().describe('Sum of the points of the lines'),
  limit: z.literal(TRANSPORT_LIMIT).describe('Points up to which ADR 1.1.3.6 exempts the load'),
  exceeds: z
    .boolean()
    .describe('Whether the load is not exempt: more than 1,000 points, or transport category 0'),
  lines: z.array(transportLineSchema).describe('Dangerous goods only'),
  isComplete: z.boolean().describe('False if a line has no assessment'),
});
export type Transport = z.infer<typeof transportSchema>;

/** Classes of goods that count by their net mass: gases and flammable solids. The same in PostgreSQL. */
export const MASS_CLASS = '^(2|4\\.1)';
/** Words of shipping names whose goods count by their net mass, in capitals. */
export const MASS_WORDS = ['SOLID', 'POWDER', 'DUST', 'AEROSOL', 'AEROSOLS'] as const;

/** Whether goods count by their net mass: gases, flammable solids, and entries that name solids or powders. */
export function isCountedByMass({
  transportClass,
  properShippingName,
}: Pick<TransportData, 'transportClass' | 'properShippingName'>): boolean {
  const words = (properShippingName ?? '').toUpperCase().split(/[^A-Z]+/);
  return new RegExp(MASS_CLASS).test(transportClass ?? '') || MASS_WORDS.some((word) => words.includes(word));
}

/**
 * An amount of dangerous goods in the unit that ADR counts: litres for liquids, kg net for the others. Without a
 * specific weight it keeps its own unit, and `isConverted` is false.
 */
function toAdrAmount(
  amount: Decimal,
  { um, dna }: Pick<TransportedLine, 'um' | 'dna'>,
  data: TransportData,
): { amount: Decimal; unit: 'l' | 'kg'; isConverted: boolean } {
  const own = um === 'l' ? 'l' : 'kg';
  const unit = isCountedByMass(data) ? 'kg' : 'l';
  if (own === unit) return { amount, unit, isConverted: true };
  if (dna === null || dna <= 0) return { amount, unit: own, isConverted: false };
  return { amount: unit === 'l' ? amount.div(dna) : amount.times(dna), unit, isConverted: true };
}

/** A line of dangerous goods with its points; null if the product is not dangerous for transport. */
function toTransportLine(line: TransportedLine): TransportLine | null {
  const { hazard } = line;
  const { unNumber = null, properShippingName, transportClass, transportCategory } = hazard ?? {};
  if (!hazard || unNumber === null) return null;
  const content = toAdrAmount(new Decimal(line.qta), line, hazard);
  const { limitedQuantity } = hazard;
  const lacksSpecificWeight = !content.isConverted && content.unit === 'kg';
  // Its litres may be more than its kg.
  const isLimitedQuantity =
    limitedQuantity > 0 && !lacksSpecificWeight && content.amount.lte(limitedQuantity);
  const quantity = content.amount
    .times(line.packages)
    .toDecimalPlaces(QUANTITY_DECIMALS, Decimal.ROUND_HALF_UP);
  // Without a category, the strictest one that has points holds.
  const category = transportCategory ?? 1;
  const factor = isLimitedQuantity ? 0 : (FACTORS[category] ?? 0);
  return {
    productCode: line.productCode,
    unNumber,
    properShippingName: properShippingName ?? '',
    transportClass: transportClass ?? '',
    packingGroup: hazard.packingGroup,
    tunnelCode: hazard.tunnelCode,
    transportCategory: category,
    environmentallyHazardous: hazard.environmentallyHazardous,
    quantity: quantity.toNumber(),
    unit: content.unit,
    isLimitedQuantity,
    lacksSpecificWeight,
    points: quantity.times(factor).toNumber(),
  };
}

/** Whether a line of any quantity makes the load exceed the exemption. */
export function isNeverExempt({
  transportCategory,
  isLimitedQuantity,
}: Pick<TransportLine, 'transportCategory' | 'isLimitedQuantity'>): boolean {
  return transportCategory === 0 && !isLimitedQuantity;
}

/** A load of lines, complete if each of its products is assessed. */
function sumLoad(lines: TransportLine[], products: readonly { hazard: object | null }[]): Transport {
  const points = lines.reduce((sum, line) => sum.plus(line.points), new Decimal(0));
  return {
    points: points.toNumber(),
    limit: TRANSPORT_LIMIT,
    exceeds: points.gt(TRANSPORT_LIMIT) || lines.some(isNeverExempt),
    lines,
    isComplete: products.every(({ hazard }) => hazard !== null),
  };
}

/** The dangerous goods of a load with their points (contract, section 12; ADR 1.1.3.6.3). */
export function calculateTransport(transported: readonly TransportedLine[]): Transport {
  const lines = transported.flatMap((line) => toTransportLine(line) ?? []);
  return sumLoad(lines, transported);
}

/** The part of a load that some of its products make up, such as the selected lines of a cart. */
export function selectLoad(
  transport: Transport,
  products: readonly { productCode: ProductCode; hazard: object | null }[],
): Transport {
  const keys = new Set(products.map(({ productCode }) => toProductKey(productCode)));
  const lines = transport.lines.filter(({ productCode }) => keys.has(toProductKey(productCode)));
  return sumLoad(lines, products);
}

/** Entries whose name says that they are environmentally hazardous (ADR 5.4.1.1.18). */
const ENVIRONMENTAL_ENTRIES: ReadonlySet<string> = new Set(['3077', '3082']);

/** The meaning of a load for its driver, as the key of a text. */
export const TRANSPORT_MEANINGS = ['NONE', 'LIMITED', 'EXEMPT', 'EXCEEDS', 'UNWEIGHED', 'UNKNOWN'] as const;
export type TransportMeaning = (typeof TRANSPORT_MEANINGS)[number];

/** The most points that a line may have: without specific weight, a liquid in kg may be more litres. */
export function getMostPoints({ points, lacksSpecificWeight }: TransportLine): Decimal {
  return lacksSpecificWeight ? new Decimal(points).div(LOWEST_SPECIFIC_WEIGHT) : new Decimal(points);
}

/** Whether a load may exceed the exemption, because the litres of some liquids in kg are unknown. */
function mayExceed({ lines }: Pick<Transport, 'lines'>): boolean {
  return lines.reduce((sum, line) => sum.plus(getMostPoints(line)), new Decimal(0)).gt(TRANSPORT_LIMIT);
}

/**
 * What a load means for its driver: it has no dangerous goods (`NONE`), only limited quantities (`LIMITED`), is within
 * the exemption of ADR 1.1.3.6 (`EXEMPT`), exceeds it (`EXCEEDS`), or may exceed it, because the litres of some liquids in
 * kg are unknown (`UNWEIGHED`) or it has lines that nobody has assessed (`UNKNOWN`).
 */
export function getTransportMeaning({ exceeds, lines, isComplete }: Transport): TransportMeaning {
  if (exceeds) return 'EXCEEDS';
  if (!isComplete) return 'UNKNOWN';
  if (mayExceed({ lines })) return 'UNWEIGHED';
  if (lines.some(({ isLimitedQuantity }) => !isLimitedQuantity)) return 'EXEMPT';
  return lines.length > 0 ? 'LIMITED' : 'NONE';
}

/**
 * The entry of dangerous goods in a transport document, in the order that ADR 5.4.1.1.1 prescribes:
 * `UN 1263 PAINT, 3, III, (D/E)`.
 */
export function formatTransportEntry({
  unNumber,
  properShippingName,
  transportClass,
  packingGroup,
  tunnelCode,
  environmentallyHazardous,
}: Pick<
  TransportLine,
  | 'unNumber'
  | 'properShippingName'
  | 'transportClass'
  | 'packingGroup'
  | 'tunnelCode'
  | 'environmentallyHazardous'
>): string {
  return [
    `UN ${unNumber} ${properShippingName}`.trim(),
    transportClass,
    packingGroup,
    tunnelCode === null ? null : `(${tunnelCode})`,
    environmentallyHazardous && !ENVIRONMENTAL_ENTRIES.has(unNumber) ? 'ENVIRONMENTALLY HAZARDOUS' : null,
  ]
    .filter(Boolean)
    .join(', ');
}
