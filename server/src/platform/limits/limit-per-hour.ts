import type { Transaction } from '../database/connection.ts';
import type { Problem } from '../problem.ts';
import { limitSuccesses } from './throttle.ts';

const HOUR_MS = 3_600_000;

/** How many changes of a kind one sender can make within an hour, such as those that mail people. */
export interface HourlyLimit {
  kind: string;
  perHour: number;
}

/** Whose changes are counted, and when. */
export interface Sender {
  key: string;
  now: Date;
}

/** The change, counted against the limit if there is one. @throws (the change) Problem TooManyRequests */
export function limitPerHour<T>(
  limit: HourlyLimit | undefined,
  sender: Sender | undefined,
  change: (trx: Transaction) => Promise<T | Problem>,
): (trx: Transaction) => Promise<T | Problem> {
  if (!limit || !sender) return change;
  const { kind, perHour } = limit;
  return (trx) =>
    limitSuccesses(trx, { kind, ...sender }, { perKey: perHour, windowMs: HOUR_MS }, () => change(trx));
}
