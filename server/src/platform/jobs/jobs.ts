import type { Pool } from 'pg';
import { PgBoss } from 'pg-boss';
import type { ProcessLog } from '../database/embedded-postgres-binaries.ts';

/** Work that comes round by the calendar, done by one server of all that share the database. */
export interface Job {
  name: string;
  /** When, as cron writes it, in the manufacturer's time zone. */
  cron: string;
  /** Also once as the server starts: for what came due while it was down. */
  alsoAtStart?: boolean;
  /** Seconds after which the work counts as failed and is tried again; ten minutes without it. */
  expireInS?: number;
  work: () => Promise<void>;
}

const EXPIRE_IN_S = 600;
/** Seconds between two looks of a worker. Nothing here is waited for by a person. */
const LOOK_EVERY_S = 60;
const STOP_TIMEOUT_MS = 300;

/**
 * Runs the jobs, in a schema of their own, over a pool of their own. Idle, it asks a few times a minute.
 * @param timeZone of the cron expressions
 */
export async function openJobs(
  pool: Pool,
  jobs: readonly Job[],
  { log, timeZone }: { log: ProcessLog; timeZone: string },
): Promise<{ stop: () => Promise<void> }> {
  const boss = new PgBoss({
    db: { executeSql: (text, values) => pool.query(text, values) },
    schema: 'jobs',
    cronMonitorIntervalSeconds: 45,
    cronWorkerIntervalSeconds: 45,
    superviseIntervalSeconds: 300,
    monitorIntervalSeconds: 300,
    bamIntervalSeconds: 600,
    flowIntervalSeconds: 600,
    reindex: false,
  });
  boss.on('error', (error) => log.warn({ err: error }, 'the job queue met an error'));
  await boss.start();
  for (const { name, cron, alsoAtStart, expireInS = EXPIRE_IN_S, work } of jobs) {
    const options = { retryLimit: 3, retryBackoff: true, expireInSeconds: expireInS };
    await boss.createQueue(name, { policy: 'singleton', ...options });
    // A queue that an earlier version made keeps its options otherwise.
    await boss.updateQueue(name, options);
    await boss.schedule(name, cron, null, { tz: timeZone });
    await boss.work(name, { pollingIntervalSeconds: LOOK_EVERY_S }, async () => {
      await work();
      log.info({ job: name }, 'job done');
    });
    if (alsoAtStart) await boss.send(name, null);
  }
  return { stop: () => boss.stop({ graceful: true, timeout: STOP_TIMEOUT_MS, close: false }) };
}
