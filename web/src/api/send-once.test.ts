import { expect, test } from 'vitest';
import { z } from 'zod';
import { ApiProblem } from './problem';
import { readFirstResult, sendOnce } from './send-once';

let forms = 0;
/** A new form, whose attempts end as listed; returns whether each attempt had the key of the one before. */
async function listKeptKeys(outcomes: readonly (ApiProblem | 'stored')[]): Promise<boolean[]> {
  const form = `form ${forms++}`;
  const keys: string[] = [];
  for (const outcome of outcomes) {
    await sendOnce(form, async (key) => {
      keys.push(key);
      if (outcome !== 'stored') throw outcome;
    }).catch(() => undefined);
  }
  return keys.slice(1).map((key, index) => key === keys[index]);
}

const LOST = new ApiProblem({ code: 'NetworkFailure', status: 0 });
const BROKEN = new ApiProblem({ code: 'ServerError', status: 502 });
const BUSY = new ApiProblem({ code: 'TooManyRequests', status: 429 });
const INVALID = new ApiProblem({ code: 'BadRequest', status: 400 });
const STALE = new ApiProblem({ code: 'Conflict', status: 409 });
const REUSED = new ApiProblem({
  code: 'IdempotencyKeyReused',
  status: 422,
  body: { first: { id: 'request-1' } },
});

test.each<[string, (ApiProblem | 'stored')[], boolean[]]>([
  ['a lost response keeps the key', [LOST, LOST, 'stored'], [true, true]],
  ['an error of the server or a proxy keeps the key', [BROKEN, BUSY, 'stored'], [true, true]],
  ['a rejection after a lost response keeps the key', [LOST, INVALID, STALE, 'stored'], [true, true, true]],
  ['a rejection ends the key', [STALE, INVALID, 'stored'], [false, false]],
  ['a success ends the key', [LOST, 'stored', 'stored'], [true, false]],
  ['the report of a stored attempt ends the key', [LOST, REUSED, 'stored'], [true, false]],
])('%s', async (_name, outcomes, kept) => {
  expect(await listKeptKeys(outcomes)).toEqual(kept);
});

test('the first result is read from the report of a stored attempt', () => {
  const schema = z.object({ id: z.string() });
  expect(readFirstResult(REUSED, schema)).toEqual({ id: 'request-1' });
  expect(readFirstResult(LOST, schema)).toBeNull();
  expect(readFirstResult(new ApiProblem({ code: 'IdempotencyKeyReused', status: 422 }), schema)).toBeNull();
});
