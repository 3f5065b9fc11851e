import Fastify from 'fastify';
import { serializerCompiler, validatorCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod';
import { expect, test } from 'vitest';
import { testDatabase } from '../../test/database.ts';
import { registerHealth } from './health.ts';
import { registerMetrics } from './metrics.ts';
import { registerProblems } from './problem.ts';

const { pool } = await testDatabase('empty');

async function operationApp() {
  const app = Fastify().withTypeProvider<ZodTypeProvider>();
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  registerProblems(app);
  registerMetrics(app, { pool });
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
