import type { ImportKind } from '@cromia/domain/integration/import';
import { IMPORT_FORMS } from '@cromia/domain/integration/import-forms';
import { detectDecimalComma, type TableColumn } from '@cromia/domain/integration/table-rows';
import { LIMITS } from '@cromia/domain/limits';
import { type CsvLine, parseCsv } from '@cromia/domain/lists/csv';
import { decodeText } from '@cromia/domain/lists/decode-text';

/** The rows of one import request: a part of the file's rows, all of one kind. */
export interface ImportPart {
  kind: ImportKind;
  contentType: 'text/csv' | 'application/json';
  body: string | Uint8Array;
  /** Maps a row number in the errors of this request to the row number in the file. */
  rowOf: (row: number) => number;
}

/** The file cannot be imported at all, for example because of an unknown column. */
export class ImportFileRefusedError extends Error {}

/** @throws ImportFileRefusedError if the file is not text */
function textOf(content: Uint8Array): string {
  const text = decodeText(content);
  if (text === undefined) throw new ImportFileRefusedError('The file is not text');
  return text;
}

function csvLine(cells: readonly string[]): string {
  return `${cells.map((cell) => (/[";\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)).join(';')}\n`;
}

function slices<T>(all: readonly T[], size: number): T[][] {
  return Array.from({ length: Math.ceil(all.length / size) }, (_, at) =>
    all.slice(at * size, (at + 1) * size),
  );
}

const columnsOf = (kind: ImportKind) => Object.keys(IMPORT_FORMS[kind].columns);
const isSame = (one: string, other: string) => one.trim().toLowerCase() === other.toLowerCase();

/**
 * Extracts the rows and columns of one kind from a table. Skips lines whose cells are empty in all columns that only
 * this kind has, and merges equal rows.
 */
function tablePart(
  kind: ImportKind,
  kinds: readonly ImportKind[],
  head: string[],
  lines: CsvLine[],
): ImportPart[] {
  const others = kinds.filter((other) => other !== kind).flatMap(columnsOf);
  const places = columnsOf(kind).flatMap((name) => {
    const at = head.findIndex((cell) => isSame(cell, name));
    return at < 0 ? [] : [{ name, at, isOwn: !others.includes(name) }];
  });
  // In the order of the file, so that cells that a line lacks at its end stay absent.
  places.sort((one, other) => one.at - other.at);
  const isFirst = kinds[0] === kind;
  const own = places.filter(({ isOwn }) => isOwn);
  const said = new Map(
    lines
      .filter(({ cells }) => isFirst || own.some(({ at }) => (cells[at] ?? '') !== ''))
      .map(({ line, cells }) => [csvLine(places.flatMap(({ at }) => cells[at] ?? [])), line] as const)
      .toReversed(),
  );
  const entries = [...said].toReversed();
  if (entries.length === 0) return [];
  const body = csvLine(places.map(({ name }) => name)) + entries.map(([text]) => text).join('');
  return [{ kind, contentType: 'text/csv', body, rowOf: (row) => entries[row - 2]?.[1] ?? row }];
}

/** The cells of all numeric columns. */
function numbersOf(
  kinds: readonly ImportKind[],
  head: readonly string[],
  lines: readonly CsvLine[],
): string[] {
  const columns = kinds.flatMap((kind) => Object.entries<TableColumn>(IMPORT_FORMS[kind].columns));
  const isNumber = head.map((cell) =>
    columns.some(([name, { type }]) => (type === 'number' || type === 'percent') && isSame(cell, name)),
  );
  return lines.flatMap(({ cells }) => cells.filter((_cell, at) => isNumber[at]));
}

/** Parts contain named cells only, so the portal does not see errors of whole lines. */
function rejectBrokenLines(head: readonly string[], lines: readonly CsvLine[]): void {
  for (const { line, cells, brokenQuote } of lines) {
    if (brokenQuote !== undefined)
      throw new ImportFileRefusedError(`Row ${line}: a quote is not closed, or has text after it`);
    const excess = cells.find((cell, at) => cell !== '' && (head[at] ?? '') === '');
    if (excess !== undefined)
      throw new ImportFileRefusedError(`Row ${line}: the value ${excess} has no column`);
  }
}

function tableParts(kinds: readonly ImportKind[], text: string): ImportPart[] {
  const [first, ...lines] = parseCsv(text);
  const head = first?.cells ?? [];
  const known = kinds.flatMap(columnsOf);
  const unknown = head.filter((cell) => cell !== '' && !known.some((name) => isSame(cell, name)));
  if (unknown.length > 0) throw new ImportFileRefusedError(`Unknown columns: ${unknown.join(', ')}`);
  rejectBrokenLines(head, lines);
  // Checks the whole file, because the commas in one part may look unambiguous.
  if (detectDecimalComma(numbersOf(kinds, head, lines)) === 'unclear')
    throw new ImportFileRefusedError(
      'Numbers with a comma and with a point, or with thousands separators: use a point',
    );
  return slices(lines, LIMITS.importRows).flatMap((part) =>
    kinds.flatMap((kind) => tablePart(kind, kinds, head, part)),
  );
}

function listParts(kind: ImportKind, rows: readonly unknown[]): ImportPart[] {
  return slices(rows, LIMITS.importRows).map((part, index) => ({
    kind,
    contentType: 'application/json',
    body: JSON.stringify(part),
    rowOf: (row) => index * LIMITS.importRows + row,
  }));
}

/**
 * Splits a file into import requests: one if the file is within the limits of a request, otherwise one for each part
 * and kind, such as products and their prices.
 * @throws ImportFileRefusedError for unknown columns and ambiguous decimal commas
 */
export function splitImportFile(
  kinds: readonly [ImportKind, ...ImportKind[]],
  content: Uint8Array,
  isJson: boolean,
): ImportPart[] {
  const [kind] = kinds;
  if (isJson) {
    const rows: unknown = JSON.parse(textOf(content));
    if (kinds.length > 1)
      throw new ImportFileRefusedError('Several kinds are imported from a table, not from JSON');
    if (Array.isArray(rows) && rows.length > LIMITS.importRows) return listParts(kind, rows);
    return [{ kind, contentType: 'application/json', body: content, rowOf: (row) => row }];
  }
  const text = textOf(content);
  const isOneCall =
    kinds.length === 1 &&
    content.length <= LIMITS.importBytes &&
    parseCsv(text).length <= LIMITS.importRows + 1;
  if (isOneCall) return [{ kind, contentType: 'text/csv', body: content, rowOf: (row) => row }];
  if (kind === 'orders')
    throw new ImportFileRefusedError(`At most ${LIMITS.importRows} lines of orders are imported at once`);
  return tableParts(kinds, text);
}
