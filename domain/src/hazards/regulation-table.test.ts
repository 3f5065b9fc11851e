import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { findContradictions } from './checks.ts';
import { HAZARD_DEFAULTS, type Hazard, hazardInputSchema, NOT_HAZARDOUS } from './hazard.ts';
import {
  calculateTransport,
  formatTransportEntry,
  getTransportMeaning,
  TRANSPORT_LIMIT,
  type TransportedLine,
} from './transport/calculate-transport.ts';
import { splitLoad } from './transport/load-split.ts';
import { isValidUfi } from './ufi.ts';

const COLUMNS = [
  'name',
  'signalWord',
  'pictograms',
  'hStatements',
  'euhStatements',
  'contradictions',
] as const;
const TRANSPORT_COLUMNS = [
  'unNumber',
  'properShippingName',
  'transportClass',
  'packingGroup',
  'tunnelCode',
  'transportCategory',
  'limitedQuantity',
  'environmentallyHazardous',
] as const;
const PACKAGE_COLUMNS = ['um', 'qta', 'dna', 'packages'] as const;
const EXPECTED_COLUMNS = ['quantity', 'unit', 'limited', 'points', 'entry'] as const;
const ALL_COLUMNS = [...COLUMNS, ...TRANSPORT_COLUMNS, ...PACKAGE_COLUMNS, ...EXPECTED_COLUMNS];

type Row = Record<(typeof ALL_COLUMNS)[number], string>;

