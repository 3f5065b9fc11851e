import type { ProductCode } from '@cromia/domain/catalogue/product-code';
import type { Hazard } from '@cromia/domain/hazards/hazard';
import type { HazardRowKey } from '@cromia/domain/hazards/hazard-row-key';
import { LIMITS } from '@cromia/domain/limits';
import { type RawBuilder, sql } from 'kysely';
import type { Connection, Transaction } from '../../platform/database/connection.ts';
import { HAZARD_COLUMNS, HAZARD_OBJECT } from './hazard-columns-queries.ts';

/** The assessment that holds for the colour of `products p`, as `hazard`; its columns are null without one. */
export const JOIN_HAZARD = sql`
  LEFT JOIN LATERAL (
    SELECT * FROM hazards own
    WHERE own.product_class = p.product_class AND own.serial = p.serial AND own.color IN (p.color, '')
    ORDER BY own.color DESC
    LIMIT 1
  ) hazard ON true`;

/** Whether neither the colour of `products p` nor its whole serial is assessed. */
export const IS_NOT_ASSESSED = sql<boolean>`
  NOT EXISTS (SELECT FROM hazards h
    WHERE h.product_class = p.product_class AND h.serial = p.serial AND h.color IN (p.color, ''))`;

/** The products `p` of `serials s` that are sold without an assessment. */
export const SOLD_WITHOUT_ASSESSMENT = sql`
  FROM products p
  WHERE p.product_class = s.product_class AND p.serial = s.serial AND p.status = 'A' AND ${IS_NOT_ASSESSED}`;

export interface HazardRow extends HazardRowKey, Hazard {}

/** The assessment that holds for a colour; undefined if it is not assessed. */
export async function findHazard(
  db: Connection,
  { productClass, serial, color }: HazardRowKey,
): Promise<Hazard | undefined> {
  const { rows } = await sql<Hazard>`
    SELECT ${HAZARD_COLUMNS} FROM hazards hazard
    WHERE hazard.product_class = ${productClass} AND hazard.serial = ${serial} AND hazard.color IN (${color}, '')
    ORDER BY hazard.color DESC
    LIMIT 1`.execute(db.withoutPlugins());
  return rows[0];
}

/** The assessment of exactly this key, without that of the serial for a colour. */
export async function findOwnHazard(
  db: Connection,
  { productClass, serial, color }: HazardRowKey,
): Promise<Hazard | null> {
  const { rows } = await sql<Hazard>`
    SELECT ${HAZARD_COLUMNS} FROM hazards hazard
    WHERE hazard.product_class = ${productClass} AND hazard.serial = ${serial} AND hazard.color = ${color}`.execute(
    db.withoutPlugins(),
  );
  return rows[0] ?? null;
}

/** All assessments of a serial: its own, and those of its colours. */
export async function listHazardsOfSerial(
  db: Connection,
  { productClass, serial }: Omit<HazardRowKey, 'color'>,
): Promise<HazardRow[]> {
  const { rows } = await sql<HazardRow>`
    SELECT hazard.product_class AS "productClass", hazard.serial, hazard.color, ${HAZARD_COLUMNS}
    FROM hazards hazard
    WHERE hazard.product_class = ${productClass} AND hazard.serial = ${serial}
    ORDER BY hazard.color
    LIMIT ${LIMITS.listedEntries}`.execute(db.withoutPlugins());
  return rows;
}

export interface LabelSourceRow extends HazardRowKey {
  hazard: Hazard | null;
  technical: unknown;
  dilution: string;
}

/** The assessments that hold for some colours, with the data of their VOC labels, in the order of the keys. */
export async function listLabelSources(
  db: Connection,
  keys: readonly HazardRowKey[],
): Promise<LabelSourceRow[]> {
  const { rows } = await sql<LabelSourceRow>`
    SELECT p."productClass", p.serial, p.color, ${HAZARD_OBJECT} AS hazard, s.technical, s.dilution
    FROM ROWS FROM (jsonb_to_recordset(${JSON.stringify(keys)}::jsonb) AS ("productClass" text, serial text, color text))
      WITH ORDINALITY AS p ("productClass", serial, color, position)
    JOIN serials s ON s.product_class = p."productClass" AND s.serial = p.serial
    LEFT JOIN LATERAL (
      SELECT * FROM hazards own
      WHERE own.product_class = s.product_class AND own.serial = s.serial AND own.color IN (p.color, '')
      ORDER BY own.color DESC
      LIMIT 1
    ) hazard ON true
    ORDER BY p.position
    LIMIT ${keys.length}`.execute(db.withoutPlugins());
  return rows;
}

export interface LabelledProductRow extends ProductCode {
  um: string;
  qta: number;
  dna: number | null;
  hazard: Hazard | null;
  technical: unknown;
  dilution: string;
}

