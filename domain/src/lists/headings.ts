import { foldText } from '../catalogue/matching/fold.ts';

/** The names of the columns that a heading may mean, by the folded heading. */
export type Headings = ReadonlyMap<string, ReadonlySet<string>>;

/** Folds a heading: without accents, and with blanks for anything but letters and digits. */
export function foldHeading(text: string): string {
  return foldText(text.replaceAll('\u00ad', ''))
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** Lists the alternative headings of a column. */
export const listAlternatives = (text: string) => text.split(' | ');

/**
 * Indexes the headings of columns.
 * @param texts for each language, the headings of each column, separated by ` | `
 */
export function createHeadings(texts: readonly Readonly<Record<string, string>>[]): Headings {
  const headings = texts.flatMap((columns) =>
    Object.entries(columns).flatMap(([column, alternatives]) =>
      listAlternatives(alternatives).map((heading) => ({ column, heading: foldHeading(heading) })),
    ),
  );
  return new Map(
    [...Map.groupBy(headings, ({ heading }) => heading)].map(([heading, meanings]) => [
      heading,
      new Set(meanings.map(({ column }) => column)),
    ]),
  );
}

/** Finds the column that a heading means: by its name, without regard to case, or by a heading in any language. */
export function findColumn<Column extends string>(
  text: string,
  columns: readonly Column[],
  headings: Headings,
): Column | undefined {
  const name = text.trim().toLowerCase();
  const meanings = headings.get(foldHeading(text));
  return (
    columns.find((column) => column.toLowerCase() === name) ??
    columns.find((column) => meanings?.has(column) === true)
  );
}
