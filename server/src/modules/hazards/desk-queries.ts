import {
  type HazardListQuery,
  type HazardState,
  type HazardVersion,
  MAX_SHOWN_VERSIONS,
} from '@cromia/domain/hazards/hazard-desk';
import type { Pictogram, SignalWord } from '@cromia/domain/hazards/pictograms';
import { GAP_CODES } from '@cromia/domain/hazards/statements/completions';
import { STATEMENT_LANGUAGES } from '@cromia/domain/hazards/statements/texts';
import { MASS_CLASS, MASS_WORDS } from '@cromia/domain/hazards/transport/calculate-transport';
import type { LocalizedText } from '@cromia/domain/languages';
import { LIMITS } from '@cromia/domain/limits';
import { sql } from 'kysely';
import type { Connection } from '../../platform/database/connection.ts';
import {
  combineConditions,
  type SqlCondition,
  searchNamePattern,
} from '../../platform/database/list-queries.ts';
import { IS_NOT_ASSESSED, JOIN_HAZARD, SOLD_WITHOUT_ASSESSMENT } from './hazard-queries.ts';

interface SerialKey {
  productClass: string;
  serial: string;
}

/**
 * Whether the supplier has to complete a statement of `hazards h`: one with a gap, except in brackets, without words in
 * some language, or EUH208 without substances.
 */
const IS_UNFINISHED = sql<boolean>`(
  ('EUH208' = ANY(h.euh_statements) AND h.contains = '{}') OR EXISTS (
    SELECT FROM unnest(h.p_statements) AS statement,
      unnest(string_to_array(regexp_replace(statement, '\\[.*\\]', ''), '+')) AS part
    WHERE part = ANY(${[...GAP_CODES]}::text[])
      AND NOT EXISTS (SELECT FROM unnest(h.completions) AS entry WHERE starts_with(entry, part || '='))
      AND (
        SELECT count(DISTINCT left(entry, 2)) FROM unnest(h.completions) AS entry
        WHERE starts_with(substr(entry, 3), ':' || part || '=')
      ) < ${STATEMENT_LANGUAGES.length}
  ))`;

/** Products of `serials s` that are dangerous liquids in kg, are sold, and have no specific weight. */
const PRODUCTS_WITHOUT_WEIGHT = sql`
  FROM products p ${JOIN_HAZARD}
  WHERE p.product_class = s.product_class AND p.serial = s.serial AND p.status = 'A' AND p.um = 'kg'
    AND coalesce(p.dna, 0) <= 0 AND hazard.un_number IS NOT NULL
    AND coalesce(hazard.transport_class, '') !~ ${MASS_CLASS}
    AND NOT regexp_split_to_array(upper(coalesce(hazard.proper_shipping_name, '')), '[^A-Z]+')
      && ${[...MASS_WORDS]}::text[]`;

function matchState(state: HazardState): SqlCondition {
  switch (state) {
    case 'ASSESSED':
      return sql`own.serial IS NOT NULL`;
    case 'NOT_ASSESSED':
      return sql`own.serial IS NULL`;
    case 'SOLD_NOT_ASSESSED':
      return sql`EXISTS (SELECT ${SOLD_WITHOUT_ASSESSMENT})`;
    case 'DANGEROUS_GOODS':
      return sql`EXISTS (SELECT FROM hazards h
        WHERE h.product_class = s.product_class AND h.serial = s.serial AND h.un_number IS NOT NULL)`;
    case 'TO_COMPLETE':
      return sql`EXISTS (SELECT FROM hazards h
        WHERE h.product_class = s.product_class AND h.serial = s.serial AND ${IS_UNFINISHED})`;
    case 'WITHOUT_WEIGHT':
      return sql`EXISTS (SELECT ${PRODUCTS_WITHOUT_WEIGHT})`;
  }
}

const LAST_CHANGE = sql<Date | null>`(
  SELECT v.changed_on FROM hazard_versions v
  WHERE v.product_class = s.product_class AND v.serial = s.serial
  ORDER BY v.id DESC LIMIT 1)`;

const MONTHS_SOLD = 12;

/** Net EUR of the orders of the last months for products without an assessment, by serial; cancelled orders do not count. */
function selectSold(now: Date) {
  return sql<{ productClass: string; serial: string; net: number }>`(
    SELECT p.product_class, p.serial, sum(i.row_total)::float8 AS net
    FROM products p
    JOIN order_items i ON i.product_id = p.id
    JOIN orders o ON o.id = i.order_id
    WHERE o.request_created_on >= ${now}::timestamptz - make_interval(months => ${MONTHS_SOLD}::integer)
      AND o.status <> 'A'
      AND ${IS_NOT_ASSESSED}
    GROUP BY p.product_class, p.serial)`.as<'sold'>('sold');
}

const SOLD_NET = sql<number>`coalesce(sold.net, 0)`;

const SORT_KEYS = { serial: sql`s.serial`, changedOn: LAST_CHANGE, sold: SOLD_NET } as const;