/** Products with the assessments that hold for their colours, in the order of the codes; unknown codes are left out. */
export async function listLabelledProducts(
  db: Connection,
  codes: readonly ProductCode[],
): Promise<LabelledProductRow[]> {
  const { rows } = await sql<LabelledProductRow>`
    SELECT p.product_class AS "productClass", p.serial, p.color, p.pkg, p.um, p.qta, p.dna,
      ${HAZARD_OBJECT} AS hazard, s.technical, s.dilution
    FROM ROWS FROM (jsonb_to_recordset(${JSON.stringify(codes)}::jsonb)
        AS ("productClass" text, serial text, color text, pkg text))
      WITH ORDINALITY AS code ("productClass", serial, color, pkg, position)
    JOIN products p ON p.product_class = code."productClass" AND p.serial = code.serial
      AND p.color = code.color AND p.pkg = code.pkg
    JOIN serials s ON s.product_class = p.product_class AND s.serial = p.serial
    ${JOIN_HAZARD}
    ORDER BY code.position
    LIMIT ${codes.length}`.execute(db.withoutPlugins());
  return rows;
}

/** The stored assessments of some keys; keys without one are left out. */
export async function listOwnHazards(db: Connection, keys: readonly HazardRowKey[]): Promise<HazardRow[]> {
  const { rows } = await sql<HazardRow>`
    SELECT hazard.product_class AS "productClass", hazard.serial, hazard.color, ${HAZARD_COLUMNS}
    FROM jsonb_to_recordset(${JSON.stringify(keys)}::jsonb) AS key ("productClass" text, serial text, color text)
    JOIN hazards hazard ON hazard.product_class = key."productClass" AND hazard.serial = key.serial
      AND hazard.color = key.color
    ORDER BY hazard.product_class, hazard.serial, hazard.color
    LIMIT ${keys.length}`.execute(db.withoutPlugins());
  return rows;
}

/** A number of packages of a product. */
export interface PackedProduct {
  productId: number;
  packages: number;
}

/** A product of a load, with the assessment of its colour. */
export interface AssessedProduct extends ProductCode, PackedProduct {
  um: string;
  qta: number;
  dna: number | null;
  hazard: Hazard | null;
}

/** SQL of packed products in memory, for `listAssessedProducts`. */
export function selectPackedProducts(products: readonly PackedProduct[]): RawBuilder<unknown> {
  return sql`(
    SELECT packed."productId" AS product_id, packed.packages, packed.position
    FROM ROWS FROM (jsonb_to_recordset(${JSON.stringify(products)}::jsonb) AS ("productId" integer, packages integer))
      WITH ORDINALITY AS packed ("productId", packages, position))`;
}

/**
 * The products of a load with the assessments of their colours, by one statement.
 * @param packed SQL of rows with `product_id`, `packages` and `position`, by which the result is sorted
 */
export async function listAssessedProducts(
  db: Connection,
  packed: RawBuilder<unknown>,
  limit: number,
): Promise<AssessedProduct[]> {
  const { rows } = await sql<AssessedProduct>`
    SELECT p.id AS "productId", packed.packages, p.product_class AS "productClass", p.serial, p.color, p.pkg, p.um, p.qta,
      p.dna, ${HAZARD_OBJECT} AS hazard
    FROM ${packed} AS packed
    JOIN products p ON p.id = packed.product_id
    ${JOIN_HAZARD}
    ORDER BY packed.position
    LIMIT ${limit}`.execute(db.withoutPlugins());
  return rows;
}

/** Arbitrary advisory lock id. */
const HAZARDS_LOCK = 7_263_031;

/** Serialises changes of assessments until the transaction ends, so that their versions are in the order of commits. */
export async function lockHazards(trx: Transaction): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(${HAZARDS_LOCK}::bigint)`.execute(trx);
}

/** Stores the assessment of a serial or colour. */
export async function storeHazard(
  trx: Transaction,
  { productClass, serial, color }: HazardRowKey,
  hazard: Hazard,
  sources: object,
): Promise<void> {
  const values = { ...hazard, sources: JSON.stringify(sources) };
  await trx
    .insertInto('hazards')
    .values({ productClass, serial, color, ...values })
    .onConflict((conflict) => conflict.columns(['productClass', 'serial', 'color']).doUpdateSet(values))
    .execute();
}

export async function deleteHazard(
  trx: Transaction,
  { productClass, serial, color }: HazardRowKey,
): Promise<void> {
  await trx
    .deleteFrom('hazards')
    .where('productClass', '=', productClass)
    .where('serial', '=', serial)
    .where('color', '=', color)
    .execute();
}

/** Who changed assessments, and when. */
export interface HazardChange {
  changedOn: Date;
  userId: string | null;
  importId: string | null;
}

/** Records the current assessments of some keys as versions. A deleted one is recorded as null. */
export async function recordHazardVersions(
  trx: Transaction,
  keys: readonly HazardRowKey[],
  { changedOn, userId, importId }: HazardChange,
): Promise<void> {
  if (keys.length === 0) return;
  await sql`
    INSERT INTO hazard_versions (product_class, serial, color, hazard, changed_on, user_id, import_id)
    SELECT key."productClass", key.serial, key.color, ${HAZARD_OBJECT}, ${changedOn}, ${userId}::uuid, ${importId}::uuid
    FROM jsonb_to_recordset(${JSON.stringify(keys)}::jsonb) AS key ("productClass" text, serial text, color text)
    LEFT JOIN hazards hazard ON hazard.product_class = key."productClass" AND hazard.serial = key.serial
      AND hazard.color = key.color
    ORDER BY 1, 2, 3`.execute(trx);
}

/** The version of all assessments together; it rises with every change. */
export const HAZARDS_VERSION: RawBuilder<string> = sql`(SELECT coalesce(max(id), 0)::text FROM hazard_versions)`;
