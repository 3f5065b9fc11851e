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
  app.get('/page', async () => ({}));
  app.get('/probe', { config: { isProbe: true } }, async () => ({}));
  await app.ready();
  const status = async (url: string) => (await app.inject(url)).statusCode;
  /** Sets the resident memory and waits until it is sampled. */
  const use = (bytes: number, forMs = 2_000) => {
    memory.rss = bytes;
    vi.advanceTimersByTime(forMs);
  };
  return { app, onExhausted, status, use };
}

it('a process above its memory limit answers 503 until it is below again, but for probes', async () => {
  const { app, status, use } = await limitedApp();
  use(100);
  expect(await status('/page')).toBe(200);
  use(101);
  const rejected = await app.inject('/page');
  expect([rejected.statusCode, rejected.headers['retry-after']]).toEqual([503, '5']);
  expect(rejected.headers['content-type']).toContain('application/problem+json');
  expect(rejected.json()).toMatchObject({ code: 'ServiceUnavailable' });
  expect(await status('/probe')).toBe(200);
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
