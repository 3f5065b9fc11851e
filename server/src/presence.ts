import { readFileSync } from 'node:fs';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from './platform/config.ts';

type PresenceConfig = Pick<Config, 'dataDir'>;

interface Presence {
  pid: number;
  address: string;
}

const getPresencePath = ({ dataDir }: PresenceConfig) => join(dataDir, 'running.json');

/** Writes a file with this portal's process and address, which a second start reports. @returns a function that removes the file */
export async function writePresence(
  config: PresenceConfig,
  presence: Presence,
): Promise<() => Promise<void>> {
  const path = getPresencePath(config);
  await mkdir(config.dataDir, { recursive: true, mode: 0o711 });
  await writeFile(`${path}.draft`, JSON.stringify(presence));
  await rename(`${path}.draft`, path);
  return () => rm(path, { force: true });
}

/** Describes the portal that runs on the folder, as the end of a message; empty if no portal has written its file. */
export function describePresence(config: PresenceConfig): string {
  try {
    const presence: Partial<Presence> = JSON.parse(readFileSync(getPresencePath(config), 'utf8'));
    return presence.address ? `: ${presence.address} (process ${presence.pid})` : '';
  } catch {
    // The other portal has not written the file yet.
    return '';
  }
}
