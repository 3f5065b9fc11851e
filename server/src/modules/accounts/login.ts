import { LIMITS } from '@cromia/domain/limits';
import type { Database } from '../../platform/database.ts';
import type { ModuleDependencies } from '../../platform/http.ts';
import { passwordMatches } from '../../platform/passwords.ts';
import { Problem } from '../../platform/problem.ts';
import { countLogin, findUser, forgetLoginTries, noteLoginTry } from './queries.ts';
import { openSession, type Tokens } from './sessions.ts';
import { type UserAnswer, userAnswer } from './user-answer.ts';

interface Client {
  address: string;
  userAgent: string | null;
}

/** Contract, section 6: tries are counted per user and address, and per address; an account itself is never locked. */
async function throttle(db: Database, username: string, address: string, now: Date): Promise<void> {
  const window = LIMITS.loginWindowMinutes * 60_000;
  const tries = await noteLoginTry(db, username, address, new Date(now.getTime() - window), now);
  if (tries.byUser > LIMITS.loginFailuresPerUser || tries.byAddress > LIMITS.loginFailuresPerAddress) {
    const retryAfter = Math.ceil((tries.oldest.getTime() + window - now.getTime()) / 1000);
    throw new Problem('TooManyRequests', { retryAfter: Math.max(1, retryAfter) });
  }
}

/**
 * Logs a user in and opens a session.
 * @throws Problem UnauthorizedLogin for an unknown user and for a wrong password alike, UserDisabled only to who knows
 *   the password, TooManyRequests
 */
export async function logIn(
  { db, tokens, config, now }: ModuleDependencies,
  credentials: { username: string; password: string },
  client: Client,
): Promise<Tokens & { user: UserAnswer }> {
  const { username, password } = credentials;
  await throttle(db, username, client.address, now());
  const user = await findUser(db, username);
  if (!(await passwordMatches(user?.passwordHash ?? null, password)) || !user)
    throw new Problem('UnauthorizedLogin');
  if (user.disabledAt) throw new Problem('UserDisabled');

  return db.transaction().execute(async (trx) => {
    const version = await countLogin(trx, user.id);
    await forgetLoginTries(trx, username, client.address);
    const session = await openSession(
      trx,
      { tokens, tokenSecret: config.tokenSecret },
      { userId: user.id, username: user.username, role: user.role, version },
      { ...client, now: now() },
    );
    return { ...session, user: userAnswer({ ...user, version }) };
  });
}
