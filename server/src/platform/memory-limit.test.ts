import Fastify from 'fastify';
import { serializerCompiler, validatorCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { registerMemoryLimit } from './memory-limit.ts';
import { registerProblems } from './problem.ts';

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
  registerMemoryLimit(app, { limitBytes: 100, onExhausted, readMemory: () => memory.bytes });
  const waiting: (() => void)[] = [];
  app.get('/slow', () => new Promise((resolve) => waiting.push(() => resolve({}))));
  app.get('/fast', async () => ({}));
  await app.ready();
  const status = async (url: string) => (await app.inject(url)).statusCode;
  return { app, memory, onExhausted, waiting, status };
}

it('a process above its memory limit serves four calls at a time, and refuses the others for a while', async () => {
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

it('a process that is below its limit again serves everybody', async () => {
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

it('a process that stays above its limit for a minute is ended, once', async () => {
  const { memory, onExhausted } = await limitedApp();
  memory.bytes = 101;
  vi.advanceTimersByTime(MINUTE_MS);
  expect(onExhausted).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1_000);
  expect(onExhausted).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(10 * MINUTE_MS);
  expect(onExhausted).toHaveBeenCalledTimes(1);
});
