import { LIMITS } from '@cromia/domain/limits';
import { addressBlock } from '../../platform/client-address.ts';
import type { Database } from '../../platform/database.ts';
import type { ModuleDependencies } from '../../platform/http.ts';
import { passwordMatches } from '../../platform/passwords.ts';
import { Problem } from '../../platform/problem.ts';
import { countLogin, findUser, forgetLoginTries, forgetLoginTry, noteLoginTry } from './queries.ts';
import { openSession, type Tokens } from './sessions.ts';
import { type UserAnswer, userAnswer } from './user-answer.ts';

interface Client {
  address: string;
  userAgent: string | null;
}

/**
 * Contract, section 6: failed logins are counted per user and address, and per address; an account itself is never
 * locked. A try that is turned away here does not count: whoever waits as long as they were told gets in.
 * @throws Problem TooManyRequests
 */
async function throttle(db: Database, username: string, address: string, now: Date): Promise<void> {
  const window = LIMITS.loginWindowMinutes * 60_000;
  const { id, userFull, addressFull } = await noteLoginTry(
    db,
    { username, address, now },
    {
      since: new Date(now.getTime() - window),
      perUser: LIMITS.loginFailuresPerUser,
      perAddress: LIMITS.loginFailuresPerAddress,
    },
  );
  const blocking = [userFull, addressFull].flatMap((failedAt) => failedAt?.getTime() ?? []);
  if (blocking.length === 0) return;
  await forgetLoginTry(db, id);
  const retryAfter = Math.ceil((Math.max(...blocking) + window - now.getTime()) / 1000);
  throw new Problem('TooManyRequests', { retryAfter: Math.max(1, retryAfter) });
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
  const countedAs = addressBlock(client.address);
  await throttle(db, username, countedAs, now());
  const user = await findUser(db, username);
  if (!(await passwordMatches(user?.passwordHash ?? null, password)) || !user)
    throw new Problem('UnauthorizedLogin');
  if (user.disabledAt) throw new Problem('UserDisabled');

  return db.transaction().execute(async (trx) => {
    const version = await countLogin(trx, user.id);
    await forgetLoginTries(trx, username, countedAs);
    const session = await openSession(
      trx,
      { tokens, tokenSecret: config.tokenSecret },
      { userId: user.id, username: user.username, role: user.role, version },
      { ...client, now: now() },
    );
    return { ...session, user: userAnswer({ ...user, version }) };
  });
}
