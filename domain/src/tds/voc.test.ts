import { expect, test } from 'vitest';
import { getVocLimit, VOC_CATEGORIES } from './voc.ts';

test('VOC limits are those of the second phase of Directive 2004/42/EC, Annex II A', () => {
  expect(getVocLimit('j', false)).toBe(500);
  expect(getVocLimit('j', true)).toBe(140);
  expect(getVocLimit('d', true)).toBe(130);
  expect(getVocLimit('g', false)).toBe(350);
});

test('the VOC limit of waterborne paints never exceeds that of solventborne ones', () => {
  for (const category of VOC_CATEGORIES)
    expect(getVocLimit(category, true)).toBeLessThanOrEqual(getVocLimit(category, false));
});
