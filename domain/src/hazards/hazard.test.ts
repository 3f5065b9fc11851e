import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findContradictions } from './checks.ts';
import { completeHazard, type HazardInput, hazardInputSchema } from './hazard.ts';
import { deriveVocLabel } from './label.ts';
import { isStatementOf } from './statements/kinds.ts';
import { completeUfi, isValidUfi } from './ufi.ts';

describe('a unique formula identifier', () => {
  // Examples that ECHA publishes.
  it.each(['E600-30P1-S00Y-5079', 'GMTT-2SQN-6FDD-6TV1', 'N1QV-R02N-J00M-WQD5'])('%s is valid', (ufi) => {
    expect(isValidUfi(ufi)).toBe(true);
  });

  it('is rejected when any single character is another one', () => {
    const ufi = 'E600-30P1-S00Y-5079';
    for (const [index, character] of [...ufi].entries()) {
      if (character === '-') continue;
      for (const other of '0123456789ACDEFGHJKMNPQRSTUVWXY') {
        const changed = `${ufi.slice(0, index)}${other}${ufi.slice(index + 1)}`;
        expect(isValidUfi(changed)).toBe(other === character);
      }
    }
  });

  it.each(['', 'E600-30P1-S00Y-507', 'E600-30P1-S00Y-50790', 'B600-30P1-S00Y-5079'])('%s is none', (ufi) => {
    expect(isValidUfi(ufi)).toBe(false);
  });

  it('is completed by its check character', () => {
    const value = fc.integer({ min: 0, max: 30 });
    fc.assert(
      fc.property(fc.array(value, { minLength: 15, maxLength: 15 }), (values) =>
        isValidUfi(completeUfi(values)),
      ),
    );
  });

  it('may be written without hyphens and in lower case', () => {
    const parse = (ufi: string) => hazardInputSchema.safeParse({ signalWord: 'NONE', ufi }).data?.ufi;
    expect(parse('ufi: e600 30p1 s00y 5079')).toBe('E600-30P1-S00Y-5079');
    expect(parse('E60030 P1S00Y5079')).toBe('E600-30P1-S00Y-5079');
  });
});

describe('an assessment', () => {
  const listErrors = (input: object) =>
    hazardInputSchema
      .safeParse({ signalWord: 'NONE', ...input })
      .error?.issues.map(({ path, message }) => `${path.join('.')} ${message}`);

  it.each([
    [{ hStatements: ['H999'] }, 'hStatements.0 invalidField'],
    [{ hStatements: ['EUH208'] }, 'hStatements.0 invalidField'],
    [{ euhStatements: ['H226'] }, 'euhStatements.0 invalidField'],
    [{ pStatements: ['P305+P999'] }, 'pStatements.0 invalidField'],
    [{ pictograms: ['GHS10'] }, 'pictograms.0 invalidField'],
    [{ unNumber: '12' }, 'unNumber invalidField'],
    [{ transportCategory: 5 }, 'transportCategory invalidField'],
    [{ packingGroup: 'IV' }, 'packingGroup invalidField'],
    [{ tunnelCode: 'F' }, 'tunnelCode invalidField'],
    [{ limitedQuantity: -1 }, 'limitedQuantity invalidField'],
    [{ ufi: 'E600-30P1-S00Y-5078' }, 'ufi invalidField'],
  ])('with %o is rejected', (input, error) => {
    expect(listErrors(input)).toEqual([error]);
  });

  it('accepts common notations of codes', () => {
    const parsed = hazardInputSchema.parse({
      signalWord: 'WARNING',
      pStatements: ['P305 + P351 + P338', 'P305+P351+P338'],
      unNumber: 'UN 1263',
      tunnelCode: '(D/E)',
      pictograms: ['GHS07', 'GHS02'],
    });
    expect(parsed).toMatchObject({
      pStatements: ['P305+P351+P338'],
      unNumber: '1263',
      tunnelCode: 'D/E',
      pictograms: ['GHS02', 'GHS07'],
      limitedQuantity: 0,
      professionalOnly: false,
    });
  });

  const FLAMMABLE: HazardInput = { signalWord: 'WARNING', hStatements: ['H226'], pictograms: ['GHS02'] };
  it.each([
    [{ ...FLAMMABLE, hStatements: [], pictograms: [] }, 'hStatements wordWithoutStatement'],
    [{ ...FLAMMABLE, signalWord: 'DANGER' }, 'signalWord wrongWord'],
    [{ ...FLAMMABLE, signalWord: 'NONE' }, 'signalWord wrongWord'],
    [{ ...FLAMMABLE, pictograms: [] }, 'pictograms pictogramMissing'],
    [{ ...FLAMMABLE, pictograms: ['GHS02', 'GHS07'] }, 'pictograms pictogramWithoutStatement'],
    [{ pictograms: ['GHS02'] }, 'pictograms pictogramWithoutStatement'],
    [{ ...FLAMMABLE, unNumber: '1263' }, 'properShippingName transportIncomplete'],
    [{ ...FLAMMABLE, transportClass: '3' }, 'unNumber transportWithoutNumber'],
  ] as const)('%o contradicts itself', (input, expected) => {
    const [first] = findContradictions(completeHazard(input as HazardInput));
    expect(`${first?.field} ${first?.reason}`).toBe(expected);
  });

  it('keeps stored values that are not sent, and empties those that are null', () => {
    const stored = completeHazard({
      ...FLAMMABLE,
      contains: ['xylene'],
      unNumber: '1263',
      limitedQuantity: 5,
    });
    expect(completeHazard({ contains: null, unNumber: null, limitedQuantity: null }, stored)).toEqual(
      completeHazard(FLAMMABLE),
    );
  });
});

it.each([
  ['P', 'P305+P351+P338+P310', true],
  ['P', 'P305+P351+P338', true],
  ['P', 'P310+H226', false],
  ['P', 'P305+P351+P999', false],
  ['H', 'EUH208', false],
  ['H', 'H360FD', true],
] as const)('a %s statement may be written %s: %s', (kind, code, isValid) => {
  expect(isStatementOf(kind, code)).toBe(isValid);
});

it('the VOC label has the limit of its subcategory, by whether the product is waterborne', () => {
  const technical = { voc: 110, vocCategory: 'd' };
  expect(deriveVocLabel(technical, '3W')).toEqual({
    category: 'A/d',
    isWaterborne: true,
    limit: 130,
    content: 110,
  });
  expect(deriveVocLabel(technical, '3S')).toMatchObject({ limit: 300 });
  expect(deriveVocLabel({ voc: 110 }, '3S')).toBeNull();
  expect(deriveVocLabel({ vocCategory: 'd', voc: '' }, '3S')).toBeNull();
});
