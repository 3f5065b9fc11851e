import type { Pool } from 'pg';
import type { SpecimenComposer } from './app-dependencies.ts';
import { createActivationExpiryJob } from './modules/activation/index.ts';
import { createApprovalExpiryJob } from './modules/approvals/index.ts';
import { createClaimPhotoCleanupJob } from './modules/claims/index.ts';
import { createInvoiceReminderJob } from './modules/invoices/index.ts';
import { createAttachmentCleanupJob } from './modules/messages/index.ts';
import { createOfferExpiryJob } from './modules/offers/index.ts';
import { createOrderRequestExpiryJob } from './modules/orders/index.ts';
import { createImageCleanupJob } from './modules/product-images/index.ts';
import { createDeliveryRetentionJob } from './modules/sds/index.ts';
import { createShippedSheetsJob } from './modules/shipments/index.ts';
import { openStockNotifier } from './modules/stock-watches/index.ts';
import { createUnpublishedFileCleanupJob } from './modules/stored-documents/index.ts';
import { openWebhookSender } from './modules/webhooks/index.ts';
import type { OpenOptions } from './open-database.ts';
import type { Config } from './platform/config.ts';
import type { Database } from './platform/database/connection.ts';
import type { FileStore } from './platform/files/file-store.ts';
import { type Jobs, openJobs } from './platform/jobs/scheduled-jobs.ts';
import type { MailTransport } from './platform/mail/mail-transport.ts';
import { openOutbox } from './platform/mail/outbox.ts';
import { createPdfComposer } from './platform/pdf/composer.ts';
import { createDocumentCache } from './platform/pdf/document-cache.ts';
import { createRetentionJob } from './retention.ts';

type WorkOptions = Pick<OpenOptions, 'log' | 'closeOnStop'>;

/** Starts the scheduled jobs. @returns undefined in a trial, which runs none */
export async function openScheduledJobs(
  {
    config,
    jobsPool,
    jobsDb,
    files,
    composeSpecimen,
  }: {
    config: Config;
    jobsPool: Pool;
    jobsDb: Database;
    files: FileStore;
    composeSpecimen?: SpecimenComposer | undefined;
  },
  { log, closeOnStop }: WorkOptions,
): Promise<Jobs | undefined> {
  if (config.trial) return undefined;
  const services = { db: jobsDb, config, now: () => new Date() };
  const composer = createPdfComposer();
  closeOnStop('job documents', () => composer.close());
  const documentCache = createDocumentCache(files, composer, log);
  const jobs = await openJobs(
    jobsPool,
    [
      createRetentionJob(jobsDb),
      createActivationExpiryJob(services),
      createOfferExpiryJob(services),
      createOrderRequestExpiryJob(services),
      createApprovalExpiryJob(services),
      createDeliveryRetentionJob(jobsDb),
      createShippedSheetsJob({ ...services, files, documentCache, composeSpecimen }, { log }),
      createUnpublishedFileCleanupJob({ ...services, files }),
      createImageCleanupJob({ ...services, files }),
      createAttachmentCleanupJob({ ...services, files }),
      createInvoiceReminderJob(services),
      createClaimPhotoCleanupJob({ ...services, files }),
    ],
    { log, timeZone: config.timeZone },
  );
  closeOnStop('jobs', jobs.stop);
  return jobs;
}

/** Starts sending mails and webhooks, and notices of products that are back in stock. In a trial, they stay queued. */
export function openSenders(
  { config, db, url, transport }: { config: Config; db: Database; url: string; transport: MailTransport },
  { log, closeOnStop }: WorkOptions,
): void {
  if (config.trial) return;
  const outbox = openOutbox({ db, url, transport, log });
  closeOnStop('outbox', outbox.stop);
  const webhooks = openWebhookSender({ db, config }, { url, log });
  closeOnStop('webhooks', webhooks.stop);
  const stockNotifier = openStockNotifier({ db, config }, { url, log });
  closeOnStop('stock notifier', stockNotifier.stop);
}
