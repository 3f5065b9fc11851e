import {
  failedMailListQuerySchema,
  failedMailPageSchema,
  resentMailsSchema,
} from '@cromia/domain/operating/failed-mails';
import { jobListSchema, jobParamsSchema } from '@cromia/domain/operating/jobs';
import type { ModuleDependencies } from '../../app-dependencies.ts';
import type { App } from '../../platform/http/app.ts';
import { readFailedMails, resendFailedMails } from '../../platform/mail/failed-mails.ts';
import { declareDeskRoutes, idParams, noContent } from '../../platform/routes/declare-routes.ts';
import { listJobs, runJob } from './jobs.ts';

/** Jobs, and mails that could not be sent (contract, section 10). */
export function operatingRoutes(app: App, deps: ModuleDependencies): void {
  const { db } = deps;
  const jobs = declareDeskRoutes(app, deps, { path: '/jobs', access: 'backoffice.jobs' });
  const mails = declareDeskRoutes(app, deps, { path: '/failed-mails', access: 'backoffice.failed-mails' });

  jobs.get(
    '',
    { summary: 'List jobs with their last and next runs', heavyRead: true, response: jobListSchema },
    async () => ({ jobs: await listJobs(deps) }),
  );

  jobs.post(
    '/:name/run',
    {
      summary: 'Run a job now',
      description: 'If the job is already running, it runs again as soon as the current run ends.',
      params: jobParamsSchema,
      status: 202,
      response: noContent,
      errors: ['NotFound'],
    },
    ({ viewer, params }) => runJob(deps, viewer, params.name),
  );

  mails.get(
    '',
    {
      summary: 'List mails that could not be sent',
      query: failedMailListQuerySchema,
      response: failedMailPageSchema,
    },
    ({ query }) => readFailedMails(db, query),
  );

  mails.post(
    '/:id/resend',
    {
      summary: 'Resend a failed mail immediately',
      params: idParams,
      response: resentMailsSchema,
      errors: ['NotFound'],
    },
    ({ viewer, params }) => resendFailedMails(db, viewer, params.id),
  );

  mails.post(
    '/resend',
    { summary: 'Resend all failed mails immediately', response: resentMailsSchema },
    ({ viewer }) => resendFailedMails(db, viewer, null),
  );
}
