import type { PurchaseRights } from '@cromia/domain/people/company-roles';
import type { Transaction } from '../../platform/database/connection.ts';
import { lockPeople } from './people-queries.ts';
import { lockPurchaseRights } from './purchase-rights-queries.ts';

/**
 * Reads the rights of a user who invites, and locks them until the transaction ends, in the order of all changes of
 * people.
 * @returns undefined if the user no longer belongs to the customer or is disabled
 */
export async function lockInviter(
  trx: Transaction,
  { userId, customerId }: { userId: string; customerId: string },
): Promise<PurchaseRights | undefined> {
  await lockPeople(trx, customerId, []);
  return (await lockPurchaseRights(trx, [userId], customerId)).get(userId);
}
