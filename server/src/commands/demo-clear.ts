import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { loadConfig } from '../platform/config.ts';
import { CommandError, openDatabaseExclusively } from '../platform/database/command-database.ts';
import { type Database, openDatabase, openPool } from '../platform/database/connection.ts';
import { isMigrated } from '../platform/database/migrate.ts';
import { resetDatabase } from '../platform/database/reset-database.ts';
import { createFileStore } from '../platform/files/file-store.ts';
import { isDemo } from '../platform/mail/demo-mark.ts';
import { createCommandRunner, runProcess, UsageError } from './command.ts';

const DEMO_DOMAIN = '@demo.cromia.test';

const USAGE = `Usage: npm run demo:clear [-- --all]

Deletes the demo with its accounts, files and mails. The portal is then empty,
and the demo is not loaded again. Fails if the data is not the demo's, or while a portal is running on it.
--all  also delete your own users and imported data that were added to the demo`;

/** Counts the data that was added to the demo and would be deleted with it. */
async function listOwnData(db: Database): Promise<string[]> {
  const { users } = await db
    .selectFrom('users')
    .select((eb) => eb.fn.countAll<number>().as('users'))
    .where('username', 'not like', `%${DEMO_DOMAIN}`)
    .executeTakeFirstOrThrow();
  const { imports } = await db
    .selectFrom('imports')
    .select((eb) => eb.fn.countAll<number>().as('imports'))
    .executeTakeFirstOrThrow();
  return [...(users > 0 ? [`${users} users`] : []), ...(imports > 0 ? [`${imports} imports`] : [])];
}

async function requireDemo(url: string, all: boolean): Promise<void> {
  if (!(await isMigrated(url))) throw new CommandError('The database is empty. Nothing was deleted.');
  const pool = openPool(url, { max: 1 });
  try {
    const db = openDatabase(pool);
    if (!(await isDemo(db)))
      throw new CommandError("The data of this database is not the demo's. Nothing was deleted.");
    const ownData = all ? [] : await listOwnData(db);
    if (ownData.length > 0)
      throw new CommandError(
        `The database contains your own data besides the demo: ${ownData.join(', ')}. Nothing was deleted. ` +
          'To delete them too: npm run demo:clear -- --all',
      );
  } finally {
    await pool.end();
  }
}

/** Implements `npm run demo:clear`: deletes the demo and leaves an empty portal. */
export const runDemoClear = createCommandRunner({
  usage: USAGE,
  options: { all: { type: 'boolean' } },
  run: async ({ args, options, env }) => {
    if (args.length > 0) throw new UsageError('');
    const config = loadConfig(env);
    const { url, close } = await openDatabaseExclusively(config);
    try {
      await requireDemo(url, options.all === true);
      await resetDatabase(url);
      const pool = openPool(url, { max: 1 });
      const now = new Date();
      await openDatabase(pool).insertInto('demoMark').values({ loadedAt: now, clearedAt: now }).execute();
      await pool.end();
      const files = createFileStore(config);
      for await (const key of files.listAll()) await files.delete(key);
      await rm(join(config.dataDir, 'mail'), { recursive: true, force: true });
    } finally {
      await close();
    }
    return 'The demo was deleted. Next, create the first administrator:\n\n  npm run admin -- create you@example.com --role ADMIN\n';
  },
});

if (import.meta.main) await runProcess(runDemoClear);
