import { readFileSync } from 'node:fs';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from './platform/config.ts';

type Folder = Pick<Config, 'dataDir'>;

interface Presence {
  pid: number;
  address: string;
}

const presenceFile = ({ dataDir }: Folder) => join(dataDir, 'running.json');

/** Writes a file that tells a second start where this portal runs. @returns a function that removes the file */
export async function announcePresence(config: Folder, presence: Presence): Promise<() => Promise<void>> {
  const path = presenceFile(config);
  await mkdir(config.dataDir, { recursive: true, mode: 0o711 });
  await writeFile(`${path}.draft`, JSON.stringify(presence));
  await rename(`${path}.draft`, path);
  return () => rm(path, { force: true });
}

/** Where the portal that uses the folder runs, to end a message; empty when unknown. */
export function describePresence(config: Folder): string {
  try {
    const presence: Partial<Presence> = JSON.parse(readFileSync(presenceFile(config), 'utf8'));
    return presence.address ? `: ${presence.address} (process ${presence.pid})` : '';
  } catch {
    // The other portal has not written the file yet.
    return '';
  }
}
