/** Rounds kilometres: one decimal for short distances, none for longer ones. */
export function roundKilometres(kilometres: number): number {
  return Number(kilometres.toFixed(kilometres < 10 ? 1 : 0));
}
