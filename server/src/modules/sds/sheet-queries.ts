import { INTERNAL_RECIPES } from '@cromia/domain/sds/sheet';
import { type RawBuilder, sql } from 'kysely';
import type { Connection } from '../../platform/database/connection.ts';
import { combineConditions } from '../../platform/database/list-queries.ts';
import type { SdsScope } from './scope.ts';
import type { SdsLineQuery } from './sds-queries.ts';
import { isBatchVisible, isRecipeVisible, isSheetVisible } from './search/visibility-queries.ts';

/** The version of a sheet that a search line refers to. */
export interface SdsSheetRow {
  documentId: string;
  site: string;
  serial: string;
  color: string;
  recipe: string;
  version: number;
  validFrom: string;
  batch: string | null;
  customerId: string | null;
}

const SHEET_COLUMNS = sql`d.id AS "documentId", d.site, d.serial, d.color, d.recipe, d.version, d.valid_from AS "validFrom"`;

/** The sheet of a search line, which is a batch or a sheet version, if the scope may see it. */
export async function findSheet(
  db: Connection,
  scope: SdsScope,
  id: string,
): Promise<SdsSheetRow | undefined> {
  const { rows } = await sql<SdsSheetRow>`
    SELECT ${SHEET_COLUMNS}, b.batch, b.customer_id AS "customerId"
    FROM sds_batches b
    JOIN sds_documents d ON d.id = b.document_id
    WHERE b.id = ${id}::uuid AND ${combineConditions([isBatchVisible(scope.visibility), isRecipeVisible(scope)])}
    UNION ALL
    SELECT ${SHEET_COLUMNS}, NULL, NULL
    FROM sds_documents d
    WHERE d.id = ${id}::uuid AND d.withdrawn_at IS NULL AND ${combineConditions([isSheetVisible(scope), isRecipeVisible(scope)])}`.execute(
    db,
  );
  return rows[0];
}

/** Versions by their ids, as the sheets of no batch and no customer. Withdrawn ones are left out. */
export async function listSheetsById(db: Connection, ids: readonly string[]): Promise<SdsSheetRow[]> {
  const { rows } = await sql<SdsSheetRow>`
    SELECT ${SHEET_COLUMNS}, NULL::text AS batch, NULL::uuid AS "customerId"
    FROM sds_documents d WHERE d.id = ANY(${[...ids]}::uuid[]) AND d.withdrawn_at IS NULL ORDER BY d.id`.execute(
    db,
  );
  return rows;
}

/**
 * The sheet of a shipped line: that of its batch or, if the batch is unknown, the product's newest one in force. Expects
 * `products`, and `item` with the column `batch`. Internal recipes are never delivered (section 5).
 * @param today the manufacturer's day
 */
export function selectShippedSheet(today: string): RawBuilder<{ id: string }> {
  const isDeliverable = sql`d.serial = products.serial AND d.color = products.color AND d.withdrawn_at IS NULL
    AND d.recipe NOT IN (${sql.join(INTERNAL_RECIPES)})`;
  return sql`SELECT coalesce(
    (SELECT d.id FROM sds_batches b JOIN sds_documents d ON d.id = b.document_id
      WHERE b.batch = item.batch AND ${isDeliverable} ORDER BY b.date DESC, d.version DESC LIMIT 1),
    (SELECT d.id FROM sds_documents d
      WHERE ${isDeliverable} AND d.valid_from <= ${today}::date
      ORDER BY d.valid_from DESC, d.version DESC, d.id LIMIT 1))`;
}

/** The sheets of some lines, each once. */
export async function listSheets(db: Connection, lines: SdsLineQuery, limit: number): Promise<SdsSheetRow[]> {
  const { rows } = await sql<SdsSheetRow>`
    SELECT DISTINCT ON (d.id) ${SHEET_COLUMNS}, l.batch, l.customer_id AS "customerId"
    FROM (${lines}) l
    JOIN sds_documents d ON d.site = l.site AND d.serial = l.serial AND d.color = l.color
      AND d.recipe = l.recipe AND d.version = l.version
    ORDER BY d.id, l.batch
    LIMIT ${limit}`.execute(db);
  return rows;
}

