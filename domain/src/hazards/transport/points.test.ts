import { describe, expect, test } from 'vitest';
import { TRANSPORT_LIMIT } from './calculate-transport.ts';
import { roundPoints } from './points.ts';

describe('displayed points', () => {
  test.each([
    [0, 0],
    [0.001, 1],
    [137.931, 138],
    [999.999, 1000],
    [1000, 1000],
    [1000.001, 1001],
    [0.1 + 0.2 + 0.7, 1],
  ])('%d points read as %d', (points, displayed) => {
    expect(roundPoints(points)).toBe(displayed);
  });

  test('a load exceeds the limit if and only if its displayed points do', () => {
    for (let thousandths = 999_000; thousandths <= 1_001_000; thousandths++) {
      const points = thousandths / 1000;
      expect(roundPoints(points) > TRANSPORT_LIMIT).toBe(points > TRANSPORT_LIMIT);
    }
  });
});
