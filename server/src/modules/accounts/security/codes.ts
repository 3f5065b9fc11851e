import { randomBytes } from 'node:crypto';
import { formatRecoveryCode, isAppCode } from '@cromia/domain/accounts/second-factor';
import { LIMITS } from '@cromia/domain/limits';
import { verifySync } from 'otplib';
import { hashSecret } from '../../../platform/access/tokens.ts';
import type { Transaction } from '../../../platform/database/connection.ts';
import {
  consumeRecoveryCode,
  findSecondFactors,
  replaceRecoveryCodes,
  storeStep,
} from './second-factor-queries.ts';

/** Seconds by which the clocks of app and server may differ. */
const CLOCK_TOLERANCE_SECONDS = 30;
const RECOVERY_CODE_BYTES = 15;
/** Without letters and digits that look alike. Its 32 characters carry five bits each. */
const ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/** Checks a code of an authenticator app. @returns the time step of a correct code (RFC 6238) */
export function findStep(secret: string, code: string, now: Date): number | undefined {
  if (!isAppCode(code)) return undefined;
  const epoch = Math.floor(now.getTime() / 1000);
  const result = verifySync({ secret, token: code, epoch, epochTolerance: CLOCK_TOLERANCE_SECONDS });
  return result.valid && 'timeStep' in result ? result.timeStep : undefined;
}

/** Checks a code of the second step and uses it up. The user's row must be locked. @returns how it was correct */
export async function consumeCode(
  trx: Transaction,
  userId: string,
  code: string,
  now: Date,
): Promise<'APP' | 'RECOVERY_CODE' | undefined> {
  if (!isAppCode(code))
    return (await consumeRecoveryCode(trx, userId, hashSecret(code))) ? 'RECOVERY_CODE' : undefined;
  const { app } = await findSecondFactors(trx, userId);
  const step = app && app.secret !== null ? findStep(app.secret, code, now) : undefined;
  return step !== undefined && (await storeStep(trx, userId, step)) ? 'APP' : undefined;
}

/** Generates a recovery code of 120 random bits. */
function createRecoveryCode(): string {
  const bits = [...randomBytes(RECOVERY_CODE_BYTES)]
    .map((byte) => byte.toString(2).padStart(8, '0'))
    .join('');
  const groups = bits.match(/.{5}/g) ?? [];
  return groups.map((group) => ALPHABET[Number.parseInt(group, 2)]).join('');
}

/** Replaces the recovery codes of a user. Only their hashes are stored. @returns the new codes, to be displayed once */
export async function createRecoveryCodes(trx: Transaction, userId: string): Promise<string[]> {
  const codes = Array.from({ length: LIMITS.recoveryCodes }, createRecoveryCode);
  await replaceRecoveryCodes(trx, userId, codes.map(hashSecret));
  return codes.map(formatRecoveryCode);
}
