import type { Mixing } from '@cromia/domain/catalogue/mixing';
import type { MixingListQuery } from '@cromia/domain/catalogue/mixing-list';
import type { LocalizedText } from '@cromia/domain/languages';
import { sql } from 'kysely';
import type { Connection, Transaction } from '../../../platform/database/connection.ts';
import { combineConditions, searchNamePattern } from '../../../platform/database/list-queries.ts';

interface SerialKey {
  productClass: string;
  serial: string;
}

/** Selects the mixing instructions of `serials s`; null if the products are used unmixed. */
export const MIXING_COLUMN = sql`
  CASE WHEN s.mixed_by IS NOT NULL THEN json_build_object(
    'hardenerSerial', s.hardener_serial, 'baseParts', s.base_parts, 'hardenerParts', s.hardener_parts,
    'by', s.mixed_by, 'thinnerSerial', s.thinner_serial, 'thinnerPercent', s.thinner_percent
  ) END`;

export interface SerialMixingRow extends SerialKey {
  shortDescription: LocalizedText;
  mixing: Mixing | null;
}

/** Serials with their mixing instructions; unknown serials are left out. */
export async function listMixing(db: Connection, keys: readonly SerialKey[]): Promise<SerialMixingRow[]> {
  const { rows } = await sql<SerialMixingRow>`
    SELECT s.product_class AS "productClass", s.serial, s.short_description AS "shortDescription", ${MIXING_COLUMN} AS mixing
    FROM serials s
    WHERE (s.product_class, s.serial) IN (
      SELECT key."productClass", key.serial
      FROM jsonb_to_recordset(${JSON.stringify(keys)}::jsonb) AS key ("productClass" text, serial text))
    ORDER BY s.product_class, s.serial
    LIMIT ${keys.length}`.execute(db.withoutPlugins());
  return rows;
}

const SORT_COLUMNS = {
  serial: 's.serial',
  hardenerSerial: 's.hardenerSerial',
  thinnerSerial: 's.thinnerSerial',
} as const;

/** Serials that have mixing data. The text matches the start of a code or part of a name. */
export function selectMixedSerials(db: Connection, { text, sort }: MixingListQuery) {
  return db
    .selectFrom('serials as s')
    .select(['s.productClass', 's.serial', 's.shortDescription', MIXING_COLUMN.as('mixing')])
    .where('s.mixedBy', 'is not', null)
    .where(
      combineConditions([
        text === undefined
          ? undefined
          : sql`(starts_with(s.serial, upper(${text}::text))
              OR starts_with(s.hardener_serial, upper(${text}::text))
              OR starts_with(s.thinner_serial, upper(${text}::text))
              OR s.search_text LIKE ${searchNamePattern(text)})`,
      ]),
    )
    .orderBy(SORT_COLUMNS[sort.field], (order) =>
      (sort.direction === 'asc' ? order.asc() : order.desc()).nullsLast(),
    )
    .orderBy('s.serial')
    .orderBy('s.productClass');
}

/** Ids of the products of serials that can be put into a cart. */
export async function listSoldProductIds(db: Connection, keys: readonly SerialKey[]): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    SELECT p.id
    FROM products p
    JOIN jsonb_to_recordset(${JSON.stringify(keys)}::jsonb) AS key ("productClass" text, serial text)
      ON key."productClass" = p.product_class AND key.serial = p.serial
    WHERE p.status = 'A' AND p.tsc <> 'N'
    GROUP BY p.id
    ORDER BY p.id
    LIMIT 1000`.execute(db);
  return rows.map(({ id }) => id);
}

/** Locks a serial until the transaction ends, before its mixing instructions are read to be changed. */
export async function lockSerial(trx: Transaction, { productClass, serial }: SerialKey): Promise<void> {
  await trx
    .selectFrom('serials')
    .select('serial')
    .where('productClass', '=', productClass)
    .where('serial', '=', serial)
    .forNoKeyUpdate()
    .execute();
}

/**
 * Sets the mixing instructions of a serial; null if its products are used unmixed.
 * @returns whether the serial exists
 */
export async function updateMixing(
  trx: Transaction,
  { productClass, serial }: SerialKey,
  mixing: Mixing | null,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('serials')
    .set({
      hardenerSerial: mixing?.hardenerSerial ?? null,
      baseParts: mixing?.baseParts ?? null,
      hardenerParts: mixing?.hardenerParts ?? null,
      mixedBy: mixing?.by ?? null,
      thinnerSerial: mixing?.thinnerSerial ?? null,
      thinnerPercent: mixing?.thinnerPercent ?? null,
    })
    .where('productClass', '=', productClass)
    .where('serial', '=', serial)
    .executeTakeFirst();
  return Number(numUpdatedRows) > 0;
}
