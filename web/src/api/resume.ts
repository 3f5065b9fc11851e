import { isRefusal } from './call';
import { ApiProblem } from './problem';
import { resumeSession } from './session';

/** Pauses before each further try, while the server is away or busy. */
const PAUSES_MS = [500, 1_000, 2_000];
/** A server that asks for more patience is asked again all the same: somebody waits before an empty page. */
const LONGEST_MS = 10_000;

const wait = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

/**
 * As `resumeSession`, tried again a few times without a word while the server is away or busy: after the time that it
 * asks for itself (Retry-After), else after ever longer pauses. What fails in the end is thrown.
 */
export async function resumePatiently(): Promise<void> {
  for (const pause of PAUSES_MS) {
    try {
      return await resumeSession();
    } catch (error) {
      if (!(error instanceof ApiProblem) || isRefusal(error)) throw error;
      await wait(error.retryAfter === null ? pause : Math.min(error.retryAfter * 1000, LONGEST_MS));
    }
  }
  return resumeSession();
}
