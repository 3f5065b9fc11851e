import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ORDER_STATUSES } from '../orders/order.ts';
import { type Packages, planShipping, type ShippableLine } from './plan-shipping.ts';

const packages = (counts: Record<string, number> = {}): Packages => new Map(Object.entries(counts));
const line = (id: string, product: string, confirmed: number, shipped = 0): ShippableLine => ({
  ...{ id, product, confirmed, shipped },
});
type Input = Parameters<typeof planShipping>[0];
const plan = (input: Partial<Input>) =>
  planShipping({
    status: 'C',
    lines: [line('1', 'A', 8)],
    before: packages(),
    stored: packages(),
    shipped: packages({ A: 4 }),
    ...input,
  });

describe('a shipment', () => {
  it.each<[string, Partial<Input>, object]>([
    ['a part leaves the order open', {}, { changes: [{ id: '1', quantity: 4 }], ships: false }],
    [
      'everything ships the order',
      { shipped: packages({ A: 8 }) },
      { changes: [{ id: '1', quantity: 8 }], ships: true, cancelsRest: false },
    ],
    ['a part whose rest is cancelled ships it', { rest: 'CANCELLED' }, { ships: true, cancelsRest: true }],
    [
      'the second part ships it',
      { lines: [line('1', 'A', 8, 4)], before: packages({ A: 4 }) },
      { changes: [{ id: '1', quantity: 8 }], ships: true },
    ],
    [
      'sent again, it changes nothing',
      { lines: [line('1', 'A', 8, 4)], before: packages({ A: 4 }), stored: packages({ A: 4 }) },
      { changes: [], ships: false },
    ],
    [
      'packages shipped by a status before are not counted twice',
      { status: 'E', lines: [line('1', 'A', 8, 8)] },
      { changes: [], ships: false },
    ],
    [
      'corrected to fewer packages, it lowers what was shipped',
      { lines: [line('1', 'A', 8, 6)], before: packages({ A: 6 }), stored: packages({ A: 6 }) },
      { changes: [{ id: '1', quantity: 4 }], ships: false },
    ],
    [
      'two lines of one product are filled one after the other',
      { lines: [line('1', 'A', 3), line('2', 'A', 5)], shipped: packages({ A: 7 }) },
      {
        changes: [
          { id: '1', quantity: 3 },
          { id: '2', quantity: 4 },
        ],
      },
    ],
    [
      'an unknown product',
      { shipped: packages({ B: 1 }) },
      { fault: { kind: 'unknownProduct', product: 'B' } },
    ],
    [
      'too many packages',
      { shipped: packages({ A: 9 }) },
      { fault: { kind: 'tooMany', product: 'A', max: 8 } },
    ],
    [
      'too many beside other shipments',
      { lines: [line('1', 'A', 8, 6)], before: packages({ A: 6 }) },
      { fault: { kind: 'tooMany', product: 'A', max: 2 } },
    ],
    [
      'of an undertaken order',
      { status: 'I', lines: [line('1', 'A', 0)] },
      { fault: { kind: 'status', status: 'I' } },
    ],
    ['of a blocked order', { status: 'B' }, { fault: { kind: 'status', status: 'B' } }],
    [
      'after the rest was cancelled',
      { status: 'E', lines: [line('1', 'A', 8, 2)] },
      { fault: { kind: 'status', status: 'E' } },
    ],
    [
      'a shipped order keeps a shipped package',
      {
        status: 'F',
        lines: [line('1', 'A', 8, 4)],
        before: packages({ A: 4 }),
        stored: packages({ A: 4 }),
        shipped: packages(),
      },
      { fault: { kind: 'nothingLeft' } },
    ],
  ])('%s', (_name, input, expected) => {
    expect(plan(input)).toMatchObject(expected);
  });

  it('in any sequence and repetition ships each package once, and never more than are confirmed', () => {
    const shipment = fc.record({ code: fc.constantFrom('S1', 'S2', 'S3'), a: fc.nat(9), b: fc.nat(9) });
    const state = fc.record({
      confirmed: fc.tuple(fc.nat(12), fc.nat(12), fc.nat(12)),
      sent: fc.array(shipment, { maxLength: 12 }),
      status: fc.constantFrom(...ORDER_STATUSES),
    });
    fc.assert(
      fc.property(state, ({ confirmed: [a1, a2, b], sent, status }) => {
        let lines = [line('1', 'A', a1), line('2', 'B', b), line('3', 'A', a2)];
        let current = status;
        const stored = new Map<string, Packages>();
        const sum = (product: string) =>
          [...stored.values()].reduce((total, shipment) => total + (shipment.get(product) ?? 0), 0);
        for (const { code, ...counts } of sent) {
          const shipped = packages({ A: counts.a, B: counts.b });
          const input = {
            status: current,
            lines,
            before: packages({ A: sum('A'), B: sum('B') }),
            stored: stored.get(code) ?? packages(),
            shipped,
          };
          const result = planShipping(input);
          if (result.fault !== undefined) continue;
          lines = result.lines;
          stored.set(code, shipped);
          if (result.ships) current = 'E';
          for (const product of ['A', 'B']) {
            const ofProduct = lines.filter((entry) => entry.product === product);
            expect(ofProduct.reduce((total, entry) => total + entry.shipped, 0)).toBe(sum(product));
          }
          expect(lines.every((entry) => entry.shipped <= entry.confirmed)).toBe(true);
        }
        const isComplete = lines.every((entry) => entry.shipped === entry.confirmed);
        if (status === 'C' && current === 'C') expect(isComplete && sum('A') + sum('B') > 0).toBe(false);
        if (status !== 'C') expect([current, sum('A') + sum('B')]).toEqual([status, 0]);
      }),
      { numRuns: 500 },
    );
  });
});
