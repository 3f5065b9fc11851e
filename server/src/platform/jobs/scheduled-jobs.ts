import type { JobName } from '@cromia/domain/operating/jobs';
import { CronExpressionParser } from 'cron-parser';
import type { Pool } from 'pg';
import { PgBoss } from 'pg-boss';
import type { ProcessLog } from '../telemetry/process-log.ts';
import { runInSpan } from '../telemetry/tracing.ts';

/** A scheduled task, run by one of the servers that share the database. */
export interface Job {
  name: JobName;
  /** Cron expression, in the manufacturer's time zone. */
  cron: string;
  /** Whether the job also runs when a server starts, to make up for runs missed while the server was down. */
  runsAtStart?: boolean;
  work: () => Promise<void>;
}

/** Work that takes more than ten minutes counts as failed and is retried. */
const QUEUE_OPTIONS = { retryLimit: 3, retryBackoff: true, expireInSeconds: 600 };
/** Polling interval of a worker in seconds. No user waits for a job. */
const POLLING_INTERVAL_S = 60;
const STOP_TIMEOUT_MS = 300;

/** A job's most recent run within about the last week. */
export interface JobRun {
  state: 'created' | 'retry' | 'active' | 'completed' | 'cancelled' | 'failed';
  startedOn: Date | null;
  completedOn: Date | null;
  /** Message of the error that the work threw. */
  reason: string | null;
}

export interface JobState {
  name: JobName;
  lastRun: JobRun | null;
  nextRunOn: Date;
}

/** The jobs, as staff can view and run them. */
export interface Jobs {
  list(): Promise<JobState[]>;
  /** Runs a job as soon as a server is free; only one server runs it at a time. */
  run(name: JobName): Promise<void>;
  stop(): Promise<void>;
}

const MAX_REASON_LENGTH = 500;

/** The last run of each job: the queued or running one, if any, otherwise the most recent one. */
const LAST_RUNS = `
  SELECT DISTINCT ON (name) name, state::text AS state, started_on AS "startedOn", completed_on AS "completedOn",
    left(output->>'message', ${MAX_REASON_LENGTH}) AS reason
  FROM jobs.job WHERE name = ANY($1::text[])
  ORDER BY name, (state IN ('created', 'retry', 'active')) DESC, created_on DESC`;

/**
 * Runs the jobs in a separate schema with a separate connection pool. When idle, it queries the database a few times a
 * minute.
 * @param timeZone time zone of the cron expressions
 */
export async function openJobs(
  pool: Pool,
  jobs: readonly Job[],
  { log, timeZone }: { log: ProcessLog; timeZone: string },
): Promise<Jobs> {
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
  const workers = new Map<JobName, string>();
  boss.on('error', (error) => log.warn({ err: error }, 'job queue error'));
  await boss.start();
  // Jobs of earlier versions, which no server runs any more.
  const names = new Set<string>(jobs.map(({ name }) => name));
  for (const { name } of await boss.getSchedules()) if (!names.has(name)) await boss.unschedule(name);
  for (const { name, cron, runsAtStart, work } of jobs) {
    await boss.createQueue(name, { policy: 'singleton', ...QUEUE_OPTIONS });
    // Without this update, a queue created by an earlier version keeps its options.
    await boss.updateQueue(name, QUEUE_OPTIONS);
    await boss.schedule(name, cron, null, { tz: timeZone });
    const worker = await boss.work(name, { pollingIntervalSeconds: POLLING_INTERVAL_S }, async () => {
      await runInSpan(`job ${name}`, work);
      log.info({ job: name }, 'job completed');
    });
    workers.set(name, worker);
    if (runsAtStart) await boss.send(name, null);
  }
  return {
    list: async () => {
      const { rows } = await pool.query<JobRun & { name: string }>(LAST_RUNS, [jobs.map(({ name }) => name)]);
      return jobs.map(({ name, cron }) => ({
        name,
        lastRun: rows.find((row) => row.name === name) ?? null,
        nextRunOn: CronExpressionParser.parse(cron, { tz: timeZone }).next().toDate(),
      }));
    },
    run: async (name) => {
      await boss.send(name, null);
      const worker = workers.get(name);
      if (worker !== undefined) boss.notifyWorker(worker);
    },
    stop: () => boss.stop({ graceful: true, timeout: STOP_TIMEOUT_MS, close: false }),
  };
}
