import { type User, userSchema } from '@cromia/domain/accounts/login';
import { getCopyOwner } from './copy-owner';

const KEY = 'own-user';

/** Copies the logged-in user, so that the session can be resumed without a connection. */
export async function copyOwnUser(user: User): Promise<void> {
  const { writeCopy } = await import('./copies');
  await writeCopy(user.username, KEY, user);
}

/** The copied user of a stored session, or null. */
export async function readOwnUserCopy(username: string): Promise<User | null> {
  if (getCopyOwner() !== username) return null;
  const { readCopy } = await import('./copies');
  const copy = await readCopy(username, KEY);
  return userSchema.safeParse(copy?.content).data ?? null;
}
