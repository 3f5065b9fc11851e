import { resolve } from 'node:path';
import { restoreBackup } from '../platform/backup/restore-backup.ts';
import { loadConfig } from '../platform/config.ts';
import { openDatabaseExclusively } from '../platform/database/command-database.ts';
import { createCommandRunner, runProcess, UsageError } from './command.ts';

const USAGE = `Usage: npm run restore -- <folder>

Restores a backup into the configured database and file store, which must be empty.
The portal must not be running. A backup of an older version is migrated to this version.
The restored portal is a trial: no mail, webhook or job leaves it until npm run go-live.`;

/** Implements `npm run restore`: restores a backup into an empty database and file store. */
export const runRestore = createCommandRunner({
  usage: USAGE,
  run: async ({ args, env, report }) => {
    const [folderArgument] = args;
    if (folderArgument === undefined || args.length > 1) throw new UsageError('');
    const config = loadConfig(env);
    const { url, close } = await openDatabaseExclusively(config);
    try {
      const startedAt = Date.now();
      const { manifest, applied } = await restoreBackup(
        { url, config, folder: resolve(env.INIT_CWD ?? '', folderArgument) },
        report,
      );
      const migrationNote =
        applied.length === 0 ? '' : `, migrated to this version by ${applied.length} migrations`;
      const seconds = ((Date.now() - startedAt) / 1000).toFixed(1);
      return `The portal was restored as of ${manifest.at}${migrationNote} (${seconds} s). Start it with: npm start\nIt is a trial: no mail, webhook or job leaves it until: npm run go-live`;
    } finally {
      await close();
    }
  },
});

if (import.meta.main) await runProcess(runRestore);
