import { createHash, randomBytes } from 'node:crypto';
import { LIMITS } from '@cromia/domain/limits';
import { errors, jwtVerify, SignJWT } from 'jose';

/** The claims of an access token. The server still looks up the session for each request. */
export interface AccessClaims {
  userId: string;
  sessionId: string;
  username: string;
  role: string;
  /** Completed logins; 1 or less is the first login (section 9). */
  version: number;
}

/** The session that a token refers to. */
export interface TokenSession {
  userId: string;
  sessionId: string;
  /** Expiry of the token, in seconds since 1970. */
  expires: number;
}

const ISSUER = 'cromia';
/** The service that accepts the tokens. */
const AUDIENCE = 'cromia-api';
/** Maximum number of cached tokens with a verified signature, about half a megabyte. */
const MAX_CACHED_TOKENS = 1_000;

/** The claims of a token that one of the keys signed. @throws JOSEError if none did, or the token has expired */
async function verifyToken(token: string, key: Uint8Array, previousKey: Uint8Array | null) {
  const options = { issuer: ISSUER, audience: AUDIENCE, algorithms: ['HS256'] };
  try {
    return await jwtVerify(token, key, options);
  } catch (error) {
    if (previousKey === null || !(error instanceof errors.JWSSignatureVerificationFailed)) throw error;
    return jwtVerify(token, previousKey, options);
  }
}

/**
 * Signs and reads access tokens (JWT, HS256).
 * @param previousSecret an earlier secret, whose tokens are still accepted
 */
export function createAccessTokens(secret: string, previousSecret: string | null = null) {
  const key = new TextEncoder().encode(secret);
  const previousKey = previousSecret === null ? null : new TextEncoder().encode(previousSecret);
  // Caches verified tokens, so that each signature is checked only once; the expiry is checked on every request.
  const verifiedTokens = new Map<string, TokenSession>();
  return {
    /**
     * @param expires expiry in seconds since 1970, for a token that replaces another one of its session without a
     * refresh
     */
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

    /** @returns the session of a validly signed token that has not expired, otherwise undefined */
    read: async (token: string): Promise<TokenSession | undefined> => {
      const cached = verifiedTokens.get(token);
      if (cached) return cached.expires * 1000 > Date.now() ? cached : undefined;
      try {
        const { payload } = await verifyToken(token, key, previousKey);
        const { sub, sid, exp } = payload;
        if (typeof sub !== 'string' || typeof sid !== 'string' || exp === undefined) return undefined;
        const session = { userId: sub, sessionId: sid, expires: exp };
        const [oldest] = verifiedTokens.keys();
        if (verifiedTokens.size >= MAX_CACHED_TOKENS && oldest !== undefined) verifiedTokens.delete(oldest);
        verifiedTokens.set(token, session);
        return session;
      } catch {
        // The token is malformed, wrongly signed or expired.
        return undefined;
      }
    },
  };
}

export type AccessTokens = ReturnType<typeof createAccessTokens>;

/** Generates a secret of 256 random bits: the text for the client, and the hash to store. */
export function createSecret(): { secret: string; hash: Buffer } {
  const secret = randomBytes(32).toString('base64url');
  return { secret, hash: hashSecret(secret) };
}

/** Hashes a secret for storage. SHA-256 suffices, because 256 random bits cannot be guessed. */
export function hashSecret(secret: string): Buffer {
  return createHash('sha256').update(secret).digest();
}
