import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import Fastify from 'fastify';
import { serializerCompiler, validatorCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { testDatabase } from '../../../test/database.ts';
import { openPool } from '../database/connection.ts';
import { registerProblems } from '../http/problem-responses.ts';
import { cacheCheck, markNotReady, registerHealth } from './health.ts';
import { registerMetrics } from './metrics.ts';

const { pool } = await testDatabase('empty');

async function createOperationApp(metricsToken: string | null = null, appPool = pool) {
  const app = Fastify().withTypeProvider<ZodTypeProvider>();
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  registerProblems(app);
  registerMetrics(app, {
    pool: appPool,
    config: { metricsToken, dataDir: tmpdir(), publicUrl: 'http://127.0.0.1' },
  });
  registerHealth(app, { pool: appPool });
  await app.ready();
  return app;
}

test('health is ok when migrations are applied and the database responds', async () => {
  const app = await createOperationApp();
  const response = await app.inject('/api/health');
  expect(response.statusCode).toBe(200);
  expect(response.json()).toEqual({ status: 'ok' });
});

test('readiness reports each dependency, and is 503 when one is down', async () => {
  const app = await createOperationApp();
  expect((await app.inject('/api/ready')).json()).toEqual({ status: 'ok', checks: { database: 'ok' } });
  app.checks.files = () =>
    Promise.reject(
      new Error('failed to write', { cause: Object.assign(new Error('/srv is full'), { code: 'ENOSPC' }) }),
    );
  const response = await app.inject('/api/ready');
  expect(response.statusCode).toBe(503);
  expect(response.json()).toEqual({
    status: 'down',
    checks: { database: 'ok', files: 'down' },
    reasons: { files: 'ENOSPC' },
  });
});

test('a cached check runs again after its time, sooner when it failed', async () => {
  let runs = 0;
  let isDown = false;
  const check = cacheCheck(
    async () => {
      runs++;
      if (isDown) throw new Error('down');
    },
    { ok: 0, down: 60_000 },
  );
  await check();
  isDown = true;
  await expect(check()).rejects.toThrow('down');
  await expect(check()).rejects.toThrow('down');
  expect(runs).toBe(2);
});

test('a portal about to stop is healthy but not ready', async () => {
  const app = await createOperationApp();
  markNotReady(app);
  expect((await app.inject('/api/ready')).statusCode).toBe(503);
  expect((await app.inject('/api/health')).statusCode).toBe(200);
});

test('a dependency that hangs is reported as down', async () => {
  const app = await createOperationApp();
  app.checks.files = () => new Promise(() => {});
  expect((await app.inject('/api/ready')).json()).toMatchObject({ checks: { files: 'down' } });
});

test('metrics count responses by route without those of probes, and include pool and process', async () => {
  const app = await createOperationApp();
  await app.inject('/api/health');
  await app.inject('/api/nothing-here');
  const { body, headers } = await app.inject('/api/metrics');
  expect(headers['content-type']).toContain('text/plain');
  expect(body).toContain(
    'cromia_http_request_duration_seconds_count{method="GET",route="none",status="404"} 1',
  );
  expect(body).not.toContain('route="/api/health"');
  expect(body).toContain('route="none",status="404"');
  expect(body).toContain('cromia_database_connections{state="idle"}');
  expect(body).toContain('cromia_process_resident_memory_bytes');
});

test('metrics report what the portal depends on: services, disk and clock', async () => {
  const app = await createOperationApp();
  app.checks.files = () => Promise.reject(new Error('no bucket'));
  const { body } = await app.inject('/api/metrics');
  expect(body).toContain('cromia_dependency_up{dependency="database"} 1');
  expect(body).toContain('cromia_dependency_up{dependency="files"} 0');
  // PUBLIC_URL is http here, so there is no certificate.
  expect(body).not.toMatch(/^cromia_certificate_expiry_timestamp_seconds \d/m);
  expect(body).toMatch(/^cromia_data_disk_free_ratio 0\.\d+$/m);
  expect(body).toMatch(/^cromia_database_clock_skew_seconds \d/m);
});

test('metrics without a token are served to this machine only', async () => {
  const app = await createOperationApp();
  const status = async (remoteAddress: string, headers = {}) =>
    (await app.inject({ url: '/api/metrics', remoteAddress, headers })).statusCode;
  expect(await status('::1')).toBe(200);
  expect(await status('192.0.2.1')).toBe(403);
  // A proxy on the same machine forwards requests from anywhere.
  expect(await status('127.0.0.1', { 'x-forwarded-for': '192.0.2.1' })).toBe(403);
});

test('metrics with a token are served only to callers with that token', async () => {
  const app = await createOperationApp('collector-token-of-at-least-32-characters');
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

const PROJECT = new URL('../../../../', import.meta.url);
const readProjectFile = (path: string) => readFile(new URL(path, PROJECT), 'utf8');

test('metrics report the state of mails, webhooks, imports, searches, jobs and backups', async () => {
  await pool.query(`
    INSERT INTO mail_outbox (recipient, language, subject, text_body, html_body, created_at, attempts, last_error) VALUES
      ('a@example.com', 'it', 's', 't', 'h', now() - interval '10 minutes', 0, NULL),
      ('b@example.com', 'it', 's', 't', 'h', now() - interval '9 days', 24, 'rejected');
    INSERT INTO webhooks (id, url, types, secret, is_active, switched_off_at) VALUES
      ('00000000-0000-4000-8000-000000000001', 'https://erp.example.com', '{}', 's', true, NULL),
      ('00000000-0000-4000-8000-000000000002', 'https://old.example.com', '{}', 's', false, now());
    INSERT INTO webhook_deliveries (webhook_id, status, created_at) VALUES
      ('00000000-0000-4000-8000-000000000001', 'PENDING', now() - interval '2 hours'),
      ('00000000-0000-4000-8000-000000000001', 'FAILED', now());
    INSERT INTO imports (kind, outcome, created, changed, unchanged, failed, begun_at, ended_at)
      VALUES ('stock', 'REFUSED', 0, 0, 0, 1, now(), to_timestamp(1700000000));
    INSERT INTO search_counts (week, language, term, searches, results, outcome) VALUES
      (date_trunc('week', now()), 'it', 'ruggine', 7, 0, 'none'), (now() - interval '20 days', 'it', 'colla', 9, 0, 'none');
    INSERT INTO backups (at, bytes) VALUES (to_timestamp(1700000000), 1);
    CREATE SCHEMA jobs;
    CREATE TABLE jobs.job (name text, state text, started_on timestamptz, completed_on timestamptz);
    INSERT INTO jobs.job VALUES ('retention', 'completed', to_timestamp(1699999997), to_timestamp(1700000000)),
      ('retention', 'failed', to_timestamp(1600000000), to_timestamp(1600000001))`);
  const { body } = await (await createOperationApp()).inject('/api/metrics');
  for (const line of [
    'cromia_database_reachable 1',
    'cromia_mail_outbox_mails{state="waiting"} 1',
    'cromia_mail_outbox_mails{state="retrying"} 0',
    'cromia_mail_outbox_mails{state="failed"} 1',
    'cromia_webhook_deliveries{state="pending"} 1',
    'cromia_webhook_deliveries{state="failed"} 1',
    'cromia_webhooks_switched_off 1',
    'cromia_import_last_end_timestamp_seconds{kind="stock",outcome="refused"} 1700000000',
    'cromia_searches_this_week{outcome="none"} 7',
    'cromia_searches_this_week{outcome="all"} 0',
    'cromia_backup_last_timestamp_seconds 1700000000',
    'cromia_job_last_end_timestamp_seconds{task="retention",outcome="completed"} 1700000000',
    'cromia_job_last_end_timestamp_seconds{task="retention",outcome="failed"} 1600000001',
    'cromia_job_last_duration_seconds{task="retention"} 3',
  ])
    expect(body).toContain(`${line}\n`);
  expect(body).toMatch(/cromia_mail_outbox_oldest_seconds 6\d\d/);
  expect(body).toMatch(/cromia_webhook_oldest_pending_seconds 72\d\d/);
});

test('metrics are served while the database is unreachable', async () => {
  const unreachablePool = openPool('postgres://nobody@127.0.0.1:1/none', { max: 1 });
  const { body, statusCode } = await (await createOperationApp(null, unreachablePool)).inject('/api/metrics');
  expect(statusCode).toBe(200);
  expect(body).toContain('cromia_database_reachable 0\n');
  await unreachablePool.end();
});

const rulesSchema = z.object({
  groups: z.array(
    z.object({
      rules: z.array(
        z.object({ alert: z.string(), expr: z.string(), annotations: z.object({ summary: z.string() }) }),
      ),
    }),
  ),
});
const dashboardSchema = z.object({
  panels: z.array(z.object({ title: z.string(), targets: z.array(z.object({ expr: z.string() })) })),
});

test('alerts and dashboard use existing metrics, and every alert is documented', async () => {
  const { groups } = rulesSchema.parse(parse(await readProjectFile('deploy/monitoring/alerts.yml')));
  const { panels } = dashboardSchema.parse(
    JSON.parse(await readProjectFile('deploy/monitoring/dashboard.json')),
  );
  const rules = groups.flatMap((group) => group.rules);
  const expressions = [...rules, ...panels.flatMap(({ targets }) => targets)].map(({ expr }) => expr);
  expect(expressions.length).toBeGreaterThan(30);
  const { body } = await (await createOperationApp()).inject('/api/metrics');
  const servedMetrics = new Set([...body.matchAll(/^# TYPE (\S+)/gm)].map(([, name]) => name));
  const usedMetrics = new Set(expressions.flatMap((expr) => expr.match(/cromia_\w+/g) ?? []));
  const missingMetrics = [...usedMetrics].filter(
    (name) => !servedMetrics.has(name.replace(/_(bucket|count|sum)$/, '')),
  );
  expect(missingMetrics).toEqual([]);
  const manual = await readProjectFile('docs/operating.md');
  expect(rules.filter(({ alert }) => !manual.includes(`\`${alert}\``))).toEqual([]);
});
