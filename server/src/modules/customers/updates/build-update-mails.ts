import type { Decision } from '@cromia/domain/decision';
import type { Config } from '../../../platform/config.ts';
import type { Connection } from '../../../platform/database/connection.ts';
import type { Mail } from '../../../platform/mail/mail-transport.ts';
import { findMailRecipient, listCustomerUsers } from '../customer-queries.ts';
import {
  buildUpdateAcceptedMail,
  buildUpdateNoticeMail,
  buildUpdateRejectedMail,
} from '../mails/update-mails.ts';
import { listManagers } from '../portfolios/manager-queries.ts';
import type { UpdateRequestRow } from './update-queries.ts';

/**
 * Builds the mails about a decision, each in its reader's language. The requester gets a mail if they still act for the
 * customer. After a change, all other users and managers of the customer get one too, so that addresses and bank data
 * cannot change unnoticed.
 */
export async function buildUpdateMails(
  db: Connection,
  row: UpdateRequestRow,
  { decision, reason }: { decision: Decision; reason: string | null },
  sender: Pick<Config, 'brand' | 'publicUrl'>,
): Promise<Mail[]> {
  const requester = await findMailRecipient(db, row.customerId, row.userId);
  if (decision === 'REJECTED')
    return requester ? [buildUpdateRejectedMail(requester, row, reason, sender)] : [];
  const colleagues = [
    ...(await listCustomerUsers(db, row.customerId)),
    ...(await listManagers(db, row.customerId)),
  ].filter(({ username }) => username !== requester?.username);
  return [
    ...(requester ? [buildUpdateAcceptedMail(requester, row, sender)] : []),
    ...colleagues.map((reader) => buildUpdateNoticeMail(reader, row, sender)),
  ];
}
