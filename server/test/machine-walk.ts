/** Lists the possible outcomes of concurrent events on a state machine, for every order of execution. */

function listPermutations<T>(items: readonly T[]): T[][] {
  if (items.length === 0) return [[]];
  return items.flatMap((item, index) =>
    listPermutations(items.toSpliced(index, 1)).map((rest) => [item, ...rest]),
  );
}

/** A state after some events, and whether each event was accepted. */
export interface Outcome<S> {
  state: S;
  accepted: boolean[];
}

/**
 * Lists every possible outcome of concurrent events: those of running them one after another, in any order.
 * @param getNextState returns the state after an event; undefined if the event must be rejected
 */
export function listOutcomes<S, E>(
  initialState: S,
  events: readonly E[],
  getNextState: (state: S, event: E) => S | undefined,
): Outcome<S>[] {
  return listPermutations(events.map((event, index) => ({ event, index }))).map((order) => {
    let state = initialState;
    const accepted: boolean[] = [];
    for (const { event, index } of order) {
      const next = getNextState(state, event);
      accepted[index] = next !== undefined;
      state = next ?? state;
    }
    return { state, accepted };
  });
}
