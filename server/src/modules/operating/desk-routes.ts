import { idField } from '@cromia/domain/fields';
import {
  failedMailListQuerySchema,
  failedMailPageSchema,
  resentMailsSchema,
} from '@cromia/domain/operating/failed-mails';
import { jobListSchema, jobParamsSchema } from '@cromia/domain/operating/jobs';
import { z } from 'zod';
import type { ModuleDependencies } from '../../app-dependencies.ts';
import { getViewer } from '../../platform/access/viewer.ts';
import type { App } from '../../platform/http/app.ts';
import { readFailedMails, resendFailedMails } from '../../platform/mail/failed-mails.ts';
import { describeAnswers } from '../../platform/openapi/describe-answers.ts';
import { runJob, toListedJob } from './jobs.ts';

const TAGS = ['backoffice'];
const JOBS = '/api/v1/backoffice/jobs';
const MAILS = '/api/v1/backoffice/failed-mails';
const jobs = { access: 'backoffice.jobs' } as const;
const mails = { access: 'backoffice.failed-mails' } as const;

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
    async () => ({ jobs: ((await deps.jobs?.list()) ?? []).map(toListedJob) }),
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
