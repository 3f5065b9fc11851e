import type { Config } from '../../config.ts';
import type { Connection } from '../../platform/database/database.ts';
import type { Mail } from '../../platform/mail/mail.ts';
import { type findManagers, listCustomerUsers, listManagers } from '../customers/service.ts';
import type { DeskRequestRow } from './desk-queries.ts';
import {
  buildCustomerAssignedMail,
  buildRequestAcceptedMail,
  buildRequestRejectedMail,
  buildUserJoiningMail,
} from './mails/request-mails.ts';
import { toRequestKind } from './request-rules.ts';

/** The customer of an accepted request. */
export interface AcceptedCustomer {
  id: string;
  customerCode: string;
  businessName: string;
  /** Managers who are assigned the customer. */
  managers: Awaited<ReturnType<typeof findManagers>>;
}

/**
 * The mails of a decision, each in its reader's language: to the requester; for a new customer to its managers; for an
 * association to the people who work with the customer.
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
    return [buildRequestRejectedMail(requester, { kind, businessName: row.businessName }, reason, sender)];
  const assigned = customer.managers.map((manager) => buildCustomerAssignedMail(manager, customer, sender));
  if (kind === 'MANAGED') return assigned;
  const accepted = buildRequestAcceptedMail(requester, customer, sender);
  if (kind === 'NEW') return [accepted, ...assigned];
  const colleagues = [
    ...(await listCustomerUsers(db, customer.id)),
    ...(await listManagers(db, customer.id)),
  ];
  return [accepted, ...colleagues.map((to) => buildUserJoiningMail(to, row.requester, customer, sender))];
}
