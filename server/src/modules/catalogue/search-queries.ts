import type { LocalizedText } from '@cromia/domain/languages';
import { sql } from 'kysely';
import type { Connection } from '../../platform/database.ts';

/** What a serial is named by, everywhere in the catalogue. */
export interface SerialKey {
  productClass: string;
  serial: string;
}

/** The figures that change whenever any serial's answers do: versions only ever grow. */
export interface CatalogueState {
  serials: number;
  versions: number;
  newest: number;
}

/** The state of the catalogue now, and some texts as searches compare them: lower case, without accents. */
export async function readState(
  db: Connection,
  texts: readonly string[],
): Promise<{ state: CatalogueState; needles: string[] }> {
  const { rows } = await sql<CatalogueState & { needles: string[] }>`
    SELECT count(*)::int AS serials, coalesce(sum(version), 0) AS versions, coalesce(max(version), 0) AS newest,
      ARRAY(
        SELECT search_text(text)
        FROM jsonb_array_elements_text(${JSON.stringify(texts)}::jsonb) WITH ORDINALITY AS t (text, place)
        ORDER BY place) AS needles
    FROM serial_documents`.execute(db);
  const { needles, ...state } = rows[0] ?? { needles: [], serials: 0, versions: 0, newest: 0 };
  return { state, needles };
}

/** Every serial with the version of its answers. */
export async function listVersions(db: Connection) {
  return db
    .selectFrom('serialDocuments')
    .select(['productClass', 'serial', 'version'])
    .orderBy('serial')
    .orderBy('productClass')
    .execute();
}

export interface IndexedSerialRow extends SerialKey {
  version: number;
  searchText: string;
  area: string;
  typology: string;
  family: string;
  dilution: string;
  drying: string;
  applications: string[];
  /** Colours that are still sold, each with the text that words are looked for in. */
  colors: [color: string, searchText: string][];
}

/** What searches look at of some serials, by the versions of their answers. */
export async function listIndexedSerials(
  db: Connection,
  versions: readonly number[],
): Promise<IndexedSerialRow[]> {
  const { rows } = await sql<IndexedSerialRow>`
    SELECT s.product_class, s.serial, d.version, s.search_text,
      s.area, s.typology, s.family, s.dilution, s.drying, s.applications,
      coalesce((
        SELECT json_agg(json_build_array(c.color, c.search_text) ORDER BY c.color)
        FROM color_documents sold
        JOIN colors c USING (product_class, serial, color)
        WHERE sold.product_class = s.product_class AND sold.serial = s.serial), '[]') AS colors
    FROM serial_documents d
    JOIN serials s USING (product_class, serial)
    WHERE d.version = ANY(${versions}::bigint[])
    ORDER BY s.serial, s.product_class
    LIMIT ${versions.length}`.execute(db);
  return rows;
}

export interface SerialAnswerRow extends SerialKey {
  version: number;
  /** The serial of a search result, without its colours and the closing brace. */
  head: string;
  /** The colour selector of the product detail. */
  selector: string;
  /** What all products of the serial have in common in their detail, as an object. */
  common: string;
  colors: string[];
  /** One JSON text for each of `colors`. */
  documents: string[];
}

/** The prepared answers of some serials. */
export async function listSerialAnswers(
  db: Connection,
  keys: readonly SerialKey[],
): Promise<SerialAnswerRow[]> {
  const { rows } = await sql<SerialAnswerRow>`
    SELECT d.product_class, d.serial, d.version, d.head, d.colors AS selector,
      json_build_object(
        'brand', s.brand, 'shortDescription', s.short_description, 'longDescription', s.long_description,
        'cat1', s.typology, 'cat2', s.family, 'cat3', s.dilution, 'cat4', s.drying, 'cat5', s.area,
        'applications', array_to_string(s.applications, ','), 'intest', s.intest, 'diluent', s.diluent,
        'expires', s.expires, 'resalt', s.resalt, 'resakg', s.resakg)::text AS common,
      found.colors, found.documents
    FROM jsonb_to_recordset(${JSON.stringify(keys)}::jsonb) AS key ("productClass" text, serial text)
    JOIN serial_documents d ON d.product_class = key."productClass" AND d.serial = key.serial
    JOIN serials s ON s.product_class = d.product_class AND s.serial = d.serial
    CROSS JOIN LATERAL (
      SELECT coalesce(json_agg(c.color ORDER BY c.color), '[]') AS colors,
        coalesce(json_agg(c.document ORDER BY c.color), '[]') AS documents
      FROM color_documents c
      WHERE c.product_class = d.product_class AND c.serial = d.serial
    ) found
    ORDER BY d.serial, d.product_class
    LIMIT ${keys.length}`.execute(db);
  return rows;
}

/** The packagings that a colour is still sold in and whose code begins so; the prefix holds letters and digits only. */
export async function listPackagings(
  db: Connection,
  { productClass, serial, color, prefix }: SerialKey & { color: string; prefix: string },
): Promise<string[]> {
  const rows = await db
    .selectFrom('products')
    .select('pkg')
    .where('productClass', '=', productClass)
    .where('serial', '=', serial)
    .where('color', '=', color)
    .where('pkg', 'like', `${prefix}%`)
    .where('status', '<>', 'E')
    .orderBy('qta')
    .orderBy('pkg')
    .execute();
  return rows.map(({ pkg }) => pkg);
}

/** A serial, one of its colours, or one packaging of that. */
export interface SuggestedKey extends SerialKey {
  color: string | null;
  pkg: string | null;
}

export interface SuggestionRow extends SuggestedKey {
  brand: string;
  shortDescription: LocalizedText;
  colorDescription: LocalizedText | null;
  hex: string | null;
}

/** The texts of what is suggested, in the same order. */
export async function listSuggestions(
  db: Connection,
  keys: readonly SuggestedKey[],
): Promise<SuggestionRow[]> {
  const { rows } = await sql<SuggestionRow>`
    SELECT s.product_class, s.serial, c.color, key.pkg, s.brand, s.short_description, c.color_description, c.hex
    FROM jsonb_to_recordset(${JSON.stringify(keys.map((key, place) => ({ ...key, place })))}::jsonb)
      AS key ("productClass" text, serial text, color text, pkg text, place int)
    JOIN serials s ON s.product_class = key."productClass" AND s.serial = key.serial
    LEFT JOIN colors c ON c.product_class = s.product_class AND c.serial = s.serial AND c.color = key.color
    ORDER BY key.place
    LIMIT ${keys.length}`.execute(db);
  return rows;
}
