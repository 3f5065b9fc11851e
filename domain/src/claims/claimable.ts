import { type ProductCode, toProductKey } from '../catalogue/product-code.ts';
import type { FieldError } from '../errors.ts';

/** Packages of a product, of one batch or of any. */
export interface ClaimablePackages {
  productCode: ProductCode;
  quantity: number;
  batch: string | null;
}

const toBatchKey = ({ productCode, batch }: ClaimablePackages) => `${toProductKey(productCode)} ${batch}`;

/** Adds up packages by a key; those without a key are left out. */
function sumPackages(
  lines: readonly ClaimablePackages[],
  getKey: (line: ClaimablePackages) => string | null,
): Map<string, number> {
  const sums = new Map<string, number>();
  for (const line of lines) {
    const key = getKey(line);
    if (key !== null) sums.set(key, (sums.get(key) ?? 0) + line.quantity);
  }
  return sums;
}

/**
 * Returns a function that tells how many packages of a line of a shipment can still be claimed: those shipped, less those
 * in other claims. Packages that were claimed without a batch may be of any.
 */
function countClaimable(shipped: readonly ClaimablePackages[], claimed: readonly ClaimablePackages[]) {
  const byProduct = (line: ClaimablePackages) => toProductKey(line.productCode);
  const byBatch = (line: ClaimablePackages) => (line.batch === null ? null : toBatchKey(line));
  const [shippedProducts, shippedBatches] = [sumPackages(shipped, byProduct), sumPackages(shipped, byBatch)];
  const [claimedProducts, claimedBatches] = [sumPackages(claimed, byProduct), sumPackages(claimed, byBatch)];
  return (line: Omit<ClaimablePackages, 'quantity'>): number => {
    const product = toProductKey(line.productCode);
    const ofProduct = (shippedProducts.get(product) ?? 0) - (claimedProducts.get(product) ?? 0);
    if (line.batch === null) return Math.max(0, ofProduct);
    const batch = toBatchKey({ ...line, quantity: 0 });
    const ofBatch = (shippedBatches.get(batch) ?? 0) - (claimedBatches.get(batch) ?? 0);
    return Math.max(0, Math.min(ofProduct, ofBatch));
  };
}

/** What is wrong with the items of a new claim: those that the shipment does not contain, and quantities beyond it. */
export interface ClaimItemErrors {
  foreign: FieldError[];
  excessive: FieldError[];
}

/**
 * Checks the items of a new claim.
 * @param shipped the lines of the shipment
 * @param claimed packages of this shipment in claims that were not rejected
 */
export function findClaimItemErrors(
  shipped: readonly ClaimablePackages[],
  claimed: readonly ClaimablePackages[],
  items: readonly ClaimablePackages[],
): ClaimItemErrors {
  const errors: ClaimItemErrors = { foreign: [], excessive: [] };
  for (const [index, item] of items.entries()) {
    const { productCode, batch, quantity } = item;
    const ofProduct = shipped.filter((line) => toProductKey(line.productCode) === toProductKey(productCode));
    if (ofProduct.length === 0) {
      errors.foreign.push({ path: `items.${index}.productCode`, code: 'invalidField' });
      continue;
    }
    if (batch !== null && !ofProduct.some((line) => line.batch === batch)) {
      errors.foreign.push({ path: `items.${index}.batch`, code: 'invalidField' });
      continue;
    }
    const max = countClaimable(shipped, [...claimed, ...items.slice(0, index)])({ productCode, batch });
    if (quantity > max)
      errors.excessive.push({
        path: `items.${index}.quantity`,
        code: 'invalidField',
        limit: { of: 'value', max },
      });
  }
  return errors;
}
