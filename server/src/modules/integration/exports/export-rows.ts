import type { ExportFilter, ExportKind } from '@cromia/domain/integration/export';
import { IMPORT_FORMS } from '@cromia/domain/integration/import-forms';
import { type CellType, joinCell, type TableColumn } from '@cromia/domain/integration/table-rows';
import { toWholeList, type WholeList } from '../../../platform/database/list-queries.ts';
import type { ListTable } from '../../../platform/tables/send-list.ts';
import type { TableCell } from '../../../platform/tables/table-files.ts';
import { type ExportRow, type ExportValue, selectExportRows } from './export-queries.ts';

/** The cell of a value, as the import of its column reads it. */
function toCell(value: ExportValue | undefined, type: CellType): TableCell {
  if (value === null || value === undefined) return null;
  if (typeof value === 'object') return joinCell(value, type);
  return typeof value === 'boolean' ? String(value) : value;
}

/** The table of a kind, in the columns of its import. */
export function defineExportTable(kind: ExportKind): ListTable<ExportRow> {
  const columns: Readonly<Record<string, TableColumn>> = IMPORT_FORMS[kind].columns;
  const toCells = (row: ExportRow) =>
    Object.entries(columns).map(([name, { type }]) => toCell(row[name], type));
  return { name: kind, columns: Object.keys(columns), toRows: (row) => [toCells(row)] };
}

/** The stored rows of a kind that a user reads. */
export function defineExportList(
  kind: ExportKind,
  filter: ExportFilter,
  userId: string,
): WholeList<ExportRow, ExportRow> {
  return toWholeList(selectExportRows(kind, filter, userId), (row) => row);
}
