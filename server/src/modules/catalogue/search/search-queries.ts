import type { HazardSummary } from '@cromia/domain/hazards/hazard';
import type { LocalizedText, UiLanguage } from '@cromia/domain/languages';
import { sql } from 'kysely';
import type { Connection } from '../../../platform/database/connection.ts';
import type { Synonym } from '../matching/synonyms.ts';

/** Primary key of a serial. */
export interface SerialKey {
  productClass: string;
  serial: string;
}

/**
 * Fingerprint of the catalogue. It changes with every change of a serial, its colours or products, or of a synonym,
 * because versions only grow.
 */
export interface CatalogueState {
  serials: number;
  versions: number;
  newest: number;
  synonyms: number;
  synonymVersions: number;
}

export async function readCatalogueState(db: Connection): Promise<CatalogueState> {
  const { rows } = await sql<CatalogueState>`
    SELECT catalogue.*, synonym_state.*
    FROM (
      SELECT count(*)::int AS serials, coalesce(sum(version), 0) AS versions, coalesce(max(version), 0) AS newest
      FROM serial_versions
    ) catalogue, (
      SELECT count(*)::int AS synonyms, coalesce(sum(version), 0) AS synonym_versions FROM search_synonyms
    ) synonym_state`.execute(db);
  return rows[0] ?? EMPTY_CATALOGUE_STATE;
}

export const EMPTY_CATALOGUE_STATE: CatalogueState = {
  serials: 0,
  versions: 0,
  newest: 0,
  synonyms: 0,
  synonymVersions: 0,
};

export async function listCatalogueVersions(db: Connection) {
  return db
    .selectFrom('serialVersions')
    .select(['productClass', 'serial', 'version'])
    .orderBy('serial')
    .orderBy('productClass')
    .execute();
}

export interface IndexedSerialRow extends SerialKey {
  version: number;
  brand: string;
  shortDescription: LocalizedText;
  longDescription: LocalizedText;
  area: string;
  typology: string;
  family: string;
  dilution: string;
  drying: string;
  applications: string[];
  /**
   * Colours that are still sold, each with its names, its packagings sorted by content, their contents such as `25 kg`,
   * and the contents of those in stock.
   */
  colors: [
    color: string,
    names: LocalizedText,
    pkgs: string[],
    contents: string[],
    stockedContents: string[],
  ][];
}

/** Serials by version, with the data that searches use. In stock means AVAILABLE, as `deriveProductStatus` defines it. */
export async function listIndexedSerials(
  db: Connection,
  versions: readonly number[],
): Promise<IndexedSerialRow[]> {
  const { rows } = await sql<IndexedSerialRow>`
    SELECT s.product_class AS "productClass", s.serial, v.version,
      s.brand, s.short_description AS "shortDescription", s.long_description AS "longDescription",
      s.area, s.typology, s.family, s.dilution, s.drying, s.applications,
      coalesce((
        SELECT json_agg(
          json_build_array(c.color, c.color_description, sold.pkgs, sold.contents, sold.stocked) ORDER BY c.color
        )
        FROM (
          SELECT p.color, json_agg(p.pkg ORDER BY p.qta, p.pkg) AS pkgs,
            json_agg(trim_scale(p.qta) || ' ' || p.um ORDER BY p.qta, p.pkg) AS contents,
            coalesce(json_agg(trim_scale(p.qta) || ' ' || p.um ORDER BY p.qta, p.pkg)
              FILTER (WHERE p.status = 'A' AND p.in_stock AND p.tsc = 'S'), '[]') AS stocked
          FROM products p
          WHERE p.product_class = s.product_class AND p.serial = s.serial AND p.status <> 'E'
          GROUP BY p.color
        ) sold
        JOIN colors c ON c.product_class = s.product_class AND c.serial = s.serial AND c.color = sold.color
      ), '[]') AS colors
    FROM serial_versions v
    JOIN serials s USING (product_class, serial)
    WHERE v.version = ANY(${versions}::bigint[])
    ORDER BY s.serial, s.product_class
    LIMIT ${versions.length}`.execute(db.withoutPlugins());
  return rows;
}

/** All synonyms, oldest first. */
export async function listSynonyms(db: Connection): Promise<Synonym[]> {
  return db
    .selectFrom('searchSynonyms')
    .select(['language', 'term', 'synonym'])
    .orderBy('version')
    .$narrowType<{ language: UiLanguage }>()
    .execute();
}

/** Signal word and pictograms of `hazards h`. */
const HAZARD_SUMMARY = sql`json_build_object('signalWord', h.signal_word, 'pictograms', h.pictograms)`;

/** A serial, the colours to read, and its position on the page. */
export interface RequestedColors extends SerialKey {
  colors: readonly string[];
  position: number;
}

