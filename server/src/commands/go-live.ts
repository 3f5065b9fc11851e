import { loadConfig } from '../platform/config.ts';
import { CommandError, openCommandDatabase } from '../platform/database/command-database.ts';
import { openDatabase, openPool } from '../platform/database/connection.ts';
import { goLive } from '../platform/database/installation-queries.ts';
import { isMigrated } from '../platform/database/migrate.ts';
import { createCommandRunner, runProcess, UsageError } from './command.ts';

const USAGE = `Usage: npm run go-live

Ends the trial of a restored portal. After the next start, it sends the queued mails, calls the webhooks and runs the
scheduled jobs. Only the portal that people use may go live: two of them would send everything twice.`;

/** Implements `npm run go-live`: ends the trial that a restore starts. */
export const runGoLive = createCommandRunner({
  usage: USAGE,
  run: async ({ args, env }) => {
    if (args.length > 0) throw new UsageError('');
    const config = loadConfig(env);
    const { url, close } = await openCommandDatabase(config);
    const pool = openPool(url, { max: 1 });
    try {
      if (!(await isMigrated(url))) throw new CommandError('The database is empty.');
      if (!(await goLive(openDatabase(pool)))) throw new CommandError('This portal is not a trial.');
      const note = config.trial ? ' Remove TRIAL=on from the settings.' : '';
      return `The trial has ended.${note} Restart the portal: it then sends mails, calls webhooks and runs jobs.`;
    } finally {
      await pool.end();
      await close();
    }
  },
});

if (import.meta.main) await runProcess(runGoLive);
