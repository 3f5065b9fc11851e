import type { Technical } from '@cromia/domain/tds/technical';
import type { TdsDocumentListQuery, TdsUpload } from '@cromia/domain/tds/upload';
import { sql } from 'kysely';
import type { Connection, Transaction } from '../../platform/database.ts';
import { allOf, isEqual } from '../../platform/list-queries.ts';

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

/** Whoever publishes a sheet of a serial waits for whoever does so already. */
export async function lockVersions(trx: Transaction, serial: string): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended('tds ' || ${serial}, 0))`.execute(trx);
}

export interface NewTdsVersion extends Omit<TdsUpload, 'color'> {
  color?: string | undefined;
  productClass: string;
  /** Of an uploaded sheet. */
  fileKey?: string;
  checksum?: string;
  size?: number;
  /** Of a composed one. */
  technical?: Technical;
  uploadedBy: string;
}

/** Publishes the next version of a sheet. Two at once follow one another: the second meets the first's number. */
export async function insertTdsVersion(trx: Transaction, version: NewTdsVersion): Promise<{ id: string }> {
  const { productClass, serial, color = null, language, uploadedBy } = version;
  const { fileKey = null, checksum = null, size = null, technical } = version;
  const data = technical ? JSON.stringify(technical) : null;
  await lockVersions(trx, serial);
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
  if (!row) throw new Error('no version was inserted');
  return row;
}

type Filter = Pick<TdsDocumentListQuery, 'serial' | 'color' | 'language'>;

function conditions({ serial, color, language }: Filter) {
  return allOf([isEqual('v.serial', serial), isEqual('v.color', color), isEqual('v.language', language)]);
}

const SORT_COLUMNS = { publishedOn: 'v.published_at', serial: 'v.serial', version: 'v.version' } as const;

export interface TdsDocumentRow {
  id: string;
  serial: string;
  color: string | null;
  language: string;
  version: number;
  isLatest: boolean;
  publishedOn: Date;
  publishedBy: string | null;
  size: number | null;
  checksum: string | null;
  withdrawnOn: Date | null;
  withdrawalReason: string | null;
}

/** One page of all versions, or the one of an id. */
export async function listTdsDocuments(
  db: Connection,
  { page, size, sort, ...filter }: TdsDocumentListQuery,
): Promise<TdsDocumentRow[]> {
  const { rows } = await sql<TdsDocumentRow>`
    ${selected()}
    WHERE ${conditions(filter)}
    ORDER BY ${sql.ref(SORT_COLUMNS[sort.field])} ${sql.raw(sort.direction)}, v.id
    LIMIT ${size} OFFSET ${page * size}`.execute(db);
  return rows;
}

function selected() {
  return sql`
    SELECT v.id, v.serial, v.color, v.language, v.version, v.published_at AS "publishedOn",
      u.username AS "publishedBy", v.size, v.checksum,
      v.withdrawn_at AS "withdrawnOn", v.withdrawal_reason AS "withdrawalReason",
      v.withdrawn_at IS NULL AND NOT EXISTS (
        SELECT FROM tds_versions later
        WHERE later.product_class = v.product_class AND later.serial = v.serial
          AND later.color IS NOT DISTINCT FROM v.color AND later.language = v.language
          AND later.version > v.version AND later.withdrawn_at IS NULL
      ) AS "isLatest"
    FROM tds_versions v
    LEFT JOIN users u ON u.id = v.uploaded_by`;
}

export async function findTdsDocument(db: Connection, id: string): Promise<TdsDocumentRow | undefined> {
  const { rows } = await sql<TdsDocumentRow>`${selected()} WHERE v.id = ${id}`.execute(db);
  return rows[0];
}

export async function countTdsDocuments(db: Connection, filter: Filter): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    SELECT count(*) AS total FROM tds_versions v WHERE ${conditions(filter)}`.execute(db);
  return rows[0]?.total ?? 0;
}

/** @returns whether the version was not withdrawn before */
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
