import type { DisplayedProductCode, ProductCode } from '@cromia/domain/catalogue/product-code';
import { sql } from 'kysely';
import type { Connection } from '../../platform/database/connection.ts';

/**
 * The ids of the products with these codes, in their order. The codes do not contain the product class; if several
 * classes match, the first one is used.
 */
export async function findProductsByDisplayedCode(
  db: Connection,
  codes: readonly DisplayedProductCode[],
): Promise<(number | undefined)[]> {
  const keys = codes.map((code, position) => ({ ...code, position }));
  const { rows } = await sql<{ position: number; id: number }>`
    SELECT DISTINCT ON (key.position) key.position, p.id
    FROM jsonb_to_recordset(${JSON.stringify(keys)}::jsonb)
      AS key (serial text, color text, pkg text, position integer)
    JOIN serials s ON s.serial = key.serial
    JOIN products p ON p.product_class = s.product_class AND p.serial = s.serial
      AND p.color = key.color AND p.pkg = key.pkg
    ORDER BY key.position, p.product_class
    LIMIT ${codes.length}`.execute(db);
  const ids = new Map(rows.map(({ position, id }) => [position, id]));
  return codes.map((_, position) => ids.get(position));
}

/** The maximum number of colours read for the serials of a list. */
const MAX_COLORS = 20_000;

/** The colours of some serials, with the packagings that are still sold. */
export async function listColorCodes(
  db: Connection,
  serials: readonly string[],
): Promise<(Omit<ProductCode, 'pkg'> & { pkgs: string[] })[]> {
  if (serials.length === 0) return [];
  const { rows } = await sql<Omit<ProductCode, 'pkg'> & { pkgs: string[] }>`
    SELECT product_class, serial, color, array_agg(pkg ORDER BY qta, pkg) AS pkgs
    FROM products
    WHERE serial = ANY(${serials}::text[]) AND status = 'A'
    GROUP BY product_class, serial, color
    ORDER BY product_class, serial, color
    LIMIT ${MAX_COLORS}`.execute(db);
  return rows;
}
