import type { ModuleDependencies } from '../../../app-dependencies.ts';
import type { Transaction } from '../../../platform/database/connection.ts';
import { Problem } from '../../../platform/problem.ts';
import { countLogin, findUser } from '../user-queries.ts';
import { toUserResponse, type UserResponse } from '../user-response.ts';
import { openSession, type SessionTokens } from './open-sessions.ts';

/** The device from which a user logs in. */
export interface Client {
  address: string;
  userAgent: string | null;
}

export type LoginResult = SessionTokens & { user: UserResponse };

/**
 * Counts a login with two factors and opens its session. The user's row must be locked.
 * @param createRefreshToken makes the first refresh token of the session; random by default
 * @throws Problem UserDisabled
 */
export async function openUserSession(
  trx: Transaction,
  { tokens, config, now }: ModuleDependencies,
  username: string,
  client: Client,
  createRefreshToken?: (sessionId: string) => string,
): Promise<LoginResult> {
  const user = await findUser(trx, username);
  const version = user && (await countLogin(trx, user));
  if (!user || version === undefined) throw new Problem('UserDisabled');
  const session = await openSession(
    trx,
    { tokens, tokenSecret: config.tokenSecret },
    { userId: user.id, username, role: user.role, version },
    { ...client, now: now(), secondFactor: true },
    createRefreshToken,
  );
  return { ...session, user: toUserResponse({ ...user, version }, { secondFactor: true }, config) };
}
