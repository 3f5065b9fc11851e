import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { completeHazard, type Hazard } from '../hazard.ts';
import {
  calculateTransport,
  formatTransportEntry,
  getTransportMeaning,
  type TransportedLine,
} from './calculate-transport.ts';
import { splitLoad } from './load-split.ts';

function anEntry(values: Partial<Hazard> = {}): Hazard {
  return completeHazard({
    unNumber: '1263',
    properShippingName: 'PAINT',
    transportClass: '3',
    packingGroup: 'III',
    tunnelCode: 'D/E',
    transportCategory: 3,
    ...values,
  });
}

function aLine(values: Partial<TransportedLine> = {}): TransportedLine {
  return {
    productCode: { productClass: '3', serial: 'F120', color: '7035', pkg: '25' },
    um: 'l',
    qta: 25,
    dna: 1.4,
    packages: 1,
    hazard: anEntry(),
    ...values,
  };
}

const category = (transportCategory: number, values: Partial<TransportedLine> = {}) =>
  aLine({ hazard: anEntry({ transportCategory }), ...values });

describe('the points of a load', () => {
  it.each([
    ['exactly 1,000', [category(3, { packages: 40 })], 1000, false],
    [
      'a millilitre above 1,000',
      [category(3, { packages: 40 }), category(3, { qta: 0.001 })],
      1000.001,
      true,
    ],
    [
      'mixed categories',
      [category(1, { qta: 2 }), category(2, { qta: 100 }), category(3, { qta: 300 })],
      700,
      false,
    ],
    [
      'mixed categories above',
      [category(1, { qta: 10 }), category(2, { qta: 100 }), category(3, { qta: 300 })],
      1100,
      true,
    ],
    ['category 0, however little', [category(0, { qta: 0.1 })], 0, true],
    ['category 4, however much', [category(4, { qta: 1000, packages: 100 })], 0, false],
    [
      'kg of a liquid, by its specific weight',
      [category(3, { um: 'kg', qta: 28, packages: 10 })],
      200,
      false,
    ],
    [
      'kg of a liquid without specific weight',
      [category(3, { um: 'kg', dna: null, packages: 10 })],
      250,
      false,
    ],
  ])('%s', (_name, lines, points, exceeds) => {
    expect(calculateTransport(lines)).toMatchObject({ points, exceeds, limit: 1000 });
  });

  it('leaves out limited quantities, also those of exactly the limit', () => {
    const hazard = anEntry({ limitedQuantity: 5 });
    const lines = [aLine({ qta: 5, packages: 900, hazard }), aLine({ qta: 5.001, hazard })];
    expect(calculateTransport(lines).lines.map(({ isLimitedQuantity }) => isLimitedQuantity)).toEqual([
      true,
      false,
    ]);
    expect(calculateTransport(lines).points).toBe(5.001);
  });

  it('is incomplete when a line is not assessed, and complete with goods that are not dangerous', () => {
    expect(calculateTransport([aLine({ hazard: null })])).toMatchObject({ isComplete: false, lines: [] });
    expect(calculateTransport([aLine({ hazard: completeHazard({}) })])).toMatchObject({
      isComplete: true,
      lines: [],
    });
    expect(calculateTransport([])).toMatchObject({ isComplete: true, points: 0 });
  });
});

it.each([
  ['NONE', [aLine({ hazard: completeHazard({}) })]],
  ['UNKNOWN', [aLine({ hazard: null })]],
  ['LIMITED', [aLine({ qta: 1, hazard: anEntry({ limitedQuantity: 5 }) })]],
  ['UNKNOWN', [aLine(), aLine({ hazard: null })]],
  ['UNKNOWN', [aLine({ qta: 1, hazard: anEntry({ limitedQuantity: 5 }) }), aLine({ hazard: null })]],
  ['EXCEEDS', [aLine({ packages: 41 })]],
  ['EXEMPT', [category(3, { um: 'kg', dna: null, packages: 26 })]],
  ['UNWEIGHED', [category(3, { um: 'kg', dna: null, packages: 27 })]],
  ['UNWEIGHED', [category(3, { um: 'kg', dna: 0, packages: 40 })]],
  ['EXCEEDS', [category(3, { um: 'kg', dna: null, packages: 41 })]],
  ['UNKNOWN', [category(3, { um: 'kg', dna: null, packages: 27 }), aLine({ hazard: null })]],
] as const)('a load can mean %s for its driver', (meaning, lines) => {
  expect(getTransportMeaning(calculateTransport(lines))).toBe(meaning);
});