const rows = readFileSync(new URL('./regulation-table.csv', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#') && !line.startsWith('name;'))
  .map((line) => {
    const cells = line.split(';');
    return Object.fromEntries(ALL_COLUMNS.map((column, at) => [column, cells[at] ?? ''])) as Row;
  });

const splitList = (cell: string) => cell.split(' ').filter((item) => item !== '');
const numberOrNull = (cell: string) => (cell === '' ? null : Number(cell));

function toHazard(row: Row): Hazard {
  return {
    ...NOT_HAZARDOUS,
    ...HAZARD_DEFAULTS,
    signalWord: row.signalWord as Hazard['signalWord'],
    pictograms: splitList(row.pictograms) as Hazard['pictograms'],
    hStatements: splitList(row.hStatements),
    euhStatements: splitList(row.euhStatements),
    unNumber: row.unNumber || null,
    properShippingName: row.properShippingName || null,
    transportClass: row.transportClass || null,
    packingGroup: (row.packingGroup || null) as Hazard['packingGroup'],
    tunnelCode: row.tunnelCode || null,
    transportCategory: numberOrNull(row.transportCategory),
    limitedQuantity: Number(row.limitedQuantity),
    environmentallyHazardous: row.environmentallyHazardous === 'yes',
  };
}

function toLine(row: Row, packages = Number(row.packages)): TransportedLine {
  const serial = `S${rows.indexOf(row)}`;
  return {
    productCode: { productClass: '3', serial, color: '1', pkg: '1' },
    um: row.um,
    qta: Number(row.qta),
    dna: numberOrNull(row.dna),
    packages,
    hazard: toHazard(row),
  };
}

function findRow(name: string): Row {
  const row = rows.find((one) => one.name === name);
  if (!row) throw new Error(`no product ${name}`);
  return row;
}

describe('products by CLP and ADR', () => {
  it('has at least 40 products', () => {
    expect(rows.length).toBeGreaterThanOrEqual(40);
  });

  it.each(rows)('checks the label of $name', (row) => {
    const reasons = findContradictions(toHazard(row)).map(({ reason }) => reason);
    expect([...new Set(reasons)]).toEqual(splitList(row.contradictions));
  });

  it.each(rows.filter(({ contradictions }) => contradictions === ''))('stores $name as it is', (row) => {
    const hazard = toHazard(row);
    expect(hazardInputSchema.parse(hazard)).toMatchObject(hazard);
  });

  it.each(rows.filter(({ contradictions }) => contradictions === ''))('moves $name', (row) => {
    const { lines, points, isComplete } = calculateTransport([toLine(row)]);
    expect(isComplete).toBe(true);
    if (row.unit === '') return expect(lines).toEqual([]);
    const [line] = lines;
    if (!line) throw new Error('no line');
    expect({ quantity: line.quantity, unit: line.unit, limited: line.isLimitedQuantity }).toEqual({
      quantity: Number(row.quantity),
      unit: row.unit,
      limited: row.limited === 'limited',
    });
    if (row.points !== '') expect([line.points, points]).toEqual([Number(row.points), Number(row.points)]);
    expect(formatTransportEntry(line)).toBe(row.entry);
  });
});

/** Loads of products and their packages, with their points (null: not defined) and meaning by ADR 1.1.3.6 and 3.4. */
const LOADS: [string, [string, number?][], number | null, ReturnType<typeof getTransportMeaning>][] = [
  ['nothing dangerous', [['water-borne wall paint'], ['MDI hardener']], 0, 'NONE'],
  [
    'limited quantities only',
    [['nitro thinner, can of 5 l'], ['spray paint'], ['pigment paste']],
    0,
    'LIMITED',
  ],
  ['exactly 1,000 of one category', [['coil coating that is 20 l']], 1000, 'EXEMPT'],
  ['exactly 1,000 in one container', [['container of exactly 1000 l']], 1000, 'EXEMPT'],
  ['a millilitre more', [['container of 1000.001 l']], 1000.001, 'EXCEEDS'],
  [
    'exactly 1,000 of categories 2 and 3',
    [['alkyd topcoat'], ['nitro thinner, drum'], ['HDI hardener', 20]],
    1000,
    'EXEMPT',
  ],
  [
    'exactly 1,000, a package more of category 3',
    [['alkyd topcoat'], ['nitro thinner, drum'], ['HDI hardener', 21]],
    1010,
    'EXCEEDS',
  ],
  ['20 l of category 1', [['ether primer, can of 1 l', 20]], 1000, 'EXEMPT'],
  ['21 l of category 1', [['ether primer, can of 1 l', 21]], 1050, 'EXCEEDS'],
  [
    'limited quantities beside the full exemption',
    [['ether primer, can of 1 l', 20], ['ether primer, can of half a litre'], ['spray paint', 500]],
    1000,
    'EXEMPT',
  ],
  ['litres and kilograms added', [['zinc dust'], ['zinc-rich primer'], ['aluminium paste']], 600, 'EXEMPT'],
  ['category 4 counts nothing', [['activated carbon for the spray booth'], ['alkyd topcoat']], 200, 'EXEMPT'],
  ['category 4 alone', [['activated carbon for the spray booth']], 0, 'EXEMPT'],
  ['category 0 alone', [['silane intermediate']], null, 'EXCEEDS'],
  ['category 0 beside limited quantities', [['silane intermediate'], ['spray paint']], null, 'EXCEEDS'],
  [
    'categories 1, 2 and 3 mixed',
    [
      ['ether primer, can of 1 l', 2],
      ['acid-curing varnish', 10],
      ['epoxy primer, component A', 8],
    ],
    800,
    'EXEMPT',
  ],
  [
    'categories 1, 2 and 3 mixed above the limit',
    [['ether primer, can of 1 l', 2], ['acid-curing varnish'], ['epoxy primer, component A']],
    1160,
    'EXCEEDS',
  ],
];

describe('loads by ADR 1.1.3.6', () => {
  it.each(LOADS)('%s', (_name, products, points, meaning) => {
    const transport = calculateTransport(products.map(([name, packages]) => toLine(findRow(name), packages)));
    if (points !== null) expect(transport.points).toBe(points);
    expect(transport.exceeds).toBe(meaning === 'EXCEEDS');
    expect(getTransportMeaning(transport)).toBe(meaning);
  });

  it.each(LOADS.filter(([, , , meaning]) => meaning === 'EXCEEDS'))('splits: %s', (_name, products) => {
    const transported = products.map(([name, packages]) => toLine(findRow(name), packages));
    const transport = calculateTransport(transported);
    const packagesOf = (serial: string) =>
      transported.find(({ productCode }) => productCode.serial === serial)?.packages ?? 0;
    const split = splitLoad(transport, ({ productCode }) => ({
      packages: packagesOf(productCode.serial),
      multiplier: 1,
    }));
    for (const load of split.loads) {
      const moved = load.lines.map(({ line, packages }) => {
        const source = transported.find(({ productCode }) => productCode.serial === line.productCode.serial);
        if (!source) throw new Error('unknown line');
        return { ...source, packages };
      });
      expect(calculateTransport(moved).points).toBe(load.points);
      expect(load.points).toBeLessThanOrEqual(TRANSPORT_LIMIT);
      expect(load.lines.every(({ line }) => line.transportCategory !== 0)).toBe(true);
    }
  });

  it('never calls a load exempt of which a product is not assessed', () => {
    const unknown = { ...toLine(findRow('alkyd topcoat'), 1), hazard: null };
    const transport = calculateTransport([unknown, toLine(findRow('alkyd topcoat'))]);
    expect(transport.isComplete).toBe(false);
    expect(getTransportMeaning(transport)).toBe('UNKNOWN');
    const above = calculateTransport([unknown, toLine(findRow('container of 1000.001 l'))]);
    expect(getTransportMeaning(above)).toBe('EXCEEDS');
  });
});

it.each([
  ['E600-30P1-S00Y-5079', true],
  ['N1QV-R02N-J00M-WQD5', true],
  ['E600-30P1-S00Y-5097', false],
  ['N1QV-R02N-J00M-WQD6', false],
])('checks the UFI %s of the Agency’s examples', (ufi, isValid) => {
  expect(isValidUfi(ufi)).toBe(isValid);
});
