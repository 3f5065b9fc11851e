import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { afterAll, inject } from 'vitest';
import { type Database, openDatabase, openPool } from '../src/platform/database/connection.ts';
import { toDatabaseUrl } from './global-setup.ts';

/** The initial content of a database: nothing, the migrated schema, or the demo of the contract (section 4). */
export type Content = 'none' | 'empty' | 'demo';

const TEMPLATES: Readonly<Record<Content, string>> = {
  none: 'template1',
  empty: 'template_empty',
  demo: 'template_demo',
};

export interface TestDatabase {
  url: string;
  pool: pg.Pool;
  db: Database;
}

/** Arbitrary advisory lock id. Only one test file at a time creates or clones a template. */
const TEMPLATE_LOCK = 7_263_003;
/** Enough for requests that block each other, and for those that are rejected meanwhile. */
const POOL_SIZE = 8;

async function withAdminClient<T>(work: (admin: pg.Client) => Promise<T>): Promise<T> {
  const admin = new pg.Client({ connectionString: inject('postgresUrl') });
  await admin.connect();
  try {
    return await work(admin);
  } finally {
    await admin.end();
  }
}

/** Loads the demo once per run, into a copy of the empty template. */
async function ensureDemoTemplate(admin: pg.Client): Promise<void> {
  const { rowCount } = await admin.query("SELECT FROM pg_database WHERE datname = 'template_demo'");
  if (rowCount === 1) return;
  await admin.query('DROP DATABASE IF EXISTS template_demo_draft');
  await admin.query('CREATE DATABASE template_demo_draft TEMPLATE template_empty STRATEGY FILE_COPY');
  const pool = openPool(toDatabaseUrl(inject('postgresUrl'), 'template_demo_draft'), { max: 2 });
  // Imported dynamically, so that only test files with demo content load its data.
  const { loadDemo } = await import('../demo/load.ts');
  await loadDemo(openDatabase(pool), { now: new Date(), onProgress: () => {} });
  await pool.query('ANALYZE');
  await pool.end();
  await admin.query('ALTER DATABASE template_demo_draft RENAME TO template_demo');
}

/**
 * Creates a database for the calling test file, cloned from a template and dropped when the file ends. Call it at the top level
 * of the file.
 */
export async function testDatabase(content: Content): Promise<TestDatabase> {
  const name = `test_${randomBytes(6).toString('hex')}`;
  await withAdminClient(async (admin) => {
    await admin.query('SELECT pg_advisory_lock($1)', [TEMPLATE_LOCK]);
    if (content === 'demo') await ensureDemoTemplate(admin);
    await admin.query(`CREATE DATABASE ${name} TEMPLATE ${TEMPLATES[content]} STRATEGY FILE_COPY`);
  });
  const url = toDatabaseUrl(inject('postgresUrl'), name);
  const pool = openPool(url, { max: POOL_SIZE });
  afterAll(async () => {
    if (!pool.ending) await pool.end();
    await withAdminClient((admin) => admin.query(`DROP DATABASE ${name} WITH (FORCE)`));
  });
  return { url, pool, db: openDatabase(pool) };
}
