import { resolve } from 'node:path';
import { writeBackup } from '../platform/backup/write-backup.ts';
import { loadConfig } from '../platform/config.ts';
import { CommandError, openCommandDatabase } from '../platform/database/command-database.ts';
import { isMigrated } from '../platform/database/migrate.ts';
import { createCommandRunner, runProcess, UsageError } from './command.ts';

const USAGE = `Usage: npm run backup -- <folder>

Writes a consistent snapshot of the database and the files to a new folder and verifies it.
The portal can keep running. The folder contains personal data and secrets: protect it like the portal itself.`;

/** Implements `npm run backup`: writes a backup of the database and the files to a folder. */
export const runBackup = createCommandRunner({
  usage: USAGE,
  run: async ({ args, env, report }) => {
    const [folderArgument] = args;
    if (folderArgument === undefined || args.length > 1) throw new UsageError('');
    const folder = resolve(env.INIT_CWD ?? '', folderArgument);
    const config = loadConfig(env);
    const { url, close } = await openCommandDatabase(config);
    try {
      if (!(await isMigrated(url))) throw new CommandError('Nothing to back up: the database is empty.');
      const startedAt = Date.now();
      const { at } = await writeBackup({ url, config, folder }, report);
      return `${folder} contains a backup of the portal as of ${at} (${((Date.now() - startedAt) / 1000).toFixed(1)} s).`;
    } finally {
      await close();
    }
  },
});

if (import.meta.main) await runProcess(runBackup);
