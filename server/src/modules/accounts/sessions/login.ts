import type { ModuleDependencies } from '../../../app-dependencies.ts';
import { verifyPassword } from '../../../platform/access/passwords.ts';
import { toAddressBlock } from '../../../platform/http/client-address.ts';
import { Problem } from '../../../platform/problem.ts';
import { countLogin, findUser } from '../user-queries.ts';
import { toUserResponse, type UserResponse } from '../user-response.ts';
import { openSession, type SessionTokens } from './open-sessions.ts';
import { verifyThrottledSecret } from './throttle.ts';

interface Client {
  address: string;
  userAgent: string | null;
}

interface Credentials {
  username: string;
  password: string;
}

async function verifyAndOpenSession(
  { db, tokens, config, now }: ModuleDependencies,
  { username, password }: Credentials,
  client: Client,
): Promise<SessionTokens & { user: UserResponse }> {
  const user = await findUser(db, username);
  if (!(await verifyPassword(user?.passwordHash ?? null, password)) || !user)
    throw new Problem('UnauthorizedLogin');
  if (user.disabledAt) throw new Problem('UserDisabled');

  return db.transaction().execute(async (trx) => {
    const version = await countLogin(trx, user);
    // The password was changed, or the user was disabled, during the check.
    if (version === undefined) throw new Problem('UnauthorizedLogin');
    const session = await openSession(
      trx,
      { tokens, tokenSecret: config.tokenSecret },
      { userId: user.id, username: user.username, role: user.role, version },
      { ...client, now: now() },
    );
    return { ...session, user: toUserResponse({ ...user, version }) };
  });
}

/**
 * Logs a user in and opens a session.
 * @throws Problem UnauthorizedLogin for an unknown user or a wrong password; UserDisabled only after the correct
 *   password; TooManyRequests
 */
export function logIn(
  deps: ModuleDependencies,
  credentials: Credentials,
  client: Client,
): Promise<SessionTokens & { user: UserResponse }> {
  const { username } = credentials;
  return verifyThrottledSecret(
    deps.db,
    { username, address: toAddressBlock(client.address), secret: 'PASSWORD', now: deps.now() },
    () => verifyAndOpenSession(deps, credentials, client),
  );
}
