import { setTimeout as wait } from 'node:timers/promises';

/** Wider than what the work of an answer takes; short enough for a waiting caller. */
const STEP_MS = 250;

/**
 * Does work whose duration would tell what must not be told, such as whether a user exists: whatever it takes, and
 * whether it succeeds, the answer comes at the end of a fixed step.
 */
export async function padResponseTime<T>(work: () => Promise<T>): Promise<T> {
  const arrived = performance.now();
  try {
    return await work();
  } finally {
    const steps = Math.ceil((performance.now() - arrived) / STEP_MS);
    // Timers may fire a fraction of a millisecond early: the step is over when the clock says so.
    const until = arrived + Math.max(1, steps) * STEP_MS;
    while (performance.now() < until) await wait(Math.ceil(until - performance.now()));
  }
}
