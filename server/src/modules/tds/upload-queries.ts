import type { TechnicalProperties } from '@cromia/domain/tds/technical';
import type { TdsDocumentListQuery, TdsUpload } from '@cromia/domain/tds/upload';
import { type InferResult, sql } from 'kysely';
import type { Connection, Transaction } from '../../platform/database/connection.ts';
import { combineConditions, isEqual } from '../../platform/database/list-queries.ts';

/** The product class of a serial, and whether it has the colour; undefined for an unknown serial. */
export async function findSerial(db: Connection, { serial, color }: Pick<TdsUpload, 'serial' | 'color'>) {
  return db
    .selectFrom('serials')
    .select('productClass')
    .select((eb) =>
      eb
        .exists(
          eb
            .selectFrom('colors')
            .select('colors.color')
            .whereRef('colors.productClass', '=', 'serials.productClass')
            .whereRef('colors.serial', '=', 'serials.serial')
            .where('colors.color', '=', color ?? ''),
        )
        .$castTo<boolean>()
        .as('hasColor'),
    )
    .where('serial', '=', serial)
    .orderBy('productClass')
    .limit(1)
    .executeTakeFirst();
}

/** Serialises publications of a serial's sheets until the transaction ends. */
export async function lockTdsVersions(trx: Transaction, serial: string): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended('tds ' || ${serial}, 0))`.execute(trx);
}

export interface NewTdsVersion extends Omit<TdsUpload, 'color'> {
  color?: string | undefined;
  productClass: string;
  /** Only for an uploaded sheet. */
  fileKey?: string;
  checksum?: string;
  size?: number;
  /** Only for a composed sheet. */
  technical?: TechnicalProperties;
  uploadedBy: string;
}

/** Publishes the next version of a sheet. Concurrent publications run one after another and get different numbers. */
export async function insertTdsVersion(trx: Transaction, version: NewTdsVersion): Promise<{ id: string }> {
  const { productClass, serial, color = null, language, uploadedBy } = version;
  const { fileKey = null, checksum = null, size = null, technical } = version;
  const data = technical ? JSON.stringify(technical) : null;
  await lockTdsVersions(trx, serial);
  const { rows } = await sql<{ id: string }>`
    INSERT INTO tds_versions (product_class, serial, color, language, version, file_key, checksum, size,
      technical, uploaded_by)
    SELECT ${productClass}, ${serial}, ${color}, ${language}, coalesce(max(version), 0) + 1,
      ${fileKey}, ${checksum}, ${size}::integer, ${data}::jsonb, ${uploadedBy}::uuid
    FROM tds_versions
    WHERE product_class = ${productClass} AND serial = ${serial} AND color IS NOT DISTINCT FROM ${color}
      AND language = ${language}
    RETURNING id`.execute(trx);
  const [row] = rows;
  if (!row) throw new Error('Expected the inserted version');
  return row;
}

function selectDocuments(db: Connection) {
  return db
    .selectFrom('tdsVersions as v')
    .leftJoin('users as u', 'u.id', 'v.uploadedBy')
    .select([
      'v.id',
      'v.serial',
      'v.color',
      'v.language',
      'v.version',
      'v.publishedAt as publishedOn',
      'u.username as publishedBy',
      'v.size',
      'v.checksum',
      'v.withdrawnAt as withdrawnOn',
      'v.withdrawalReason',
      sql<boolean>`v.withdrawn_at IS NULL AND NOT EXISTS (
        SELECT FROM tds_versions later
        WHERE later.product_class = v.product_class AND later.serial = v.serial
          AND later.color IS NOT DISTINCT FROM v.color AND later.language = v.language
          AND later.version > v.version AND later.withdrawn_at IS NULL
      )`.as('isLatest'),
    ]);
}

const SORT_COLUMNS = { publishedOn: 'v.publishedAt', serial: 'v.serial', version: 'v.version' } as const;

export function selectTdsDocuments(db: Connection, { serial, color, language, sort }: TdsDocumentListQuery) {
  return selectDocuments(db)
    .where(
      combineConditions([
        isEqual('v.serial', serial),
        isEqual('v.color', color),
        isEqual('v.language', language),
      ]),
    )
    .orderBy(SORT_COLUMNS[sort.field], sort.direction)
    .orderBy('v.id');
}

export type TdsDocumentRow = InferResult<ReturnType<typeof selectTdsDocuments>>[number];

export async function findTdsDocument(db: Connection, id: string): Promise<TdsDocumentRow | undefined> {
  return selectDocuments(db).where('v.id', '=', id).executeTakeFirst();
}

/** @returns false when the version was already withdrawn */
export async function withdrawTdsVersion(trx: Transaction, id: string, reason: string): Promise<boolean> {
  const changed = await trx
    .updateTable('tdsVersions')
    .set({ withdrawnAt: sql<Date>`now()`, withdrawalReason: reason })
    .where('id', '=', id)
    .where('withdrawnAt', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return changed !== undefined;
}
