import Fastify from 'fastify';
import { serializerCompiler, validatorCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { registerProblems } from '../http/problem-responses.ts';
import { registerMemoryLimit } from './memory-limit.ts';

const MINUTE_MS = 60_000;
const memory = { rss: 0 };

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'setTimeout', 'clearTimeout', 'Date'] });
  const usage = process.memoryUsage();
  vi.spyOn(process, 'memoryUsage').mockImplementation(() => ({ ...usage, ...memory }));
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

async function limitedApp() {
  const onExhausted = vi.fn();
  const app = Fastify().withTypeProvider<ZodTypeProvider>();
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  registerProblems(app);
  await registerMemoryLimit(app, { limitBytes: 100, onExhausted });
  const pending: (() => void)[] = [];
  app.get('/page', async () => ({}));
  app.get('/slow', () => new Promise((resolve) => pending.push(() => resolve({}))));
  app.get('/probe', { config: { isProbe: true } }, async () => ({}));
  await app.ready();
  const status = async (url: string) => (await app.inject(url)).statusCode;
  /** Sets the resident memory and waits until it is sampled. */
  const use = (bytes: number, forMs = 2_000) => {
    memory.rss = bytes;
    vi.advanceTimersByTime(forMs);
  };
  /** Starts slow requests. @returns a function that lets them finish */
  const occupy = async (count: number) => {
    const slow = Array.from({ length: count }, () => status('/slow'));
    await vi.waitUntil(() => pending.length === count);
    return async () => {
      for (const finish of pending.splice(0)) finish();
      return Promise.all(slow);
    };
  };
  return { app, onExhausted, status, use, occupy };
}

it('a process above its memory limit serves four requests at once and rejects others, except probes', async () => {
  const { app, status, use, occupy } = await limitedApp();
  use(100);
  expect(await status('/page')).toBe(200);
  use(101);
  const finish = await occupy(4);
  const rejectedResponse = await app.inject('/page');
  expect([rejectedResponse.statusCode, rejectedResponse.headers['retry-after']]).toEqual([503, '5']);
  expect(rejectedResponse.headers['content-type']).toContain('application/problem+json');
  expect(rejectedResponse.json()).toMatchObject({ code: 'ServiceUnavailable' });
  expect(await status('/probe')).toBe(200);
  expect(await finish()).toEqual([200, 200, 200, 200]);
  expect(await status('/page')).toBe(200);
  await occupy(4);
  use(100);
  expect(await status('/page')).toBe(200);
});

it('a process above its memory limit for a minute is stopped, once', async () => {
  const { onExhausted, use } = await limitedApp();
  use(101, MINUTE_MS - 1_000);
  use(100);
  use(101, MINUTE_MS);
  expect(onExhausted).not.toHaveBeenCalled();
  use(101, 3_000);
  expect(onExhausted).toHaveBeenCalledTimes(1);
  use(101, 10 * MINUTE_MS);
  expect(onExhausted).toHaveBeenCalledTimes(1);
});
