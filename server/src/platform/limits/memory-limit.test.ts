import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import Fastify from 'fastify';
import { serializerCompiler, validatorCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { registerUploads, withUpload } from '../files/uploads.ts';
import { registerProblems } from '../http/problem-responses.ts';
import { registerMemoryLimit } from './memory-limit.ts';

const MINUTE_MS = 60_000;

beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] }));
afterEach(() => void vi.useRealTimers());

async function limitedApp() {
  const memory = { bytes: 90 };
  const onExhausted = vi.fn();
  const app = Fastify().withTypeProvider<ZodTypeProvider>();
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  registerProblems(app);
  await registerUploads(app);
  registerMemoryLimit(app, { limitBytes: 100, onExhausted, readMemory: () => memory.bytes });
  const waiting: (() => void)[] = [];
  app.get('/slow', () => new Promise((resolve) => waiting.push(() => resolve({}))));
  app.get('/fast', async () => ({}));
  app.get('/probe', { config: { isProbe: true } }, async () => ({}));
  app.post('/body', async () => ({}));
  app.post('/file', (request) =>
    withUpload(request, { folder: tmpdir(), maxBytes: 1_000 }, async () => ({})),
  );
  await app.ready();
  const status = async (url: string) => (await app.inject(url)).statusCode;
  return { app, memory, onExhausted, waiting, status };
}

it('a process above its memory limit serves four calls at a time and answers others 503', async () => {
  const { app, memory, waiting, status } = await limitedApp();
  memory.bytes = 101;
  vi.advanceTimersByTime(1_000);
  expect(await status('/fast')).toBe(200);
  const slow = Array.from({ length: 4 }, () => status('/slow'));
  await vi.waitFor(() => expect(waiting).toHaveLength(4));
  const refused = await app.inject('/fast');
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([503, '5']);
  expect(refused.json()).toMatchObject({ code: 'ServiceUnavailable' });
  for (const answer of waiting) answer();
  expect(await Promise.all(slow)).toEqual([200, 200, 200, 200]);
  expect(await status('/fast')).toBe(200);
});

it('health probes are answered above the memory limit and do not count as calls', async () => {
  const { memory, waiting, status } = await limitedApp();
  memory.bytes = 101;
  vi.advanceTimersByTime(1_000);
  const slow = Array.from({ length: 4 }, () => status('/slow'));
  await vi.waitFor(() => expect(waiting).toHaveLength(4));
  expect([await status('/fast'), await status('/probe')]).toEqual([503, 200]);
  for (const answer of waiting) answer();
  await Promise.all(slow);
});

it.each([
  ['body', '/body', 'application/json'],
  ['file', '/file', 'multipart/form-data; boundary=x'],
])('requests whose %s never arrives do not block other calls', async (_what, path, type) => {
  const { app, memory } = await limitedApp();
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  memory.bytes = 101;
  vi.advanceTimersByTime(1_000);
  const sockets: Socket[] = [];
  for (let caller = 0; caller < 8; caller++) {
    const arrived = once(app.server, 'request');
    const socket = connect(port, '127.0.0.1');
    socket.write(
      `POST ${path} HTTP/1.1\r\nhost: portal\r\ncontent-type: ${type}\r\ncontent-length: 9\r\n\r\n`,
    );
    sockets.push(socket);
    await arrived;
  }
  // A request with a file counts until the server starts to receive the file.
  await vi.waitFor(async () => {
    expect((await fetch(`http://127.0.0.1:${port}/fast`)).status).toBe(200);
  });
  for (const socket of sockets) socket.destroy();
  await app.close();
});

it('a process below its memory limit again serves all calls', async () => {
  const { memory, onExhausted, waiting, status } = await limitedApp();
  memory.bytes = 101;
  vi.advanceTimersByTime(MINUTE_MS);
  memory.bytes = 100;
  vi.advanceTimersByTime(1_000);
  const slow = Array.from({ length: 4 }, () => status('/slow'));
  await vi.waitFor(() => expect(waiting).toHaveLength(4));
  expect(await status('/fast')).toBe(200);
  for (const answer of waiting) answer();
  await Promise.all(slow);
  memory.bytes = 101;
  vi.advanceTimersByTime(MINUTE_MS);
  expect(onExhausted).not.toHaveBeenCalled();
});

it('a process above its memory limit for a minute is stopped, once', async () => {
  const { memory, onExhausted } = await limitedApp();
  memory.bytes = 101;
  vi.advanceTimersByTime(MINUTE_MS);
  expect(onExhausted).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1_000);
  expect(onExhausted).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(10 * MINUTE_MS);
  expect(onExhausted).toHaveBeenCalledTimes(1);
});
