import type { z } from 'zod';
import { objectField, upperPatternTextField } from '../fields.ts';
import { LIMITS } from '../limits.ts';

/** Product class of codes without one. */
export const DEFAULT_PRODUCT_CLASS = '3';

const CODE = /^[0-9A-Z]+$/;

/** The four parts that identify a variant, always in upper case (contract, section 6). */
export const productCodeSchema = objectField({
  productClass: upperPatternTextField(CODE, LIMITS.productClass),
  serial: upperPatternTextField(CODE, LIMITS.serial),
  color: upperPatternTextField(CODE, LIMITS.color),
  pkg: upperPatternTextField(CODE, LIMITS.pkg),
});
export type ProductCode = z.infer<typeof productCodeSchema>;

/** A product code without its class, as pages and files show it. */
export type DisplayedProductCode = Omit<ProductCode, 'productClass'>;

const displayedCodeSchema = productCodeSchema.omit({ productClass: true });

/** A product code as pages and files show it: `serial-color-pkg` (section 2). */
export function formatProductCode({ serial, color, pkg }: DisplayedProductCode): string {
  return `${serial}-${color}-${pkg}`;
}

/** Parses `serial-color-pkg`, case-insensitively; undefined when the text is no product code. */
export function parseProductCode(text: string): DisplayedProductCode | undefined {
  const [serial, color, pkg, ...rest] = text.trim().split('-');
  if (rest.length > 0) return undefined;
  return displayedCodeSchema.safeParse({ serial, color, pkg }).data;
}

/** Unique key of a variant for maps and lists; never shown. */
export function toProductKey({ productClass, serial, color, pkg }: ProductCode): string {
  return `${productClass}-${serial}-${color}-${pkg}`;
}
