import pg from 'pg';
import { applyMigrations } from './migrate.ts';

/** Drops all data of the portal in one transaction, and applies the migrations again. */
export async function resetDatabase(connectionString: string): Promise<void> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    await client.query('BEGIN');
    await client.query('DROP SCHEMA IF EXISTS jobs CASCADE');
    await client.query('DROP SCHEMA public CASCADE');
    await client.query('CREATE SCHEMA public');
    await client.query('COMMIT');
  } finally {
    await client.end();
  }
  await applyMigrations(connectionString);
}
