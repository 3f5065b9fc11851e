import { setTimeout as wait } from 'node:timers/promises';

/** Longer than the work normally takes, but short enough for a waiting caller. */
const STEP_MS = 250;

/**
 * Runs work whose duration could reveal a secret, such as whether a user exists. The result, or the error, is returned
 * only at the end of a fixed time step.
 */
export async function padResponseTime<T>(work: () => Promise<T>): Promise<T> {
  const startedAt = performance.now();
  try {
    return await work();
  } finally {
    const steps = Math.ceil((performance.now() - startedAt) / STEP_MS);
    // Timers may fire a fraction of a millisecond early, so the clock decides when the step is over.
    const endsAt = startedAt + Math.max(1, steps) * STEP_MS;
    while (performance.now() < endsAt) await wait(Math.ceil(endsAt - performance.now()));
  }
}
