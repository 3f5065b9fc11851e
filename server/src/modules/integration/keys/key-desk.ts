import {
  type CreatedKey,
  type IntegrationKey,
  KEY_PREFIX,
  type KeyListQuery,
  type NewKey,
} from '@cromia/domain/integration/key';
import type { LimitedPage } from '@cromia/domain/lists/paging';
import type { ServiceDependencies } from '../../../app-dependencies.ts';
import { createSecret, hashSecret } from '../../../platform/access/tokens.ts';
import type { Viewer } from '../../../platform/access/viewer.ts';
import type { Connection } from '../../../platform/database/connection.ts';
import { readPage } from '../../../platform/database/list-queries.ts';
import { recordAudit } from '../../../platform/events/audit.ts';
import { queueMails } from '../../../platform/mail/outbox.ts';
import { Problem, rejectFields } from '../../../platform/problem.ts';
import { buildKeyCreatedMail } from '../mails/key-mails.ts';
import {
  findAdministrators,
  findKey,
  insertKey,
  type KeyRow,
  selectKeys,
  storeRevocation,
} from './key-queries.ts';

const ENTITY = 'integration_key';
/** The number of stored trailing characters of a key. */
const ENDING_LENGTH = 4;

function toIntegrationKey({ createdAt, lastUsedAt, revokedAt, ...key }: KeyRow): IntegrationKey {
  return {
    ...key,
    createdOn: createdAt.toISOString(),
    lastUsedOn: lastUsedAt?.toISOString() ?? null,
    revokedOn: revokedAt?.toISOString() ?? null,
  };
}

/** Reads one page of the keys for other software, valid keys first. */
export function readKeys(db: Connection, query: KeyListQuery): Promise<LimitedPage<IntegrationKey>> {
  return readPage(db, selectKeys(db, query), query, toIntegrationKey);
}

/** Reads one key. @throws Problem NotFound */
async function readKey(db: Connection, id: string): Promise<IntegrationKey> {
  const row = await findKey(db, id);
  if (!row) throw new Problem('NotFound');
  return toIntegrationKey(row);
}

/**
 * Creates a key, and informs the administrators. The key is returned only once, because only its hash is stored.
 * @throws Problem Conflict at `name` if a valid key already has it
 */
export async function createKey(
  { db, config, now }: ServiceDependencies,
  viewer: Viewer,
  { name, scopes }: NewKey,
): Promise<CreatedKey> {
  const key = `${KEY_PREFIX}${createSecret().secret}`;
  return db.transaction().execute(async (trx) => {
    const entityId = await insertKey(trx, {
      name,
      scopes,
      hash: hashSecret(key),
      ending: key.slice(-ENDING_LENGTH),
      createdBy: viewer.userId,
      createdAt: now(),
    });
    if (entityId === undefined) rejectFields('Conflict', ['name']);
    const details = { name, scopes };
    const { userId, username: createdBy } = viewer;
    await recordAudit(trx, { userId, action: 'integration-keys.make', entity: ENTITY, entityId, details });
    const createdKey = { name, scopes, createdBy };
    const administrators = await findAdministrators(trx);
    await queueMails(
      trx,
      administrators.map((to) => buildKeyCreatedMail(to, createdKey, config)),
    );
    return { ...(await readKey(trx, entityId)), key };
  });
}

/**
 * Revokes a key permanently, effective with the next request.
 * @throws Problem NotFound; Conflict if it was already revoked
 */
export async function revokeKey(
  { db, now }: Pick<ServiceDependencies, 'db' | 'now'>,
  viewer: Viewer,
  id: string,
): Promise<IntegrationKey> {
  return db.transaction().execute(async (trx) => {
    const { name } = await readKey(trx, id);
    const isRevoked = await storeRevocation(trx, id, now());
    if (!isRevoked) throw new Problem('Conflict');
    await recordAudit(trx, {
      userId: viewer.userId,
      action: 'integration-keys.revoke',
      entity: ENTITY,
      entityId: id,
      details: { name },
    });
    return readKey(trx, id);
  });
}
