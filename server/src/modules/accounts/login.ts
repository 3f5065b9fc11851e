import { passwordMatches } from '../../platform/access/passwords.ts';
import { addressBlock } from '../../platform/http/client-address.ts';
import type { ModuleDependencies } from '../../platform/http/http.ts';
import { Problem } from '../../platform/http/problem.ts';
import { openSession, type Tokens } from './sessions.ts';
import { trySecret } from './throttle.ts';
import { type UserAnswer, userAnswer } from './user-answer.ts';
import { countLogin, findUser } from './user-queries.ts';

interface Client {
  address: string;
  userAgent: string | null;
}

interface Credentials {
  username: string;
  password: string;
}

async function openOwnSession(
  { db, tokens, config, now }: ModuleDependencies,
  { username, password }: Credentials,
  client: Client,
): Promise<Tokens & { user: UserAnswer }> {
  const user = await findUser(db, username);
  if (!(await passwordMatches(user?.passwordHash ?? null, password)) || !user)
    throw new Problem('UnauthorizedLogin');
  if (user.disabledAt) throw new Problem('UserDisabled');

  return db.transaction().execute(async (trx) => {
    const version = await countLogin(trx, user);
    // The password was changed or the user was disabled during the check.
    if (version === undefined) throw new Problem('UnauthorizedLogin');
    const session = await openSession(
      trx,
      { tokens, tokenSecret: config.tokenSecret },
      { userId: user.id, username: user.username, role: user.role, version },
      { ...client, now: now() },
    );
    return { ...session, user: userAnswer({ ...user, version }) };
  });
}

/**
 * Logs a user in and opens a session.
 * @throws Problem UnauthorizedLogin for an unknown user or a wrong password; UserDisabled only after the right
 *   password; TooManyRequests
 */
export function logIn(
  deps: ModuleDependencies,
  credentials: Credentials,
  client: Client,
): Promise<Tokens & { user: UserAnswer }> {
  const { username } = credentials;
  return trySecret(
    deps.db,
    { username, address: addressBlock(client.address), secret: 'PASSWORD', now: deps.now() },
    () => openOwnSession(deps, credentials, client),
  );
}
