import { z } from 'zod';

/** The access token, in memory only. */

/** A token about to expire is replaced before it is used. */
const EXPIRY_MARGIN_MS = 15_000;

interface AccessToken {
  token: string;
  /** Milliseconds of this machine's clock. */
  expiresAt: number;
}

const claimsSchema = z.object({ exp: z.number(), iat: z.number() });

let current: AccessToken | null = null;

/** Computes the expiry from `exp` minus `iat`, since this machine's clock may be wrong. */
function computeExpiry(token: string): number {
  try {
    const payload = token.split('.')[1] ?? '';
    const claims = claimsSchema.parse(JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/'))));
    return Date.now() + (claims.exp - claims.iat) * 1000;
  } catch {
    // An opaque token: the server's 401 reports its expiry.
    return Number.POSITIVE_INFINITY;
  }
}

/** The last access token, expired or not; null for none. */
export function getAccessToken(): string | null {
  return current?.token ?? null;
}

/** The access token if it does not expire soon, else null. */
export function getUnexpiredAccessToken(): string | null {
  return current !== null && current.expiresAt - Date.now() > EXPIRY_MARGIN_MS ? current.token : null;
}

/** Replaces the access token; null removes it. */
export function setAccessToken(token: string | null): void {
  current = token === null ? null : { token, expiresAt: computeExpiry(token) };
}
