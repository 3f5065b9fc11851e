import { expect, test } from 'vitest';
import { getVocLimit, VOC_CATEGORIES } from './voc.ts';

test('the limits of Directive 2004/42/EC, Annex II A, are those of its second phase', () => {
  expect(getVocLimit('j', false)).toBe(500);
  expect(getVocLimit('j', true)).toBe(140);
  expect(getVocLimit('d', true)).toBe(130);
  expect(getVocLimit('g', false)).toBe(350);
});

test('a waterborne paint may never contain more than a solventborne one', () => {
  for (const category of VOC_CATEGORIES)
    expect(getVocLimit(category, true)).toBeLessThanOrEqual(getVocLimit(category, false));
});
