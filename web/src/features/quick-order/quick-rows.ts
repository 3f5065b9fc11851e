import { roundUpToMultiplier } from '@cromia/domain/cart/quantity';
import type { QuickOrder, QuickOrderLine, QuickOrderProduct } from '@cromia/domain/cart/quick-order';
import { rowsTotal, rowTotal } from '@cromia/domain/catalogue/pricing';
import { type ProductCode, productKey } from '@cromia/domain/catalogue/product-code';

/** One line of a quick order on the page: as it was checked, and what has been made of it since. */
export interface QuickRow {
  /** Place in what was sent, from 1. */
  line: number;
  /** What was typed. */
  text: string;
  /** What is wrong with it; null when it can go into the cart. */
  problem: QuickOrderLine['code'];
  /** Packages typed; null for none. */
  asked: number | null;
  product: QuickOrderProduct | null;
  suggestions: readonly QuickOrderProduct[];
  /** Packages that go into the cart; null while what was typed is no quantity. */
  quantity: number | null;
}

/** The lines as they were checked. */
export function rowsOf({ lines }: QuickOrder): QuickRow[] {
  return lines.map(({ line, text, code, asked, product, suggestions }) => ({
    line,
    text,
    problem: code,
    asked,
    product,
    suggestions,
    quantity: product?.quantity ?? 0,
  }));
}

/** The line with a product that was suggested for it. */
export function withSuggestion(row: QuickRow, product: QuickOrderProduct): QuickRow {
  return { ...row, problem: null, product, suggestions: [], quantity: product.quantity };
}

/** The line with another quantity; the total follows. */
export function withQuantity(row: QuickRow, quantity: number | null): QuickRow {
  if (quantity === null) return { ...row, quantity };
  const rounded = roundUpToMultiplier(quantity, row.product?.qtyPkgMultiplier);
  return { ...row, asked: rounded, quantity: rounded };
}

/** A line that can go into the cart. */
export type ReadyRow = QuickRow & { problem: null; product: QuickOrderProduct; quantity: number };

export function isReady(row: QuickRow): row is ReadyRow {
  return row.problem === null && row.product !== null && row.quantity !== null;
}

/** EUR for one unit of measure; null when no price is assigned. */
export function priceOf({ pricesAndDiscounts }: QuickOrderProduct): number | null {
  const price = pricesAndDiscounts?.finalUnitPrice ?? null;
  return price === null || price <= 0 ? null : price;
}

/** EUR; null without a price. */
export function costOf({ product, quantity }: ReadyRow): number | null {
  const price = priceOf(product);
  return price === null ? null : rowTotal(price, product.unitQty, quantity);
}

/** What the lines that are ready cost together, EUR; those without a price are left out. */
export function costOfAll(rows: readonly ReadyRow[]): number {
  return rowsTotal(rows.flatMap((row) => costOf(row) ?? []));
}

/** What goes into the cart: each product once, however many lines named it. */
export function cartItemsOf(rows: readonly ReadyRow[]): { productCode: ProductCode; quantity: number }[] {
  const items = new Map<string, { productCode: ProductCode; quantity: number }>();
  for (const { product, quantity } of rows) {
    const { productCode } = product;
    const before = items.get(productKey(productCode))?.quantity ?? 0;
    items.set(productKey(productCode), { productCode, quantity: before + quantity });
  }
  return [...items.values()];
}
