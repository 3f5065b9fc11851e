import { parseCsvLines } from '@cromia/domain/cart/quick-order/delimited-text';
import { IMPORT_KINDS } from '@cromia/domain/integration/import';
import { listColumns } from '@cromia/domain/integration/import-forms';
import { UI_LANGUAGES } from '@cromia/domain/languages';
import { findColumn, foldHeading, listAlternatives } from '@cromia/domain/lists/headings';
import { BATCH_COLUMNS } from '@cromia/domain/sds/batch-list';
import { describe, expect, it } from 'vitest';
import { readTexts } from '../texts/read-texts.ts';
import { HEADINGS } from './headings.ts';
import type italian from './texts/it.json';

const TEXTS = readTexts<typeof italian>(new URL('./texts/', import.meta.url));
const listHeadings = (name: string): string[] =>
  UI_LANGUAGES.flatMap((language) =>
    Object.entries(TEXTS[language]).flatMap(([column, text]) =>
      column === name ? listAlternatives(text) : [],
    ),
  );

describe.each([
  ...IMPORT_KINDS.map((kind) => [kind, listColumns(kind)] as const),
  ['portfolios', ['username', 'customerCode', 'action']] as const,
  ['batches', [...BATCH_COLUMNS]] as const,
])('a table of %s', (_kind, columns) => {
  it('has headings in every language, and each means one column', () => {
    for (const column of columns) {
      expect([column, listHeadings(column).length >= UI_LANGUAGES.length]).toEqual([column, true]);
      for (const heading of listHeadings(column)) {
        const meanings = columns.filter((name) => HEADINGS.get(foldHeading(heading))?.has(name));
        expect([heading, meanings]).toEqual([heading, [column]]);
        expect(findColumn(heading.toUpperCase(), columns, HEADINGS)).toBe(column);
      }
      expect(findColumn(column.toLowerCase(), columns, HEADINGS)).toBe(column);
    }
  });
});

it.each(UI_LANGUAGES)('the quick order understands the same headings in %s', (language) => {
  const { serial, color, pkg, quantity } = TEXTS[language];
  const alternatives = [serial, color, pkg, quantity].map(listAlternatives);
  for (let index = 0; index < 3; index++) {
    const head = alternatives.map((headings) => headings[index] ?? headings[0] ?? '');
    const [line] = parseCsvLines(`${head.join(';')};Preis\nF120;7035;25;8;99`);
    expect([head, line]).toMatchObject([head, { line: 2, code: { pkg: '25' }, amount: { packages: 8 } }]);
  }
});
