import type { ServiceDependencies } from '../../app-dependencies.ts';
import type { Transaction } from '../../platform/database/connection.ts';
import { recordAudit } from '../../platform/events/audit.ts';
import { queueMail } from '../../platform/mail/outbox.ts';
import { lockPerson, rejectLastOwner } from './change-person.ts';
import { buildRemovalMail } from './mails/people-mails.ts';
import type { Colleague } from './people.ts';
import { makeUser } from './people-queries.ts';

/**
 * What another module does, in the transaction, when a person has been removed from a customer, such as ending the
 * sessions and withdrawing approvals.
 */
export type LeaveHandler = (trx: Transaction, userId: string, customerId: string) => Promise<void>;

/**
 * Removes a person from the caller's customer (contract, section 11): they become a USER. Their
 * requests and orders stay with the customer. An owner may leave as long as another owner remains.
 * @throws Problem NotAllowed, NotFound, LastOwner
 */
export async function removePerson(
  trx: Transaction,
  deps: ServiceDependencies,
  colleague: Colleague,
  username: string,
  leaveHandlers: readonly LeaveHandler[],
): Promise<void> {
  const { viewer, customer } = colleague;
  const person = await lockPerson(trx, deps, colleague, username);
  await rejectLastOwner(trx, customer, person);
  await makeUser(trx, person.id);
  for (const handleLeave of leaveHandlers) await handleLeave(trx, person.id, customer.id);
  await recordAudit(trx, {
    userId: viewer.userId,
    customerId: customer.id,
    action: 'people.remove',
    entity: 'user',
    entityId: person.id,
    details: { customerCode: customer.customerCode },
  });
  const mail = buildRemovalMail(person, { company: customer.businessName }, deps.config);
  if (person.id !== viewer.userId) await queueMail(trx, mail);
}
