import { createHmac } from 'node:crypto';
import { LIMITS } from '@cromia/domain/limits';
import type { Database, Transaction } from '../../platform/database.ts';
import { Problem } from '../../platform/problem.ts';
import { type AccessTokens, newSecret, secretHash } from '../../platform/tokens.ts';
import {
  endSession,
  insertRefreshToken,
  insertSession,
  lockRefreshToken,
  type RefreshRow,
  refreshTokenReplacedAt,
  replaceRefreshToken,
  sessionOfRefreshToken,
  touchSession,
} from './queries.ts';

const DAY_MS = 86_400_000;

interface Signing {
  tokens: AccessTokens;
  /** The secret that successors of refresh tokens are derived with. */
  tokenSecret: string;
}

export interface Tokens {
  accessToken: string;
  refreshToken: string;
}

interface SessionUser {
  userId: string;
  username: string;
  role: string;
  version: number;
}

/** Opens a session after a login: an access token, and the first refresh token of 256 random bits. */
export async function openSession(
  trx: Transaction,
  { tokens }: Signing,
  user: SessionUser,
  client: { userAgent: string | null; address: string; now: Date },
): Promise<Tokens> {
  const sessionId = await insertSession(trx, { userId: user.userId, ...client });
  const { secret, hash } = newSecret();
  await insertRefreshToken(trx, sessionId, hash);
  return { accessToken: await tokens.sign({ ...user, sessionId }), refreshToken: secret };
}

/**
 * The refresh token that replaces another. Derived, not drawn: tabs that race with one token get the same successor,
 * without the server keeping any token in the clear. Nobody without the server's secret can compute it.
 */
function successorOf(refreshToken: string, sessionId: string, tokenSecret: string): string {
  return createHmac('sha256', tokenSecret).update(`refresh:${sessionId}:${refreshToken}`).digest('base64url');
}

function isOver(session: RefreshRow, now: Date): boolean {
  return (
    session.endedAt !== null ||
    session.disabledAt !== null ||
    now.getTime() - session.lastUsedAt.getTime() > LIMITS.sessionIdleDays * DAY_MS ||
    now.getTime() - session.createdAt.getTime() > LIMITS.sessionMaxDays * DAY_MS
  );
}

/**
 * Gives a new access token and the successor of a refresh token (architecture, "Sessions and secrets"). A replaced
 * token is honoured for some seconds; used later, it was stolen and its whole family ends.
 * @throws Problem Unauthorized
 */
export async function refreshSession(
  db: Database,
  signing: Signing,
  { username, refreshToken }: { username: string; refreshToken: string },
  now: Date,
): Promise<Tokens> {
  const renewed = await db.transaction().execute(async (trx) => {
    const session = await lockRefreshToken(trx, secretHash(refreshToken));
    if (!session || session.username !== username || isOver(session, now)) return undefined;

    let current = refreshToken;
    for (;;) {
      const hash = secretHash(current);
      const replacedAt = await refreshTokenReplacedAt(trx, hash);
      const successor = successorOf(current, session.sessionId, signing.tokenSecret);
      if (!replacedAt) {
        await replaceRefreshToken(trx, hash, now);
        await insertRefreshToken(trx, session.sessionId, secretHash(successor));
        await touchSession(trx, session.sessionId, now);
        return { session, refreshToken: successor };
      }
      if (now.getTime() - replacedAt.getTime() > LIMITS.refreshGraceSeconds * 1000) {
        await endSession(trx, session.sessionId, now);
        return undefined;
      }
      // Racing tabs: hand out the successor as it stands, without replacing it once more.
      if ((await refreshTokenReplacedAt(trx, secretHash(successor))) === null) {
        return { session, refreshToken: successor };
      }
      current = successor;
    }
  });
  if (!renewed) throw new Problem('Unauthorized');
  return {
    accessToken: await signing.tokens.sign(renewed.session),
    refreshToken: renewed.refreshToken,
  };
}

/** Ends the session that a refresh token belongs to; an unknown token ends nothing and says nothing. */
export async function closeSession(db: Database, refreshToken: string, now: Date): Promise<void> {
  const sessionId = await sessionOfRefreshToken(db, secretHash(refreshToken));
  if (sessionId) await endSession(db, sessionId, now);
}
