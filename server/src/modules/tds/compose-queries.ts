import { LIMITS } from '@cromia/domain/limits';
import type { TechnicalProperties } from '@cromia/domain/tds/technical';
import { sql } from 'kysely';
import type { Connection, Transaction } from '../../platform/database/connection.ts';

export interface SerialDataRow {
  productClass: string;
  serial: string;
  dilution: string;
  /** Raw JSON; parsed by the caller. */
  technical: unknown;
}

/** The data that a serial's sheets are composed from. */
export async function findSerialData(db: Connection, serial: string): Promise<SerialDataRow | undefined> {
  return db
    .selectFrom('serials')
    .select(['productClass', 'serial', 'dilution', 'technical'])
    .where('serial', '=', serial)
    .orderBy('productClass')
    .limit(1)
    .executeTakeFirst();
}

/** The latest version in each language of the sheet for the whole serial, except withdrawn versions. */
export async function listNewestVersions(db: Connection, { productClass, serial }: SerialDataRow) {
  return db
    .selectFrom('tdsVersions')
    .distinctOn('language')
    .select(['language', 'version'])
    .select((eb) => eb('fileKey', 'is', null).$castTo<boolean>().as('isComposed'))
    .where('productClass', '=', productClass)
    .where('serial', '=', serial)
    .where('color', 'is', null)
    .where('withdrawnAt', 'is', null)
    .orderBy('language')
    .orderBy('version', 'desc')
    .execute();
}

/** The ids of all versions of the sheet for the whole serial, the newest of each language first. */
export async function listSheetIds(
  db: Connection,
  { productClass, serial }: SerialDataRow,
): Promise<string[]> {
  const rows = await db
    .selectFrom('tdsVersions')
    .select('id')
    .where('productClass', '=', productClass)
    .where('serial', '=', serial)
    .where('color', 'is', null)
    .orderBy('version', 'desc')
    .orderBy('id')
    .limit(LIMITS.listEntries)
    .execute();
  return rows.map(({ id }) => id);
}

/** Changes the technical data of a serial. Versions composed from the previous data keep a copy of it. */
export async function changeTechnical(
  trx: Transaction,
  { productClass, serial }: SerialDataRow,
  technical: TechnicalProperties,
): Promise<void> {
  await sql`
    UPDATE tds_versions v
    SET technical = s.technical
    FROM serials s
    WHERE s.product_class = v.product_class AND s.serial = v.serial
      AND v.product_class = ${productClass} AND v.serial = ${serial}
      AND v.file_key IS NULL AND v.technical IS NULL`.execute(trx);
  await trx
    .updateTable('serials')
    .set({ technical: JSON.stringify(technical) })
    .where('productClass', '=', productClass)
    .where('serial', '=', serial)
    .execute();
}
