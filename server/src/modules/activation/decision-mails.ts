import type { Config } from '../../platform/config.ts';
import type { Connection } from '../../platform/database/connection.ts';
import type { Mail } from '../../platform/mail/mail-transport.ts';
import { type findManagers, listCustomerUsers, listManagers } from '../customers/index.ts';
import type { DeskRequestRow } from './desk-queries.ts';
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
  const colleagues = [
    ...(await listCustomerUsers(db, customer.id)),
    ...(await listManagers(db, customer.id)),
  ];
  return [
    accepted,
    ...colleagues.map((colleague) => buildUserJoiningMail(colleague, row.requester, customer, sender)),
  ];
}
