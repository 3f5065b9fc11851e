import type { ErrorCode } from '@cromia/domain/errors';
import { LIMITS } from '@cromia/domain/limits';
import type { ServiceDependencies } from '../../app-dependencies.ts';
import type { Viewer } from '../../platform/access/viewer.ts';
import type { Transaction } from '../../platform/database/connection.ts';
import { consume, limitFailures, releaseAttempt, tryConsume } from '../../platform/limits/throttle.ts';
import { Problem } from '../../platform/problem.ts';

const HOUR_MS = 3_600_000;

export const VAT_CHECKS = {
  kind: 'VAT_CHECK',
  limit: { perKey: LIMITS.vatChecksPerHour, windowMs: HOUR_MS },
} as const;

type LimitDependencies = Pick<ServiceDependencies, 'db' | 'now'>;

const hasErrorCode = (codes: readonly ErrorCode[]) => (error: unknown) =>
  error instanceof Problem && codes.includes(error.code);

/**
 * Sends a request that is rejected for an existing company. The rejection reveals as much as a check of the VAT number,
 * so it counts as one.
 * @throws Problem TooManyRequests
 */
export function limitVatRejections<T>(
  { db, now }: LimitDependencies,
  { userId }: Viewer,
  send: () => Promise<T>,
): Promise<T> {
  const attempt = { kind: VAT_CHECKS.kind, key: userId, now: now() };
  return limitFailures(
    db,
    attempt,
    VAT_CHECKS.limit,
    send,
    hasErrorCode(['VatNumberExists', 'CustomerRequestExists']),
  );
}

/**
 * Sends a request to join a customer. Wrong codes are counted, because a caller could guess the six digits.
 * @throws Problem TooManyRequests
 */
export function limitAssociations<T>(
  { db, now }: LimitDependencies,
  { userId }: Viewer,
  send: () => Promise<T>,
): Promise<T> {
  const attempt = { kind: 'ASSOCIATION', key: userId, now: now() };
  const limit = { perKey: LIMITS.associationAttemptsPerHour, windowMs: HOUR_MS };
  return limitFailures(db, attempt, limit, send, hasErrorCode(['AssociationFailed']));
}

/** Counts a request to join a customer, in its transaction; one that fails does not count. @throws Problem TooManyRequests */
export function countAssociation(trx: Transaction, userId: string, now: Date): Promise<void> {
  const limit = { perKey: LIMITS.associationsPerHour, windowMs: HOUR_MS };
  return consume(trx, { kind: 'SENT_ASSOCIATION', key: userId, now }, limit);
}

/**
 * Sends an invitation, and counts it whether it succeeds or fails. A repeat with the same idempotency key does not
 * count, and gets the first response even when the limit is reached.
 * @param transaction runs the change, unless it is such a repeat
 * @throws Problem TooManyRequests
 */
export async function limitInvitations<T>(
  { db, now }: LimitDependencies,
  { userId }: Viewer,
  transaction: (change: (trx: Transaction) => Promise<T>) => Promise<T>,
  send: (trx: Transaction) => Promise<T>,
): Promise<T> {
  // Runs before the transaction. Waiting for a second connection inside it could deadlock the pool.
  const counted = await tryConsume(
    db,
    { kind: 'INVITATION', key: userId, now: now() },
    { perKey: LIMITS.invitationsPerHour, windowMs: HOUR_MS },
  );
  let isRepeat = true;
  try {
    return await transaction(async (trx) => {
      isRepeat = false;
      if (counted instanceof Problem) throw counted;
      return send(trx);
    });
  } finally {
    if (isRepeat && typeof counted === 'number') await releaseAttempt(db, counted);
  }
}
