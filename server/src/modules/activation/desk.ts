import {
  type DeskListQuery,
  type DeskRequest,
  type DeskRequestDetail,
  deskRequestDetailSchema,
  deskRequestSchema,
} from '@cromia/domain/activation/request-responses';
import type { LimitedPage } from '@cromia/domain/lists/paging';
import type { Connection, Transaction } from '../../platform/database/connection.ts';
import { readPage } from '../../platform/database/list-queries.ts';
import { readHistory } from '../../platform/events/audit.ts';
import { recordEvents } from '../../platform/events/record-events.ts';
import { Problem } from '../../platform/problem.ts';
import { findFreeCustomerCode, findManagers, findUsualTerms } from '../customers/index.ts';
import {
  type DeskRequestRow,
  findDeskRequest,
  findSimilarCustomers,
  findSimilarRequests,
  selectDeskRequests,
} from './desk-queries.ts';
import { toDeskResponse, toDeskSummary } from './request-response.ts';

/** Reads one page of the sent requests, for staff (contract, section 5). */
export function readDeskRequests(
  db: Connection,
  query: DeskListQuery,
  timeZone: string,
): Promise<LimitedPage<DeskRequest>> {
  return readPage(db, selectDeskRequests(db, query, timeZone), query, (row) =>
    deskRequestSchema.parse({ ...toDeskSummary(row), requester: row.requester }),
  );
}

function toUsernames(users: readonly { username: string }[]): string[] {
  return users.map(({ username }) => username);
}

/** Builds the initial values of the decision form. @returns null when accepting would not create a customer */
async function buildProposal(db: Connection, row: DeskRequestRow): Promise<DeskRequestDetail['proposal']> {
  if (row.status !== 'PENDING' || row.kind === 'EXISTING') return null;
  return {
    customerCode: await findFreeCustomerCode(db),
    ...(await findUsualTerms(db)),
    // The requester manages the company, unless they are no longer an agent or commercial user.
    managers: row.kind === 'MANAGED' ? toUsernames(await findManagers(db, [row.requester])) : [],
  };
}

/**
 * Reads one request with similar customers, similar requests and its history. @throws Problem NotFound, also for a
 * draft
 */
export async function readDeskRequest(db: Connection, id: string): Promise<DeskRequestDetail> {
  const row = await findDeskRequest(db, id);
  if (!row) throw new Problem('NotFound');
  const { requester: username, firstname, lastname, role, language, telephone, userBusinessName } = row;
  return deskRequestDetailSchema.parse({
    ...toDeskResponse(row),
    requester: {
      username,
      firstname,
      lastname,
      role,
      language,
      telephone,
      businessName: userBusinessName,
    },
    decidedBy: row.decidedBy,
    similarCustomers: row.kind === 'EXISTING' ? [] : await findSimilarCustomers(db, row),
    similarRequests: row.kind === 'EXISTING' ? [] : await findSimilarRequests(db, row),
    proposal: await buildProposal(db, row),
    history: await readHistory(db, 'customer_request', id),
  });
}

/** Records the event that notifies staff of a new request. */
export async function reportSentRequest(trx: Transaction, id: string): Promise<void> {
  await recordEvents(trx, [{ type: 'customer-request.sent', data: await readDeskRequest(trx, id) }]);
}

/** Returns the outcome of a request, for the 409 response to a second decision. */
export function toOutcome(row: DeskRequestRow): Record<string, unknown> {
  const { status, decidedBy, reason, customerCode } = row;
  return {
    outcome: { status, decidedBy, decidedOn: row.decidedAt?.toISOString() ?? null, reason, customerCode },
  };
}
