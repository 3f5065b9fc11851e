import type { SecondStep } from '@cromia/domain/accounts/second-factor';
import type { ModuleDependencies } from '../../../app-dependencies.ts';
import { verifyPassword } from '../../../platform/access/passwords.ts';
import { toAddressBlock } from '../../../platform/http/client-address.ts';
import { Problem } from '../../../platform/problem.ts';
import { findSecondFactors, listMethods, lockUserById } from '../security/second-factor-queries.ts';
import { countLogin, findUser } from '../user-queries.ts';
import { toUserResponse } from '../user-response.ts';
import { openSession } from './open-sessions.ts';
import type { Client, LoginResult } from './open-user-session.ts';
import { beginSecondStep } from './second-step.ts';
import { verifyThrottledSecret } from './throttle.ts';

interface Credentials {
  username: string;
  password: string;
}

/** Verifies the password. @returns the session, or the second step for a user with a second factor */
async function verifyAndOpenSession(
  { db, tokens, config, now }: ModuleDependencies,
  { username, password }: Credentials,
  client: Client,
): Promise<LoginResult | { secondStep: SecondStep }> {
  const user = await findUser(db, username);
  if (!(await verifyPassword(user?.passwordHash ?? null, password)) || !user)
    throw new Problem('UnauthorizedLogin');
  if (user.disabledAt) throw new Problem('UserDisabled');

  return db.transaction().execute(async (trx) => {
    // A second factor that is being added ends other sessions, so it must not miss the session of this login.
    await lockUserById(trx, user.id);
    const current = await findUser(trx, username);
    // The password was changed, or the user was disabled, during the check.
    if (current?.passwordHash !== user.passwordHash || current.disabledAt !== null)
      throw new Problem('UnauthorizedLogin');
    const factors = await findSecondFactors(trx, user.id);
    if (listMethods(factors).length > 0)
      return { secondStep: await beginSecondStep(trx, user.id, factors, now()) };
    const version = await countLogin(trx, user);
    if (version === undefined) throw new Problem('UnauthorizedLogin');
    const session = await openSession(
      trx,
      { tokens, tokenSecret: config.tokenSecret },
      { userId: user.id, username: user.username, role: user.role, version },
      { ...client, now: now(), secondFactor: false },
    );
    return { ...session, user: toUserResponse({ ...current, version }, { secondFactor: false }, config) };
  });
}

/**
 * Logs a user in and opens a session.
 * @throws Problem UnauthorizedLogin for an unknown user or a wrong password; after the correct password only:
 *   UserDisabled, and SecondFactorRequired with `secondFactor`, with which the login continues; TooManyRequests
 */
export async function logIn(
  deps: ModuleDependencies,
  credentials: Credentials,
  client: Client,
): Promise<LoginResult> {
  const { username } = credentials;
  const result = await verifyThrottledSecret(
    deps.db,
    { username, address: toAddressBlock(client.address), secret: 'PASSWORD', now: deps.now() },
    () => verifyAndOpenSession(deps, credentials, client),
  );
  if ('secondStep' in result)
    throw new Problem('SecondFactorRequired', { extension: { secondFactor: result.secondStep } });
  return result;
}
