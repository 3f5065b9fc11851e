import type { SdsDocumentListQuery, SdsUpload } from '@cromia/domain/sds/upload';
import { type InferResult, sql } from 'kysely';
import type { Connection, Transaction } from '../../platform/database/connection.ts';
import { combineConditions, isEqual } from '../../platform/database/list-queries.ts';
import type { SdsSheetRow } from './sheet-queries.ts';

type SheetKey = Pick<SdsSheetRow, 'site' | 'serial' | 'color' | 'recipe'>;

export async function doesProductExist(
  db: Connection,
  { serial, color }: Pick<SdsUpload, 'serial' | 'color'>,
): Promise<boolean> {
  const found = await db
    .selectFrom('colors')
    .select('color')
    .where('serial', '=', serial)
    .where('color', '=', color)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

/** Locks a sheet, so that concurrent publications of it run one after another. @returns its versions, newest first */
export async function lockSdsVersions(trx: Transaction, { site, serial, color, recipe }: SheetKey) {
  const name = ['sds', site, serial, color, recipe].join(' ');
  await sql`SELECT pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(trx);
  return trx
    .selectFrom('sdsDocuments')
    .select(['id', 'version', 'validFrom', 'withdrawnAt'])
    .where('site', '=', site)
    .where('serial', '=', serial)
    .where('color', '=', color)
    .where('recipe', '=', recipe)
    .orderBy('version', 'desc')
    .execute();
}

export async function insertSdsDocument(
  trx: Transaction,
  { site, serial, color, recipe, version }: SheetKey & { version: number },
  { validFrom, publishedBy }: { validFrom: string; publishedBy: string },
): Promise<{ id: string }> {
  return trx
    .insertInto('sdsDocuments')
    .values({ site, serial, color, recipe, version, validFrom, publishedBy })
    .returning('id')
    .executeTakeFirstOrThrow();
}

/**
 * Adds a language to a version, or replaces its specimen with a file. @returns false when the version already has a
 * file in the language
 */
export async function insertSdsFile(
  trx: Transaction,
  file: {
    documentId: string;
    language: string;
    fileKey: string;
    checksum: string;
    size: number;
    uploadedBy: string;
  },
): Promise<boolean> {
  const { documentId: _document, language: _language, ...content } = file;
  const inserted = await trx
    .insertInto('sdsFiles')
    .values(file)
    .onConflict((conflict) =>
      conflict
        .columns(['documentId', 'language'])
        .where('withdrawnAt', 'is', null)
        .doUpdateSet({ ...content, uploadedAt: sql<Date>`now()` })
        .where('sdsFiles.fileKey', 'is', null),
    )
    .returning('language')
    .executeTakeFirst();
  return inserted !== undefined;
}

/** Whether a version is in force on a day: the newest one that is already valid and not withdrawn. */
function isCurrent(today: string) {
  return sql<boolean>`(d.withdrawn_at IS NULL AND d.valid_from <= ${today}::date AND NOT EXISTS (
    SELECT FROM sds_documents n
    WHERE n.site = d.site AND n.serial = d.serial AND n.color = d.color AND n.recipe = d.recipe
      AND n.version > d.version AND n.withdrawn_at IS NULL AND n.valid_from <= ${today}::date
  ))`;
}

function selectDocuments(db: Connection, today: string) {
  return db
    .selectFrom('sdsDocuments as d')
    .leftJoin('users as u', 'u.id', 'd.publishedBy')
    .select([
      'd.id',
      'd.site',
      'd.serial',
      'd.color',
      'd.recipe',
      'd.version',
      'd.validFrom',
      'd.publishedAt as publishedOn',
      'u.username as publishedBy',
      sql<string | null>`(
        SELECT min(n.valid_from) FROM sds_documents n
        WHERE n.site = d.site AND n.serial = d.serial AND n.color = d.color AND n.recipe = d.recipe
          AND n.version > d.version AND n.withdrawn_at IS NULL
      )`.as('supersededOn'),
      sql<number>`(SELECT count(*) FROM sds_batches b WHERE b.document_id = d.id)`.as('batches'),
      isCurrent(today).as('isCurrent'),
      'd.withdrawnAt as withdrawnOn',
      'd.withdrawalReason',
    ]);
}

const SORT_COLUMNS = {
  publishedOn: 'd.publishedAt',
  serial: 'd.serial',
  validFrom: 'd.validFrom',
  version: 'd.version',
} as const;

export function selectSdsDocuments(
  db: Connection,
  { site, serial, color, sort }: SdsDocumentListQuery,
  today: string,
) {
  return selectDocuments(db, today)
    .where(
      combineConditions([isEqual('d.site', site), isEqual('d.serial', serial), isEqual('d.color', color)]),
    )
    .orderBy(SORT_COLUMNS[sort.field], sort.direction)
    .orderBy('d.id');
}

export type SdsDocumentRow = InferResult<ReturnType<typeof selectSdsDocuments>>[number];

export async function findSdsDocument(
  db: Connection,
  id: string,
  today: string,
): Promise<SdsDocumentRow | undefined> {
  return selectDocuments(db, today).where('d.id', '=', id).executeTakeFirst();
}

/** The version if it is in force today; undefined if it is not in force, null if it does not exist. */
export async function findCurrentSheet(
  db: Connection,
  id: string,
  today: string,
): Promise<SdsSheetRow | undefined | null> {
  const { rows } = await sql<SdsSheetRow & { isCurrent: boolean }>`
    SELECT d.id AS "documentId", d.site, d.serial, d.color, d.recipe, d.version, d.valid_from AS "validFrom",
      NULL::text AS batch, NULL::uuid AS "customerId", ${isCurrent(today)} AS "isCurrent"
    FROM sds_documents d
    WHERE d.id = ${id}::uuid`.execute(db);
  const [row] = rows;
  if (!row) return null;
  const { isCurrent: isInForce, ...sheet } = row;
  return isInForce ? sheet : undefined;
}

/** The sheet data of a version, without a batch or a customer. */
export async function findSheetOfDocument(db: Connection, id: string): Promise<SdsSheetRow | undefined> {
  const { rows } = await sql<SdsSheetRow>`
    SELECT id AS "documentId", site, serial, color, recipe, version, valid_from AS "validFrom",
      NULL::text AS batch, NULL::uuid AS "customerId"
    FROM sds_documents
    WHERE id = ${id}::uuid`.execute(db);
  return rows[0];
}

export interface DocumentFileRow {
  id: string;
  documentId: string;
  language: string;
  size: number | null;
  checksum: string | null;
  uploadedOn: Date;
  uploadedBy: string | null;
  withdrawnOn: Date | null;
  withdrawalReason: string | null;
}

export async function listDocumentFiles(
  db: Connection,
  documentIds: readonly string[],
): Promise<DocumentFileRow[]> {
  const { rows } = await sql<DocumentFileRow>`
    SELECT f.id, f.document_id AS "documentId", f.language, f.size, f.checksum, f.uploaded_at AS "uploadedOn",
      u.username AS "uploadedBy", f.withdrawn_at AS "withdrawnOn", f.withdrawal_reason AS "withdrawalReason"
    FROM sds_files f
    LEFT JOIN users u ON u.id = f.uploaded_by
    WHERE f.document_id = ANY(${[...documentIds]}::uuid[])
    ORDER BY f.document_id, f.language, f.uploaded_at`.execute(db);
  return rows;
}