export interface SerialResultRow extends SerialKey {
  position: number;
  brand: string;
  shortDescription: LocalizedText;
  /** Of the serial, without the exceptions of its colours. */
  hazard: HazardSummary;
  /** The distinct packagings of the serial's products, sorted by content. */
  packagings: { pkg: string; um: string; qta: number }[];
  /** Sorted by code, each with its products on sale, sorted by content. */
  colors: {
    color: string;
    colorDescription: LocalizedText;
    hex: string | null;
    hazard: HazardSummary;
    products: {
      pkg: string;
      tsc: string;
      status: string;
      inStock: boolean;
      image: string | null;
      imageVersion: string | null;
    }[];
  }[];
}

/**
 * Serials with the requested colours, sorted by position. The search caches them for all viewers by the serial's
 * version, so they must contain neither viewer-specific values such as prices, nor values that change without a new
 * version.
 */
export async function listSerialResults(
  db: Connection,
  keys: readonly RequestedColors[],
): Promise<SerialResultRow[]> {
  const { rows } = await sql<SerialResultRow>`
    SELECT key.position, s.product_class AS "productClass", s.serial, s.brand, s.short_description AS "shortDescription",
      (SELECT ${HAZARD_SUMMARY} FROM hazards h
        WHERE h.product_class = s.product_class AND h.serial = s.serial AND h.color = '') AS hazard,
      coalesce((
        SELECT json_agg(json_build_object('pkg', packaging.pkg, 'um', packaging.um, 'qta', packaging.qta)
          ORDER BY packaging.qta, packaging.pkg)
        FROM (
          SELECT DISTINCT ON (p.pkg) p.pkg, p.um, p.qta FROM products p
          WHERE p.product_class = s.product_class AND p.serial = s.serial AND p.status <> 'E'
          ORDER BY p.pkg, p.qta
        ) packaging
      ), '[]') AS packagings,
      coalesce((
        SELECT json_agg(json_build_object(
          'color', c.color, 'colorDescription', c.color_description, 'hex', c.hex, 'products', sold.products,
          'hazard', (SELECT ${HAZARD_SUMMARY} FROM hazards h
            WHERE h.product_class = c.product_class AND h.serial = c.serial AND h.color IN (c.color, '')
            ORDER BY h.color DESC LIMIT 1)
        ) ORDER BY c.color)
        FROM jsonb_array_elements_text(key.colors) AS requested (color)
        JOIN colors c ON c.product_class = s.product_class AND c.serial = s.serial AND c.color = requested.color
        CROSS JOIN LATERAL (
          SELECT json_agg(json_build_object(
            'pkg', p.pkg, 'tsc', p.tsc, 'status', p.status, 'inStock', p.in_stock, 'image', p.lat,
            'imageVersion', image.version
          ) ORDER BY p.qta, p.pkg) AS products
          FROM products p
          LEFT JOIN product_images image ON image.lat = p.lat
          WHERE p.product_class = c.product_class AND p.serial = c.serial AND p.color = c.color AND p.status <> 'E'
        ) sold
        WHERE sold.products IS NOT NULL
      ), '[]') AS colors
    FROM jsonb_to_recordset(${JSON.stringify(keys)}::jsonb)
      AS key ("productClass" text, serial text, colors jsonb, position int)
    JOIN serials s ON s.product_class = key."productClass" AND s.serial = key.serial
    ORDER BY key.position
    LIMIT ${keys.length}`.execute(db.withoutPlugins());
  return rows;
}

/** A serial, one of its colours, or one packaging of that colour. */
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

/** The texts of suggestions, in the order of the keys. */
export async function listSuggestions(
  db: Connection,
  keys: readonly SuggestedKey[],
): Promise<SuggestionRow[]> {
  const { rows } = await sql<SuggestionRow>`
    SELECT s.product_class, s.serial, c.color, key.pkg, s.brand, s.short_description, c.color_description, c.hex
    FROM jsonb_to_recordset(${JSON.stringify(keys.map((key, position) => ({ ...key, position })))}::jsonb)
      AS key ("productClass" text, serial text, color text, pkg text, position int)
    JOIN serials s ON s.product_class = key."productClass" AND s.serial = key.serial
    LEFT JOIN colors c ON c.product_class = s.product_class AND c.serial = s.serial AND c.color = key.color
    ORDER BY key.position
    LIMIT ${keys.length}`.execute(db);
  return rows;
}

/** The names and values of colours by code. Serials that share a code share the colour, so any of them is taken. */
export async function listShades(
  db: Connection,
  codes: readonly string[],
): Promise<{ color: string; colorDescription: LocalizedText; hex: string }[]> {
  const { rows } = await sql<{ color: string; colorDescription: LocalizedText; hex: string }>`
    SELECT code AS color, shade.color_description, shade.hex
    FROM unnest(${codes}::text[]) AS code
    CROSS JOIN LATERAL (
      SELECT color_description, hex FROM colors WHERE color = code AND hex IS NOT NULL
      ORDER BY product_class, serial LIMIT 1
    ) AS shade
    ORDER BY code`.execute(db);
  return rows;
}
