import type { ImportKind } from '@cromia/domain/integration/import';
import { IMPORT_FORMS } from '@cromia/domain/integration/import-forms';
import { detectDecimalComma, type TableColumn } from '@cromia/domain/integration/table-rows';
import { LIMITS } from '@cromia/domain/limits';
import { type CsvLine, parseCsv } from '@cromia/domain/lists/csv';
import { decodeText } from '@cromia/domain/lists/decode-text';
import { findColumn } from '@cromia/domain/lists/headings';
import { HEADINGS, hasKnownHeadings } from './platform/tables/headings.ts';

/** The rows of one import request: a part of the file's rows, all of one kind. */
export interface ImportPart {
  kind: ImportKind;
  contentType: 'text/csv' | 'application/json';
  body: string | Uint8Array;
  /** Maps a row number in the errors of this request to the row number in the file. */
  toFileRow: (row: number) => number;
}

/** The whole file cannot be imported, for example because of an unknown column. */
export class ImportFileError extends Error {}

/** @throws ImportFileError if the file is not text, or in an unknown encoding */
function decodeFile(content: Uint8Array): string {
  const decoded = decodeText(content, hasKnownHeadings);
  if ('text' in decoded) return decoded.text;
  throw new ImportFileError(
    decoded.fault === 'encoding' ? 'The file is not in UTF-8: save it as CSV UTF-8' : 'The file is not text',
  );
}

function formatCsvLine(cells: readonly string[]): string {
  return `${cells.map((cell) => (/[";\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)).join(';')}\n`;
}

function splitIntoSlices<T>(items: readonly T[], size: number): T[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, index) =>
    items.slice(index * size, (index + 1) * size),
  );
}

const listColumns = (kind: ImportKind) => Object.keys(IMPORT_FORMS[kind].columns);
const isSameColumn = (cell: string, column: string) => findColumn(cell, [column], HEADINGS) !== undefined;

/**
 * Extracts the rows and columns of one kind from a table. Skips lines whose cells are empty in all columns that only
 * this kind has, and merges equal rows.
 */
function extractTablePart(
  kind: ImportKind,
  kinds: readonly ImportKind[],
  header: string[],
  lines: CsvLine[],
): ImportPart[] {
  const otherColumns = kinds.filter((name) => name !== kind).flatMap(listColumns);
  const positions = listColumns(kind).flatMap((name) => {
    const index = header.findIndex((cell) => isSameColumn(cell, name));
    return index < 0 ? [] : [{ name, index, isOwn: !otherColumns.includes(name) }];
  });
  // In the order of the file, so that cells that a line lacks at its end stay absent.
  positions.sort((a, b) => a.index - b.index);
  const isFirst = kinds[0] === kind;
  const ownPositions = positions.filter(({ isOwn }) => isOwn);
  const lineByRow = new Map(
    lines
      .filter(({ cells }) => isFirst || ownPositions.some(({ index }) => (cells[index] ?? '') !== ''))
      .map(
        ({ line, cells }) =>
          [formatCsvLine(positions.flatMap(({ index }) => cells[index] ?? [])), line] as const,
      )
      .toReversed(),
  );
  const entries = [...lineByRow].toReversed();
  if (entries.length === 0) return [];
  const body = formatCsvLine(positions.map(({ name }) => name)) + entries.map(([text]) => text).join('');
  return [{ kind, contentType: 'text/csv', body, toFileRow: (row) => entries[row - 2]?.[1] ?? row }];
}

/** The cells of all numeric columns. */
function listNumericCells(
  kinds: readonly ImportKind[],
  header: readonly string[],
  lines: readonly CsvLine[],
): string[] {
  const columns = kinds.flatMap((kind) => Object.entries<TableColumn>(IMPORT_FORMS[kind].columns));
  const isNumber = header.map((cell) =>
    columns.some(([name, { type }]) => (type === 'number' || type === 'percent') && isSameColumn(cell, name)),
  );
  return lines.flatMap(({ cells }) => cells.filter((_cell, index) => isNumber[index]));
}

/** Parts contain named cells only, so the portal does not see errors of whole lines. */
function rejectBrokenLines(header: readonly string[], lines: readonly CsvLine[]): void {
  for (const { line, cells, brokenQuote } of lines) {
    if (brokenQuote !== undefined)
      throw new ImportFileError(`Row ${line}: a quote is not closed, or has text after it`);
    const excess = cells.find((cell, index) => cell !== '' && (header[index] ?? '') === '');
    if (excess !== undefined) throw new ImportFileError(`Row ${line}: the value ${excess} has no column`);
  }
}

function splitTable(kinds: readonly ImportKind[], text: string): ImportPart[] {
  const [first, ...lines] = parseCsv(text);
  const header = first?.cells ?? [];
  const columns = kinds.flatMap(listColumns);
  const unknownColumns = header.filter(
    (cell) => cell !== '' && !columns.some((name) => isSameColumn(cell, name)),
  );
  if (unknownColumns.length > 0) throw new ImportFileError(`Unknown columns: ${unknownColumns.join(', ')}`);
  rejectBrokenLines(header, lines);
  // Checks the whole file, because the commas in one part may look unambiguous.
  if (detectDecimalComma(listNumericCells(kinds, header, lines)) === 'unclear')
    throw new ImportFileError(
      'Numbers with a comma and with a point, or with thousands separators: use a point',
    );
  return splitIntoSlices(lines, LIMITS.importRows).flatMap((part) =>
    kinds.flatMap((kind) => extractTablePart(kind, kinds, header, part)),
  );
}

function splitList(kind: ImportKind, rows: readonly unknown[]): ImportPart[] {
  return splitIntoSlices(rows, LIMITS.importRows).map((part, index) => ({
    kind,
    contentType: 'application/json',
    body: JSON.stringify(part),
    toFileRow: (row) => index * LIMITS.importRows + row,
  }));
}

/**
 * Splits a file into import requests: one if the file is within the limits of a request, otherwise one for each part
 * and kind, such as products and their prices.
 * @throws ImportFileError for unknown columns and ambiguous decimal commas
 */
export function splitImportFile(
  kinds: readonly [ImportKind, ...ImportKind[]],
  content: Uint8Array,
  isJson: boolean,
): ImportPart[] {
  const [kind] = kinds;
  if (isJson) {
    const rows: unknown = JSON.parse(decodeFile(content));
    if (kinds.length > 1)
      throw new ImportFileError('Several kinds can only be imported from a table, not from JSON');
    if (Array.isArray(rows) && rows.length > LIMITS.importRows) return splitList(kind, rows);
    return [{ kind, contentType: 'application/json', body: content, toFileRow: (row) => row }];
  }
  const text = decodeFile(content);
  const isSingleRequest =
    kinds.length === 1 &&
    content.length <= LIMITS.importBytes &&
    parseCsv(text).length <= LIMITS.importRows + 1;
  if (isSingleRequest) return [{ kind, contentType: 'text/csv', body: content, toFileRow: (row) => row }];
  if (kind === 'orders')
    throw new ImportFileError(`At most ${LIMITS.importRows} order lines can be imported at once`);
  return splitTable(kinds, text);
}
