import type { ErrorCode } from '@cromia/domain/errors';
import { LIMITS } from '@cromia/domain/limits';
import type { ServiceDependencies } from '../../app-dependencies.ts';
import type { Viewer } from '../../platform/access/viewer.ts';
import type { Connection, Transaction } from '../../platform/database/connection.ts';
import { Problem } from '../../platform/problem.ts';
import { type AttemptKind, deleteAttempt, recordAttempt } from './user-queries.ts';

const HOUR_MS = 3_600_000;

interface Attempt {
  userId: string;
  kind: AttemptKind;
  now: Date;
}

/**
 * Counts an attempt of a user in the current hour. Rejected attempts do not count, so waiting for `Retry-After` always
 * suffices.
 * @returns the id of the attempt, with which it can be deleted again; TooManyRequests when the limit is reached
 */
async function tryAttempt(
  db: Connection,
  { userId, kind, now }: Attempt,
  most: number,
): Promise<number | Problem> {
  const since = new Date(now.getTime() - HOUR_MS);
  const { id, full } = await recordAttempt(db, { userId, kind, now, since }, most);
  if (full === null) return id;
  await deleteAttempt(db, id);
  const retryAfter = Math.ceil((full.getTime() + HOUR_MS - now.getTime()) / 1000);
  return new Problem('TooManyRequests', { retryAfter: Math.max(1, retryAfter) });
}

/** Counts an attempt of a user in the current hour. @returns its id @throws Problem TooManyRequests */
export async function countAttempt(db: Connection, attempt: Attempt, most: number): Promise<number> {
  const counted = await tryAttempt(db, attempt, most);
  if (counted instanceof Problem) throw counted;
  return counted;
}

/**
 * Runs an action whose refusals are limited per hour, because they reveal something about others. Only refusals with
 * one of the codes count. They count even though the action's transaction is rolled back.
 * @throws Problem TooManyRequests, and errors of the action
 */
async function limitRefusals<T>(
  db: Connection,
  { codes, most, ...attempt }: Attempt & { codes: readonly ErrorCode[]; most: number },
  run: () => Promise<T>,
): Promise<T> {
  const tryId = await countAttempt(db, attempt, most);
  let counts = false;
  try {
    return await run();
  } catch (error) {
    counts = error instanceof Problem && codes.includes(error.code);
    throw error;
  } finally {
    if (!counts) await deleteAttempt(db, tryId);
  }
}

type LimitDependencies = Pick<ServiceDependencies, 'db' | 'now'>;

/**
 * Sends a request that is refused for a known company. The refusal reveals as much as a check of the VAT number, so it
 * counts as one.
 * @throws Problem TooManyRequests
 */
export function limitVatRefusals<T>(
  { db, now }: LimitDependencies,
  { userId }: Viewer,
  send: () => Promise<T>,
): Promise<T> {
  const codes = ['VatNumberExists', 'CustomerRequestExists'] as const;
  const attempt = { userId, kind: 'VAT_CHECK', now: now(), codes, most: LIMITS.vatChecksPerHour } as const;
  return limitRefusals(db, attempt, send);
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
  const codes = ['AssociationFailed'] as const;
  const most = LIMITS.associationTriesPerHour;
  return limitRefusals(db, { userId, kind: 'ASSOCIATION', now: now(), codes, most }, send);
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
  const counted = await tryAttempt(db, { userId, kind: 'INVITATION', now: now() }, LIMITS.invitationsPerHour);
  let isRepeat = true;
  try {
    return await transaction(async (trx) => {
      isRepeat = false;
      if (counted instanceof Problem) throw counted;
      return send(trx);
    });
  } finally {
    if (isRepeat && typeof counted === 'number') await deleteAttempt(db, counted);
  }
}
