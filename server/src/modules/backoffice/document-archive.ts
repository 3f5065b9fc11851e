import { open, readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { type FieldError, fieldErrorsOf } from '@cromia/domain/errors';
import { LIMITS } from '@cromia/domain/limits';
import {
  ARCHIVE_COLUMNS,
  ARCHIVE_LIST,
  type ArchiveLine,
  type ArchiveResult,
  archiveLineSchema,
} from '@cromia/domain/sds/archive';
import type { FastifyRequest } from 'fastify';
import type { Viewer } from '../../platform/access.ts';
import { type UnpackedFile, withArchive } from '../../platform/archive.ts';
import { parseCsv } from '../../platform/csv.ts';
import type { Transaction } from '../../platform/database.ts';
import type { ModuleDependencies } from '../../platform/http.ts';
import { Problem } from '../../platform/problem.ts';
import { uploadFolder, withUpload } from '../../platform/uploads.ts';
import { publishSds } from '../sds/service.ts';
import { publishTds } from '../tds/service.ts';
import { keepPdf, rowsOf } from './documents.ts';

const PDF = '%PDF-';
/** All files of an archive together, unpacked: PDFs hardly shrink. */
const ARCHIVE_GROWTH = 3;

/** A line of the list with its file. */
interface Listed {
  /** Its number in the list, from 1. */
  number: number;
  line: ArchiveLine;
  file: UnpackedFile;
}

function at(number: number, errors: readonly FieldError[]): FieldError[] {
  return errors.map(({ path, code }) => ({ path: `lines.${number}.${path}`, code }));
}

/** The rows of the list by its header, an empty cell meaning nothing. */
async function readList(files: readonly UnpackedFile[]): Promise<Record<string, string>[]> {
  const list = files.find(({ name }) => basename(name).toLowerCase() === ARCHIVE_LIST);
  if (!list || list.size > LIMITS.documentArchiveListBytes)
    throw new Problem('BadRequest', { errors: [{ path: ARCHIVE_LIST, code: 'missing' }] });
  return rowsOf(parseCsv(await readFile(list.path, 'utf8')), ARCHIVE_COLUMNS);
}

async function isPdf({ path }: UnpackedFile): Promise<boolean> {
  const file = await open(path);
  try {
    const { buffer } = await file.read(Buffer.alloc(PDF.length), 0, PDF.length, 0);
    return buffer.toString('latin1') === PDF;
  } finally {
    await file.close();
  }
}

/** The list with the file of each line. @throws Problem BadRequest with everything that is wrong, line by line */
async function listed(files: readonly UnpackedFile[]): Promise<Listed[]> {
  const rows = await readList(files);
  const errors: FieldError[] = rows.length === 0 ? [{ path: 'lines', code: 'missing' }] : [];
  const found: Listed[] = [];
  for (const [index, row] of rows.entries()) {
    const number = index + 1;
    const parsed = archiveLineSchema.safeParse(row);
    if (!parsed.success) {
      errors.push(...at(number, fieldErrorsOf(parsed.error)));
      continue;
    }
    const file = files.find(({ name }) => name === parsed.data.file);
    if (!file) errors.push(...at(number, [{ path: 'file', code: 'missing' }]));
    else if (await isPdf(file)) found.push({ number, line: parsed.data, file });
    else errors.push(...at(number, [{ path: 'file', code: 'invalidField' }]));
  }
  if (errors.length > 0) throw new Problem('BadRequest', { errors });
  return found;
}

type ArchiveDependencies = Pick<ModuleDependencies, 'db' | 'config' | 'files'>;

async function publishLine(
  trx: Transaction,
  { viewer, today, result }: { viewer: Viewer; today: string; result: ArchiveResult },
  { number, line }: Listed,
  kept: { key: string; sha256: string; size: number },
): Promise<void> {
  const { file: _file, ...document } = line;
  try {
    if (document.kind === 'SDS') {
      const { kind: _kind, ...upload } = document;
      result.sds.push(await publishSds(trx, viewer, upload, kept, today));
    } else {
      const { kind: _kind, ...upload } = document;
      result.tds.push(await publishTds(trx, viewer, upload, kept));
    }
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    const { errors = [{ path: 'version', code: 'invalidField' as const }] } = error.details;
    throw new Problem(error.code, { errors: at(number, errors) });
  }
}

async function publishAll(
  { db, files }: ArchiveDependencies,
  viewer: Viewer,
  lines: readonly Listed[],
  today: string,
): Promise<ArchiveResult> {
  const kept: { listed: Listed; file: Awaited<ReturnType<typeof keepPdf>> }[] = [];
  for (const each of lines) {
    const folder = each.line.kind === 'SDS' ? 'sds' : 'tds';
    kept.push({ listed: each, file: await keepPdf(files, folder, each.file) });
  }
  return db.transaction().execute(async (trx) => {
    const result: ArchiveResult = { sds: [], tds: [] };
    for (const { listed: each, file } of kept) await publishLine(trx, { viewer, today, result }, each, file);
    return result;
  });
}

/**
 * Publishes an archive of documents by the list in it: all of them or none.
 * @throws Problem UnsupportedMediaType, PayloadTooLarge; BadRequest and Conflict with the lines that are wrong
 */
export async function takeArchive(
  request: FastifyRequest,
  deps: ArchiveDependencies,
  viewer: Viewer,
  today: string,
): Promise<ArchiveResult> {
  const folder = uploadFolder(deps.config);
  const maxBytes = LIMITS.documentArchiveBytes;
  return withUpload(request, { folder, maxBytes }, async (upload) => {
    if (upload.type !== 'zip') throw new Problem('UnsupportedMediaType');
    const limits = {
      entries: LIMITS.documentArchiveEntries,
      entryBytes: LIMITS.documentBytes,
      totalBytes: ARCHIVE_GROWTH * maxBytes,
    };
    return withArchive(upload.path, { folder, limits }, async (files) =>
      publishAll(deps, viewer, await listed(files), today),
    );
  });
}
