import { z } from 'zod';
import { toFieldErrors } from '../errors.ts';
import { isStorable, objectField, requiredTextField } from '../fields.ts';
import { type LocalizedText, PRODUCT_LANGUAGES, type ProductLanguage } from '../languages.ts';
import { LIMITS } from '../limits.ts';
import { toCellAddress } from '../lists/table.ts';
import { buildTree, type PlacedNode } from './build-tree.ts';
import { nodeCodeField } from './node-path.ts';
import type { SheetFault, SheetFinding } from './sheet-finding.ts';
import { parseShopLink } from './shop-link.ts';
import type { CatalogueNode } from './tree.ts';

const FIELD_COLUMNS = ['code', 'parent', 'brand', 'image', 'link'] as const;
const REQUIRED_COLUMNS = ['code', 'parent', 'name_it'];
type NameColumn = `name_${ProductLanguage}`;
type DescriptionColumn = `description_${ProductLanguage}`;
const nameColumn = (language: ProductLanguage): NameColumn => `name_${language}`;
const descriptionColumn = (language: ProductLanguage): DescriptionColumn => `description_${language}`;

/** The titles of the columns, in the order of the template. */
export const SHEET_COLUMNS: readonly string[] = [
  ...FIELD_COLUMNS,
  ...PRODUCT_LANGUAGES.map(nameColumn),
  ...PRODUCT_LANGUAGES.map(descriptionColumn),
];

/** The content of a file: cells as displayed, and marks on cells that are not plain text. */
export interface SheetContent {
  rows: readonly (readonly string[])[];
  marks: readonly { row: number; column: number; code: SheetFault }[];
}

const optionalField = <T extends z.ZodType>(field: T) =>
  z.preprocess((text) => (text === '' ? null : text), field.nullable());

/** All cells are text; empty cells count as absent. */
const rowSchema = objectField({
  code: nodeCodeField(),
  parent: optionalField(nodeCodeField()),
  brand: optionalField(requiredTextField(LIMITS.shortText)),
  image: optionalField(
    z
      .string()
      .trim()
      .max(LIMITS.shortText, { error: 'invalidLenght', abort: true })
      .regex(/^[0-9a-z][0-9a-z._-]*\.(?:svg|png|jpe?g|webp|avif)$/, 'invalidField'),
  ),
});

/** Reads the texts of one row in all languages. */
function readTexts(
  getCell: (column: string) => string,
  toColumn: (language: ProductLanguage) => string,
  maxLength: number,
  report: (column: string, code: SheetFault) => void,
): LocalizedText {
  const texts: LocalizedText = {};
  for (const language of PRODUCT_LANGUAGES) {
    const column = toColumn(language);
    const text = getCell(column).trim();
    if (text.length > maxLength) report(column, 'invalidLenght');
    else if (!isStorable(text)) report(column, 'invalidField');
    else if (text !== '') texts[language] = text;
  }
  return texts;
}

interface Head {
  /** Index of each known column. */
  columnIndexes: ReadonlyMap<string, number>;
  findings: SheetFinding[];
}

function readHead(titles: readonly string[]): Head {
  const columnIndexes = new Map<string, number>();
  const findings: SheetFinding[] = [];
  const fault = (column: string, code: SheetFault) => findings.push({ row: 1, column, code });
  for (const [index, title] of titles.entries()) {
    const column = title.trim().toLowerCase();
    if (column === '') continue;
    if (!SHEET_COLUMNS.includes(column)) fault(title.trim().slice(0, LIMITS.shortText), 'unknownColumn');
    else if (columnIndexes.has(column)) fault(column, 'doubleColumn');
    else columnIndexes.set(column, index);
  }
  for (const column of REQUIRED_COLUMNS) if (!columnIndexes.has(column)) fault(column, 'missingColumn');
  return { columnIndexes, findings };
}

