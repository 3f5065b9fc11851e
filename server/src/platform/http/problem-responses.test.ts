import { once } from 'node:events';
import { connect } from 'node:net';
import { problemSchema } from '@cromia/domain/errors';
import { beforeAll, describe, expect, it } from 'vitest';
import { testApp } from '../../../test/app.ts';

const { app } = await testApp('empty');
let port = 0;

beforeAll(async () => {
  port = Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port);
});

/** Sends raw bytes and reads until the server closes the connection. */
async function exchange(bytes: string): Promise<{ status: number; head: string; body: string }> {
  const socket = connect(port, '127.0.0.1');
  let text = '';
  socket.setEncoding('utf8').on('data', (part) => {
    text += part;
  });
  socket.write(bytes);
  await once(socket, 'close');
  const [head = '', body = ''] = text.split('\r\n\r\n');
  return { status: Number(head.split(' ')[1]), head, body };
}

describe('a malformed URL', () => {
  it.each([
    '/api/products/%zz/F120/7035/25',
    '/api/users/%E0%A4%A',
    `/api/users/${'a'.repeat(400)}`,
    '/api/%zz?customerCode=100001',
  ])('%s gets a 400 response with BadRequest', async (url) => {
    const response = await app.inject({ method: 'GET', url });
    expect(response.statusCode).toBe(400);
    expect(response.headers['content-type']).toBe('application/problem+json');
    expect(response.headers['x-content-type-options']).toBe('nosniff');
    expect(problemSchema.parse(response.json())).toMatchObject({ code: 'BadRequest', status: 400 });
  });

  it.each(['/ecommerce/%zz', '/%zz'])('the page %s gets a 400 response in plain text', async (url) => {
    const response = await app.inject({ method: 'GET', url });
    expect(response.statusCode).toBe(400);
    expect(response.headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(response.body).not.toContain('{');
  });
});

describe('a malformed request', () => {
  it.each([
    [
      'headers past the limit',
      431,
      `GET /api/health HTTP/1.1\r\nhost: a\r\nx: ${'a'.repeat(20_000)}\r\n\r\n`,
    ],
    ['data that is not HTTP', 400, 'HELLO\r\n\r\n'],
    ['a header without a name', 400, 'GET /api/health HTTP/1.1\r\nhost: a\r\n: b\r\n\r\n'],
  ])('%s gets a %i response with a problem, and the connection is closed', async (_what, status, bytes) => {
    const response = await exchange(bytes);
    expect(response.status).toBe(status);
    expect(response.head.toLowerCase()).toContain('content-type: application/problem+json');
    const problem = problemSchema.parse(JSON.parse(response.body));
    expect(problem).toMatchObject({ code: 'BadRequest', status, type: 'urn:cromia:problem:BadRequest' });
  });

  it('does not stop the server from responding to others', async () => {
    await exchange('HELLO\r\n\r\n');
    const response = await exchange('GET /api/health HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n');
    expect(response.status).toBe(200);
  });
});
