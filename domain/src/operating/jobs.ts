import { z } from 'zod';

/** All jobs of the portal, in the order of the list in the back office. */
export const JOB_NAMES = [
  'offer-lapses',
  'order-request-lapses',
  'approval-lapses',
  'activation-expiry',
  'retention',
  'sds-deliveries-retention',
  'shipped-sheets',
  'document-leftovers',
  'product-image-cleanup',
  'message-file-cleanup',
  'invoice-reminders',
  'claim-photo-cleanup',
] as const;
export type JobName = (typeof JOB_NAMES)[number];

/** Outcomes of a job's last run. */
export const JOB_OUTCOMES = ['WAITING', 'RUNNING', 'DONE', 'FAILED'] as const;
export type JobOutcome = (typeof JOB_OUTCOMES)[number];

/** Path parameters of POST backoffice/jobs/{name}/run. */
export const jobParamsSchema = z.object({ name: z.enum(JOB_NAMES) });

export const jobSchema = z.object({
  name: z.enum(JOB_NAMES),
  lastRunOn: z.string().nullable().describe('Start time of the last run (UTC); null if there is none'),
  durationMs: z
    .int()
    .nullable()
    .describe('Duration of the last run in milliseconds; null while the job runs'),
  outcome: z
    .enum(JOB_OUTCOMES)
    .nullable()
    .describe('Outcome of the last run; WAITING if a run is due; null if there was no run in the last week'),
  reason: z.string().nullable().describe('Reason why the last run failed'),
  nextRunOn: z.string().describe('Time of the next run (UTC)'),
});
export type Job = z.infer<typeof jobSchema>;

/** Response of GET backoffice/jobs. */
export const jobListSchema = z.object({ jobs: z.array(jobSchema) });
