import { openEmbeddedPostgres } from '../src/platform/database/embedded/open-embedded-postgres.ts';

/**
 * Opens the embedded database in a folder, sends its URL to the parent process, and keeps it open until it is killed or
 * receives a message.
 */
const [dataDir] = process.argv.slice(2);
if (dataDir === undefined) throw new Error('Expected the data folder as argument');
const log = { info: () => {}, warn: () => {}, error: () => {} };
try {
  const postgres = await openEmbeddedPostgres({ dataDir, log });
  process.once('message', () => void postgres.stop().then(() => process.exit(0)));
  process.send?.({ url: postgres.url });
} catch (error) {
  process.send?.({ error: error instanceof Error ? error.constructor.name : String(error) });
  process.exit(1);
}
