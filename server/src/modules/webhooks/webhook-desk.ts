import { randomBytes } from 'node:crypto';
import { LIMITS } from '@cromia/domain/limits';
import type { LimitedPage } from '@cromia/domain/lists/paging';
import {
  type ChangedWebhook,
  type CreatedWebhook,
  type Webhook,
  type WebhookForm,
  type WebhookListQuery,
  webhookSchema,
} from '@cromia/domain/webhooks/webhook';
import type { ServiceDependencies } from '../../app-dependencies.ts';
import type { Viewer } from '../../platform/access/viewer.ts';
import type { Config } from '../../platform/config.ts';
import type { Connection, Transaction } from '../../platform/database/connection.ts';
import { readPage } from '../../platform/database/list-queries.ts';
import { recordAudit } from '../../platform/events/audit.ts';
import { createContentVersion, rejectStaleVersion } from '../../platform/events/content-version.ts';
import { Problem } from '../../platform/problem.ts';
import { isRejectedHost } from './receivers.ts';
import {
  countWebhooks,
  deleteWebhook,
  findWebhook,
  insertWebhook,
  lockWebhook,
  selectWebhooks,
  updateWebhook,
  type WebhookRow,
} from './webhook-queries.ts';

/** The entity name of webhooks in the audit log. */
export const WEBHOOK_ENTITY = 'webhook';
/** Length of a secret in bytes. Standard Webhooks allows 24 to 64. */
const SECRET_BYTES = 32;

function toWebhook({ createdAt, failingSince, switchedOffAt, ...hook }: WebhookRow): Webhook {
  const { url, types, isActive } = hook;
  return webhookSchema.parse({
    ...hook,
    version: createContentVersion({ url, types, isActive }),
    createdOn: createdAt.toISOString(),
    failingSince: failingSince?.toISOString() ?? null,
    switchedOffOn: switchedOffAt?.toISOString() ?? null,
  });
}

export function readWebhooks(db: Connection, query: WebhookListQuery): Promise<LimitedPage<Webhook>> {
  return readPage(db, selectWebhooks(db, query), query, toWebhook);
}

/** @throws Problem NotFound */
export async function readWebhook(db: Connection, id: string): Promise<Webhook> {
  const row = await findWebhook(db, id);
  if (!row) throw new Problem('NotFound');
  return toWebhook(row);
}

/** @throws Problem BadRequest at `url` for a private network, and for http outside the demo */
function checkAddress(config: Pick<Config, 'demo' | 'webhookPrivateHosts'>, { url }: WebhookForm): void {
  const { protocol, hostname } = new URL(url);
  if ((protocol === 'https:' || config.demo) && !isRejectedHost(config, hostname)) return;
  throw new Problem('BadRequest', { errors: [{ path: 'url', code: 'invalidField' }] });
}

async function recordChange(
  trx: Transaction,
  { userId }: Viewer,
  action: 'webhooks.add' | 'webhooks.change' | 'webhooks.remove',
  { id, url, types, isActive }: Webhook,
): Promise<void> {
  const details = { url, types, isActive };
  await recordAudit(trx, { userId, action, entity: WEBHOOK_ENTITY, entityId: id, details });
}

/** Adds a webhook. Its secret is returned only here. @throws Problem BadRequest at `url`; Conflict above the limit */
export async function addWebhook(
  { db, config }: ServiceDependencies,
  viewer: Viewer,
  form: WebhookForm,
): Promise<CreatedWebhook> {
  checkAddress(config, form);
  const secret = `whsec_${randomBytes(SECRET_BYTES).toString('base64')}`;
  return db.transaction().execute(async (trx) => {
    if ((await countWebhooks(trx)) >= LIMITS.webhooks) throw new Problem('Conflict');
    const id = await insertWebhook(trx, { ...form, secret, createdBy: viewer.userId });
    const hook = await readWebhook(trx, id);
    await recordChange(trx, viewer, 'webhooks.add', hook);
    return { ...hook, secret };
  });
}

/**
 * Changes a webhook but keeps its secret.
 * @throws Problem NotFound; BadRequest at `url`; Conflict if somebody, or the portal, has changed it meanwhile
 */
export async function changeWebhook(
  { db, config }: ServiceDependencies,
  viewer: Viewer,
  id: string,
  { version, ...form }: ChangedWebhook,
): Promise<Webhook> {
  checkAddress(config, form);
  return db.transaction().execute(async (trx) => {
    if (!(await lockWebhook(trx, id))) throw new Problem('NotFound');
    const { version: storedVersion } = await readWebhook(trx, id);
    await rejectStaleVersion(trx, { version, storedVersion }, [{ entity: WEBHOOK_ENTITY, entityId: id }]);
    await updateWebhook(trx, id, form);
    const hook = await readWebhook(trx, id);
    await recordChange(trx, viewer, 'webhooks.change', hook);
    return hook;
  });
}

/** Deletes a webhook with its deliveries. @throws Problem NotFound */
export async function removeWebhook(
  { db }: Pick<ServiceDependencies, 'db'>,
  viewer: Viewer,
  id: string,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const hook = await readWebhook(trx, id);
    await deleteWebhook(trx, id);
    await recordChange(trx, viewer, 'webhooks.remove', hook);
  });
}
