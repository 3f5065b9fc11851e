import { open, readFile } from 'node:fs/promises';
import { posix } from 'node:path';
import { LIMITS } from '@cromia/domain/limits';
import { parseCsv } from '@cromia/domain/lists/csv';
import { decodeText } from '@cromia/domain/lists/decode-text';
import {
  ARCHIVE_COLUMNS,
  ARCHIVE_LIST_FILE,
  type ArchiveLine,
  type ArchiveResult,
  archiveLineSchema,
} from '@cromia/domain/sds/archive';
import type { SdsDocument } from '@cromia/domain/sds/upload';
import type { TdsDocument } from '@cromia/domain/tds/upload';
import type { ModuleDependencies } from '../../../app-dependencies.ts';
import type { Viewer } from '../../../platform/access/viewer.ts';
import type { Transaction } from '../../../platform/database/connection.ts';
import { type UnpackedFile, withArchive } from '../../../platform/files/archive.ts';
import type { UploadedFile } from '../../../platform/files/uploads.ts';
import { isPublishablePdf } from '../../../platform/pdf/check.ts';
import { Problem } from '../../../platform/problem.ts';
import { hasKnownHeadings } from '../../../platform/tables/headings.ts';
import { type ListLine, parseLines, rejectLines, toLineErrors } from '../../../platform/tables/list-lines.ts';
import type { Logger } from '../../../platform/telemetry/logger.ts';
import { type DocumentFile, publishFiles, toFileKey } from '../../stored-documents/index.ts';
import { publishTds } from '../../tds/index.ts';
import { publishSds } from '../documents.ts';

const PDF = '%PDF-';
/** The maximum unpacked size of an archive, as a multiple of its packed size. PDFs hardly compress. */
const MAX_UNPACKING_RATIO = 3;

interface ListedDocument extends ListLine<ArchiveLine> {
  file: UnpackedFile;
}

/** The name of a file in the archive, with slashes. Some programs write backslashes. */
function normaliseName({ name }: UnpackedFile): string {
  return name.replaceAll('\\', '/');
}

/** Finds the list in the archive: the outermost first, in case a folder was packed together with its contents. */
function findList(files: readonly UnpackedFile[]): UnpackedFile {
  const [list] = files
    .filter((file) => posix.basename(normaliseName(file)).toLowerCase() === ARCHIVE_LIST_FILE)
    .toSorted((first, second) => first.name.length - second.name.length);
  if (!list || list.size > LIMITS.documentArchiveListBytes)
    throw new Problem('BadRequest', { errors: [{ path: ARCHIVE_LIST_FILE, code: 'missing' }] });
  return list;
}

/** Checks the content, regardless of the file name. */
async function isPdf({ path }: UnpackedFile): Promise<boolean> {
  const file = await open(path);
  try {
    const { buffer } = await file.read(Buffer.alloc(PDF.length), 0, PDF.length, 0);
    if (buffer.toString('latin1') !== PDF) return false;
  } finally {
    await file.close();
  }
  return isPublishablePdf(path);
}

/**
 * Reads the list and finds the file of each line. File names are relative to the list.
 * @throws Problem BadRequest with the errors of all lines
 */
async function readListedDocuments(files: readonly UnpackedFile[]): Promise<ListedDocument[]> {
  const list = findList(files);
  const decoded = decodeText(await readFile(list.path), hasKnownHeadings);
  if (!('text' in decoded))
    throw new Problem('BadRequest', { errors: [{ path: ARCHIVE_LIST_FILE, code: 'invalidField' }] });
  const { lines, errors } = await parseLines(parseCsv(decoded.text), {
    schema: archiveLineSchema,
    columns: ARCHIVE_COLUMNS,
    maxLines: LIMITS.documentArchiveEntries,
  });
  const folder = posix.dirname(normaliseName(list));
  const filesByName = new Map(files.map((file) => [normaliseName(file), file]));
  const documents: ListedDocument[] = [];
  for (const { number, line } of lines) {
    const file = filesByName.get(posix.join(folder, line.file.replaceAll('\\', '/')));
    if (!file) errors.push(...toLineErrors(number, [{ path: 'file', code: 'missing' }]));
    else if (await isPdf(file)) documents.push({ number, line, file });
    else errors.push(...toLineErrors(number, [{ path: 'file', code: 'invalidField' }]));
  }
  rejectLines(errors);
  return documents;
}

