import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import Fastify from 'fastify';
import { afterAll, describe, expect, it } from 'vitest';
import { registerProblems } from '../http/problem-responses.ts';
import { allowUploadTime, registerBodyTimeout } from './body-timeout.ts';

const app = Fastify({ requestTimeout: 60_000 });
registerProblems(app);
registerBodyTimeout(app, 200);
app.addContentTypeParser('text/plain', { parseAs: 'string' }, (_request, body, done) => done(null, body));
app.addContentTypeParser('application/x-file', (_request, _payload, done) => done(null));
app.post('/words', async ({ body }) => body);
app.get('/long', async () => {
  await wait(400);
  return { done: true };
});
app.post('/file', async (request) => {
  allowUploadTime(request);
  let bytes = 0;
  for await (const chunk of request.raw) bytes += Buffer.from(chunk).length;
  return { bytes };
});
await app.listen({ port: 0, host: '127.0.0.1' });
afterAll(() => app.close());

/** Sends the headers and the first byte of a two-byte body, and the second byte after 600 ms. */
function sendSlowly(path: string, contentType: string): Promise<string> {
  const address = app.server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return new Promise((resolve, reject) => {
    let response = '';
    const socket = connect(port, '127.0.0.1', () => {
      socket.write(
        `POST ${path} HTTP/1.1\r\nhost: x\r\nconnection: close\r\ncontent-type: ${contentType}\r\ncontent-length: 2\r\n\r\na`,
      );
    });
    const timer = setTimeout(() => socket.write('b'), 600);
    socket.on('data', (chunk) => {
      response += chunk.toString();
    });
    socket.on('error', reject);
    socket.on('close', () => {
      clearTimeout(timer);
      resolve(response);
    });
  });
}

describe('a slow request', () => {
  it('gets a 408 response when its body times out', async () => {
    expect(await sendSlowly('/words', 'text/plain')).toMatch(/^HTTP\/1\.1 408 /);
  });

  it('is not timed out while its response takes long', async () => {
    const address = app.server.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    expect(await (await fetch(`http://127.0.0.1:${port}/long`)).json()).toEqual({ done: true });
  });

  it('has more time when it uploads a file', async () => {
    expect(await sendSlowly('/file', 'application/x-file')).toContain('{"bytes":2}');
  });
});

it('an upload may wait for its response longer than an idle connection', async () => {
  const idle = Fastify({ connectionTimeout: 200 });
  idle.addContentTypeParser('text/plain', { parseAs: 'string' }, (_request, body, done) => done(null, body));
  idle.post('/words', async () => wait(600));
  idle.post('/file', async (request) => {
    allowUploadTime(request);
    await wait(600);
    return {};
  });
  const url = await idle.listen({ port: 0, host: '127.0.0.1' });
  const send = (path: string) =>
    fetch(`${url}${path}`, { method: 'POST', body: 'x' }).then(
      ({ status }) => status,
      () => 'closed',
    );
  expect([await send('/file'), await send('/words')]).toEqual([200, 'closed']);
  await idle.close();
});

describe('unfinished bodies of one address', () => {
  const getPort = () => {
    const address = app.server.address();
    return typeof address === 'object' && address ? address.port : 0;
  };
  const HEAD =
    'POST /file HTTP/1.1\r\nhost: x\r\ncontent-type: application/x-file\r\ncontent-length: 2\r\n\r\na';

  it('are limited; the others are rejected and closed, and complete bodies free the places', async () => {
    const responses: string[] = [];
    const sockets = Array.from({ length: 53 }, (_, index) => {
      const socket = connect(getPort(), '127.0.0.1', () => socket.write(HEAD));
      socket.on('error', () => {});
      socket.on('data', (chunk) => (responses[index] = `${responses[index] ?? ''}${chunk}`));
      return socket;
    });
    const findStatuses = (status: number) => responses.filter((text) => text?.includes(`HTTP/1.1 ${status}`));
    await expect.poll(() => findStatuses(429).length).toBe(3);
    for (const text of findStatuses(429)) expect(text).toMatch(/connection: close/i);
    await expect.poll(() => sockets.filter(({ closed }) => closed).length).toBe(3);
    for (const socket of sockets) if (!socket.closed) socket.write('b');
    await expect.poll(() => findStatuses(200).length).toBe(50);
    const response = await fetch(`http://127.0.0.1:${getPort()}/words`, {
      method: 'POST',
      headers: { 'content-type': 'text/plain' },
      body: 'free again',
    });
    expect(await response.text()).toBe('free again');
    for (const socket of sockets) socket.destroy();
  });
});
