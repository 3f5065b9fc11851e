import { createHash, randomBytes } from 'node:crypto';
import { LIMITS } from '@cromia/domain/limits';
import { jwtVerify, SignJWT } from 'jose';

/** What an access token says. The server still looks the session up. */
export interface AccessClaims {
  userId: string;
  sessionId: string;
  username: string;
  role: string;
  /** Completed logins; 1 or less is the first login (section 9). */
  version: number;
}

/** What the server looks up behind a token. */
export interface TokenSession {
  userId: string;
  sessionId: string;
  /** When the token ends, in seconds since 1970. */
  expires: number;
}

const ISSUER = 'cromia';
/** The service that accepts the tokens. */
const AUDIENCE = 'cromia-api';
/** Most tokens whose verified signature is remembered; half a megabyte. */
const REMEMBERED_TOKENS = 1_000;

/** Signs and reads access tokens (JWT, HS256) with one secret. */
export function createAccessTokens(secret: string) {
  const key = new TextEncoder().encode(secret);
  // A valid signature stays valid and only the token's age changes, so it is verified once, not at each call.
  const verified = new Map<string, TokenSession>();
  return {
    /** @param expires seconds since 1970, for a token that replaces another of the same session without a refresh */
    sign: (claims: AccessClaims, expires?: number): Promise<string> =>
      new SignJWT({
        sid: claims.sessionId,
        username: claims.username,
        role: claims.role,
        version: claims.version,
      })
        .setProtectedHeader({ alg: 'HS256' })
        .setSubject(claims.userId)
        .setIssuer(ISSUER)
        .setAudience(AUDIENCE)
        .setIssuedAt()
        .setExpirationTime(expires ?? `${LIMITS.accessTokenMinutes}m`)
        .sign(key),

    /** @returns the session named by a token that we signed and that still holds, else undefined */
    read: async (token: string): Promise<TokenSession | undefined> => {
      const known = verified.get(token);
      if (known) return known.expires * 1000 > Date.now() ? known : undefined;
      try {
        const { payload } = await jwtVerify(token, key, {
          issuer: ISSUER,
          audience: AUDIENCE,
          algorithms: ['HS256'],
        });
        const { sub, sid, exp } = payload;
        if (typeof sub !== 'string' || typeof sid !== 'string' || exp === undefined) return undefined;
        const session = { userId: sub, sessionId: sid, expires: exp };
        const [oldest] = verified.keys();
        if (verified.size >= REMEMBERED_TOKENS && oldest !== undefined) verified.delete(oldest);
        verified.set(token, session);
        return session;
      } catch {
        // A token with any fault (form, signature, age) counts as none.
        return undefined;
      }
    },
  };
}

export type AccessTokens = ReturnType<typeof createAccessTokens>;

/** A secret of 256 random bits, as text for the client and as the hash that is stored. */
export function createSecret(): { secret: string; hash: Buffer } {
  const secret = randomBytes(32).toString('base64url');
  return { secret, hash: hashSecret(secret) };
}

/** The stored form of a secret. SHA-256 is enough: 256 random bits cannot be guessed. */
export function hashSecret(secret: string): Buffer {
  return createHash('sha256').update(secret).digest();
}
