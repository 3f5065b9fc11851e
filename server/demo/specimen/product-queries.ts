import type { LocalizedText } from '@cromia/domain/languages';
import { sql } from 'kysely';
import type { Connection } from '../../src/platform/database/connection.ts';

/** The catalogue data of a specimen's product. */
export interface SpecimenProduct {
  brand: string;
  shortDescription: LocalizedText;
  colorDescription: LocalizedText | null;
  family: string;
  dilution: string;
  /** Raw JSON; parsed by the caller. */
  technical: unknown;
  /** kg/l. */
  density: number | null;
}

export async function findSpecimenProduct(
  db: Connection,
  { serial, color }: { serial: string; color: string },
): Promise<SpecimenProduct | undefined> {
  const { rows } = await sql<SpecimenProduct>`
    SELECT s.brand, s.short_description, c.color_description, s.family, s.dilution, s.technical,
      (SELECT max(p.dna) FROM products p
       WHERE p.product_class = s.product_class AND p.serial = s.serial AND p.color = ${color}) AS density
    FROM serials s
    LEFT JOIN colors c ON c.product_class = s.product_class AND c.serial = s.serial AND c.color = ${color}
    WHERE s.serial = ${serial}
    ORDER BY s.product_class
    LIMIT 1`.execute(db);
  return rows[0];
}
