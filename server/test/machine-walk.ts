/** The possible outcomes of concurrent events on a state machine, for every order of execution. */

function orders<T>(items: readonly T[]): T[][] {
  if (items.length === 0) return [[]];
  return items.flatMap((item, at) => orders(items.toSpliced(at, 1)).map((rest) => [item, ...rest]));
}

/** A state after some events, and which events were accepted. */
export interface Outcome<S> {
  state: S;
  done: boolean[];
}

/**
 * Every possible outcome of concurrent events: those of running them one after another, in any order.
 * @param expected the state after an event; undefined when it must be refused
 */
export function outcomesOf<S, E>(
  from: S,
  events: readonly E[],
  expected: (state: S, event: E) => S | undefined,
): Outcome<S>[] {
  return orders(events.map((event, at) => ({ event, at }))).map((order) => {
    let state = from;
    const done: boolean[] = [];
    for (const { event, at } of order) {
      const next = expected(state, event);
      done[at] = next !== undefined;
      state = next ?? state;
    }
    return { state, done };
  });
}
