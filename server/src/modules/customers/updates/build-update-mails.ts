import type { Decision } from '@cromia/domain/decision';
import type { DecisionRecipients } from '@cromia/domain/orders/mail-recipients';
import type { Config } from '../../../platform/config.ts';
import type { Connection } from '../../../platform/database/connection.ts';
import type { Mail } from '../../../platform/mail/mail-transport.ts';
import { Problem } from '../../../platform/problem.ts';
import { findMailRecipient, listCustomerUsers } from '../customer-queries.ts';
import {
  buildUpdateAcceptedMail,
  buildUpdateNoticeMail,
  buildUpdateRejectedMail,
} from '../mails/update-mails.ts';
import { listManagers } from '../portfolios/manager-queries.ts';
import { toMailRecipient } from '../to-mail-recipient.ts';
import { findUpdateRequest, type UpdateRequestRow } from './update-queries.ts';

/**
 * Lists who is mailed about a decision: the requester, if they still act for the customer, and after a change all other
 * users and managers of the customer, so that addresses and bank data cannot change unnoticed.
 */
async function listReaders(db: Connection, { customerId, userId }: UpdateRequestRow) {
  const requester = await findMailRecipient(db, customerId, userId);
  const users = await listCustomerUsers(db, customerId);
  const managers = await listManagers(db, customerId);
  const isOther = ({ username }: { username: string }) => username !== requester?.username;
  return { requester, users: users.filter(isOther), managers: managers.filter(isOther) };
}

/** Reads who is mailed about each decision on a change request. @throws Problem NotFound */
export async function readUpdateRecipients(db: Connection, id: string): Promise<DecisionRecipients> {
  const row = await findUpdateRequest(db, id);
  if (!row) throw new Problem('NotFound');
  const { requester, users, managers } = await listReaders(db, row);
  const rejected = requester ? [toMailRecipient(requester, requester.customerId === row.customerId)] : [];
  const accepted = [
    ...rejected,
    ...users.map((user) => toMailRecipient(user, true)),
    ...managers.map((manager) => toMailRecipient(manager, false)),
  ];
  return { accepted, rejected };
}

/** Builds the mails about a decision, each in its reader's language; see `listReaders`. */
export async function buildUpdateMails(
  db: Connection,
  row: UpdateRequestRow,
  { decision, reason }: { decision: Decision; reason: string | null },
  sender: Pick<Config, 'brand' | 'publicUrl'>,
): Promise<Mail[]> {
  const { requester, users, managers } = await listReaders(db, row);
  if (decision === 'REJECTED')
    return requester ? [buildUpdateRejectedMail(requester, row, reason, sender)] : [];
  return [
    ...(requester ? [buildUpdateAcceptedMail(requester, row, sender)] : []),
    ...[...users, ...managers].map((reader) => buildUpdateNoticeMail(reader, row, sender)),
  ];
}
