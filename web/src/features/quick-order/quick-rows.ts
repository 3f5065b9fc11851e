import { checkQuantity } from '@cromia/domain/cart/quantity';
import type { QuickOrder, QuickOrderLine, QuickOrderProduct } from '@cromia/domain/cart/quick-order';
import { rowsTotal, rowTotal } from '@cromia/domain/catalogue/pricing';
import { type ProductCode, productKey } from '@cromia/domain/catalogue/product-code';

/** What is wrong with a line other than its quantity, which its own field says. */
type QuickProblem = Exclude<QuickOrderLine['code'], 'IllegalItemQuantity'>;

/** One line of a quick order on the page: as it was checked, and what has been made of it since. */
export interface QuickRow {
  /** Place in what was sent, from 1. */
  line: number;
  /** What was typed. */
  text: string;
  /** Null for a line whose product can go into the cart. */
  problem: QuickProblem;
  /** Packages typed; null for none, or no whole number. */
  asked: number | null;
  /** The quantity as it was typed. */
  typedQuantity: string;
  product: QuickOrderProduct | null;
  suggestions: readonly QuickOrderProduct[];
  /** Packages that go into the cart; null while there is no right quantity. */
  quantity: number | null;
}

/** What was asked for, where the product is sold in such quantities; null where somebody must say how many. */
function rightQuantity(asked: number | null, { qtyPkgMultiplier }: QuickOrderProduct): number | null {
  return asked !== null && checkQuantity(asked, qtyPkgMultiplier) === null ? asked : null;
}

function rowOf({ line, text, code, asked, typedQuantity, product, suggestions }: QuickOrderLine): QuickRow {
  return {
    line,
    text,
    problem: code === 'IllegalItemQuantity' ? null : code,
    asked,
    typedQuantity,
    product,
    suggestions,
    quantity: product && rightQuantity(asked, product),
  };
}

/** The lines as they were checked. */
export function rowsOf({ lines }: QuickOrder): QuickRow[] {
  return lines.map(rowOf);
}

/** A line that was corrected and checked again, in its place. */
export function correctedRow({ line }: QuickRow, { lines: [checked] }: QuickOrder): QuickRow | undefined {
  return checked && { ...rowOf(checked), line };
}

/** The line with a product that was suggested for it. */
export function withSuggestion(row: QuickRow, product: QuickOrderProduct): QuickRow {
  return { ...row, problem: null, product, suggestions: [], quantity: rightQuantity(row.asked, product) };
}

/** The line with another quantity; the total follows. */
export function withQuantity(row: QuickRow, quantity: number | null): QuickRow {
  return { ...row, quantity };
}

/** A line that can go into the cart. */
export type ReadyRow = QuickRow & { problem: null; product: QuickOrderProduct; quantity: number };

export function isReady(row: QuickRow): row is ReadyRow {
  return row.problem === null && row.product !== null && row.quantity !== null;
}

/** The lines that name each product, by its key: a product that several lines name is said. */
export function linesByProduct(rows: readonly QuickRow[]): ReadonlyMap<string, readonly number[]> {
  const lines = new Map<string, number[]>();
  for (const { problem, product, line } of rows) {
    if (problem !== null || product === null) continue;
    const key = productKey(product.productCode);
    lines.set(key, [...(lines.get(key) ?? []), line]);
  }
  return lines;
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
