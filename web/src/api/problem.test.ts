import { describe, expect, it } from 'vitest';
import { parseProblem, toApiProblem } from './problem';

function buildRejectedResponse(
  status: number,
  body: unknown,
  headers: Record<string, string> = {},
): Response {
  return new Response(typeof body === 'string' ? body : JSON.stringify(body), { status, headers });
}

describe('the problem of a failed call', () => {
  it('has the code and the field errors of the response', async () => {
    const problem = await parseProblem(
      buildRejectedResponse(400, {
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

  it('keeps extension members beyond RFC 9457', async () => {
    const body = {
      type: 't',
      title: 't',
      status: 409,
      code: 'PriceChanged',
      message: 'x',
      cart: { items: [] },
    };
    expect((await parseProblem(buildRejectedResponse(409, body))).body).toEqual(body);
  });

  it.each([
    [401, 'Unauthorized'],
    [403, 'Unauthorized'],
    [404, 'NotFound'],
    [409, 'Conflict'],
    [502, 'ServerError'],
    [418, 'BadRequest'],
  ])('for status %i without a problem body is %s', async (status, code) => {
    expect((await parseProblem(buildRejectedResponse(status, '<html>')))?.code).toBe(code);
  });

  it('has retryAfter from the Retry-After header', async () => {
    expect((await parseProblem(buildRejectedResponse(429, '', { 'retry-after': '30' }))).retryAfter).toBe(30);
  });

  it('for any other thrown error is ServerError', () => {
    expect(toApiProblem(new TypeError('x')).code).toBe('ServerError');
  });
});
