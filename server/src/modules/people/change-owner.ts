import { OWNER_RIGHTS, type PurchaseRights } from '@cromia/domain/people/company-roles';
import type { ServiceDependencies } from '../../app-dependencies.ts';
import type { Viewer } from '../../platform/access/viewer.ts';
import type { Transaction } from '../../platform/database/connection.ts';
import { Problem } from '../../platform/problem.ts';
import { findCustomerByCode } from '../customers/index.ts';
import { replaceRights } from './change-person.ts';
import { getCurrentMonth } from './people.ts';
import { findPerson, listOwners, lockPeople } from './people-queries.ts';

/** Rights of an owner who has handed over the ownership: as before, except for people and their rights. */
const FORMER_OWNER_RIGHTS: PurchaseRights = { ...OWNER_RIGHTS, companyRole: 'BUYER' };

/**
 * Makes a person the only owner of their customer, for staff, such as when the owner has left the company. Those who
 * owned it buy and approve without limits.
 * @throws Problem NotFound for an unknown customer, and for somebody who does not belong to it or is disabled
 */
export async function changeOwner(
  trx: Transaction,
  deps: ServiceDependencies,
  viewer: Viewer,
  { customerCode, username }: { customerCode: string; username: string },
): Promise<void> {
  const customer = await findCustomerByCode(trx, customerCode);
  if (!customer) throw new Problem('NotFound');
  // Owners are read under the lock of the customer, which all changes of people wait for.
  await lockPeople(trx, customer.id, []);
  const owners = await listOwners(trx, customer.id);
  await lockPeople(trx, customer.id, [username, ...owners]);
  const month = getCurrentMonth(deps);
  const find = (name: string) => findPerson(trx, { customerId: customer.id, username: name }, month);
  const successor = await find(username);
  if (!successor || successor.isDisabled) throw new Problem('NotFound');
  const author = { userId: viewer.userId, customer };
  await replaceRights(trx, deps, author, { person: successor, rights: OWNER_RIGHTS });
  for (const owner of owners.filter((name) => name !== username)) {
    const person = await find(owner);
    if (person) await replaceRights(trx, deps, author, { person, rights: FORMER_OWNER_RIGHTS });
  }
}
