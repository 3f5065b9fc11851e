import { type RawBuilder, sql } from 'kysely';
import { combineConditions, type SqlCondition } from '../../platform/database/list-queries.ts';

/** Product filter for lists of ordered products, requests and orders; absent fields are ignored. */
export interface ProductFilter {
  /** `serial` and `color` match the start of a code, `pkg` a whole code. */
  serial?: string | undefined;
  color?: string | undefined;
  pkg?: string | undefined;
  /** Part of the description of the serial and colour, in any language. */
  description?: string | undefined;
  brand?: string | undefined;
}

/** Conditions of a filter; expects the tables `products`, `serials` and `colors` under their own names. */
export function buildProductConditions({
  serial,
  color,
  pkg,
  description,
  brand,
}: ProductFilter): SqlCondition[] {
  const conditions: SqlCondition[] = [];
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

/** Product columns of a line, from `products`, `serials` and `colors`: the fields of `ProductLineRow`. */
export const PRODUCT_LINE_COLUMNS: RawBuilder<unknown> = sql`
  products.product_class, products.serial, products.color, products.pkg, products.um,
  products.qta AS package_content,
  serials.brand, serials.short_description, colors.color_description, colors.hex`;

/** Selects the ids of products that match a filter; null if the filter has no product conditions. */
export function selectMatchingProductIds(filter: ProductFilter): RawBuilder<{ id: number }> | null {
  const conditions = buildProductConditions(filter);
  if (conditions.length === 0) return null;
  const hasOnlyCodeFilters = filter.description === undefined && filter.brand === undefined;
  const joins = hasOnlyCodeFilters ? sql`` : JOIN_DESCRIPTIONS;
  return sql`SELECT products.id FROM products ${joins} WHERE ${combineConditions(conditions)}`;
}
