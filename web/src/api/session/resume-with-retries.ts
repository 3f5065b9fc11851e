import { isRejection } from '../call';
import { ApiProblem } from '../problem';
import { resumeSession } from './resume';

/** Delays before each retry, while the server is unreachable or busy. */
const RETRY_DELAYS_MS = [500, 1_000, 2_000];
/** Longest delay, even if the server asks for more, since the user is waiting in front of an empty page. */
const MAX_DELAY_MS = 10_000;

const wait = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

/**
 * Same as `resumeSession`, retried silently a few times while the server is unreachable or busy: after its Retry-After,
 * else with growing delays. Throws the last error.
 */
export async function resumeSessionWithRetries(): Promise<void> {
  for (const delay of RETRY_DELAYS_MS) {
    try {
      return await resumeSession();
    } catch (error) {
      if (!(error instanceof ApiProblem) || isRejection(error)) throw error;
      await wait(error.retryAfter === null ? delay : Math.min(error.retryAfter * 1000, MAX_DELAY_MS));
    }
  }
  return resumeSession();
}
