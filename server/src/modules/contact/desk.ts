import {
  type ContactListQuery,
  type ContactRequest,
  type ContactRequestDetail,
  contactDetailSchema,
  contactRequestSchema,
} from '@cromia/domain/contact/contact-request';
import type { LimitedPage } from '@cromia/domain/lists/paging';
import type { Viewer } from '../../platform/access/access.ts';
import type { Connection } from '../../platform/database/database.ts';
import { readPage } from '../../platform/database/list-queries.ts';
import { readHistory, recordAudit } from '../../platform/events/audit.ts';
import type { ServiceDependencies } from '../../platform/http/http.ts';
import { Problem } from '../../platform/http/problem.ts';
import {
  answerContactRequest,
  type ContactRequestRow,
  contactRequestList,
  findContactRequest,
} from './contact-queries.ts';

function shown<Given extends ContactRequestRow>({ createdOn, answeredAt, ...fields }: Given) {
  return {
    ...fields,
    createdOn: createdOn.toISOString(),
    answeredOn: answeredAt?.toISOString() ?? null,
  };
}

/** One page of the contact requests, for the desk (contract, section 5). */
export function readContactRequests(
  db: Connection,
  query: ContactListQuery,
  timeZone: string,
): Promise<LimitedPage<ContactRequest>> {
  const list = contactRequestList(db, query, timeZone);
  return readPage(db, list, query, (row) => contactRequestSchema.parse(shown(row)));
}

/** One contact request with what happened to it. @throws Problem NotFound */
export async function readContactRequest(db: Connection, id: string): Promise<ContactRequestDetail> {
  const row = await findContactRequest(db, id);
  if (!row) throw new Problem('NotFound');
  return contactDetailSchema.parse({
    ...shown(row),
    history: await readHistory(db, 'contact_request', id),
  });
}

/**
 * Notes that the desk has answered a request: nobody answers it twice.
 * @throws Problem NotFound; Conflict with `outcome` when a colleague was faster
 */
export async function markAnswered(
  { db, now }: ServiceDependencies,
  viewer: Viewer,
  id: string,
): Promise<ContactRequestDetail> {
  return db.transaction().execute(async (trx) => {
    const isAnswered = await answerContactRequest(trx, id, { answeredBy: viewer.userId, answeredAt: now() });
    if (!isAnswered) {
      const { status, answeredBy, answeredOn } = await readContactRequest(trx, id);
      throw new Problem('Conflict', { extension: { outcome: { status, answeredBy, answeredOn } } });
    }
    await recordAudit(trx, {
      userId: viewer.userId,
      action: 'contact-requests.answer',
      entity: 'contact_request',
      entityId: id,
    });
    return readContactRequest(trx, id);
  });
}
