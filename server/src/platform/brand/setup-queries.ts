import { USER_MANAGER_ROLES } from '@cromia/domain/accounts/user-desk';
import { z } from 'zod';
import type { Connection } from '../database/database.ts';

/** What a new portal lacks first: somebody who administers it, then products. */
export const missingSetupSchema = z.enum(['ADMINISTRATOR', 'PRODUCTS']);
type MissingSetup = z.infer<typeof missingSetupSchema>;

/** Whether anybody administers the portal and can log in. */
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

/** Answers what the portal still lacks, null for nothing; a portal that was complete once is not asked about again. */
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
