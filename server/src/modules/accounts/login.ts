import { addressBlock } from '../../platform/client-address.ts';
import type { ModuleDependencies } from '../../platform/http.ts';
import { passwordMatches } from '../../platform/passwords.ts';
import { Problem } from '../../platform/problem.ts';
import { countLogin, findUser } from './queries.ts';
import { openSession, type Tokens } from './sessions.ts';
import { countTry } from './throttle.ts';
import { forgetTries } from './throttle-queries.ts';
import { type UserAnswer, userAnswer } from './user-answer.ts';

interface Client {
  address: string;
  userAgent: string | null;
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
  await countTry(db, { username, address: countedAs, secret: 'PASSWORD', now: now() });
  const user = await findUser(db, username);
  if (!(await passwordMatches(user?.passwordHash ?? null, password)) || !user)
    throw new Problem('UnauthorizedLogin');
  if (user.disabledAt) throw new Problem('UserDisabled');

  return db.transaction().execute(async (trx) => {
    const version = await countLogin(trx, user);
    // The password was changed, or the user disabled, while this one was checked.
    if (version === undefined) throw new Problem('UnauthorizedLogin');
    await forgetTries(trx, username, countedAs);
    const session = await openSession(
      trx,
      { tokens, tokenSecret: config.tokenSecret },
      { userId: user.id, username: user.username, role: user.role, version },
      { ...client, now: now() },
    );
    return { ...session, user: userAnswer({ ...user, version }) };
  });
}