describe('a liquid in kg', () => {
  const limited = { hazard: anEntry({ limitedQuantity: 5 }) };
  const powder = { hazard: anEntry({ transportClass: '4.1' }) };
  it.each([
    [
      'without specific weight counts its kg, and says so',
      { um: 'kg', qta: 25, dna: null },
      [25, 'kg', true, false],
    ],
    [
      'without specific weight is never a limited quantity',
      { um: 'kg', qta: 4, dna: null, ...limited },
      [4, 'kg', true, false],
    ],
    ['with specific weight counts litres', { um: 'kg', qta: 4, dna: 0.8, ...limited }, [5, 'l', false, true]],
    [
      'with specific weight may be above the limited quantity',
      { um: 'kg', qta: 4.5, dna: 0.8, ...limited },
      [5.625, 'l', false, false],
    ],
    ['that is a solid counts its kg', { um: 'kg', qta: 25, dna: null, ...powder }, [25, 'kg', false, false]],
    ['in litres needs none', { um: 'l', qta: 25, dna: null }, [25, 'l', false, false]],
  ])('%s', (_name, values, expected) => {
    const [line] = calculateTransport([aLine(values)]).lines;
    expect([line?.quantity, line?.unit, line?.lacksSpecificWeight, line?.isLimitedQuantity]).toEqual(
      expected,
    );
  });
});

it('an entry of the transport document has the prescribed order', () => {
  const entry = { ...anEntry(), unNumber: '1263', properShippingName: 'PAINT', transportClass: '3' };
  expect(formatTransportEntry(entry)).toBe('UN 1263 PAINT, 3, III, (D/E)');
  const gas = {
    ...entry,
    unNumber: '1950',
    packingGroup: null,
    tunnelCode: null,
    environmentallyHazardous: true,
  };
  expect(formatTransportEntry(gas)).toBe('UN 1950 PAINT, 3, ENVIRONMENTALLY HAZARDOUS');
});

describe('a load that exceeds the exemption', () => {
  it('is split into loads that do not', () => {
    const transport = calculateTransport([category(2, { packages: 10 }), category(3, { packages: 30 })]);
    const [two, three] = transport.lines;
    const { loads, notExempt } = splitLoad(transport, (line) => ({
      packages: line === two ? 10 : 30,
      multiplier: 1,
    }));
    expect(notExempt).toEqual([]);
    expect(loads.map(({ points }) => points)).toEqual([1000, 500]);
    expect(loads.map(({ lines }) => lines.map(({ line, packages }) => [line === three, packages]))).toEqual([
      [
        [false, 10],
        [true, 10],
      ],
      [[true, 20]],
    ]);
  });

  it('keeps packages of a multiplier together, and names goods that fit no load', () => {
    const transport = calculateTransport([
      category(3, { packages: 44 }),
      category(0),
      category(1, { qta: 25 }),
      category(1, { qta: 15, packages: 2 }),
    ]);
    const [paint] = transport.lines;
    const { loads, notExempt } = splitLoad(transport, (line) => ({
      packages: line === paint ? 44 : line.quantity > 25 ? 2 : 1,
      multiplier: line === paint ? 12 : line.quantity > 25 ? 2 : 1,
    }));
    expect(notExempt.map(({ transportCategory }) => transportCategory)).toEqual([0, 1, 1]);
    expect(loads.map(({ lines }) => lines.map(({ packages }) => packages))).toEqual([[36], [8]]);
  });

  it('of liquids in kg without specific weight is split by the most litres that they may have', () => {
    const transport = calculateTransport([aLine({ um: 'kg', dna: null, packages: 41 })]);
    const { loads } = splitLoad(transport, () => ({ packages: 41, multiplier: 1 }));
    expect(loads.map(({ lines }) => lines[0]?.packages)).toEqual([26, 15]);
    const first = calculateTransport([aLine({ um: 'kg', dna: null, packages: 26 })]);
    expect(getTransportMeaning(first)).toBe('EXEMPT');
  });

  it('is split without losing a package, each load within the exemption', () => {
    const line = fc.record({
      transportCategory: fc.constantFrom(1, 2, 3, 4),
      qta: fc.constantFrom(0.5, 1, 5, 20, 25),
      packages: fc.integer({ min: 1, max: 200 }),
      multiplier: fc.integer({ min: 1, max: 4 }),
    });
    fc.assert(
      fc.property(fc.array(line, { minLength: 1, maxLength: 6 }), (inputs) => {
        const transport = calculateTransport(
          inputs.map(({ transportCategory, qta, packages }) =>
            category(transportCategory, { qta, packages }),
          ),
        );
        const { loads, notExempt } = splitLoad(
          transport,
          (counted) => inputs[transport.lines.indexOf(counted)] ?? { packages: 1, multiplier: 1 },
        );
        for (const { points } of loads) expect(points).toBeLessThanOrEqual(1000);
        transport.lines.forEach((each, index) => {
          const loaded = loads.flatMap(({ lines }) => lines).filter(({ line: other }) => other === each);
          const packages = loaded.reduce((sum, part) => sum + part.packages, 0);
          const isLeftOut = notExempt.includes(each) || each.points === 0;
          expect(packages).toBe(isLeftOut ? 0 : inputs[index]?.packages);
        });
      }),
    );
  });
});
