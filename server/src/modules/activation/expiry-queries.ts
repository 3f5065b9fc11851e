import { LIMITS } from '@cromia/domain/limits';
import { type SqlBool, sql } from 'kysely';
import type { Connection, Transaction } from '../../platform/database/database.ts';

/** Requests whose mails are written in one transaction. */
const BATCH = 100;

function daysBefore(now: Date, days: number): Date {
  return new Date(now.getTime() - days * 86_400_000);
}

/**
 * Some of the requests that have run out, locked: nobody decided, or the user of an accepted association
 * did not become a customer. Other accepted requests have made a customer and never run out.
 */
export async function lockExpired(trx: Transaction, now: Date) {
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
          daysBefore(now, LIMITS.customerRequestPendingDays),
        ),
        eb('customerRequests.status', '=', 'ACCEPTED')
          .and('customerRequests.kind', '=', 'EXISTING')
          .and('customerRequests.decidedAt', '<', daysBefore(now, LIMITS.customerRequestAcceptedDays)),
      ]),
    )
    .orderBy('customerRequests.id')
    .limit(BATCH)
    .forUpdate(['customerRequests'])
    .skipLocked()
    .execute();
}

/** Lets requests that `lockExpired` has locked run out: the states that it looks for are those that expire. */
export async function expireRequests(trx: Transaction, ids: readonly string[], now: Date): Promise<void> {
  await trx
    .updateTable('customerRequests')
    .set({ status: 'EXPIRED', updatedAt: now })
    .where(sql<SqlBool>`id = ANY(${ids}::uuid[])`)
    .execute();
}

/** Drafts that nobody goes on with, and requests that led nowhere: they hold people's data without a purpose. */
export async function purgeOldRequests(db: Connection, now: Date): Promise<void> {
  await db
    .deleteFrom('customerRequests')
    .where(sql<SqlBool>`status IN ('DRAFT', 'REJECTED', 'EXPIRED')`)
    .where('updatedAt', '<', daysBefore(now, LIMITS.customerRequestKeepDays))
    .execute();
}

/**
 * What was asked for in requests that were granted long ago, or ended otherwise: the customer has its own data by then,
 * which change and are corrected there. Who asked, what was decided, company and VAT number remain.
 */
export async function purgeOldDetails(db: Connection, now: Date): Promise<void> {
  await db
    .updateTable('customerRequests')
    .set({
      profile: sql`jsonb_strip_nulls(jsonb_build_object('businessName', business_name, 'vatNumber', vat_number))`,
    })
    .where(sql<SqlBool>`status IN ('ACCEPTED', 'CLOSED') AND profile ? 'contacts'`)
    .where('updatedAt', '<', daysBefore(now, LIMITS.customerRequestKeepDays))
    .execute();
}

/** Invitations that ran out unanswered, and answered ones of long ago. */
export async function purgeOldInvitations(db: Connection, now: Date): Promise<void> {
  await db
    .deleteFrom('customerInvitations')
    .where((eb) =>
      eb.or([
        eb('status', '=', 'PENDING').and('expiration', '<', now),
        eb('expiration', '<', daysBefore(now, LIMITS.invitationKeepDays)),
      ]),
    )
    .execute();
}

/** Tries that no hour counts any more, and mails that no day counts. */
export async function purgeOldAttempts(db: Connection, now: Date): Promise<void> {
  await db.deleteFrom('activationTries').where('triedAt', '<', daysBefore(now, 1)).execute();
  await db.deleteFrom('invitationMails').where('sentAt', '<', daysBefore(now, 1)).execute();
}
