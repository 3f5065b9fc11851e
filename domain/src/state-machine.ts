/** A state machine as data: for each state, its events and the state that each leads to. */
export interface StateMachine<S extends string, E extends string> {
  readonly name: string;
  readonly table: { readonly [From in S]: Row<S, E> };
}

type Row<S extends string, E extends string> = { readonly [Event in E]?: S };

type StateOf<T> = keyof T & string;
type EventOf<T> = { [From in keyof T]: keyof T[From] & string }[keyof T];

/** Defines a machine. Every state has a row; a state without events is final. */
export function defineMachine<
  const T extends { readonly [from: string]: { readonly [event: string]: StateOf<T> } },
>(name: string, table: T): StateMachine<StateOf<T>, EventOf<T>> {
  return { name, table };
}

/** The state after an event; undefined when the state does not accept it. */
export function getNextState<S extends string, E extends string>(
  { table }: StateMachine<S, E>,
  from: S,
  event: E,
): S | undefined {
  return Object.hasOwn(table[from], event) ? table[from][event] : undefined;
}

/** The events that a state accepts, for the buttons of a page or the choices of a decision. */
export function listEventsFrom<S extends string, E extends string>(
  { table }: StateMachine<S, E>,
  from: S,
): E[] {
  const events: E[] = [];
  const row: Row<S, E> = table[from];
  for (const event in row) events.push(event);
  return events;
}

/** The states that accept an event, for the WHERE clause of an update. */
export function listStatesAccepting<S extends string, E extends string>(
  { table }: StateMachine<S, E>,
  event: E,
): S[] {
  const states: S[] = [];
  for (const state in table) if (Object.hasOwn(table[state], event)) states.push(state);
  return states;
}

/** The states from which a transition leads to a state. */
export function listStatesLeadingTo<S extends string, E extends string>(
  machine: StateMachine<S, E>,
  to: S,
): S[] {
  const states: S[] = [];
  for (const state in machine.table) {
    if (listEventsFrom(machine, state).some((event) => getNextState(machine, state, event) === to)) {
      states.push(state);
    }
  }
  return states;
}
