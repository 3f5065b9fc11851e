/** Kilometres as people say them: one decimal near by, none farther away. */
export function roundedKm(kilometres: number): number {
  return Number(kilometres.toFixed(kilometres < 10 ? 1 : 0));
}
