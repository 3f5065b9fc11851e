import { loadDemo } from '../demo/load.ts';
import { loadConfig } from './platform/config.ts';
import { openDatabase, openPool } from './platform/database/connection.ts';
import { createFileStore } from './platform/files/file-store.ts';
import { toPublisher } from './platform/pdf/publisher.ts';

/**
 * Loads the demo into an empty database in a separate process, so that its memory is released afterwards. Reads the
 * database from DATABASE_URL and reports each step to the parent process.
 */
process.once('disconnect', () => process.exit(1));
const config = loadConfig(process.env);
const { databaseUrl } = config;
if (databaseUrl === null) throw new Error('DATABASE_URL is missing');
const pool = openPool(databaseUrl, { max: 1 });
await loadDemo(openDatabase(pool), {
  now: new Date(),
  invoiceFiles: { files: createFileStore(config), publisher: toPublisher(config) },
  onProgress: ({ name, step, steps }) => process.send?.(`${step} of ${steps}: ${name}`),
});
await pool.end();
process.exit(0);
