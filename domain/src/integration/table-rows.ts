import type { RowError } from './import.ts';

/** The type of the cells of a column: `list` is separated by blanks, `flag` is true or false. */
export type CellType = 'text' | 'number' | 'flag' | 'list';

/** A column of a table: the type of its cells, and the field if its name differs from the column's. */
export interface TableColumn {
  type: CellType;
  field?: string;
}

/** An unparsed row with its row number. */
export interface InputRow {
  row: number;
  value: unknown;
}

const PLAIN_NUMBER = /^-?\d{1,15}(?:\.\d{1,10})?$/;
const COMMA_NUMBER = /^-?\d{1,15},\d{1,10}$/;

/**
 * Detects the meaning of commas in the number columns of a table: `decimal` when no cell has a point or thousands
 * separators, `unclear` when one has, `none` without commas.
 */
export function detectDecimalComma(cells: readonly string[]): 'none' | 'decimal' | 'unclear' {
  if (!cells.some((cell) => COMMA_NUMBER.test(cell))) return 'none';
  return cells.some((cell) => /\.|,.*,|\d[\s'’]\d/.test(cell)) ? 'unclear' : 'decimal';
}

/** Converts a cell to the type of its column. A cell that cannot be converted stays text, which the schema rejects. */
function parseCell(cell: string, type: CellType): unknown {
  switch (type) {
    case 'number':
      return PLAIN_NUMBER.test(cell) ? Number(cell) : cell;
    case 'flag': {
      const word = cell.toLowerCase();
      return word === 'true' ? true : word === 'false' ? false : cell;
    }
    case 'list':
      return cell.split(/\s+/);
    case 'text':
      return cell;
  }
}

/** Sets a field given by its path, such as `productCode.serial`. */
function setField(target: Record<string, unknown>, field: string, value: unknown): void {
  const [name = '', inner] = field.split('.');
  if (inner === undefined) {
    target[name] = value;
    return;
  }
  const existing = target[name];
  target[name] = { ...(typeof existing === 'object' ? existing : {}), [inner]: value };
}

/**
 * Reads a table whose first line names the columns, in any order. Empty cells are null, and empty lines are skipped.
 * Text is never interpreted as a formula: `=1+1` stays these four characters. Decimal commas are accepted if no number
 * of the table has a point or thousands separators.
 */
export function parseTableRows(
  table: readonly (readonly string[])[],
  columns: Readonly<Record<string, TableColumn>>,
): { rows: InputRow[]; errors: RowError[] } {
  const [head = [], ...lines] = table;
  const names = Object.keys(columns);
  const columnNames = head.map((cell) =>
    names.find((name) => name.toLowerCase() === cell.trim().toLowerCase()),
  );
  const errors: RowError[] = head.flatMap((cell, index): RowError[] => {
    const name = columnNames[index];
    if (name === undefined) return cell === '' ? [] : [{ row: 1, path: cell.slice(0, 100), code: 'unknown' }];
    return columnNames.indexOf(name) === index ? [] : [{ row: 1, path: name, code: 'duplicate' }];
  });
  if (errors.length > 0) return { rows: [], errors };
  const getCellType = (at: number) => columns[columnNames[at] ?? '']?.type;
  const numbers = lines.flatMap((cells) => cells.filter((_cell, at) => getCellType(at) === 'number'));
  const acceptsComma = detectDecimalComma(numbers) === 'decimal';
  const rows = lines.flatMap((cells, index): InputRow[] => {
    if (cells.every((cell) => cell === '')) return [];
    const row = index + 2;
    const value: Record<string, unknown> = {};
    for (const [at, name] of columnNames.entries()) {
      const input = cells[at] ?? '';
      const cell = acceptsComma && getCellType(at) === 'number' ? input.replace(',', '.') : input;
      const column = name === undefined ? undefined : columns[name];
      if (name === undefined || column === undefined) continue;
      if (cell === '') {
        setField(value, column.field ?? name, null);
        continue;
      }
      if (column.type === 'number' && COMMA_NUMBER.test(cell)) {
        errors.push({ row, path: column.field ?? name, code: 'decimalComma' });
      }
      setField(value, column.field ?? name, parseCell(cell, column.type));
    }
    return [{ row, value }];
  });
  return { rows, errors };
}

/** Formats a field of a row as the text of a cell; empty for none. The field is a path such as `productCode.serial`. */
export function formatCell(value: unknown, field: string): string {
  const at = field
    .split('.')
    .reduce<unknown>(
      (existing, name) =>
        typeof existing === 'object' && existing !== null
          ? Object.entries(existing).find(([key]) => key === name)?.[1]
          : undefined,
      value,
    );
  if (at === undefined || at === null) return '';
  if (Array.isArray(at) && at.every((item) => typeof item === 'string')) return at.join(' ');
  return typeof at === 'object' ? JSON.stringify(at) : String(at);
}
