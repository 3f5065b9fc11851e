import { setTimeout as wait } from 'node:timers/promises';
import type { ServiceDependencies } from '../../app-dependencies.ts';
import { openNotifiedLoop } from '../../platform/database/notified-loop.ts';
import { recordAudit } from '../../platform/events/audit.ts';
import { WEBHOOK_CHANNEL } from '../../platform/events/event-queries.ts';
import { queueMail } from '../../platform/mail/outbox.ts';
import type { ProcessLog } from '../../platform/telemetry/process-log.ts';
import { runInSpan } from '../../platform/telemetry/tracing.ts';
import {
  type ClaimedDelivery,
  claimDelivery,
  disableFailingWebhook,
  findMessage,
  findNextDeliveryDelay,
  markDeliveryFailed,
  markDeliverySucceeded,
} from './delivery-queries.ts';
import { buildWebhookDisabledMail } from './mails/webhook-mails.ts';
import { isAccepted, postWebhookMessage } from './post.ts';
import { WEBHOOK_ENTITY } from './webhook-desk.ts';

type SenderDependencies = Pick<ServiceDependencies, 'db' | 'config'>;

/** Maximum number of webhooks served concurrently, each with one delivery at a time. */
const MAX_CONCURRENT = 8;
/** Poll interval for other due deliveries while a receiver responds. */
const POLL_MS = 250;
/** Longest time between two polls, in case a notification was lost. */
const MAX_POLL_INTERVAL_MS = 60_000;

/** Switches off a webhook that has failed for days, and mails the manufacturer. */
async function disableIfFailing({ db, config }: SenderDependencies, webhookId: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const hook = await disableFailingWebhook(trx, webhookId);
    if (!hook) return;
    await recordAudit(trx, {
      userId: null,
      action: 'webhooks.switch-off',
      entity: WEBHOOK_ENTITY,
      entityId: webhookId,
      details: hook,
    });
    await queueMail(trx, buildWebhookDisabledMail({ id: webhookId, ...hook }, config));
  });
}

async function sendDelivery(
  deps: SenderDependencies,
  delivery: ClaimedDelivery,
  stopped: AbortSignal,
): Promise<void> {
  const { db, config } = deps;
  const message = await findMessage(db, delivery);
  const attempt = await runInSpan('post webhook', () =>
    postWebhookMessage(config, { ...delivery, ...message }, stopped),
  );
  if (isAccepted(attempt)) return markDeliverySucceeded(db, delivery, attempt);
  // An aborted attempt does not count as a failure of the receiver and is retried.
  if (stopped.aborted) return;
  await markDeliveryFailed(db, delivery, attempt);
  await disableIfFailing(deps, delivery.webhookId);
}

/** Sends all due deliveries. A slow receiver delays only its own deliveries. @param stopped aborts the attempts */
export async function sendDueDeliveries(
  deps: SenderDependencies,
  log: ProcessLog,
  stopped: AbortSignal,
): Promise<void> {
  const inProgress = new Map<string, Promise<void>>();
  for (;;) {
    const busy = [...inProgress.keys()];
    const mayStart = busy.length < MAX_CONCURRENT && !stopped.aborted;
    const delivery = mayStart ? await claimDelivery(deps.db, busy) : undefined;
    if (delivery) {
      const { id, webhookId } = delivery;
      const sending = sendDelivery(deps, delivery, stopped)
        .catch((error: unknown) => log.warn({ err: error, delivery: id }, 'failed to record a delivery'))
        .finally(() => inProgress.delete(webhookId));
      inProgress.set(webhookId, sending);
    } else if (busy.length === 0) return;
    // If a delivery ended during the claim, its webhook was skipped as busy, so the next claim follows at once.
    else if (inProgress.size === busy.length) await Promise.race([...inProgress.values(), wait(POLL_MS)]);
  }
}

/** Runs the webhook sender until it is stopped. Each delivery is sent at least once. */
export function openWebhookSender(
  deps: SenderDependencies,
  { url, log }: { url: string; log: ProcessLog },
): { stop: () => Promise<void> } {
  const stopping = new AbortController();
  const loop = openNotifiedLoop({
    url,
    channel: WEBHOOK_CHANNEL,
    log,
    work: async () => {
      await sendDueDeliveries(deps, log, stopping.signal);
      return findNextDeliveryDelay(deps.db, MAX_POLL_INTERVAL_MS);
    },
  });
  return {
    stop: async () => {
      stopping.abort();
      await loop.stop();
    },
  };
}
