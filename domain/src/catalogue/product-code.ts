import type { z } from 'zod';
import { objectField, upperPatternTextField } from '../fields.ts';
import { LIMITS } from '../limits.ts';

/** Product class when none is given. */
export const DEFAULT_PRODUCT_CLASS = '3';

const CODE = /^[0-9A-Z]+$/;

/** The four parts that identify a variant; always upper-case texts (contract, section 6). */
export const productCodeSchema = objectField({
  productClass: upperPatternTextField(CODE, LIMITS.productClass),
  serial: upperPatternTextField(CODE, LIMITS.serial),
  color: upperPatternTextField(CODE, LIMITS.color),
  pkg: upperPatternTextField(CODE, LIMITS.pkg),
});
export type ProductCode = z.infer<typeof productCodeSchema>;

/** The part of a product code that pages and files show, without the class. */
export type DisplayedProductCode = Omit<ProductCode, 'productClass'>;

const shownSchema = productCodeSchema.omit({ productClass: true });

/** A product code as pages and files show it: `serial-color-pkg` (section 2). */
export function formatProductCode({ serial, color, pkg }: DisplayedProductCode): string {
  return `${serial}-${color}-${pkg}`;
}

/** Parses `serial-color-pkg`, in any case; undefined when it is no product code. */
export function parseProductCode(text: string): DisplayedProductCode | undefined {
  const [serial, color, pkg, ...rest] = text.trim().split('-');
  if (rest.length > 0) return undefined;
  return shownSchema.safeParse({ serial, color, pkg }).data;
}

/** A unique text per variant, as a key of maps and lists; never shown. */
export function toProductKey({ productClass, serial, color, pkg }: ProductCode): string {
  return `${productClass}-${serial}-${color}-${pkg}`;
}
