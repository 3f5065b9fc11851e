import {
  type Claim,
  type ClaimDetail,
  type ClaimListQuery,
  claimDetailSchema,
  claimSchema,
} from '@cromia/domain/claims/claim';
import {
  type ClaimToDecide,
  claimToDecideSchema,
  type DeskClaimListQuery,
} from '@cromia/domain/claims/claim-desk';
import type { LimitedPage } from '@cromia/domain/lists/paging';
import type { MailRecipients } from '@cromia/domain/orders/mail-recipients';
import type { ServiceDependencies } from '../../app-dependencies.ts';
import type { Connection } from '../../platform/database/connection.ts';
import { type CustomerScope, readPage } from '../../platform/database/list-queries.ts';
import { readHistory } from '../../platform/events/audit.ts';
import { Problem } from '../../platform/problem.ts';
import { toProductLine } from '../catalogue/index.ts';
import { readDocumentRecipients } from '../customers/index.ts';
import { countUnread, readClaimMessages } from '../messages/index.ts';
import { findClaim, listClaimItems, listSentClaims, selectClaims } from './claim-queries.ts';
import { listPhotos } from './photos/photo-queries.ts';

/** The entity name of claims in the audit log. */
export const CLAIM_ENTITY = 'claim';

/** The claim of a caller: of a customer, or of any customer for staff. */
export interface ClaimKey {
  id: string;
  customerId: string | null;
}

function toClaim<Row extends { createdOn: Date; changedOn: Date }>({ createdOn, changedOn, ...row }: Row) {
  return { ...row, createdOn: createdOn.toISOString(), changedOn: changedOn.toISOString() };
}

/** One page of claims, of all customers for staff. */
export async function readClaimPage(
  { db, config }: ServiceDependencies,
  { userId, ...scope }: Omit<CustomerScope, 'customerCode'> & { userId: string },
  { sort, ...query }: ClaimListQuery & Partial<Pick<DeskClaimListQuery, 'customer'>>,
): Promise<LimitedPage<Claim>> {
  const list = selectClaims(db, { ...query, ...scope, timeZone: config.timeZone }, sort);
  const page = await readPage(db, list, query, (row) => claimSchema.parse(toClaim(row)));
  const ids = page.content.map(({ id }) => id);
  const unread = await countUnread(db, 'claims', ids, { userId, isStaff: scope.customerId === null });
  return {
    ...page,
    content: page.content.map((claim) => ({ ...claim, unreadMessages: unread.get(claim.id) ?? 0 })),
  };
}

/** Reads a claim with all that belongs to it. @param userId the reader; null for other software */
async function readWholeClaim(db: Connection, { id, customerId }: ClaimKey, userId: string | null) {
  const row = await findClaim(db, id, customerId);
  if (!row) throw new Problem('NotFound');
  const items = await listClaimItems(db, id);
  const { decidedAt, decisionText } = row;
  return {
    ...toClaim(row),
    items: items.map((item) => ({ ...item, ...toProductLine(item) })),
    photos: await listPhotos(db, id),
    messages: await readClaimMessages(db, id, userId),
    decision:
      decidedAt === null || decisionText === null
        ? null
        : { text: decisionText, at: decidedAt.toISOString() },
  };
}

/** A claim of a customer, for its people and managers. @throws Problem NotFound, also for a claim of another customer */
export async function readClaim(db: Connection, claim: ClaimKey, userId: string): Promise<ClaimDetail> {
  return claimDetailSchema.parse(await readWholeClaim(db, claim, userId));
}

/**
 * A claim with its history, for staff and as the data of events.
 * @param userId the reader; null for other software
 * @throws Problem NotFound
 */
export async function readClaimToDecide(
  db: Connection,
  id: string,
  userId: string | null,
): Promise<ClaimToDecide> {
  const claim = await readWholeClaim(db, { id, customerId: null }, userId);
  return claimToDecideSchema.parse({ ...claim, history: await readHistory(db, CLAIM_ENTITY, id) });
}

/** The users who are mailed about the decision on each of the claims; unknown ids are left out. */
export async function readClaimRecipients(db: Connection, ids: readonly string[]): Promise<MailRecipients> {
  return readDocumentRecipients(db, await listSentClaims(db, ids));
}
