import type { RowError } from './import.ts';
import { findDisagreements } from './parse-rows.ts';
import type { InputRow } from './table-rows.ts';

const listFields = (value: unknown): [string, unknown][] =>
  typeof value === 'object' && value !== null ? Object.entries(value) : [];

/** A line of a table, split into the fields of its record and those of the item. */
interface GroupedLine {
  row: number;
  value: Record<string, unknown>;
  item: Record<string, unknown>;
}

/** The errors of lines as errors of their records: `unitPrice` of the second line becomes `items.1.unitPrice`. */
function toRecordErrors(
  groups: readonly GroupedLine[][],
  errors: readonly RowError[],
  itemFields: readonly string[],
): RowError[] {
  const positions = new Map(
    groups.flatMap((group) =>
      group.map(({ row }, index) => [row, { row: group[0]?.row ?? row, index }] as const),
    ),
  );
  return errors.flatMap((error): RowError[] => {
    const position = positions.get(error.row);
    if (position === undefined) return [error];
    const { row, index } = position;
    if (error.path === '') return [{ ...error, row, path: `items.${index}` }];
    if (itemFields.includes(error.path.split('.')[0] ?? ''))
      return [{ ...error, row, path: `items.${index}.${error.path}` }];
    // The record's fields come from its first line. The same error in another line is not repeated.
    const isRepeated = errors.some((other) => other.row === row && other.path === error.path);
    return index === 0 || !isRepeated ? [{ ...error, row }] : [];
  });
}

/**
 * Creates the function that groups the lines of a table, one per item, into records with `items`: lines with the same
 * key fields form one record, with the row number of the first line. They must agree on the record's fields.
 */
export function createRowGrouper(keyFields: readonly string[], itemFields: readonly string[]) {
  return (
    lines: readonly InputRow[],
    errors: readonly RowError[],
  ): { rows: InputRow[]; errors: RowError[] } => {
    const groupedLines = lines.map(({ row, value }): GroupedLine => {
      const fields = listFields(value);
      const record = Object.fromEntries(fields.filter(([name]) => !itemFields.includes(name)));
      const item = Object.fromEntries(fields.filter(([name]) => itemFields.includes(name)));
      return { row, value: record, item };
    });
    // A line without a key becomes a separate record, which the schema rejects.
    const toKey = ({ row, value }: GroupedLine) =>
      keyFields.some((field) => value[field] === undefined)
        ? row
        : JSON.stringify(keyFields.map((field) => value[field]));
    const groups = [...Map.groupBy(groupedLines, toKey).values()];
    const rows = groups.flatMap((group) => {
      const [first] = group;
      if (!first) return [];
      const items = group.map(({ item }) => item);
      const hasItems = items.some((item) => Object.keys(item).length > 0);
      return [{ row: first.row, value: { ...first.value, ...(hasItems ? { items } : {}) } }];
    });
    const names = new Set(groupedLines.flatMap(({ value }) => Object.keys(value)));
    const disagreements = groups.flatMap((group) => findDisagreements(group, () => '', [...names]));
    return { rows, errors: [...toRecordErrors(groups, errors, itemFields), ...disagreements] };
  };
}