type ArchiveDependencies = Pick<ModuleDependencies, 'db' | 'files'>;

interface Publication {
  viewer: Viewer;
  today: string;
  log: Logger;
}

/** The sort key of a line. Concurrent uploads lock the sheets in the same order, so that they do not deadlock. */
function toSheetKey({ line }: ListedDocument): string {
  const rest = line.kind === 'SDS' ? [line.site, line.color, line.recipe] : [];
  return [line.kind, line.serial, ...rest].join(' ');
}

/** Sorts by sheet, then by ascending version, then in the order of the list. */
function compareDocuments(first: ListedDocument, second: ListedDocument): number {
  const getVersion = ({ line }: ListedDocument) => (line.kind === 'SDS' ? line.version : 0);
  return (
    toSheetKey(first).localeCompare(toSheetKey(second)) ||
    getVersion(first) - getVersion(second) ||
    first.number - second.number
  );
}

function toDocumentFile({ line, file: { path, sha256, size } }: ListedDocument): DocumentFile {
  return { folder: line.kind === 'SDS' ? 'sds' : 'tds', path, sha256, size };
}

type Published = { number: number } & ({ sds: SdsDocument } | { tds: TdsDocument });

async function publishLine(
  trx: Transaction,
  { viewer, today }: { viewer: Viewer; today: string },
  listedDocument: ListedDocument,
): Promise<Published> {
  const { number, line } = listedDocument;
  const { file: _file, ...document } = line;
  const file = toDocumentFile(listedDocument);
  const stored = { key: toFileKey(file), sha256: file.sha256, size: file.size };
  if (document.kind === 'SDS') {
    const { kind: _kind, ...upload } = document;
    return { number, sds: await publishSds(trx, viewer, upload, stored, today) };
  }
  const { kind: _kind, ...upload } = document;
  return { number, tds: await publishTds(trx, viewer, upload, stored) };
}

/**
 * Reports all lines that could not be published.
 * @throws Problem Conflict if all of them are conflicts, otherwise BadRequest
 */
function rejectConflicts(rejected: readonly { number: number; problem: Problem }[]): void {
  const errors = rejected
    .toSorted((first, second) => first.number - second.number)
    .flatMap(({ number, problem }) =>
      toLineErrors(number, problem.details.errors ?? [{ path: 'version', code: 'invalidField' }]),
    );
  const isConflict = rejected.every(({ problem }) => problem.code === 'Conflict');
  rejectLines(errors, isConflict ? 'Conflict' : 'BadRequest');
}

async function publishAll(
  deps: ArchiveDependencies,
  { viewer, today, log }: Publication,
  lines: readonly ListedDocument[],
): Promise<ArchiveResult> {
  const sorted = lines.toSorted(compareDocuments);
  return publishFiles(deps, sorted.map(toDocumentFile), log, async (trx) => {
    const published: Published[] = [];
    const rejected: { number: number; problem: Problem }[] = [];
    for (const line of sorted) {
      try {
        published.push(await publishLine(trx, { viewer, today }, line));
      } catch (error) {
        if (!(error instanceof Problem)) throw error;
        rejected.push({ number: line.number, problem: error });
      }
    }
    rejectConflicts(rejected);
    const inListOrder = published.toSorted((first, second) => first.number - second.number);
    return {
      sds: inListOrder.flatMap((document) => ('sds' in document ? [document.sds] : [])),
      tds: inListOrder.flatMap((document) => ('tds' in document ? [document.tds] : [])),
    };
  });
}

/**
 * Publishes an uploaded archive of documents as its list describes them: all of them or none.
 * @param folder folder of the unpacked files
 * @throws Problem UnsupportedMediaType, PayloadTooLarge; BadRequest and Conflict with the invalid lines
 */
export async function publishArchive(
  deps: ArchiveDependencies,
  upload: UploadedFile,
  folder: string,
  publication: Publication,
): Promise<ArchiveResult> {
  if (upload.type !== 'zip') throw new Problem('UnsupportedMediaType');
  const limits = {
    entries: LIMITS.documentArchiveEntries,
    entryBytes: LIMITS.documentBytes,
    totalBytes: MAX_UNPACKING_RATIO * LIMITS.documentArchiveBytes,
  };
  return withArchive(upload.path, { folder, limits }, async (files) =>
    publishAll(deps, publication, await readListedDocuments(files)),
  );
}