function readRow(
  cells: readonly string[],
  row: number,
  { columnIndexes, shopHosts, professionalRows = [] }: Head & SheetRules,
  findings: SheetFinding[],
): PlacedNode | null {
  const findingsBefore = findings.length;
  const columns = new Set(columnIndexes.values());
  const unnamed = cells.findIndex((cell, index) => cell.trim() !== '' && !columns.has(index));
  if (unnamed >= 0) findings.push({ row, column: toCellAddress(unnamed, row), code: 'noColumn' });
  const getCell = (column: string) => cells[columnIndexes.get(column) ?? -1] ?? '';
  const report = (column: string, code: SheetFault) => findings.push({ row, column, code });
  const parsed = rowSchema.safeParse(
    Object.fromEntries(FIELD_COLUMNS.map((column) => [column, getCell(column)])),
  );
  if (!parsed.success) for (const { path, code } of toFieldErrors(parsed.error)) report(path, code);
  if (parsed.success && isForProfessionals(parsed.data.code, professionalRows))
    report('code', 'professionalOnly');
  const linkText = getCell('link').trim();
  const { link = null, fault } = linkText === '' ? {} : parseShopLink(linkText, shopHosts);
  if (fault !== undefined) report('link', fault);
  if (getCell('name_it').trim() === '') report('name_it', 'missing');
  const name = readTexts(getCell, nameColumn, LIMITS.businessName, report);
  const description = readTexts(getCell, descriptionColumn, LIMITS.longText, report);
  if (!parsed.success || findings.length > findingsBefore) return null;
  return { row, ...parsed.data, link, name, description };
}

/** Rules for files that a manufacturer adds to the general ones. */
export interface SheetRules {
  /** The hosts of shops to which products may link; null for any. */
  shopHosts: readonly string[] | null;
  /** The assessments of all serials with products that only professionals may buy. */
  professionalRows?: readonly ProfessionalRow[];
}

/** Whether only professionals may buy a serial or, with a colour, that colour; `color` is empty for the serial. */
export interface ProfessionalRow {
  serial: string;
  color: string;
  professionalOnly: boolean;
}

/** Whether only professionals may buy the product of a code: a serial, or `serial-color-pkg`. */
function isForProfessionals(code: string, rows: readonly ProfessionalRow[]): boolean {
  const [serial, color = ''] = code.split('-');
  const find = (named: string) => rows.find((row) => row.serial === serial && row.color === named);
  return (find(color) ?? find(''))?.professionalOnly ?? false;
}

export type ParsedSheet =
  | { tree: CatalogueNode[]; findings?: never }
  | { findings: SheetFinding[]; tree?: never };

/**
 * Reads a private catalogue file: titles in the first row, one node in each other row, `parent` naming its category
 * (empty for the first level). The page shows the nodes in the order of the rows. A category may come after its
 * children. A product may be in several categories.
 */
export function parseSheet({ rows, marks }: SheetContent, rules: SheetRules): ParsedSheet {
  const [titles = [], ...lines] = rows;
  const head = readHead(titles);
  const columnAt = (index: number, row: number) =>
    titles[index]?.trim().slice(0, LIMITS.shortText) || toCellAddress(index, row);
  const findings = [
    ...head.findings,
    ...marks.map(({ row, column, code }) => ({ row, column: columnAt(column, row), code })),
  ];
  if (findings.length > 0) return { findings };
  const nodes: PlacedNode[] = [];
  for (const [index, cells] of lines.entries()) {
    if (cells.every((cell) => cell.trim() === '')) continue;
    // The titles are row 1.
    const node = readRow(cells, index + 2, { ...head, ...rules }, findings);
    if (node) nodes.push(node);
  }
  if (findings.length > 0) return { findings };
  if (nodes.length === 0) return { findings: [{ row: null, column: null, code: 'empty' }] };
  if (nodes.length > LIMITS.treeRows) return { findings: [{ row: null, column: null, code: 'tooManyRows' }] };
  return buildTree(nodes);
}
