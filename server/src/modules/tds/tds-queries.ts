import type { LocalizedText } from '@cromia/domain/languages';
import { sql } from 'kysely';
import type { Connection } from '../../platform/database/connection.ts';

export interface LatestVersionRow {
  id: string;
  language: string;
  serial: string;
  color: string | null;
  brand: string;
}

/**
 * The latest version in each language that is not withdrawn. A sheet for the colour takes precedence over one for the
 * whole serial.
 * @param color undefined for sheets of the whole serial only
 */
export async function listLatestVersions(
  db: Connection,
  { serial, color }: { serial: string; color: string | undefined },
): Promise<LatestVersionRow[]> {
  const { rows } = await sql<LatestVersionRow>`
    SELECT DISTINCT ON (v.language) v.id, v.language, v.serial, v.color, s.brand
    FROM tds_versions v
    JOIN serials s USING (product_class, serial)
    WHERE v.serial = ${serial} AND v.withdrawn_at IS NULL AND (v.color IS NULL OR v.color = ${color ?? null})
    ORDER BY v.language, v.color IS NULL, v.version DESC, v.product_class`.execute(db);
  return rows;
}

export interface TdsVersionRow {
  id: string;
  language: string;
  version: number;
  publishedAt: Date;
  /** Key of the document in the file store; null when the sheet is composed from the serial's data. */
  fileKey: string | null;
  checksum: string | null;
  serial: string;
  color: string | null;
  brand: string;
  shortDescription: LocalizedText;
  longDescription: LocalizedText;
  colorDescription: LocalizedText | null;
  family: string;
  dilution: string;
  drying: string;
  applications: string[];
  intest: 'I' | 'E' | 'IE';
  diluent: string | null;
  expires: number | null;
  resalt: number | null;
  resakg: number | null;
  /** kg/l, the minimum and maximum of the variants that the sheet covers. */
  densityFrom: number | null;
  densityTo: number | null;
  /** Raw JSON; parsed by the caller. */
  technical: unknown;
}

/** One version with the data for its sheet. `isWithdrawn` selects either withdrawn versions or the others. */
export async function findVersion(
  db: Connection,
  id: string,
  { isWithdrawn }: { isWithdrawn: boolean },
): Promise<TdsVersionRow | undefined> {
  const { rows } = await sql<TdsVersionRow>`
    SELECT v.id, v.language, v.version, v.published_at, v.file_key, v.checksum, v.serial, v.color,
      s.brand, s.short_description, s.long_description, c.color_description,
      s.family, s.dilution, s.drying, s.applications, s.intest, s.diluent, s.expires, s.resalt, s.resakg,
      coalesce(v.technical, s.technical) AS technical,
      density.density_from, density.density_to
    FROM tds_versions v
    JOIN serials s USING (product_class, serial)
    LEFT JOIN colors c ON c.product_class = v.product_class AND c.serial = v.serial AND c.color = v.color
    CROSS JOIN LATERAL (
      SELECT min(p.dna) AS density_from, max(p.dna) AS density_to
      FROM products p
      WHERE p.product_class = v.product_class AND p.serial = v.serial AND (v.color IS NULL OR p.color = v.color)
    ) density
    WHERE v.id = ${id} AND (v.withdrawn_at IS NOT NULL) = ${isWithdrawn}`.execute(db);
  return rows[0];
}
