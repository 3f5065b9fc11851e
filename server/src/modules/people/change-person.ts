import {
  applyRightsChange,
  findIneffectiveFields,
  listChangedRights,
} from '@cromia/domain/people/change-rights';
import type { PurchaseRights } from '@cromia/domain/people/company-roles';
import type { Person, PersonChange } from '@cromia/domain/people/person';
import type { ServiceDependencies } from '../../app-dependencies.ts';
import type { Transaction } from '../../platform/database/connection.ts';
import { type AuditEntry, recordAudit } from '../../platform/events/audit.ts';
import { queueMail } from '../../platform/mail/outbox.ts';
import { Problem } from '../../platform/problem.ts';
import type { ActingCustomer } from '../customers/index.ts';
import { buildRightsMail } from './mails/people-mails.ts';
import { type Colleague, getCurrentMonth, toPerson } from './people.ts';
import {
  countOtherOwners,
  findPerson,
  isOwner,
  lockPeople,
  type PersonRow,
  storeRights,
} from './people-queries.ts';

/**
 * Locks a person of the customer and the caller, for a change by an owner.
 * @throws Problem NotAllowed when the caller is no longer an owner; NotFound for somebody who does not belong to the
 *   customer
 */
export async function lockPerson(
  trx: Transaction,
  deps: ServiceDependencies,
  { viewer, customer }: Colleague,
  username: string,
): Promise<PersonRow> {
  await lockPeople(trx, customer.id, [viewer.username, username]);
  if (!(await isOwner(trx, { userId: viewer.userId, customerId: customer.id })))
    throw new Problem('NotAllowed');
  const person = await findPerson(trx, { customerId: customer.id, username }, getCurrentMonth(deps));
  if (!person) throw new Problem('NotFound');
  return person;
}

/** Rejects a change that would leave the customer without an owner. @throws Problem LastOwner */
export async function rejectLastOwner(
  trx: Transaction,
  customer: ActingCustomer,
  { id, companyRole }: PersonRow,
): Promise<void> {
  if (companyRole !== 'OWNER') return;
  if ((await countOtherOwners(trx, { customerId: customer.id, userId: id })) === 0)
    throw new Problem('LastOwner');
}

function pickRights(rights: PurchaseRights, names: readonly (keyof PurchaseRights)[]) {
  return Object.fromEntries(names.map((name) => [name, rights[name]]));
}

/** Stores new rights of a person, with their audit entry and the mail about them. Does nothing if they are the same. */
export async function replaceRights(
  trx: Transaction,
  { config }: Pick<ServiceDependencies, 'config'>,
  { userId, customer }: { userId: string; customer: Pick<ActingCustomer, 'id' | 'businessName'> },
  { person, rights }: { person: PersonRow; rights: PurchaseRights },
): Promise<void> {
  const names = listChangedRights(person, rights);
  if (names.length === 0) return;
  await storeRights(trx, person.id, rights);
  const entry: AuditEntry = {
    userId,
    customerId: customer.id,
    action: 'people.change-rights',
    entity: 'user',
    entityId: person.id,
    details: { was: pickRights(person, names), is: pickRights(rights, names) },
  };
  await recordAudit(trx, entry);
  const company = customer.businessName;
  if (person.id !== userId) await queueMail(trx, buildRightsMail(person, { company, rights }, config));
}

/**
 * Changes the rights of a person of the caller's customer (contract, section 11). Owners may change their own as long
 * as another owner remains. The person gets a mail.
 * @throws Problem NotAllowed, NotFound, BadRequest for an empty change and for fields that the role does not have,
 *   LastOwner, Conflict with `person` when the rights have changed since they were read
 */
export async function changePerson(
  trx: Transaction,
  deps: ServiceDependencies,
  colleague: Colleague,
  username: string,
  { rightsVersion, ...change }: PersonChange,
): Promise<Person> {
  const { viewer, customer } = colleague;
  if (Object.values(change).every((value) => value === undefined)) throw new Problem('BadRequest');
  const person = await lockPerson(trx, deps, colleague, username);
  if (rightsVersion !== undefined && rightsVersion !== person.rightsVersion)
    throw new Problem('Conflict', { extension: { person: toPerson(person) } });
  const rights = applyRightsChange(person, change);
  const errors = findIneffectiveFields(change, rights);
  if (errors.length > 0) throw new Problem('BadRequest', { errors });
  if (rights.companyRole !== 'OWNER') await rejectLastOwner(trx, customer, person);
  await replaceRights(trx, deps, { userId: viewer.userId, customer }, { person, rights });
  const changed = await findPerson(trx, { customerId: customer.id, username }, getCurrentMonth(deps));
  if (!changed) throw new Problem('NotFound');
  return toPerson(changed);
}
