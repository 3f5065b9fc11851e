import { z } from 'zod';
import { productLineShape } from '../catalogue/product.ts';
import { toProductKey } from '../catalogue/product-code.ts';

/** A line of a version of an offer. */
export const offerVersionLineSchema = z.object({
  ...productLineShape,
  quantity: z.int().describe('Number of packages'),
  finalUnitPrice: z.number().describe('Price in EUR for one um'),
  unitPrice: z
    .number()
    .nullable()
    .describe('Price in EUR for one um before discounts; AGENT, COMMERCIAL and staff only'),
  discountPct1: z.number().nullable().describe('First discount in percent; AGENT, COMMERCIAL and staff only'),
  discountPct2: z
    .number()
    .nullable()
    .describe('Second discount in percent; AGENT, COMMERCIAL and staff only'),
  rowTotal: z.number().describe('Total of the line in EUR'),
});
export type OfferVersionLine = z.infer<typeof offerVersionLineSchema>;

/** An offer as it was sent to the customer. */
export const offerVersionSchema = z.object({
  version: z.int(),
  sentOn: z.string().describe('Time at which it was sent (UTC)'),
  expirationDate: z.string().nullable().describe('Last day for ordering it'),
  overallDiscount: z.number().describe('Discount on the total, in percent'),
  total: z.number().describe('Total in EUR'),
  reason: z.string().nullable().describe('Message of staff with the offer'),
  items: z.array(offerVersionLineSchema),
});
export type OfferVersion = z.infer<typeof offerVersionSchema>;

/** Response of GET /offer-requests/{id}/versions: every version that was sent, oldest first. */
export const offerVersionsSchema = z.array(offerVersionSchema);

/** What differs between two versions of a line. */
export type LineDifference = 'ADDED' | 'REMOVED' | 'QUANTITY' | 'PRICE' | 'DISCOUNT';

export interface ComparedLine {
  /** Null for a line that only the later version has. */
  before: OfferVersionLine | null;
  /** Null for a line that only the earlier version has. */
  after: OfferVersionLine | null;
  differences: LineDifference[];
}

function listDifferences(before: OfferVersionLine, after: OfferVersionLine): LineDifference[] {
  const hasOtherDiscount =
    before.discountPct1 !== after.discountPct1 || before.discountPct2 !== after.discountPct2;
  const hasOtherPrice =
    before.finalUnitPrice !== after.finalUnitPrice || before.unitPrice !== after.unitPrice;
  return [
    ...(before.quantity === after.quantity ? [] : (['QUANTITY'] as const)),
    ...(hasOtherPrice ? (['PRICE'] as const) : []),
    ...(hasOtherDiscount ? (['DISCOUNT'] as const) : []),
  ];
}

/**
 * Compares two versions of an offer line by line, in the order of the later one; lines that it no longer has follow. A
 * product that a version has twice is paired in its order.
 */
export function compareVersions(before: OfferVersion, after: OfferVersion): ComparedLine[] {
  const unpaired = Map.groupBy(before.items, (line) => toProductKey(line.productCode));
  const lines = after.items.map((line): ComparedLine => {
    const earlier = unpaired.get(toProductKey(line.productCode))?.shift() ?? null;
    const differences: LineDifference[] = earlier === null ? ['ADDED'] : listDifferences(earlier, line);
    return { before: earlier, after: line, differences };
  });
  const removed = [...unpaired.values()].flat();
  return [
    ...lines,
    ...removed.map((line): ComparedLine => ({ before: line, after: null, differences: ['REMOVED'] })),
  ];
}
