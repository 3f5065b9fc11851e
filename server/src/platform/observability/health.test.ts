import Fastify from 'fastify';
import { serializerCompiler, validatorCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod';
import { expect, test } from 'vitest';
import { testDatabase } from '../../../test/database.ts';
import { registerProblems } from '../http/problem.ts';
import { registerHealth } from './health.ts';
import { registerMetrics } from './metrics.ts';

const { pool } = await testDatabase('empty');

async function operationApp(metricsToken: string | null = null) {
  const app = Fastify().withTypeProvider<ZodTypeProvider>();
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  registerProblems(app);
  registerMetrics(app, { pool, config: { metricsToken } });
  registerHealth(app, { pool });
  await app.ready();
  return app;
}

test('health is ok once migrations are applied and the database answers', async () => {
  const app = await operationApp();
  const answer = await app.inject('/api/health');
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toEqual({ status: 'ok' });
});

test('readiness names each dependency, and is 503 when one is down', async () => {
  const app = await operationApp();
  expect((await app.inject('/api/ready')).json()).toEqual({ status: 'ok', checks: { database: 'ok' } });
  app.checks.files = () => Promise.reject(new Error('no disk'));
  const answer = await app.inject('/api/ready');
  expect(answer.statusCode).toBe(503);
  expect(answer.json()).toEqual({ status: 'down', checks: { database: 'ok', files: 'down' } });
});

test('a dependency that hangs is down', async () => {
  const app = await operationApp();
  app.checks.files = () => new Promise(() => {});
  expect((await app.inject('/api/ready')).json()).toMatchObject({ checks: { files: 'down' } });
});

test('metrics count answers by route, and show the pool and the process', async () => {
  const app = await operationApp();
  await app.inject('/api/health');
  await app.inject('/api/nothing-here');
  const { body, headers } = await app.inject('/api/metrics');
  expect(headers['content-type']).toContain('text/plain');
  expect(body).toContain(
    'cromia_http_request_duration_seconds_count{method="GET",route="/api/health",status="200"} 1',
  );
  expect(body).toContain('route="none",status="404"');
  expect(body).toContain('cromia_database_connections{state="idle"}');
  expect(body).toContain('cromia_process_resident_memory_bytes');
});

test('metrics are for this machine alone as long as no token is set', async () => {
  const app = await operationApp();
  const status = async (remoteAddress: string, headers = {}) =>
    (await app.inject({ url: '/api/metrics', remoteAddress, headers })).statusCode;
  expect(await status('::1')).toBe(200);
  expect(await status('192.0.2.1')).toBe(403);
  // A proxy on the same machine forwards any caller.
  expect(await status('127.0.0.1', { 'x-forwarded-for': '192.0.2.1' })).toBe(403);
});

test('metrics are for callers with the token once there is one', async () => {
  const app = await operationApp('collector-token-of-at-least-32-characters');
  const status = async (authorization?: string, remoteAddress = '192.0.2.1') =>
    (
      await app.inject({
        url: '/api/metrics',
        remoteAddress,
        headers: authorization ? { authorization } : {},
      })
    ).statusCode;
  expect(await status()).toBe(401);
  expect(await status(undefined, '127.0.0.1')).toBe(401);
  expect(await status('Bearer another-token')).toBe(401);
  expect(await status('Basic collector-token-of-at-least-32-characters')).toBe(401);
  expect(await status('Bearer collector-token-of-at-least-32-characters')).toBe(200);
});
