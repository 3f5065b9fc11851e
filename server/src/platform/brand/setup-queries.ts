import { USER_MANAGER_ROLES } from '@cromia/domain/accounts/user-desk';
import { z } from 'zod';
import type { Connection } from '../database/connection.ts';

/** The next missing part of a new portal's set-up: first an administrator, then products. */
export const missingSetupSchema = z.enum(['ADMINISTRATOR', 'PRODUCTS']);
type MissingSetup = z.infer<typeof missingSetupSchema>;

/** Whether an enabled administrator exists. */
export async function hasAdministrator(db: Connection): Promise<boolean> {
  const found = await db
    .selectFrom('users')
    .select('id')
    .where('role', 'in', USER_MANAGER_ROLES)
    .where('disabledAt', 'is', null)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

/**
 * Returns a function that finds the missing part of the set-up, or null. It stops querying once the set-up is complete.
 */
export function createMissingSetupReader(db: Connection): () => Promise<MissingSetup | null> {
  let isComplete = false;
  return async () => {
    if (isComplete) return null;
    if (!(await hasAdministrator(db))) return 'ADMINISTRATOR';
    const product = await db.selectFrom('products').select('id').limit(1).executeTakeFirst();
    if (product === undefined) return 'PRODUCTS';
    isComplete = true;
    return null;
  };
}
