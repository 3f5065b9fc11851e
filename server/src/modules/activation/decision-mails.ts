import type { DecisionRecipients } from '@cromia/domain/orders/mail-recipients';
import type { Config } from '../../platform/config.ts';
import type { Connection } from '../../platform/database/connection.ts';
import type { Mail } from '../../platform/mail/mail-transport.ts';
import { Problem } from '../../platform/problem.ts';
import { findManagers, listCustomerUsers, listManagers, toMailRecipient } from '../customers/index.ts';
import { type DeskRequestRow, findDeskRequest } from './desk-queries.ts';
import {
  buildCustomerAssignedMail,
  buildRequestAcceptedMail,
  buildRequestRejectedMail,
  buildUserJoiningMail,
} from './mails/request-mails.ts';
import { toRequestKind } from './request-rules.ts';

export interface AcceptedCustomer {
  id: string;
  customerCode: string;
  businessName: string;
  /** The managers to whom the customer is assigned. */
  managers: Awaited<ReturnType<typeof findManagers>>;
}

/**
 * Builds the mails about a decision, each in the recipient's language: to the requester, to the managers of a new
 * customer (only to them for an agent's request), and for an association to the users and managers of the customer.
 * @param customer null when the request was rejected
 */
export async function buildDecisionMails(
  db: Connection,
  row: DeskRequestRow,
  customer: AcceptedCustomer | null,
  reason: string | null,
  sender: Pick<Config, 'brand' | 'publicUrl'>,
): Promise<Mail[]> {
  const requester = { username: row.requester, language: row.language };
  const kind = toRequestKind(row);
  if (!customer)
    return [
      buildRequestRejectedMail(
        requester,
        { id: row.id, kind, businessName: row.businessName },
        reason,
        sender,
      ),
    ];
  const assigned = customer.managers.map((manager) => buildCustomerAssignedMail(manager, customer, sender));
  if (kind === 'MANAGED') return assigned;
  const accepted = buildRequestAcceptedMail(requester, customer, sender);
  if (kind === 'NEW') return [accepted, ...assigned];
  const { users, managers } = await listColleagues(db, customer.id);
  return [
    accepted,
    ...[...users, ...managers].map((colleague) =>
      buildUserJoiningMail(colleague, row.requester, customer, sender),
    ),
  ];
}

/** Lists the users and managers of a customer, who are mailed about a user that joins. */
async function listColleagues(db: Connection, customerId: string) {
  return { users: await listCustomerUsers(db, customerId), managers: await listManagers(db, customerId) };
}

/**
 * Reads who `buildDecisionMails` mails about each decision on a request, without further managers that
 * an acceptance assigns. @throws Problem NotFound, also for a draft
 */
export async function readDecisionRecipients(db: Connection, id: string): Promise<DecisionRecipients> {
  const row = await findDeskRequest(db, id);
  if (!row) throw new Problem('NotFound');
  const kind = toRequestKind(row);
  const requester = toMailRecipient({ ...row, username: row.requester }, kind !== 'MANAGED');
  if (kind === 'MANAGED') {
    const assigned = await findManagers(db, [row.requester]);
    return { accepted: assigned.map((manager) => toMailRecipient(manager, false)), rejected: [requester] };
  }
  if (row.customerId === null) return { accepted: [requester], rejected: [requester] };
  const { users, managers } = await listColleagues(db, row.customerId);
  const accepted = [
    requester,
    ...users.map((user) => toMailRecipient(user, true)),
    ...managers.map((manager) => toMailRecipient(manager, false)),
  ];
  return { accepted, rejected: [requester] };
}
