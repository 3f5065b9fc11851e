import { createHmac } from 'node:crypto';
import { LIMITS } from '@cromia/domain/limits';
import { type AccessTokens, createSecret, hashSecret } from '../../../platform/access/tokens.ts';
import type { Database, Transaction } from '../../../platform/database/connection.ts';
import { Problem } from '../../../platform/problem.ts';
import {
  countReplacedTokens,
  endSession,
  findCurrentTokenHash,
  findRefreshToken,
  insertRefreshToken,
  insertSession,
  type RefreshTokenRow,
  replaceRefreshToken,
} from '../user-queries.ts';

const DAY_MS = 86_400_000;

interface Signing {
  tokens: AccessTokens;
  /** The secret from which successors of refresh tokens are derived. */
  tokenSecret: string;
}

export interface SessionTokens {
  accessToken: string;
  refreshToken: string;
}

interface SessionUser {
  userId: string;
  username: string;
  role: string;
  version: number;
}

/**
 * Opens a session after a login.
 * @param createRefreshToken makes the first refresh token; 256 random bits by default
 * @returns an access token and the first refresh token
 */
export async function openSession(
  trx: Transaction,
  { tokens }: Signing,
  user: SessionUser,
  client: { userAgent: string | null; address: string; now: Date; secondFactor: boolean },
  createRefreshToken: (sessionId: string) => string = () => createSecret().secret,
): Promise<SessionTokens> {
  const sessionId = await insertSession(trx, { userId: user.userId, ...client });
  const refreshToken = createRefreshToken(sessionId);
  await insertRefreshToken(trx, sessionId, hashSecret(refreshToken));
  return { accessToken: await tokens.sign({ ...user, sessionId }), refreshToken };
}

/**
 * Derives the refresh token that replaces another one. The successor is not random, so that concurrent tabs with the
 * same token get the same one and the server needs no plain-text tokens. Nobody can compute it without the server's
 * secret.
 */
function deriveSuccessor(refreshToken: string, sessionId: string, tokenSecret: string): string {
  return createHmac('sha256', tokenSecret).update(`refresh:${sessionId}:${refreshToken}`).digest('base64url');
}

function hasEnded(session: RefreshTokenRow, now: Date): boolean {
  return (
    session.endedAt !== null ||
    session.disabledAt !== null ||
    now.getTime() - session.lastUsedAt.getTime() > LIMITS.sessionIdleDays * DAY_MS ||
    now.getTime() - session.createdAt.getTime() > LIMITS.sessionMaxDays * DAY_MS
  );
}

/**
 * Derives a token's possible successors within the grace period (at most `refreshesInGrace`), the token itself first.
 */
function deriveChain(refreshToken: string, sessionId: string, tokenSecret: string): string[] {
  const chain = [refreshToken];
  for (let latest = refreshToken; chain.length <= LIMITS.refreshesInGrace; chain.push(latest)) {
    latest = deriveSuccessor(latest, sessionId, tokenSecret);
  }
  return chain;
}

/**
 * Issues a new access token and the successor of a refresh token (architecture, "Sessions and secrets"). A replaced
 * token is accepted during a grace period of a few seconds. Later use means that it was stolen, and ends the session.
 * Concurrent refreshes do not block each other: they derive the same successor, and one statement replaces the token
 * once.
 * @throws Problem Unauthorized; TooManyRequests when the session refreshes too often
 */
export async function refreshSession(
  db: Database,
  signing: Signing,
  { username, refreshToken }: { username: string; refreshToken: string },
  now: Date,
): Promise<SessionTokens> {
  const session = await findRefreshToken(db, hashSecret(refreshToken));
  if (!session || session.username !== username || hasEnded(session, now)) throw new Problem('Unauthorized');
  const { sessionId } = session;
  const graceStart = new Date(now.getTime() - LIMITS.refreshGraceSeconds * 1000);
  if (session.replacedAt !== null && session.replacedAt < graceStart) {
    await endSession(db, sessionId, now);
    throw new Problem('Unauthorized');
  }
  const newest =
    session.replacedAt === null
      ? await rotateToken(db, signing, { sessionId, refreshToken }, { graceStart, now })
      : await findNewestToken(db, deriveChain(refreshToken, sessionId, signing.tokenSecret));
  return { accessToken: await signing.tokens.sign(session), refreshToken: newest };
}

/** Replaces the current refresh token of a session. @throws Problem TooManyRequests for too many refreshes */
async function rotateToken(
  db: Database,
  { tokenSecret }: Signing,
  { sessionId, refreshToken }: { sessionId: string; refreshToken: string },
  { graceStart, now }: { graceStart: Date; now: Date },
): Promise<string> {
  if ((await countReplacedTokens(db, sessionId, graceStart)) >= LIMITS.refreshesInGrace)
    throw new Problem('TooManyRequests', { retryAfter: LIMITS.refreshGraceSeconds });
  const successor = deriveSuccessor(refreshToken, sessionId, tokenSecret);
  // Does nothing if another tab has already replaced the token with the same successor.
  await replaceRefreshToken(db, { hash: hashSecret(refreshToken), successor: hashSecret(successor), now });
  return successor;
}

/** Finds the newest token of a chain. @throws Problem Unauthorized when the server's secret has changed since */
async function findNewestToken(db: Database, chain: readonly string[]): Promise<string> {
  const hashes = chain.map(hashSecret);
  const current = await findCurrentTokenHash(db, hashes);
  const newest = chain.find((_token, index) => current !== undefined && hashes[index]?.equals(current));
  if (newest === undefined) throw new Problem('Unauthorized');
  return newest;
}

/** Ends the session of a refresh token. Ignores an unknown token. */
export async function closeSession(db: Database, refreshToken: string, now: Date): Promise<void> {
  const session = await findRefreshToken(db, hashSecret(refreshToken));
  if (session) await endSession(db, session.sessionId, now);
}
