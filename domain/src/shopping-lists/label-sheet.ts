/**
 * A4 label sheets that stationers sell, as columns x rows, with the size of a label and the margins of the sheet in
 * millimetres. The sizes are those of Avery L7160, L7163, L7165 and 3652, which other makers copy.
 */
export const LABEL_SHEETS = ['3x7', '2x7', '2x4', '4x10'] as const;
export type LabelSheet = (typeof LABEL_SHEETS)[number];

export interface LabelSheetSize {
  columns: number;
  rows: number;
  /** Width and height of a label, mm. */
  width: number;
  height: number;
  /** Distance of the first label from the left and the upper edge of the sheet, mm. */
  left: number;
  top: number;
  /** Distance between the left edges of two columns, mm. Rows follow each other without a gap. */
  columnStep: number;
}

export const LABEL_SHEET_SIZES: Readonly<Record<LabelSheet, LabelSheetSize>> = {
  '3x7': { columns: 3, rows: 7, width: 63.5, height: 38.1, left: 7.25, top: 15.15, columnStep: 66 },
  '2x7': { columns: 2, rows: 7, width: 99.1, height: 38.1, left: 4.65, top: 15.15, columnStep: 101.6 },
  '2x4': { columns: 2, rows: 4, width: 99.1, height: 67.7, left: 4.65, top: 13.1, columnStep: 101.6 },
  '4x10': { columns: 4, rows: 10, width: 48.5, height: 25.4, left: 8, top: 21.5, columnStep: 48.5 },
};

/** The number of labels of a sheet. */
export function countLabels(sheet: LabelSheet): number {
  const { columns, rows } = LABEL_SHEET_SIZES[sheet];
  return columns * rows;
}

/**
 * The labels of each printed sheet in reading order; null for a place that stays empty.
 * @param skip number of labels that are missing on the first sheet
 */
export function fillSheets<T>(labels: readonly T[], sheet: LabelSheet, skip: number): (T | null)[][] {
  const size = countLabels(sheet);
  const places = [...Array<null>(skip % size).fill(null), ...labels];
  return Array.from({ length: Math.ceil(places.length / size) }, (_, index) =>
    places.slice(index * size, (index + 1) * size),
  );
}
