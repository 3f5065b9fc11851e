/** Decimals below which a difference is only the noise of floating-point sums. */
const NOISE_DECIMALS = 6;

/**
 * Points of ADR 1.1.3.6 as displayed: whole points, rounded up, so that 1,000 means that a load is within the exemption and
 * 1,000.001 reads as 1,001.
 */
export function roundPoints(points: number): number {
  return Math.ceil(Number(points.toFixed(NOISE_DECIMALS)));
}
