import { expect, test } from 'vitest';
import { calculateRelativeScales } from './packaging-size';

test('drawings of the same shape have volumes in proportion to their contents', () => {
  const [small = 0, large = 0] = calculateRelativeScales([
    { um: 'kg', qta: 2.5 },
    { um: 'kg', qta: 5 },
  ]);
  expect(large).toBe(1);
  expect(small ** 3).toBeCloseTo(0.5);
});

test('a larger content never has the smaller body, and the smallest can be seen', () => {
  const scales = calculateRelativeScales([0.1, 1, 5, 25, 200].map((qta) => ({ um: 'kg', qta })));
  expect(Math.max(...scales)).toBe(1);
  expect(Math.min(...scales)).toBeGreaterThanOrEqual(0.2);
});
