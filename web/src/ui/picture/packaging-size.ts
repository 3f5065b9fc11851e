import { DRAWINGS } from './packaging-drawings';
import { choosePackagingShape, type Packaging } from './packaging-shape';

/** The smallest drawing, as a share of the largest. */
const SMALLEST = 0.2;

/** The scale at which the drawing of a packaging holds its content. */
function calculateScale(packaging: Packaging): number {
  const [radius, height] = DRAWINGS[choosePackagingShape(packaging).shape].body;
  return Math.cbrt(packaging.qta / (Math.PI * radius ** 2 * height));
}

/**
 * The scales of the drawings of packagings beside each other, in the order of the packagings: their volumes are in
 * proportion to their contents, and the largest scale is 1. The smallest ones are enlarged so that they can be seen.
 */
export function calculateRelativeScales(packagings: readonly Packaging[]): number[] {
  const scales = packagings.map(calculateScale);
  const largest = Math.max(...scales);
  return scales.map((scale) => Math.max(scale / largest, SMALLEST));
}
