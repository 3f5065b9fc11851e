import { describe, expect, it } from 'vitest';
import { parseProblem, toApiProblem } from './problem';

function refusal(status: number, body: unknown, headers: Record<string, string> = {}): Response {
  return new Response(typeof body === 'string' ? body : JSON.stringify(body), { status, headers });
}

describe('a refused call', () => {
  it('is named by the code of its problem, with the fields that are wrong', async () => {
    const problem = await parseProblem(
      refusal(400, {
        type: 'urn:cromia:problem:BadRequest',
        title: 'BadRequest',
        status: 400,
        code: 'BadRequest',
        message: 'x',
        errors: [{ path: 'items.0.quantity', code: 'missing' }],
      }),
    );
    expect(problem.code).toBe('BadRequest');
    expect(problem.errors).toEqual([{ path: 'items.0.quantity', code: 'missing' }]);
  });

  it('keeps the members beside those of RFC 9457', async () => {
    const body = {
      type: 't',
      title: 't',
      status: 409,
      code: 'PriceChanged',
      message: 'x',
      cart: { items: [] },
    };
    expect((await parseProblem(refusal(409, body))).body).toEqual(body);
  });

  it.each([
    [401, 'Unauthorized'],
    [403, 'Unauthorized'],
    [404, 'NotFound'],
    [409, 'Conflict'],
    [502, 'ServerError'],
    [418, 'BadRequest'],
  ])('without a problem of ours, %i is %s', async (status, code) => {
    expect((await parseProblem(refusal(status, '<html>')))?.code).toBe(code);
  });

  it('tells when a try can succeed again', async () => {
    expect((await parseProblem(refusal(429, '', { 'retry-after': '30' }))).retryAfter).toBe(30);
  });

  it('whatever else is thrown counts as our fault', () => {
    expect(toApiProblem(new TypeError('x')).code).toBe('ServerError');
  });
});
