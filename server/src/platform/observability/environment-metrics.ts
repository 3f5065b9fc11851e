import { statfs } from 'node:fs/promises';
import type { Pool } from 'pg';
import { Gauge, type Registry } from 'prom-client';
import type { Config } from '../config.ts';
import { readCertificateExpiry } from './certificate.ts';
import { cacheCheck, findFailure, type HealthChecks } from './health.ts';

type EnvironmentConfig = Pick<Config, 'dataDir' | 'publicUrl'>;

/** The certificate changes every few weeks. */
const CERTIFICATE_CACHE_MS = { ok: 3_600_000, down: 300_000 };

/** Seconds between the clocks of this machine and of the database, without the time of the query. */
export async function readClockSkew(pool: Pool): Promise<number> {
  const startedAt = Date.now();
  const { rows } = await pool.query<{ seconds: number }>(
    'SELECT extract(epoch FROM clock_timestamp())::float8 AS seconds',
  );
  return Math.abs((rows[0]?.seconds ?? 0) - (startedAt + Date.now()) / 2_000);
}

/** Share of free space on the disk of a folder, for a user without special rights. */
async function readFreeShare(folder: string): Promise<number> {
  const { bavail, blocks } = await statfs(folder);
  return bavail / blocks;
}

/**
 * Creates the gauges of what the portal depends on: services, disk, clock and certificate. A value that cannot be read
 * is left out, and the gauge of its service says so.
 * @returns a function that updates them
 */
export function createEnvironmentGauges(
  registry: Registry,
  { pool, config, getChecks }: { pool: Pool; config: EnvironmentConfig; getChecks: () => HealthChecks },
): () => Promise<void> {
  const gauge = (name: string, help: string, labelNames: string[] = []) =>
    new Gauge({ name, help, labelNames, registers: [registry] });
  const up = gauge('cromia_dependency_up', 'Whether a dependency works, as in /api/ready', ['dependency']);
  const disk = gauge('cromia_data_disk_free_ratio', 'Share of free space on the disk of DATA_DIR');
  const skew = gauge(
    'cromia_database_clock_skew_seconds',
    'Difference between this clock and that of the database',
  );
  const expiry = gauge('cromia_certificate_expiry_timestamp_seconds', 'End of the certificate at PUBLIC_URL');
  // Otherwise, a value that was never read would be 0, which means a full disk or an expired certificate.
  for (const unread of [disk, skew, expiry]) unread.remove();
  const checkCertificate = cacheCheck(async () => {
    const expiresAt = await readCertificateExpiry(config.publicUrl, { isVerified: false });
    if (expiresAt !== null) expiry.set(expiresAt.getTime() / 1_000);
  }, CERTIFICATE_CACHE_MS);
  return async () => {
    const readDependencies = Object.entries(getChecks()).map(async ([dependency, check]) => {
      if (dependency !== 'running') up.set({ dependency }, (await findFailure(check)) === undefined ? 1 : 0);
    });
    await Promise.allSettled([
      ...readDependencies,
      readFreeShare(config.dataDir).then((share) => disk.set(share)),
      readClockSkew(pool).then((seconds) => skew.set(seconds)),
      findFailure(checkCertificate),
    ]);
  };
}
