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

async function createLimitedApp() {
  const onExhausted = vi.fn();
  const app = Fastify().withTypeProvider<ZodTypeProvider>();
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  registerProblems(app);
  await registerMemoryLimit(app, { limitBytes: 100, onExhausted });
  app.get('/page', async () => ({}));
  app.get('/probe', { config: { isProbe: true } }, async () => ({}));
  await app.ready();
  const requestStatus = async (url: string) => (await app.inject(url)).statusCode;
  /** Sets the resident memory and waits until it is sampled. */
  const setMemory = (bytes: number, forMs = 2_000) => {
    memory.rss = bytes;
    vi.advanceTimersByTime(forMs);
  };
  return { app, onExhausted, status: requestStatus, use: setMemory };
}

it('a process above its memory limit rejects requests with 503 until it is below the limit, except probes', async () => {
  const { app, status: requestStatus, use: setMemory } = await createLimitedApp();
  setMemory(100);
  expect(await requestStatus('/page')).toBe(200);
  setMemory(101);
  const rejected = await app.inject('/page');
  expect([rejected.statusCode, rejected.headers['retry-after']]).toEqual([503, '5']);
  expect(rejected.headers['content-type']).toContain('application/problem+json');
  expect(rejected.json()).toMatchObject({ code: 'ServiceUnavailable' });
  expect(await requestStatus('/probe')).toBe(200);
  setMemory(100);
  expect(await requestStatus('/page')).toBe(200);
});

it('a process above its memory limit for a minute is stopped, once', async () => {
  const { onExhausted, use: setMemory } = await createLimitedApp();
  setMemory(101, MINUTE_MS - 1_000);
  setMemory(100);
  setMemory(101, MINUTE_MS);
  expect(onExhausted).not.toHaveBeenCalled();
  setMemory(101, 3_000);
  expect(onExhausted).toHaveBeenCalledTimes(1);
  setMemory(101, 10 * MINUTE_MS);
  expect(onExhausted).toHaveBeenCalledTimes(1);
});
