import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { newClaimSchema } from './claim.ts';
import { claimDecisionSchema } from './claim-desk.ts';
import { type ClaimablePackages, findClaimItemErrors } from './claimable.ts';

const code = (serial: string) => ({ productClass: '3', serial, color: '7035', pkg: '25' });
const packages = (serial: string, quantity: number, batch: string | null = null): ClaimablePackages => ({
  productCode: code(serial),
  quantity,
  batch,
});
const SHIPPED = [packages('F120', 4, 'A1'), packages('F120', 2, 'A2'), packages('F130', 3)];

describe('the items of a claim', () => {
  it.each([
    ['all of a batch', [], [packages('F120', 4, 'A1')], undefined],
    ['more than of a batch', [], [packages('F120', 5, 'A1')], 4],
    ['all of a product, whatever the batch', [], [packages('F120', 6)], undefined],
    ['more than of a product', [], [packages('F130', 4)], 3],
    ['what another claim has left', [packages('F130', 2)], [packages('F130', 1)], undefined],
    ['more than another claim has left', [packages('F130', 2)], [packages('F130', 2)], 1],
    ['nothing left', [packages('F120', 4, 'A1')], [packages('F120', 1, 'A1')], 0],
    ['a batch that may be claimed already', [packages('F120', 5)], [packages('F120', 2, 'A2')], 1],
    ['lines that exceed it together', [], [packages('F120', 3, 'A1'), packages('F120', 4)], 3],
  ] as const)('%s', (_, claimed, items, max) => {
    const { foreign, excessive } = findClaimItemErrors(SHIPPED, claimed, items);
    expect(foreign).toEqual([]);
    const path = `items.${items.length - 1}.quantity`;
    expect(excessive).toEqual(
      max === undefined ? [] : [{ path, code: 'invalidField', limit: { of: 'value', max } }],
    );
  });

  it('are lines of the shipment', () => {
    const items = [packages('F999', 1), packages('F120', 1, 'B9'), packages('F130', 1, 'A1')];
    expect(findClaimItemErrors(SHIPPED, [], items).foreign).toEqual([
      { path: 'items.0.productCode', code: 'invalidField' },
      { path: 'items.1.batch', code: 'invalidField' },
      { path: 'items.2.batch', code: 'invalidField' },
    ]);
  });

  it('never exceed the shipment, in any sequence of claims', () => {
    const line = fc.record({
      productCode: fc.constantFrom(code('F120'), code('F130')),
      quantity: fc.integer({ min: 1, max: 4 }),
      batch: fc.constantFrom(null, 'A1', 'A2'),
    });
    fc.assert(
      fc.property(
        fc.array(line, { maxLength: 6 }),
        fc.array(fc.array(line, { minLength: 1, maxLength: 3 })),
        (shipped, claims) => {
          const accepted: ClaimablePackages[] = [];
          for (const items of claims) {
            const { foreign, excessive } = findClaimItemErrors(shipped, accepted, items);
            if (foreign.length === 0 && excessive.length === 0) accepted.push(...items);
          }
          const count = (lines: readonly ClaimablePackages[], serial: string, batch?: string) =>
            lines
              .filter(
                (entry) =>
                  entry.productCode.serial === serial && (batch === undefined || entry.batch === batch),
              )
              .reduce((sum, { quantity }) => sum + quantity, 0);
          for (const serial of ['F120', 'F130'])
            for (const batch of [undefined, 'A1', 'A2'])
              expect(count(accepted, serial, batch)).toBeLessThanOrEqual(count(shipped, serial, batch));
        },
      ),
    );
  });
});

describe('a new claim', () => {
  const claim = {
    shipmentCode: 'DDT-1',
    reason: 'DAMAGED',
    text: 'Scratch',
    items: [{ productCode: code('F120'), quantity: 1 }],
  };
  it('has a line without batch, if none is named', () => {
    expect(newClaimSchema.parse(claim).items[0]?.batch).toBeNull();
  });
  it.each([
    ['without text', { text: ' ' }],
    ['without lines', { items: [] }],
    ['with another reason', { reason: 'LATE' }],
    ['with a line twice', { items: [...claim.items, ...claim.items] }],
    ['with half a package', { items: [{ productCode: code('F120'), quantity: 0.5 }] }],
  ])('is rejected %s', (_, change) => {
    expect(newClaimSchema.safeParse({ ...claim, ...change }).success).toBe(false);
  });
});

describe('a decision on a claim', () => {
  it.each([
    ['ACCEPTED', 'NC-1', true],
    ['ACCEPTED', undefined, true],
    ['REJECTED', undefined, true],
    ['REFUSED', null, true],
    ['REJECTED', 'NC-1', false],
  ])('%s with the credit note %s is valid: %s', (decision, creditNote, isValid) => {
    expect(claimDecisionSchema.safeParse({ decision, text: 'Yes', creditNote }).success).toBe(isValid);
  });
});
