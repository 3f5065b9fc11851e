import { z } from 'zod';

/** Faults of a private catalogue file. */
export const SHEET_FAULTS = [
  // The file as a whole
  'notSpreadsheet',
  'damaged',
  'encrypted',
  'macros',
  'tooLarge',
  'tooManyRows',
  'empty',
  // Its first row
  'missingColumn',
  'unknownColumn',
  'doubleColumn',
  // One cell
  'noColumn',
  'missing',
  'invalidField',
  'invalidLenght',
  'unsafeLink',
  'foreignShop',
  'professionalOnly',
  'formula',
  'merged',
  // One row in relation to the others
  'unknownParent',
  'ambiguousParent',
  'cycle',
  'duplicate',
  'tooDeep',
  'tooManyChildren',
] as const;
export type SheetFault = (typeof SHEET_FAULTS)[number];

/** One finding, with its place in the file. */
export const sheetFindingSchema = z.object({
  row: z
    .int()
    .nullable()
    .describe('Row number in the spreadsheet, starting at 1; null for the file as a whole'),
  column: z.string().nullable().describe('Title of the column'),
  code: z.enum(SHEET_FAULTS),
});
export type SheetFinding = z.infer<typeof sheetFindingSchema>;

/** Additional members of the error response for a rejected file. */
export const sheetReportSchema = z.object({
  report: z.array(sheetFindingSchema),
  findings: z.int().describe('Total number of findings; `report` contains the first of them'),
});
export type SheetReport = z.infer<typeof sheetReportSchema>;
