import { ROLES } from '@cromia/domain/accounts/roles';
import { listCreatableRoles, type NewUser } from '@cromia/domain/accounts/user-desk';
import type { ModuleDependencies } from '../../../app-dependencies.ts';
import type { Viewer } from '../../../platform/access/viewer.ts';
import type { Transaction } from '../../../platform/database/connection.ts';
import { recordAudit } from '../../../platform/events/audit.ts';
import { queueMail } from '../../../platform/mail/outbox.ts';
import { Problem } from '../../../platform/problem.ts';
import { findCustomerByCode } from '../../customers/index.ts';
import { buildCreatedAccountMail } from '../mails/account-mails.ts';
import { createPasswordLink } from '../passwords/create-password-link.ts';
import { deleteRegistrations, lockUsername } from '../registration/registration-queries.ts';
import { insertCreatedUser, lockRole } from './create-user-queries.ts';

/** @throws Problem BadRequest at `customerCode` for an unknown customer */
async function findCustomerId(trx: Transaction, customerCode: string | null | undefined) {
  if (customerCode == null) return null;
  const customer = await findCustomerByCode(trx, customerCode);
  if (customer) return customer.id;
  throw new Problem('BadRequest', { errors: [{ path: 'customerCode', code: 'invalidField' }] });
}

/** Rejects a role that the caller may not give, also if another user has just revoked the caller's. */
async function checkCreator(trx: Transaction, viewer: Viewer, { role }: NewUser): Promise<void> {
  const stored = await lockRole(trx, viewer.userId);
  const creator = ROLES.find((candidate) => candidate === stored?.role);
  if (creator === undefined || !listCreatableRoles(creator).includes(role)) throw new Problem('NotAllowed');
}

/**
 * Creates a user, who gets a mail with a link to choose the password (contract, section 5). An unconfirmed registration
 * of the address is deleted.
 * @throws Problem NotAllowed for a role that the caller may not give; BadRequest for an unknown customer; Conflict at
 *   `username` if the user exists
 */
export async function createUser(
  trx: Transaction,
  { config, now }: Pick<ModuleDependencies, 'config' | 'now'>,
  viewer: Viewer,
  user: NewUser,
): Promise<{ id: string }> {
  await lockUsername(trx, user.username);
  await checkCreator(trx, viewer, user);
  const customerId = await findCustomerId(trx, user.customerCode);
  const isInternalUser = user.role !== 'USER' && user.role !== 'CUSTOMER';
  const id = await insertCreatedUser(trx, user, { customerId, isInternalUser, now: now() });
  if (id === undefined) {
    throw new Problem('Conflict', { errors: [{ path: 'username', code: 'invalidField' }] });
  }
  await deleteRegistrations(trx, user.username);
  await recordAudit(trx, {
    userId: viewer.userId,
    customerId,
    action: 'users.invite',
    entity: 'user',
    entityId: id,
    details: { role: user.role, ...(customerId === null ? {} : { customerCode: user.customerCode }) },
  });
  const link = await createPasswordLink(trx, { config, now }, user);
  await queueMail(trx, buildCreatedAccountMail(user, link, config));
  return { id };
}
