import { LIMITS } from '@cromia/domain/limits';
import { type SqlBool, sql } from 'kysely';
import type { Connection, Transaction } from '../../platform/database/connection.ts';

/** The number of requests that one transaction expires. */
const BATCH_SIZE = 100;

function subtractDays(now: Date, days: number): Date {
  return new Date(now.getTime() - days * 86_400_000);
}

/**
 * Locks a batch of expired requests: undecided requests, and accepted associations whose user did not become a
 * customer. Other accepted requests have created a customer and never expire.
 */
export async function lockExpiredRequests(trx: Transaction, now: Date) {
  return trx
    .selectFrom('customerRequests')
    .innerJoin('users', 'users.id', 'customerRequests.userId')
    .select([
      'customerRequests.id',
      'customerRequests.status',
      'customerRequests.kind',
      'customerRequests.businessName',
      'users.username',
      'users.language',
    ])
    .where((eb) =>
      eb.or([
        eb('customerRequests.status', '=', 'PENDING').and(
          'customerRequests.createdOn',
          '<',
          subtractDays(now, LIMITS.customerRequestPendingDays),
        ),
        eb('customerRequests.status', '=', 'ACCEPTED')
          .and('customerRequests.kind', '=', 'EXISTING')
          .and('customerRequests.decidedAt', '<', subtractDays(now, LIMITS.customerRequestAcceptedDays)),
      ]),
    )
    .orderBy('customerRequests.id')
    .limit(BATCH_SIZE)
    .forUpdate(['customerRequests'])
    .skipLocked()
    .execute();
}

/** Expires the requests that `lockExpiredRequests` has locked. */
export async function expireRequests(trx: Transaction, ids: readonly string[], now: Date): Promise<void> {
  await trx
    .updateTable('customerRequests')
    .set({ status: 'EXPIRED', updatedAt: now })
    .where(sql<SqlBool>`id = ANY(${ids}::uuid[])`)
    .execute();
}

/** Deletes abandoned drafts and unsuccessful requests after their retention, because they contain personal data. */
export async function purgeOldRequests(db: Connection, now: Date): Promise<void> {
  await db
    .deleteFrom('customerRequests')
    .where(sql<SqlBool>`status IN ('DRAFT', 'REJECTED', 'EXPIRED')`)
    .where('updatedAt', '<', subtractDays(now, LIMITS.customerRequestRetentionDays))
    .execute();
}

/**
 * Deletes the requested data of old accepted or closed requests. By then, the customer has its own data.
 * Requester, decision, company and VAT number remain.
 */
export async function purgeOldRequestDetails(db: Connection, now: Date): Promise<void> {
  await db
    .updateTable('customerRequests')
    .set({
      profile: sql`jsonb_strip_nulls(jsonb_build_object('businessName', business_name, 'vatNumber', vat_number))`,
    })
    .where(sql<SqlBool>`status IN ('ACCEPTED', 'CLOSED') AND profile ? 'contacts'`)
    .where('updatedAt', '<', subtractDays(now, LIMITS.customerRequestRetentionDays))
    .execute();
}

/** Deletes expired invitations, and answered ones after their retention. */
export async function purgeOldInvitations(db: Connection, now: Date): Promise<void> {
  await db
    .deleteFrom('customerInvitations')
    .where((eb) =>
      eb.or([
        eb('status', '=', 'PENDING').and('expiration', '<', now),
        eb('expiration', '<', subtractDays(now, LIMITS.invitationRetentionDays)),
      ]),
    )
    .execute();
}