/** The serials of the catalogue with the state of their assessment. */
export function selectHazardEntries(db: Connection, { text, state, sort }: HazardListQuery, now: Date) {
  return db
    .selectFrom('serials as s')
    .leftJoin('hazards as own', (join) =>
      join
        .onRef('own.productClass', '=', 's.productClass')
        .onRef('own.serial', '=', 's.serial')
        .on('own.color', '=', ''),
    )
    .leftJoin(selectSold(now), (join) =>
      join.onRef('sold.productClass', '=', 's.productClass').onRef('sold.serial', '=', 's.serial'),
    )
    .select([
      's.productClass',
      's.serial',
      's.shortDescription',
      'own.signalWord',
      'own.pictograms',
      'own.unNumber',
      sql<number>`(SELECT count(DISTINCT p.color)::int ${SOLD_WITHOUT_ASSESSMENT})`.as(
        'soldWithoutAssessment',
      ),
      SOLD_NET.as('soldNet'),
      LAST_CHANGE.as('changedOn'),
      sql<number>`(SELECT count(*)::int FROM hazards h
        WHERE h.product_class = s.product_class AND h.serial = s.serial AND h.color <> '')`.as('exceptions'),
    ])
    .$narrowType<{ signalWord: SignalWord | null; pictograms: Pictogram[] | null }>()
    .where(
      combineConditions([
        text === undefined
          ? undefined
          : sql`(starts_with(s.serial, upper(${text}::text)) OR s.search_text LIKE ${searchNamePattern(text)})`,
        state && matchState(state),
      ]),
    )
    .orderBy(SORT_KEYS[sort.field], (order) =>
      (sort.direction === 'asc' ? order.asc() : order.desc()).nullsLast(),
    )
    .orderBy('s.serial')
    .orderBy('s.productClass');
}

/** The name of a serial; undefined if it does not exist. */
export async function findSerialName(db: Connection, { productClass, serial }: SerialKey) {
  return db
    .selectFrom('serials')
    .select(['productClass', 'serial', 'shortDescription'])
    .where('productClass', '=', productClass)
    .where('serial', '=', serial)
    .$narrowType<{ shortDescription: LocalizedText }>()
    .executeTakeFirst();
}

export interface HazardColorRow {
  color: string;
  colorDescription: LocalizedText;
  hex: string | null;
  isSold: boolean;
}

/** The colours of a serial, with whether any of their products is sold. */
export async function listHazardColors(
  db: Connection,
  { productClass, serial }: SerialKey,
): Promise<HazardColorRow[]> {
  const { rows } = await sql<HazardColorRow>`
    SELECT c.color, c.color_description AS "colorDescription", c.hex, EXISTS (
      SELECT FROM products p
      WHERE p.product_class = c.product_class AND p.serial = c.serial AND p.color = c.color AND p.status = 'A'
    ) AS "isSold"
    FROM colors c
    WHERE c.product_class = ${productClass} AND c.serial = ${serial}
    ORDER BY c.color
    LIMIT ${LIMITS.listedEntries}`.execute(db.withoutPlugins());
  return rows;
}

/** Codes of the products of a serial that are dangerous liquids in kg and have no specific weight. */
export async function listProductsWithoutWeight(
  db: Connection,
  { productClass, serial }: SerialKey,
): Promise<string[]> {
  const { rows } = await sql<{ code: string }>`
    SELECT concat_ws('-', p.serial, p.color, p.pkg) AS code
    FROM serials s, LATERAL (SELECT p.serial, p.color, p.pkg ${PRODUCTS_WITHOUT_WEIGHT}) p
    WHERE s.product_class = ${productClass} AND s.serial = ${serial}
    ORDER BY p.color, p.pkg
    LIMIT ${LIMITS.listedEntries}`.execute(db.withoutPlugins());
  return rows.map(({ code }) => code);
}

export interface HazardVersionRow extends Omit<HazardVersion, 'changedOn'> {
  changedOn: Date;
}

/** The last changes of a serial and its colours, newest first. */
export async function listHazardVersions(
  db: Connection,
  { productClass, serial }: SerialKey,
): Promise<HazardVersionRow[]> {
  const { rows } = await sql<HazardVersionRow>`
    SELECT v.id::text, nullif(v.color, '') AS color, v.changed_on AS "changedOn", v.import_id AS "importId",
      coalesce(users.username, key.name, importer.username) AS "changedBy", v.hazard
    FROM hazard_versions v
    LEFT JOIN users ON users.id = v.user_id
    LEFT JOIN imports ON imports.id = v.import_id
    LEFT JOIN integration_keys key ON key.id = imports.key_id
    LEFT JOIN users importer ON importer.id = imports.user_id
    WHERE v.product_class = ${productClass} AND v.serial = ${serial}
    ORDER BY v.id DESC
    LIMIT ${MAX_SHOWN_VERSIONS}`.execute(db.withoutPlugins());
  return rows;
}
