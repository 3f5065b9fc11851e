import type { JobName, JobOutcome } from '@cromia/domain/operating/jobs';
import type { ModuleDependencies } from '../../app-dependencies.ts';
import type { Viewer } from '../../platform/access/viewer.ts';
import { recordAudit } from '../../platform/events/audit.ts';
import type { JobRun, JobState } from '../../platform/jobs/scheduled-jobs.ts';
import { Problem } from '../../platform/problem.ts';

const OUTCOMES_BY_STATE: Record<JobRun['state'], JobOutcome> = {
  created: 'WAITING',
  // The job has failed and will be retried.
  retry: 'FAILED',
  active: 'RUNNING',
  completed: 'DONE',
  cancelled: 'FAILED',
  failed: 'FAILED',
};

/** A job as the back office shows it: its last run with the outcome, and its next run. */
function toListedJob({ name, lastRun, nextRunOn }: JobState) {
  const { state, startedOn = null, completedOn = null, reason = null } = lastRun ?? {};
  const outcome = state === undefined ? null : OUTCOMES_BY_STATE[state];
  return {
    name,
    lastRunOn: startedOn?.toISOString() ?? null,
    durationMs: startedOn && completedOn ? completedOn.getTime() - startedOn.getTime() : null,
    outcome,
    reason: outcome === 'FAILED' ? reason : null,
    nextRunOn: nextRunOn.toISOString(),
  };
}

/** The jobs of this portal. */
export async function listJobs({ jobs }: Pick<ModuleDependencies, 'jobs'>) {
  return ((await jobs?.list()) ?? []).map(toListedJob);
}

/** Queues an extra run of a job. @throws Problem NotFound for a job that this portal does not run */
export async function runJob(
  { db, jobs }: ModuleDependencies,
  { userId }: Viewer,
  name: JobName,
): Promise<void> {
  const scheduledJobs = await jobs?.list();
  if (!jobs || !scheduledJobs?.some((job) => job.name === name)) throw new Problem('NotFound');
  await db
    .transaction()
    .execute((trx) => recordAudit(trx, { userId, action: 'jobs.run', entity: 'job', entityId: name }));
  await jobs.run(name);
}
