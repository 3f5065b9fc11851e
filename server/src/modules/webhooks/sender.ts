import { setTimeout as wait } from 'node:timers/promises';
import type { ProcessLog } from '../../platform/database/embedded-postgres-binaries.ts';
import { openNotifiedLoop } from '../../platform/database/notified-loop.ts';
import { recordAudit } from '../../platform/events/audit.ts';
import { WEBHOOK_CHANNEL } from '../../platform/events/event-queries.ts';
import type { ServiceDependencies } from '../../platform/http/http.ts';
import { queueMail } from '../../platform/mail/outbox.ts';
import { inSpan } from '../../platform/observability/tracing.ts';
import {
  type ClaimedDelivery,
  claimDelivery,
  findMessage,
  markDelivered,
  markFailed,
  switchOff,
  untilNextDelivery,
} from './delivery-queries.ts';
import { WEBHOOK_ENTITY } from './hooks.ts';
import { switchedOffMail } from './mails/webhook-mails.ts';
import { isTaken, postMessage } from './post.ts';

type SenderDependencies = Pick<ServiceDependencies, 'db' | 'config'>;

/** Webhooks that are sent to at the same time, each one delivery after the other. */
const MOST_AT_ONCE = 8;
/** How often others that have become due are looked for while a receiver thinks. */
const LOOK_MS = 250;
/** Longest time between two looks, for the case that a wake-up was lost. */
const LOOK_EVERY_MS = 60_000;

/** Switches a webhook off that has failed for days, and tells the desk. */
async function switchOffWhenFailing({ db, config }: SenderDependencies, webhookId: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const hook = await switchOff(trx, webhookId);
    if (!hook) return;
    await recordAudit(trx, {
      userId: null,
      action: 'webhooks.switch-off',
      entity: WEBHOOK_ENTITY,
      entityId: webhookId,
      details: hook,
    });
    await queueMail(trx, switchedOffMail({ id: webhookId, ...hook }, config));
  });
}

async function sendDelivery(
  deps: SenderDependencies,
  delivery: ClaimedDelivery,
  stopped: AbortSignal,
): Promise<void> {
  const { db, config } = deps;
  const message = await findMessage(db, delivery);
  const attempt = await inSpan('post webhook', () =>
    postMessage(config, { ...delivery, ...message }, stopped),
  );
  if (isTaken(attempt)) return markDelivered(db, delivery, attempt);
  // What was ended early is no failure of the receiver; it is tried again.
  if (stopped.aborted) return;
  await markFailed(db, delivery, attempt);
  await switchOffWhenFailing(deps, delivery.webhookId);
}

/**
 * Sends every delivery that is due. A receiver that thinks holds up its own deliveries alone.
 * @param stopped ends it early
 */
export async function sendDueDeliveries(
  deps: SenderDependencies,
  log: ProcessLog,
  stopped: AbortSignal,
): Promise<void> {
  const underWay = new Map<string, Promise<void>>();
  for (;;) {
    const busy = [...underWay.keys()];
    const mayStart = busy.length < MOST_AT_ONCE && !stopped.aborted;
    const delivery = mayStart ? await claimDelivery(deps.db, busy) : undefined;
    if (delivery) {
      const { id, webhookId } = delivery;
      const sending = sendDelivery(deps, delivery, stopped)
        .catch((error: unknown) => log.warn({ err: error, delivery: id }, 'a delivery could not be recorded'))
        .finally(() => underWay.delete(webhookId));
      underWay.set(webhookId, sending);
    } else if (busy.length === 0) return;
    // One that has ended meanwhile was passed over as busy: its webhook is asked for at once.
    else if (underWay.size === busy.length) await Promise.race([...underWay.values(), wait(LOOK_MS)]);
  }
}

/** Runs the sender of webhooks until it is stopped; each delivery leaves at least once. */
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
      return untilNextDelivery(deps.db, LOOK_EVERY_MS);
    },
  });
  return {
    stop: async () => {
      stopping.abort();
      await loop.stop();
    },
  };
}
