import { expect, test } from 'vitest';
import { VOC_CATEGORIES, vocLimit } from './voc.ts';

test('the limits of Directive 2004/42/EC, Annex II A, are those of its second phase', () => {
  expect(vocLimit('j', false)).toBe(500);
  expect(vocLimit('j', true)).toBe(140);
  expect(vocLimit('d', true)).toBe(130);
  expect(vocLimit('g', false)).toBe(350);
});

test('a waterborne paint may never contain more than a solventborne one', () => {
  for (const category of VOC_CATEGORIES)
    expect(vocLimit(category, true)).toBeLessThanOrEqual(vocLimit(category, false));
});
