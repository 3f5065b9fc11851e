import { describe, expect, it } from 'vitest';
import { resolvePackages, roundUpPackages } from './resolve-packages.ts';
import { parseTypedAmount, QUANTITY_PROBLEMS } from './typed-amount.ts';

function summarise(text: string): number | string | null {
  const { packages, content, problem } = parseTypedAmount(text);
  return packages ?? (content === null ? problem : `${content.quantity} ${content.unit}`);
}

describe('a typed quantity', () => {
  it.each(
    [
      '8 08 8. 8.0 8.00 8,00',
      '8pz 8conf. 8pezzi 8confezioni 8colli 8fusti 8latte 8barattoli',
      '8pcs 8pieces 8packs 8packages 8pkg 8units 8tins 8drums 8ea',
      '8Stk 8Stück 8STÜCK 8Stueck 8Gebinde 8Dosen 8Eimer 8Fässer',
      '8uds 8unidades 8envases 8piezas 8botes 8bidones',
      '8pce 8pièces 8unités 8conditionnements 8pots 8fûts 8seaux',
      '8szt. 8sztuk 8opak. 8opakowań 8puszek 8wiader',
      '8шт. 8штук 8упак. 8упаковок 8банок 8ведер',
    ]
      .join(' ')
      .split(' '),
  )('takes %j as eight packages', (text) => {
    expect(summarise(text)).toBe(8);
    expect(summarise(text.replace(/(?<=\d)(?=\p{L})/u, ' '))).toBe(8);
  });

  it.each([
    ['100 kg', '100 kg'],
    ['100kg', '100 kg'],
    ['kg 100', '100 kg'],
    ['100 chili', '100 kg'],
    ['100 Kilogramm', '100 kg'],
    ['100 кг', '100 kg'],
    ['10 litri', '10 l'],
    ['10 L', '10 l'],
    ['10 lt.', '10 l'],
    ['10 litrów', '10 l'],
    ['10 литров', '10 l'],
    ['2,5 l', '2.5 l'],
    ['0,750 l', '0.75 l'],
  ])('takes %j as a content', (text, content) => {
    expect(summarise(text)).toBe(content);
  });

  it.each([
    ['', 'missing'],
    ['many', 'notANumber'],
    ['+8', 'notANumber'],
    ['(8)', 'notANumber'],
    ['８', 'notANumber'],
    ['1..2', 'notANumber'],
    ['0', 'zero'],
    ['0 kg', 'zero'],
    ['-3', 'negative'],
    ['−3', 'negative'],
    ['-3 kg', 'negative'],
    ['2,5', 'fraction'],
    ['2.5', 'fraction'],
    [',5', 'fraction'],
    ['0,125', 'fraction'],
    ['2,5 pz', 'fraction'],
    ['1.000', 'grouping'],
    ['1,000', 'grouping'],
    ['1 000', 'grouping'],
    ['1\u00a0000', 'grouping'],
    ['1\u202f000', 'grouping'],
    ["1'000", 'grouping'],
    ['1.000,00', 'grouping'],
    ['1.000 kg', 'grouping'],
    ['12,50 8', 'several'],
    ['8 4', 'several'],
    ['8 x 4', 'several'],
    ['4 × 25 kg', 'several'],
    ['8-10', 'several'],
    ['1e3', 'several'],
    ['1000000', 'tooMany'],
    ['9999999999999', 'tooMany'],
    ['100 EUR', 'unit'],
    ['€ 100', 'unit'],
    ['100 €', 'unit'],
    ['100 g', 'unit'],
    ['500 ml', 'unit'],
    ['2 t', 'unit'],
    ['2 cartoni', 'unit'],
    ['2 pallet', 'unit'],
    ['100 %', 'unit'],
    ['100k', 'unit'],
    ['kg 100 l', 'unit'],
    ['8-', 'unit'],
  ])('rejects %j: %s', (text, problem) => {
    expect(summarise(text)).toBe(problem);
  });

  it('is rounded up to what can be ordered only where it lies between two multiples', () => {
    const drum = { um: 'kg', qta: 25, qtyPkgMultiplier: 4 };
    const roundUp = (text: string) => {
      const { packages, content } = parseTypedAmount(text);
      const resolved = resolvePackages(parseTypedAmount(text), drum);
      return roundUpPackages({ packages, content, problem: resolved.problem }, drum);
    };
    expect(roundUp('5')).toBe(8);
    expect(roundUp('50 kg')).toBe(4);
    expect(roundUp('110 kg')).toBe(8);
    for (const text of ['8', '100 kg', '110 l', '1,5', '-4', '0', '1.000', '999999999'])
      expect(roundUp(text), text).toBeNull();
  });

  it('becomes packages only when the content divides by that of a package', () => {
    const drum = { um: 'kg', qta: 25, qtyPkgMultiplier: 1 };
    const resolve = (text: string, product = drum) => {
      const { packages, problem } = resolvePackages(parseTypedAmount(text), product);
      return problem ?? packages;
    };
    expect(resolve('100 kg')).toBe(4);
    expect(resolve('110 kg')).toBe('content');
    expect(resolve('10 kg')).toBe('content');
    expect(resolve('100 l')).toBe('otherUnit');
    expect(resolve('7,5 l', { um: 'l', qta: 2.5, qtyPkgMultiplier: 1 })).toBe(3);
    expect(resolve('0,3 kg', { um: 'kg', qta: 0.1, qtyPkgMultiplier: 1 })).toBe(3);
    expect(resolve('1 kg', { um: 'kg', qta: 3, qtyPkgMultiplier: 1 })).toBe('content');
    expect(resolve('50 kg', { ...drum, qtyPkgMultiplier: 4 })).toBe('multiple');
    expect(resolve('100 kg', { ...drum, qtyPkgMultiplier: 4 })).toBe(4);
    expect(resolve('99999999 kg', { um: 'kg', qta: 1, qtyPkgMultiplier: 1 })).toBe('tooMany');
    expect(resolve('3', { ...drum, qtyPkgMultiplier: 4 })).toBe('multiple');
    expect(QUANTITY_PROBLEMS).toContain(resolve('2,5'));
  });
});
