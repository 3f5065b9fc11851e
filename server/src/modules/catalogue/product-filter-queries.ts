import { LIMITS } from '@cromia/domain/limits';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Connection } from '../../platform/database.ts';
import { allOf, type Condition } from '../../platform/list-queries.ts';

/** What lists of ordered products, requests and orders are narrowed to by product; an absent field narrows nothing. */
export interface ProductFilter {
  /** Beginnings of the codes. */
  serial?: string | undefined;
  color?: string | undefined;
  pkg?: string | undefined;
  /** Part of the description of serial and colour, in any language. */
  description?: string | undefined;
  /** Part of the brand. */
  brand?: string | undefined;
}

/** Whether a filter narrows anything. */
export function narrowsProducts({ serial, color, pkg, description, brand }: ProductFilter): boolean {
  return [serial, color, pkg, description, brand].some((value) => value !== undefined);
}

/**
 * What the codes of the products have in common that a filter lets through, when that is all it narrows them by: the
 * beginning of a serial, as `F1`, a serial, a serial and a colour, as `F120-7035`, a colour, as `color=7035`, or a
 * packaging, as `pkg=25`, as `kept_codes_of` of the database writes them. Null otherwise.
 */
export function codePartOf({ serial, color, pkg, ...others }: ProductFilter): string | null {
  if (narrowsProducts(others)) return null;
  if (pkg !== undefined) return serial === undefined && color === undefined ? `pkg=${pkg}` : null;
  if (color === undefined) return serial ?? null;
  // Shorter ones may be beginnings, of which several fit.
  if (color.length !== LIMITS.color) return null;
  if (serial === undefined) return `color=${color}`;
  return serial.length === LIMITS.serial ? `${serial}-${color}` : null;
}

/** The conditions of a filter on the tables `products`, `serials` and `colors`, joined under their own names. */
export function productConditions({ serial, color, pkg, description, brand }: ProductFilter): Condition[] {
  const conditions: Condition[] = [];
  if (serial !== undefined) conditions.push(sql`starts_with(products.serial, ${serial})`);
  if (color !== undefined) conditions.push(sql`starts_with(products.color, ${color})`);
  if (pkg !== undefined) conditions.push(sql`products.pkg = ${pkg}`);
  if (description !== undefined) {
    conditions.push(
      sql`strpos(serials.search_text || ' ' || colors.search_text, search_text(${description})) > 0`,
    );
  }
  if (brand !== undefined) {
    conditions.push(sql`strpos(search_text(serials.brand), search_text(${brand})) > 0`);
  }
  return conditions;
}

/** Joins `serials` and `colors` to `products`. */
export const JOIN_DESCRIPTIONS: RawBuilder<unknown> = sql`
  JOIN serials ON serials.product_class = products.product_class AND serials.serial = products.serial
  JOIN colors ON colors.product_class = products.product_class AND colors.serial = products.serial
    AND colors.color = products.color`;

/** What lines show of their product, from `products`, `serials` and `colors`: the fields of `ProductLineRow`. */
export const PRODUCT_LINE_COLUMNS: RawBuilder<unknown> = sql`
  products.product_class, products.serial, products.color, products.pkg, products.um,
  serials.brand, serials.short_description, colors.color_description, colors.hex`;

/** Ids of the products that a filter fits; null for a filter that names nothing of products. */
export async function fittingProducts(db: Connection, filter: ProductFilter): Promise<number[] | null> {
  if (!narrowsProducts(filter)) return null;
  const isByCodeAlone = filter.description === undefined && filter.brand === undefined;
  const joined = isByCodeAlone ? sql`` : JOIN_DESCRIPTIONS;
  const { rows } = await sql<{ id: number }>`
    SELECT products.id FROM products ${joined} WHERE ${allOf(productConditions(filter))}
    ORDER BY products.id`.execute(db);
  return rows.map(({ id }) => id);
}

/** Documents that are looked up one by one; a list with more of them is walked in its order. */
const FEW = 1_000;

/** The lines of some documents (requests, orders) and what they are asked for. */
export interface LinesAsked {
  /** As in `order_items`. */
  table: string;
  /** Its column that names the document, as in `order_id`. */
  document: string;
  /** The document's own id, as in `orders.id`. */
  id: string;
  /** What a line must be; lines stand under the name `item`. */
  wanted: Condition;
  /** Further conditions of the lines, which hold for every line of the document. */
  conditions?: readonly Condition[];
}

/** What a line of one of some products is. */
export function ofProducts(products: readonly number[]): Condition {
  return sql`item.product_id = ANY (${products}::integer[])`;
}

/** The documents that have a line that is wanted, as often as they have one. */
export function documentsHolding({ table, document, wanted, conditions = [] }: LinesAsked) {
  return sql`SELECT item.${sql.ref(document)} FROM ${sql.table(table)} item WHERE ${allOf([wanted, ...conditions])}`;
}

/** The condition that a document has a line that is wanted, of which its own lines are asked. */
export function hasLine(lines: LinesAsked): Condition {
  const own = sql<SqlBool>`item.${sql.ref(lines.document)} = ${sql.ref(lines.id)}`;
  return sql`EXISTS (${documentsHolding({ ...lines, conditions: [own] })})`;
}

/**
 * The same where documents are looked for.
 * @param found how many documents of the list have one, null while they are counted. Few are looked up by their lines,
 * and where there are many a page is soon full: the planner, which cannot know, walked a million orders for one.
 */
export function holdsLine(lines: LinesAsked, found: number | null): Condition {
  const id = sql.ref(lines.id);
  if (found === null) return sql`${id} IN (${documentsHolding(lines)})`;
  if (found <= FEW) return sql`${id} = ANY (ARRAY(${documentsHolding(lines)}))`;
  return hasLine(lines);
}
