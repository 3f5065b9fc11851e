import type { FieldError } from '@cromia/domain/errors';
import type { Transaction } from '../../../platform/database/connection.ts';
import { Problem } from '../../../platform/problem.ts';
import { lockManagers } from './manager-queries.ts';

/**
 * Locks the managers whom staff chose for a customer, so that none of them loses the role meanwhile.
 * @param usernames the chosen managers
 * @param further other managers; omitted if they are none any more
 * @throws Problem BadRequest at `managers.{index}` for a user who is no active agent or commercial user
 */
export async function lockChosenManagers(
  trx: Transaction,
  usernames: readonly string[] = [],
  further: readonly string[] = [],
): Promise<Awaited<ReturnType<typeof lockManagers>>> {
  const managers = await lockManagers(trx, [...new Set([...further, ...usernames])]);
  const errors = usernames.flatMap((username, index): FieldError[] =>
    managers.some((manager) => manager.username === username)
      ? []
      : [{ path: `managers.${index}`, code: 'invalidField' }],
  );
  if (errors.length > 0) throw new Problem('BadRequest', { errors });
  return managers;
}
