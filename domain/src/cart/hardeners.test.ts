import { describe, expect, it } from 'vitest';
import { type ComponentLine, calculateHardenerNeed, listHardeners } from './hardeners.ts';

const mixing = {
  hardenerSerial: 'D111',
  baseParts: 100,
  hardenerParts: 20,
  by: 'WEIGHT',
  thinnerSerial: null,
  thinnerPercent: null,
} as const;

function buildLine(serial: string, qta: number, changes: Partial<ComponentLine> = {}): ComponentLine {
  const productCode = { productClass: '3', serial, color: '7035', pkg: `${qta}` };
  return { productCode, qta, um: 'kg', dna: 1.45, mixing: null, ...changes };
}

const OFFERED = [1, 5, 20].map((qta) => ({
  ...buildLine('D111', qta),
  qtyPkgMultiplier: 1,
  price: qta * 10,
}));

/** Calculates the need of lines, given by their component and quantity. */
function calculateNeed(lines: [ComponentLine, number][], offered = OFFERED) {
  const [hardener] = listHardeners(
    lines.map(([line]) => line),
    offered,
  );
  return (
    hardener &&
    calculateHardenerNeed(
      hardener,
      lines.map(([{ productCode }, quantity]) => ({ productCode, quantity })),
    )
  );
}

describe('the hardener of a cart', () => {
  it('is proposed in the cheapest packages that cover what is missing', () => {
    const need = calculateNeed([[buildLine('F120', 8.3, { mixing }), 5]]);
    expect(need).toMatchObject({ required: 8.3, available: 0, missing: 8.3 });
    const packages = need?.add.map(({ offered, quantity }) => [quantity, offered.content]);
    expect(packages).toEqual([
      [1, 5],
      [4, 1],
    ]);
  });

  it('counts towards the need of all products', () => {
    const primers: [ComponentLine, number][] = [
      [buildLine('F120', 25, { mixing }), 1],
      [buildLine('A310', 25, { mixing }), 3],
    ];
    expect(calculateNeed([...primers, [buildLine('D111', 5), 3]])).toMatchObject({
      required: 20,
      available: 15,
      missing: 5,
    });
    expect(calculateNeed([...primers, [buildLine('D111', 20), 1]])).toBeNull();
  });

  it('counts selected lines only', () => {
    const [primer, tin] = [buildLine('F120', 25, { mixing }), buildLine('D111', 5)];
    const [hardener] = listHardeners([primer, tin], OFFERED);
    const need = (lines: { line: ComponentLine; quantity: number }[]) =>
      hardener &&
      calculateHardenerNeed(
        hardener,
        lines.map(({ line, quantity }) => ({ ...line, quantity })),
      );
    expect(need([{ line: tin, quantity: 1 }])).toBeNull();
    expect(need([{ line: primer, quantity: 1 }])).toMatchObject({ missing: 5 });
    expect(
      need([
        { line: primer, quantity: 1 },
        { line: tin, quantity: 1 },
      ]),
    ).toBeNull();
  });

  it('is not proposed for products without hardener, nor when no package is sold', () => {
    expect(listHardeners([buildLine('M200', 25)], OFFERED)).toEqual([]);
    expect(calculateNeed([[buildLine('F120', 25, { mixing }), 1]], [])).toMatchObject({
      missing: 5,
      add: [],
    });
  });
});
