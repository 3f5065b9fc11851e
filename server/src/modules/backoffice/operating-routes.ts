import { idField } from '@cromia/domain/fields';
import {
  failedMailListQuerySchema,
  failedMailPageSchema,
  resentMailsSchema,
} from '@cromia/domain/operating/failed-mails';
import { type JobName, type JobOutcome, jobListSchema, jobParamsSchema } from '@cromia/domain/operating/jobs';
import { z } from 'zod';
import type { ModuleDependencies } from '../../app-dependencies.ts';
import { getViewer, type Viewer } from '../../platform/access/viewer.ts';
import { recordAudit } from '../../platform/events/audit.ts';
import type { App } from '../../platform/http/app.ts';
import type { JobRun, JobState } from '../../platform/jobs/scheduled-jobs.ts';
import { readFailedMails, resendFailedMails } from '../../platform/mail/failed-mails.ts';
import { describeAnswers } from '../../platform/openapi/describe-answers.ts';
import { Problem } from '../../platform/problem.ts';

const TAGS = ['backoffice'];
const JOBS = '/api/v1/backoffice/jobs';
const MAILS = '/api/v1/backoffice/failed-mails';
const jobs = { access: 'backoffice.jobs' } as const;
const mails = { access: 'backoffice.failed-mails' } as const;

const OUTCOME_OF_STATE: Record<JobRun['state'], JobOutcome> = {
  created: 'WAITING',
  // The job has failed and will be retried.
  retry: 'FAILED',
  active: 'RUNNING',
  completed: 'DONE',
  cancelled: 'FAILED',
  failed: 'FAILED',
};

function shownJob({ name, lastRun, nextRunOn }: JobState) {
  const { state, startedOn = null, completedOn = null, reason = null } = lastRun ?? {};
  const outcome = state === undefined ? null : OUTCOME_OF_STATE[state];
  return {
    name,
    lastRunOn: startedOn?.toISOString() ?? null,
    durationMs: startedOn && completedOn ? completedOn.getTime() - startedOn.getTime() : null,
    outcome,
    reason: outcome === 'FAILED' ? reason : null,
    nextRunOn: nextRunOn.toISOString(),
  };
}

/** Queues an extra run of a job. @throws Problem NotFound for a job that this portal does not run */
async function runJob({ db, jobs }: ModuleDependencies, { userId }: Viewer, name: JobName): Promise<void> {
  const known = await jobs?.list();
  if (!jobs || !known?.some((job) => job.name === name)) throw new Problem('NotFound');
  await db
    .transaction()
    .execute((trx) => recordAudit(trx, { userId, action: 'jobs.run', entity: 'job', entityId: name }));
  await jobs.run(name);
}

/** Jobs, and mails that could not be sent (contract, section 10). */
export function operatingRoutes(app: App, deps: ModuleDependencies): void {
  app.get(
    JOBS,
    {
      config: { ...jobs, heavyRead: true },
      schema: {
        tags: TAGS,
        summary: 'List jobs with their last and next runs',
        response: describeAnswers({ 200: jobListSchema }, ['Unauthorized', 'NotAllowed']),
      },
    },
    async () => ({ jobs: ((await deps.jobs?.list()) ?? []).map(shownJob) }),
  );

  app.post(
    `${JOBS}/:name/run`,
    {
      config: jobs,
      schema: {
        tags: TAGS,
        summary: 'Run a job now',
        description: 'If the job is already running, it runs again as soon as the current run ends.',
        params: jobParamsSchema,
        response: describeAnswers({ 202: z.undefined() }, ['Unauthorized', 'NotAllowed', 'NotFound']),
      },
    },
    async (request, reply) => {
      await runJob(deps, getViewer(request), request.params.name);
      return reply.code(202).send();
    },
  );

  app.get(
    MAILS,
    {
      config: mails,
      schema: {
        tags: TAGS,
        summary: 'List mails that could not be sent',
        querystring: failedMailListQuerySchema,
        response: describeAnswers({ 200: failedMailPageSchema }, ['Unauthorized', 'NotAllowed']),
      },
    },
    ({ query }) => readFailedMails(deps.db, query),
  );

  app.post(
    `${MAILS}/:id/resend`,
    {
      config: mails,
      schema: {
        tags: TAGS,
        summary: 'Resend a failed mail immediately',
        params: z.object({ id: idField() }),
        response: describeAnswers({ 200: resentMailsSchema }, ['Unauthorized', 'NotAllowed', 'NotFound']),
      },
    },
    (request) => resendFailedMails(deps.db, getViewer(request), request.params.id),
  );

  app.post(
    `${MAILS}/resend`,
    {
      config: mails,
      schema: {
        tags: TAGS,
        summary: 'Resend all failed mails immediately',
        response: describeAnswers({ 200: resentMailsSchema }, ['Unauthorized', 'NotAllowed']),
      },
    },
    (request) => resendFailedMails(deps.db, getViewer(request), null),
  );
}
