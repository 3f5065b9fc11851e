import type { UiLanguage } from '@cromia/domain/languages';
import { LIMITS } from '@cromia/domain/limits';
import type { TableFormat } from '@cromia/domain/lists/export';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Clock, getManufacturerToday } from '../clock.ts';
import type { Config } from '../config.ts';
import type { Database } from '../database/connection.ts';
import { readWholeList, type WholeList } from '../database/list-queries.ts';
import { CSV_TYPE } from '../files/csv.ts';
import { type ExportOwner, sendExport } from '../files/exports.ts';
import { createCsv, createWorkbook, type TableCell, type TableHead } from './table-files.ts';

/** Media types of files with a table. */
export const CONTENT_TYPES: Record<TableFormat, string> = {
  csv: CSV_TYPE,
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

/** The media types of exported lists, without their parameters. */
export const LIST_FILE_TYPES = Object.values(CONTENT_TYPES).map((type) => type.split(';', 1)[0] ?? type);

/** A table, and how to convert a listed entity to its rows. */
export interface ListTable<T> extends TableHead {
  toRows: (entity: T) => TableCell[][];
}

export interface ListExport {
  owner: ExportOwner;
  format: TableFormat;
  language: UiLanguage;
}

interface ListExportDependencies extends Clock {
  db: Database;
  config: Config;
}

/**
 * Sends a list as a file.
 * @throws Problem ListTooLong for a workbook with too many lines, TooManyConcurrentRequests, ServiceUnavailable
 */
export function sendList<T, Key>(
  request: FastifyRequest,
  reply: FastifyReply,
  deps: ListExportDependencies,
  { toRows, ...head }: ListTable<T>,
  { list, owner, format, language }: ListExport & { list: WholeList<T, Key> },
): Promise<FastifyReply> {
  async function* batches(closed: AbortSignal, maxLines?: number) {
    for await (const batch of readWholeList(deps.db, list, { closed, maxLines })) yield batch.flatMap(toRows);
  }
  async function* workbook(closed: AbortSignal) {
    const rows = (await Array.fromAsync(batches(closed, LIMITS.workbookRows))).flat();
    yield await createWorkbook({ ...head, rows }, closed);
  }
  const name = `${head.name}-${getManufacturerToday(deps)}.${format}`;
  const file = { owner, name, contentType: CONTENT_TYPES[format], language };
  return sendExport(request, reply, deps.config, file, (closed) =>
    format === 'csv' ? createCsv(head, batches(closed), language) : workbook(closed),
  );
}
