import { SDS_LANGUAGES, type SdsLanguage } from '@cromia/domain/languages';
import { formatSdsFileName } from '@cromia/domain/sds/sheet';
import { formatWithdrawnFileName } from '@cromia/domain/withdrawal';
import type { ModuleDependencies } from '../../app-dependencies.ts';
import type { StoredFile } from '../../platform/files/file-store.ts';
import { Problem } from '../../platform/problem.ts';
import type { Logger } from '../../platform/telemetry/logger.ts';
import { readHazardLabel } from '../hazards/index.ts';
import { findWithdrawnFile, listFiles, type SdsFileRow, type SdsSheetRow } from './sheet-queries.ts';

export type FileDependencies = Pick<
  ModuleDependencies,
  'db' | 'config' | 'files' | 'documentCache' | 'composeSpecimen'
>;

/** A sheet in one language, with its download file name. */
export interface SdsFile {
  sheet: SdsSheetRow;
  language: SdsLanguage;
  name: string;
  pdf: StoredFile;
}

export function isSdsLanguage(language: string): language is SdsLanguage {
  return (SDS_LANGUAGES as readonly string[]).includes(language);
}

async function readContent(
  deps: FileDependencies,
  sheet: SdsSheetRow,
  row: SdsFileRow,
  language: SdsLanguage,
) {
  if (row.fileKey !== null && row.checksum !== null) {
    const stored = await deps.files.find(row.fileKey, row.checksum);
    if (!stored) throw new Error(`File ${row.fileKey} is missing from the store`);
    return stored;
  }
  if (!deps.composeSpecimen) throw new Problem('SdsDownloadError');
  return deps.composeSpecimen(deps, sheet, language, (product, labelLanguage) =>
    readHazardLabel(deps.db, product, { config: deps.config, language: labelLanguage }),
  );
}

/** @throws Problem SdsDownloadError when the file cannot be read */
async function toSdsFile(
  deps: FileDependencies,
  sheet: SdsSheetRow,
  row: SdsFileRow,
  language: SdsLanguage,
  log: Pick<Logger, 'error'>,
): Promise<SdsFile> {
  try {
    const pdf = await readContent(deps, sheet, row, language);
    return { sheet, language, name: formatSdsFileName(sheet, language), pdf };
  } catch (error) {
    if (error instanceof Problem) throw error;
    log.error({ err: error, sdsDocument: sheet.documentId, language }, 'failed to read a safety data sheet');
    throw new Problem('SdsDownloadError');
  }
}

/** The files of some versions. Rows without a file exist in the demo only, where specimens are composed for them. */
async function listProvidedFiles(
  { db, composeSpecimen }: Pick<FileDependencies, 'db' | 'composeSpecimen'>,
  documentIds: readonly string[],
): Promise<SdsFileRow[]> {
  const rows = await listFiles(db, documentIds);
  return rows.filter(({ fileKey }) => fileKey !== null || composeSpecimen !== undefined);
}

/** The files of some sheets in one language. Sheets without a file in the language are left out. */
export async function readSdsFiles(
  deps: FileDependencies,
  sheets: readonly SdsSheetRow[],
  language: SdsLanguage,
  log: Pick<Logger, 'error'>,
): Promise<SdsFile[]> {
  const rows = await listProvidedFiles(
    deps,
    sheets.map(({ documentId }) => documentId),
  );
  const found = sheets.flatMap((sheet) => {
    const row = rows.find((file) => file.documentId === sheet.documentId && file.language === language);
    return row ? [{ sheet, row }] : [];
  });
  return Promise.all(found.map(({ sheet, row }) => toSdsFile(deps, sheet, row, language, log)));
}

/** A sheet in one language. @throws Problem SdsDownloadError when the sheet lacks the language or cannot be read */
export async function readSdsFile(
  deps: FileDependencies,
  sheet: SdsSheetRow,
  language: SdsLanguage,
  log: Pick<Logger, 'error'>,
): Promise<SdsFile> {
  const [file] = await readSdsFiles(deps, [sheet], language, log);
  if (!file) throw new Problem('SdsDownloadError');
  return file;
}

/**
 * A withdrawn file; its file name ends in `-withdrawn`.
 * @throws Problem NotFound for a file that is not withdrawn; SdsDownloadError when it cannot be read
 */
export async function readWithdrawnSds(
  deps: FileDependencies,
  fileId: string,
  log: Pick<Logger, 'error'>,
): Promise<Pick<SdsFile, 'name' | 'pdf'>> {
  const found = await findWithdrawnFile(deps.db, fileId);
  if (!found || !isSdsLanguage(found.language)) throw new Problem('NotFound');
  const { name, pdf } = await toSdsFile(deps, found, found, found.language, log);
  return { name: formatWithdrawnFileName(name), pdf };
}

export async function listSdsFileLanguages(
  deps: Pick<FileDependencies, 'db' | 'composeSpecimen'>,
  documentId: string,
): Promise<Set<string>> {
  return new Set((await listProvidedFiles(deps, [documentId])).map(({ language }) => language));
}