/** A later version of the same sheet, if it is already valid. */
export async function findLaterVersion(
  db: Connection,
  { site, serial, color, recipe, version }: SdsSheetRow,
  requestedVersion: number,
  today: string,
): Promise<Pick<SdsSheetRow, 'documentId' | 'version' | 'validFrom'> | undefined> {
  const { rows } = await sql<Pick<SdsSheetRow, 'documentId' | 'version' | 'validFrom'>>`
    SELECT id AS "documentId", version, valid_from AS "validFrom"
    FROM sds_documents
    WHERE site = ${site} AND serial = ${serial} AND color = ${color} AND recipe = ${recipe}
      AND version = ${requestedVersion} AND version >= ${version} AND valid_from <= ${today}::date
      AND withdrawn_at IS NULL`.execute(db);
  return rows[0];
}

/** A language of a version. Only the demo has rows without a file key. */
export interface SdsFileRow {
  documentId: string;
  language: string;
  fileKey: string | null;
  checksum: string | null;
}

/** The files of some versions by language, except withdrawn ones. */
export async function listFiles(db: Connection, documentIds: readonly string[]): Promise<SdsFileRow[]> {
  const { rows } = await sql<SdsFileRow>`
    SELECT f.document_id AS "documentId", f.language, f.file_key AS "fileKey", f.checksum
    FROM sds_files f
    JOIN sds_documents d ON d.id = f.document_id
    WHERE f.document_id = ANY(${documentIds}::uuid[]) AND f.withdrawn_at IS NULL AND d.withdrawn_at IS NULL
    ORDER BY f.document_id, f.language`.execute(db);
  return rows;
}

/** The version that is delivered in a language when another version is requested. */
export interface LanguageVersionRow extends Pick<SdsSheetRow, 'documentId' | 'version' | 'validFrom'> {
  /** The requested version. */
  requestedId: string;
  language: string;
}

/**
 * The languages of some versions. A language that a version lacks is taken from the newest earlier version that has it.
 * @param withoutFile whether rows without a file count too
 */
export async function listLanguageVersions(
  db: Connection,
  documentIds: readonly string[],
  { withoutFile }: { withoutFile: boolean },
): Promise<LanguageVersionRow[]> {
  const { rows } = await sql<LanguageVersionRow>`
    SELECT DISTINCT ON (requested.id, f.language) requested.id AS "requestedId", f.language, d.id AS "documentId", d.version,
      d.valid_from AS "validFrom"
    FROM sds_documents requested
    JOIN sds_documents d ON d.site = requested.site AND d.serial = requested.serial AND d.color = requested.color
      AND d.recipe = requested.recipe AND d.version <= requested.version AND d.withdrawn_at IS NULL
    JOIN sds_files f ON f.document_id = d.id AND f.withdrawn_at IS NULL
      AND (f.file_key IS NOT NULL OR ${withoutFile})
    WHERE requested.id = ANY(${documentIds}::uuid[]) AND requested.withdrawn_at IS NULL
    ORDER BY requested.id, f.language, d.version DESC`.execute(db);
  return rows;
}

/** A file that was withdrawn, alone or with its version, and its sheet. */
export async function findWithdrawnFile(
  db: Connection,
  fileId: string,
): Promise<(SdsSheetRow & SdsFileRow) | undefined> {
  const { rows } = await sql<SdsSheetRow & SdsFileRow>`
    SELECT ${SHEET_COLUMNS}, NULL::text AS batch, NULL::uuid AS "customerId",
      f.language, f.file_key AS "fileKey", f.checksum
    FROM sds_files f
    JOIN sds_documents d ON d.id = f.document_id
    WHERE f.id = ${fileId}::uuid AND (f.withdrawn_at IS NOT NULL OR d.withdrawn_at IS NOT NULL)`.execute(db);
  return rows[0];
}
