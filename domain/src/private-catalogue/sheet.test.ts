import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LIMITS } from '../limits.ts';
import { parseSheet, SHEET_COLUMNS } from './sheet.ts';
import { type CatalogueNode, countTreeNodes, listPathsTo } from './tree.ts';

type Row = Readonly<Record<string, string>>;

function parse(
  rows: readonly Row[],
  columns: readonly string[] = ['code', 'parent', 'name_it', 'name_de', 'link'],
  shopHosts: readonly string[] | null = null,
) {
  const cells = rows.map((row) => columns.map((column) => ({ name_it: 'Nome', ...row })[column] ?? ''));
  return parseSheet({ rows: [columns, ...cells], marks: [] }, { shopHosts });
}

const listFindings = (rows: readonly Row[], columns?: readonly string[]) => parse(rows, columns).findings;

describe('a file of the private catalogue', () => {
  it('becomes a tree in row order, even when children precede their parents', () => {
    const { tree } = parse([
      { code: 'h500', parent: 'walls', name_it: ' Idropittura ', name_de: 'Innenfarbe' },
      { code: 'METAL' },
      { code: 'WALLS' },
      { code: 'E600', parent: 'METAL' },
      { code: 'E600', parent: 'WALLS' },
    ]);
    expect(tree?.map(({ code, children }) => [code, children.map((child) => child.code)])).toEqual([
      ['METAL', ['E600']],
      ['WALLS', ['H500', 'E600']],
    ]);
    expect(tree?.[1]?.children[0]?.name).toEqual({ it: 'Idropittura', de: 'Innenfarbe' });
    expect(countTreeNodes(tree ?? [])).toEqual({ categories: 2, products: 2 });
  });

  it('reports errors in cells by row and column', () => {
    const longName = 'x'.repeat(LIMITS.businessName + 1);
    expect(
      listFindings([
        { code: '', name_it: 'Pareti' },
        { code: 'A', name_it: '' },
        { code: 'B C', name_de: longName },
        { code: 'D', link: 'javascript:alert(1)' },
      ]),
    ).toEqual([
      { row: 2, column: 'code', code: 'missing' },
      { row: 3, column: 'name_it', code: 'missing' },
      { row: 4, column: 'code', code: 'invalidField' },
      { row: 4, column: 'name_de', code: 'invalidLenght' },
      { row: 5, column: 'link', code: 'unsafeLink' },
    ]);
  });

  it('may link only to configured shops', () => {
    const rows = [
      { code: 'A', link: 'https://store.example.com/a' },
      { code: 'B', link: 'https://store.example.org/b' },
    ];
    expect(parse(rows).tree?.map(({ link }) => link)).toEqual(rows.map(({ link }) => link));
    expect(parse(rows, undefined, ['example.com']).findings).toEqual([
      { row: 3, column: 'link', code: 'foreignShop' },
    ]);
  });

  it('reports unknown, duplicate and missing columns', () => {
    expect(listFindings([], ['code', 'Prezzo', 'code', 'name_it'])).toEqual([
      { row: 1, column: 'Prezzo', code: 'unknownColumn' },
      { row: 1, column: 'code', code: 'doubleColumn' },
      { row: 1, column: 'parent', code: 'missingColumn' },
    ]);
    expect(listFindings([])).toEqual([{ row: null, column: null, code: 'empty' }]);
  });

  it('reports values without a column by their address', () => {
    const rows = [
      ['code', 'parent', 'name_it', ''],
      ['A', '', 'Pareti', '', 'x'],
      ['B', '', 'Metallo', 'y'],
    ];
    expect(parseSheet({ rows, marks: [] }, { shopHosts: null }).findings).toEqual([
      { row: 2, column: 'E2', code: 'noColumn' },
      { row: 3, column: 'D3', code: 'noColumn' },
    ]);
  });

  it('rejects rows that do not form a tree', () => {
    expect(listFindings([{ code: 'A' }, { code: 'A' }, { code: 'B', parent: 'NONE' }])).toEqual([
      { row: 3, column: 'code', code: 'duplicate' },
      { row: 4, column: 'parent', code: 'unknownParent' },
    ]);
    expect(listFindings([{ code: 'A' }, { code: 'B', parent: 'C' }, { code: 'C', parent: 'B' }])).toEqual([
      { row: 3, column: 'parent', code: 'cycle' },
      { row: 4, column: 'parent', code: 'cycle' },
    ]);
    expect(
      listFindings([
        { code: 'A' },
        { code: 'B' },
        { code: 'X', parent: 'A' },
        { code: 'X', parent: 'B' },
        { code: 'Y', parent: 'X' },
      ]),
    ).toEqual([{ row: 6, column: 'parent', code: 'ambiguousParent' }]);
    const deep = Array.from({ length: LIMITS.treeDepth + 1 }, (_, index) => ({
      code: `L${index}`,
      parent: index === 0 ? '' : `L${index - 1}`,
    }));
    expect(listFindings(deep)).toEqual([{ row: LIMITS.treeDepth + 2, column: 'parent', code: 'tooDeep' }]);
    const wide = Array.from({ length: LIMITS.treeChildren + 1 }, (_, index) => ({ code: `W${index}` }));
    expect(listFindings(wide)).toEqual([
      { row: LIMITS.treeChildren + 2, column: 'parent', code: 'tooManyChildren' },
    ]);
  });

  it('is parsed into the tree that was written', () => {
    const shape = fc.letrec<{ nodes: number[][] }>(() => ({
      nodes: fc.array(fc.array(fc.nat(3), { maxLength: 4 }), { maxLength: 6 }),
    }));
    fc.assert(
      fc.property(shape.nodes, fc.boolean(), (roots, childrenFirst) => {
        fc.pre(roots.length > 0);
        const rows = roots.flatMap((children, root) => [
          { code: `R${root}`, parent: '', name_it: `Radice ${root}` },
          ...children.map((_, child) => ({
            code: `P${child}`,
            parent: `R${root}`,
            name_it: `Foglia ${child}`,
          })),
        ]);
        // A category may come after its children.
        const sheetRows = childrenFirst
          ? [...rows.filter((row) => row.parent), ...rows.filter((row) => !row.parent)]
          : rows;
        const { tree } = parse(sheetRows, ['code', 'parent', 'name_it']);
        const flatten = (nodes: readonly CatalogueNode[], parent: string): Row[] =>
          nodes.flatMap(({ code, name, children }) => [
            { code, parent, name_it: name.it ?? '' },
            ...flatten(children, code),
          ]);
        expect(flatten(tree ?? [], '')).toEqual(rows);
      }),
    );
  });

  it('has unique columns for each text in each product language', () => {
    expect(SHEET_COLUMNS).toContain('description_cs');
    expect(new Set(SHEET_COLUMNS).size).toBe(SHEET_COLUMNS.length);
  });
});

it('the path to a node is listed level by level', () => {
  expect(listPathsTo('')).toEqual([]);
  expect(listPathsTo('WALLS/PAINT/H500')).toEqual(['WALLS', 'WALLS/PAINT', 'WALLS/PAINT/H500']);
});
