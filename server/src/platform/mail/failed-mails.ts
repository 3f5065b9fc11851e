import type { LimitedPage } from '@cromia/domain/lists/paging';
import type { FailedMail, FailedMailListQuery } from '@cromia/domain/operating/failed-mails';
import type { Viewer } from '../access/viewer.ts';
import type { Connection, Database } from '../database/connection.ts';
import { readPage } from '../database/list-queries.ts';
import { recordAudit } from '../events/audit.ts';
import { Problem } from '../problem.ts';
import { makeAllMailsDue, makeMailsDue, selectFailedMails } from './outbox-queries.ts';

/** Reads one page of the mails that could not be sent. */
export function readFailedMails(
  db: Connection,
  query: FailedMailListQuery,
): Promise<LimitedPage<FailedMail>> {
  return readPage(db, selectFailedMails(db, query), query, ({ createdAt, nextAttemptAt, ...mail }) => ({
    ...mail,
    createdOn: createdAt.toISOString(),
    nextAttemptOn: nextAttemptAt?.toISOString() ?? null,
  }));
}

/**
 * Schedules another attempt for one failed mail, or for all of them.
 * @param id null for all
 * @returns the number of mails that are sent again
 * @throws Problem NotFound if the mail was sent, is being sent, or does not exist
 */
export async function resendFailedMails(
  db: Database,
  { userId }: Viewer,
  id: string | null,
): Promise<{ mails: number }> {
  return db.transaction().execute(async (trx) => {
    const mails = id === null ? await makeAllMailsDue(trx) : await makeMailsDue(trx, [id]);
    if (id !== null && mails === 0) throw new Problem('NotFound');
    const entityId = id ?? 'all';
    if (mails > 0)
      await recordAudit(trx, {
        userId,
        action: 'mails.resend',
        entity: 'mail',
        entityId,
        details: { mails },
      });
    return { mails };
  });
}
