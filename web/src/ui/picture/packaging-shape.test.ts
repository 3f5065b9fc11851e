import { expect, test } from 'vitest';
import { choosePackagingShape } from './packaging-shape';

test('the shape of a package depends on its size and unit', () => {
  const shapes = (
    [
      [0.4, 'l'],
      [0.25, 'kg'],
      [0.75, 'l'],
      [1, 'l'],
      [1, 'kg'],
      [2.5, 'l'],
      [5, 'kg'],
      [10, 'l'],
      [25, 'kg'],
      [60, 'kg'],
      [200, 'l'],
    ] as const
  ).map(([qta, um]) => choosePackagingShape({ um, qta }).shape);
  expect(shapes).toEqual([
    ...['spray', 'bottle', 'tin', 'bottle', 'tin', 'tin', 'tin'],
    ...['bucket', 'bucket', 'drum', 'drum'],
  ]);
});

test('the scale of a tin grows with its size, and tins from 2 kg on have a handle', () => {
  const tins = [0.75, 1.5, 2.5, 5].map((qta) => choosePackagingShape({ um: 'kg', qta }));
  expect(tins.map(({ hasHandle }) => hasHandle)).toEqual([false, false, true, true]);
  expect(tins.map(({ scale }) => scale)).toEqual(tins.map(({ scale }) => scale).toSorted());
});
