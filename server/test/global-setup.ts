import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { openEmbeddedPostgres } from '../src/platform/database/embedded/open-embedded-postgres.ts';
import { applyMigrations } from '../src/platform/database/migrate.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The maintenance database of the cluster that all test files share. */
    postgresUrl: string;
  }
}

/** Test data is discarded, so durability is switched off. */
const SETTINGS = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_connections: '120' };

/** Returns the URL of another database on the same server. */
export function toDatabaseUrl(url: string, database: string): string {
  const databaseUrl = new URL(url);
  databaseUrl.pathname = `/${database}`;
  return databaseUrl.href;
}

/** Starts one real PostgreSQL for the whole run, with a migrated template that test files clone (conventions, "Tests"). */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = await mkdtemp(join(tmpdir(), 'cromia-test-'));
  await chmod(dataDir, 0o711);
  const log = { info: () => {}, warn: console.warn, error: console.error };
  const postgres = await openEmbeddedPostgres({ dataDir, log, settings: SETTINGS });
  const postgresUrl = toDatabaseUrl(postgres.url, 'postgres');
  const admin = new pg.Client({ connectionString: postgresUrl });
  await admin.connect();
  await admin.query('CREATE DATABASE template_empty');
  await applyMigrations(toDatabaseUrl(postgres.url, 'template_empty'));
  await admin.end();
  project.provide('postgresUrl', postgresUrl);
  return async () => {
    await postgres.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
}
