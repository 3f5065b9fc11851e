import type { QuickOrder, QuickOrderLine, QuickOrderProduct } from '@cromia/domain/cart/quick-order';
import { resolvePackages, roundUpPackages } from '@cromia/domain/cart/quick-order/resolve-packages';
import { calculateRowTotal, sumRowTotals } from '@cromia/domain/catalogue/pricing';
import { type ProductCode, toProductKey } from '@cromia/domain/catalogue/product-code';

/** Errors of a line, without errors of its quantity, which its field displays. */
type QuickProblem = Exclude<QuickOrderLine['code'], 'IllegalItemQuantity'>;

/** One checked line of a quick order, with later edits. */
export interface QuickRow {
  /** Line number in the sent text, from 1. */
  line: number;
  /** The typed text of the line. */
  text: string;
  /** Null when the product can be added to the cart. */
  problem: QuickProblem;
  /** Typed packages; null when missing or not a whole number. */
  asked: number | null;
  /** The quantity as typed. */
  typedQuantity: string;
  /** The content that was typed instead of packages, such as 100 kg. */
  content: QuickOrderLine['content'];
  /** Why the typed quantity is not taken; null if it is. */
  quantityProblem: QuickOrderLine['quantityProblem'];
  product: QuickOrderProduct | null;
  suggestions: readonly QuickOrderProduct[];
  /** Packages for the cart; null while the quantity is invalid. */
  quantity: number | null;
}

function toQuickRow({
  line,
  text,
  code,
  asked,
  typedQuantity,
  content,
  quantityProblem,
  product,
  suggestions,
}: QuickOrderLine): QuickRow {
  return {
    line,
    text,
    problem: code === 'IllegalItemQuantity' ? null : code,
    asked,
    typedQuantity,
    content,
    quantityProblem,
    product,
    suggestions,
    quantity: product && quantityProblem === null ? asked : null,
  };
}

/** The checked lines as rows. */
export function toQuickRows({ lines }: QuickOrder): QuickRow[] {
  return lines.map(toQuickRow);
}

/** The corrected and checked version of a row, with its line number; undefined if the check returned no line. */
export function toCorrectedRow({ line }: QuickRow, { lines: [checked] }: QuickOrder): QuickRow | undefined {
  return checked && { ...toQuickRow(checked), line };
}

/** The line with one of its suggested products. */
export function withSuggestion(row: QuickRow, product: QuickOrderProduct): QuickRow {
  const { asked, content, quantityProblem } = row;
  const resolved = resolvePackages({ packages: asked, content, problem: quantityProblem }, product);
  return {
    ...row,
    problem: null,
    product,
    suggestions: [],
    quantityProblem: resolved.problem,
    quantity: resolved.problem === null ? resolved.packages : null,
  };
}

/** The quantity of a line rounded up to what can be ordered; null if its quantity is valid or rejected otherwise. */
export function getRoundedQuantity({
  problem,
  product,
  quantity,
  asked,
  content,
  quantityProblem,
}: QuickRow) {
  if (problem !== null || product === null || quantity !== null) return null;
  return roundUpPackages({ packages: asked, content, problem: quantityProblem }, product);
}

/** The line with another quantity. */
export function withQuantity(row: QuickRow, quantity: number | null): QuickRow {
  return { ...row, quantity };
}

/** A line that can be added to the cart. */
export type ReadyRow = QuickRow & { problem: null; product: QuickOrderProduct; quantity: number };

export function isReadyRow(row: QuickRow): row is ReadyRow {
  return row.problem === null && row.product !== null && row.quantity !== null;
}

/** Whether the packages of a row are those of the content that was typed. */
export function isConverted({ content, product, quantity }: QuickRow): boolean {
  if (content === null || product === null || quantity === null) return false;
  return resolvePackages({ packages: null, content, problem: null }, product).packages === quantity;
}

/** Numbers of the ready lines by product key, to mark products that occur more than once. */
export function groupLinesByProduct(rows: readonly ReadyRow[]): ReadonlyMap<string, readonly number[]> {
  const lines = new Map<string, number[]>();
  for (const { product, line } of rows) {
    const key = toProductKey(product.productCode);
    lines.set(key, [...(lines.get(key) ?? []), line]);
  }
  return lines;
}

/** EUR for one unit of measure; null when no price is assigned. */
export function getUnitPrice({ pricesAndDiscounts }: QuickOrderProduct): number | null {
  const price = pricesAndDiscounts?.finalUnitPrice ?? null;
  return price === null || price <= 0 ? null : price;
}

/** EUR; null without a price. */
export function calculateCost({ product, quantity }: ReadyRow): number | null {
  const price = getUnitPrice(product);
  return price === null ? null : calculateRowTotal(price, product.unitQty, quantity);
}

/** Total cost of the valid lines in EUR, ignoring those without a price. */
export function calculateTotalCost(rows: readonly ReadyRow[]): number {
  return sumRowTotals(rows.flatMap((row) => calculateCost(row) ?? []));
}

/** The items for the cart: each product once, summed over its lines. */
export function toCartItems(rows: readonly ReadyRow[]): { productCode: ProductCode; quantity: number }[] {
  const items = new Map<string, { productCode: ProductCode; quantity: number }>();
  for (const { product, quantity } of rows) {
    const { productCode } = product;
    const previousQuantity = items.get(toProductKey(productCode))?.quantity ?? 0;
    items.set(toProductKey(productCode), { productCode, quantity: previousQuantity + quantity });
  }
  return [...items.values()];
}
