import { loadDemo } from '../demo/load.ts';
import { loadConfig } from './config.ts';
import { openDatabase, openPool } from './platform/database/database.ts';

/**
 * Loads the demo into an empty database, as a process of its own: what it needs of memory goes with it, and the portal
 * stays small. Told the database by DATABASE_URL; tells its parent each step.
 */
process.once('disconnect', () => process.exit(1));
const { databaseUrl } = loadConfig(process.env);
if (databaseUrl === null) throw new Error('DATABASE_URL is missing');
const pool = openPool(databaseUrl, { max: 1 });
await loadDemo(openDatabase(pool), {
  now: new Date(),
  onProgress: ({ what, step, steps }) => process.send?.(`${step} of ${steps}: ${what}`),
});
await pool.end();
process.exit(0);
