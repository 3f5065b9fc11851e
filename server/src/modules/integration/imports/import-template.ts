import { FACET_NAMES, findFacetName } from '@cromia/domain/catalogue/facets';
import { listAllowedCodes } from '@cromia/domain/integration/allowed-codes';
import type { ImportKind } from '@cromia/domain/integration/import';
import { listColumns } from '@cromia/domain/integration/import-forms';
import type { UiLanguage } from '@cromia/domain/languages';
import { parseCsv } from '@cromia/domain/lists/csv';
import type { TableFormat } from '@cromia/domain/lists/export';
import { writeCsv } from '../../../platform/files/csv.ts';
import { createWorkbook } from '../../../platform/tables/table-files.ts';
import { IMPORT_EXAMPLES } from '../import-examples.ts';

/** The names of the further sheets, and the columns of the sheet of codes. */
const SHEETS: Readonly<Record<UiLanguage, { example: string; codes: string; columns: string[] }>> = {
  it: { example: 'Esempio', codes: 'Codici ammessi', columns: ['Colonna', 'Codice', 'Significato'] },
  en: { example: 'Example', codes: 'Allowed codes', columns: ['Column', 'Code', 'Meaning'] },
  de: { example: 'Beispiel', codes: 'Erlaubte Codes', columns: ['Spalte', 'Code', 'Bedeutung'] },
  es: { example: 'Ejemplo', codes: 'Códigos admitidos', columns: ['Columna', 'Código', 'Significado'] },
  fr: { example: 'Exemple', codes: 'Codes admis', columns: ['Colonne', 'Code', 'Signification'] },
  pl: { example: 'Przykład', codes: 'Dozwolone kody', columns: ['Kolumna', 'Kod', 'Znaczenie'] },
  ru: { example: 'Пример', codes: 'Допустимые коды', columns: ['Столбец', 'Код', 'Значение'] },
};

/** The name of a code of a facet; null for codes that explain themselves. */
function findMeaning(column: string, code: string): string | null {
  const name = column === 'applications' ? 'appMethod' : column;
  const facet = FACET_NAMES.find((facetName) => facetName === name);
  return (facet && findFacetName(facet, code)) ?? null;
}

/** The cells of the example of a kind, in the order of its columns. */
function toExampleCells(kind: ImportKind, columns: readonly string[]): (string | null)[] {
  const [head, line] = parseCsv(String(IMPORT_EXAMPLES[kind]['text/csv']));
  const cells = new Map(head?.cells.map((name, index) => [String(name), String(line?.cells[index] ?? '')]));
  return columns.map((name) => cells.get(name) ?? null);
}

/**
 * The template of an import. A CSV file has the columns only. A workbook has an example and the allowed codes in further
 * sheets, which imports do not read, so that nobody imports the example.
 */
export async function createTemplate(
  kind: ImportKind,
  { format, language }: { format: TableFormat; language: UiLanguage },
): Promise<string | Uint8Array> {
  const sheets = SHEETS[language];
  const columns = listColumns(kind);
  if (format === 'csv') return writeCsv(columns, []);
  const codes = listAllowedCodes(kind, IMPORT_EXAMPLES[kind]['application/json']);
  return createWorkbook({
    name: kind,
    columns,
    rows: [],
    further: [
      { name: sheets.example, columns, rows: [toExampleCells(kind, columns)] },
      {
        name: sheets.codes,
        columns: sheets.columns,
        rows: codes.map(({ column, code }) => [column, code, findMeaning(column, code)]),
      },
    ],
  });
}
