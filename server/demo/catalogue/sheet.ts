import { SHEET_COLUMNS } from '@cromia/domain/private-catalogue/sheet';
import * as XLSX from '@e965/xlsx';

/** One row of a private catalogue file, by column. A missing Italian name gets a default. */
export type SheetRow = Readonly<Record<string, string>>;

/** A small tree: two categories, with one product that is in both. */
export const SMALL_TREE: readonly SheetRow[] = [
  { code: 'WALLS', name_it: 'Pareti', name_de: 'Wände' },
  { code: 'METAL', name_it: 'Ferro' },
  { code: 'H500', parent: 'WALLS', brand: 'Muralcrom', link: 'https://store.example.com/h500' },
  { code: 'E600', parent: 'WALLS', description_it: 'Smalto', description_de: 'Lack' },
  { code: 'E600', parent: 'METAL', description_it: 'Smalto', description_de: 'Lack' },
];

function buildSheet(rows: readonly SheetRow[], columns: readonly string[]): XLSX.WorkSheet {
  const cells = rows.map((row) => {
    const namedRow: SheetRow = { name_it: `Prodotto ${row.code ?? ''}`, ...row };
    return columns.map((column) => namedRow[column] ?? '');
  });
  return XLSX.utils.aoa_to_sheet([[...columns], ...cells]);
}

interface SheetOptions {
  columns?: readonly string[];
  type?: 'xlsx' | 'biff8';
  /** Changes the sheet after it is filled. */
  modify?: (sheet: XLSX.WorkSheet) => void;
}

/** A workbook with a private catalogue. */
export function buildSheetFile(rows: readonly SheetRow[], options: SheetOptions = {}): Buffer {
  const { columns = SHEET_COLUMNS, type = 'xlsx', modify } = options;
  const sheet = buildSheet(rows, columns);
  modify?.(sheet);
  const book = XLSX.utils.book_new();
  XLSX.utils.book_append_sheet(book, sheet, 'Catalogo');
  const content: ArrayBuffer = XLSX.write(book, { type: 'array', bookType: type, compression: true });
  return Buffer.from(content);
}
