import { isSecondFactorRole } from '@cromia/domain/accounts/second-factor';
import type { AuditAction } from '@cromia/domain/audit/audit-log';
import { chooseLanguage } from '@cromia/domain/languages';
import { LIMITS } from '@cromia/domain/limits';
import { generateSecret, generateURI } from 'otplib';
import type { ModuleDependencies, ServiceDependencies } from '../../../app-dependencies.ts';
import { verifyPassword } from '../../../platform/access/passwords.ts';
import type { Viewer } from '../../../platform/access/viewer.ts';
import type { Connection, Transaction } from '../../../platform/database/connection.ts';
import { recordAudit } from '../../../platform/events/audit.ts';
import { toAddressBlock } from '../../../platform/http/client-address.ts';
import { limitFailures } from '../../../platform/limits/throttle.ts';
import { queueMail } from '../../../platform/mail/outbox.ts';
import { Problem } from '../../../platform/problem.ts';
import { buildSecurityMail, type SecurityEvent } from '../mails/security-mails.ts';
import { endSessions } from '../passwords/password-queries.ts';
import { verifyThrottledSecret } from '../sessions/throttle.ts';
import { findUser } from '../user-queries.ts';
import { deleteChallenges } from './challenge-queries.ts';
import { createRecoveryCodes, findStep } from './codes.ts';
import {
  activateSecret,
  deleteApp,
  deletePasskey,
  findSecondFactors,
  isSessionOpen,
  listMethods,
  lockUserById,
  markSecondFactor,
  replaceRecoveryCodes,
  unmarkSecondFactor,
  upsertPendingSecret,
} from './second-factor-queries.ts';

const MINUTE_MS = 60_000;

/** The caller, on a route about their own user. */
export interface OwnCall {
  viewer: Viewer;
  /** User name in the path. */
  username: string;
  clientAddress: string;
}

/** Rejects another user's name in the same way as an unknown one. @throws Problem NotFound */
export function assertOwnName({ viewer, username }: Pick<OwnCall, 'viewer' | 'username'>): void {
  if (username !== viewer.username) throw new Problem('NotFound');
}

/** Checks the password of the caller. @throws Problem NotFound, WrongPassword, TooManyRequests */
export async function confirmPassword(
  { db, now }: Pick<ServiceDependencies, 'db' | 'now'>,
  call: OwnCall,
  password: string,
): Promise<void> {
  assertOwnName(call);
  const { username, clientAddress } = call;
  const attempt = {
    username,
    address: toAddressBlock(clientAddress),
    secret: 'PASSWORD',
    now: now(),
  } as const;
  await verifyThrottledSecret(db, attempt, async () => {
    const user = await findUser(db, username);
    if (!(await verifyPassword(user?.passwordHash ?? null, password))) throw new Problem('WrongPassword');
  });
}

/**
 * Runs a check of a second factor, unless there were too many failures of the user, from whatever address. They are not
 * reset by a correct password, so that who knows it cannot guess the second factor.
 * @throws Problem TooManyRequests
 */
export function limitCodes<T>(
  { db, now }: Pick<ServiceDependencies, 'db' | 'now'>,
  { username, clientAddress }: { username: string; clientAddress: string },
  check: () => Promise<T>,
): Promise<T> {
  return limitFailures(
    db,
    { kind: 'SECOND_FACTOR', key: username, subkey: toAddressBlock(clientAddress), now: now() },
    { perKey: LIMITS.secondFactorFailuresPerUser, windowMs: LIMITS.loginWindowMinutes * MINUTE_MS },
    check,
    (error) => error instanceof Problem && error.code === 'WrongCode',
  );
}

/** Records a change of a user's second factor, and notifies the user in case somebody else made it. */
export async function reportSecurityEvent(
  trx: Transaction,
  { config }: Pick<ServiceDependencies, 'config'>,
  { userId, username, language }: { userId: string; username: string; language: string },
  {
    action,
    mail,
    actorId = userId,
    details = {},
  }: {
    action: AuditAction;
    mail: SecurityEvent;
    actorId?: string | null;
    details?: Record<string, unknown>;
  },
): Promise<void> {
  await recordAudit(trx, { userId: actorId, action, entity: 'user', entityId: userId, details });
  const recipient = { username, language: chooseLanguage({ userLanguage: language }) };
  await queueMail(trx, buildSecurityMail(recipient, mail, config));
}

/**
 * Locks the caller's row, and checks that a reset or a change of the password has not ended the session meanwhile.
 * @throws Problem Unauthorized
 */
export async function lockOwnSession(
  trx: Transaction,
  { userId, sessionId }: Pick<Viewer, 'userId' | 'sessionId'>,
): Promise<void> {
  await lockUserById(trx, userId);
  if (!(await isSessionOpen(trx, sessionId))) throw new Problem('Unauthorized');
}

/** Creates a secret for an authenticator app. It has no effect until `addApp` gets its first code, and expires. */
export async function createAppSecret(
  { db, config, now }: Pick<ServiceDependencies, 'db' | 'config' | 'now'>,
  viewer: Viewer,
): Promise<{ secret: string; uri: string }> {
  const { userId, username } = viewer;
  const secret = generateSecret();
  const pendingUntil = new Date(now().getTime() + LIMITS.appSetupMinutes * MINUTE_MS);
  await db.transaction().execute(async (trx) => {
    await lockOwnSession(trx, viewer);
    await upsertPendingSecret(trx, userId, { pendingSecret: secret, pendingUntil });
  });
  return { secret, uri: generateURI({ issuer: config.brand.name, label: username, secret }) };
}

/**
 * Completes a new second factor: the current session counts as proved, all others and unfinished logins end.
 * @returns recovery codes, unless the user has some
 */
export async function finishNewFactor(
  trx: Transaction,
  { now }: Pick<ServiceDependencies, 'now'>,
  { userId, sessionId }: Viewer,
): Promise<{ recoveryCodes: string[] }> {
  await markSecondFactor(trx, sessionId);
  await endSessions(trx, userId, { now: now(), except: sessionId });
  await deleteChallenges(trx, userId);
  const { recoveryCodes } = await findSecondFactors(trx, userId);
  return { recoveryCodes: recoveryCodes > 0 ? [] : await createRecoveryCodes(trx, userId) };
}

/** The secret that waits for its first code; undefined without one that is valid. */
async function findPendingSecret(db: Connection, userId: string, now: Date): Promise<string | undefined> {
  const { app } = await findSecondFactors(db, userId);
  if (!app || app.pendingSecret === null || app.pendingUntil === null) return undefined;
  return app.pendingUntil > now ? app.pendingSecret : undefined;
}

/**
 * Adds the authenticator app, or replaces the previous one, with the first code of the new secret. Only who knew the
 * password has such a secret, and only then wrong codes are counted: they limit the user's logins.
 * @throws Problem NotFound, WrongCode, TooManyRequests, Unauthorized
 */
export async function addApp(
  deps: ModuleDependencies,
  call: OwnCall,
  code: string,
): Promise<{ recoveryCodes: string[] }> {
  assertOwnName(call);
  const { viewer } = call;
  if ((await findPendingSecret(deps.db, viewer.userId, deps.now())) === undefined)
    throw new Problem('WrongCode');
  return limitCodes(deps, call, () =>
    deps.db.transaction().execute(async (trx) => {
      const moment = deps.now();
      await lockOwnSession(trx, viewer);
      const secret = await findPendingSecret(trx, viewer.userId, moment);
      const step = secret === undefined ? undefined : findStep(secret, code, moment);
      if (secret === undefined || step === undefined) throw new Problem('WrongCode');
      await activateSecret(trx, viewer.userId, { secret, step, now: moment });
      await reportSecurityEvent(trx, deps, viewer, {
        ...{ action: 'accounts.add-second-factor', mail: 'appAdded', details: { factor: 'APP' } },
      });
      return finishNewFactor(trx, deps, viewer);
    }),
  );
}

/**
 * Removes the authenticator app, or the passkey with the id. Without a second factor, recovery codes are deleted too.
 * @throws Problem NotFound, Unauthorized; LastSecondFactor when the portal requires one of the role
 */
export async function removeFactor(
  deps: ModuleDependencies,
  viewer: Viewer,
  factor: 'APP' | { passkeyId: string },
): Promise<void> {
  await deps.db.transaction().execute(async (trx) => {
    const { userId } = viewer;
    await lockOwnSession(trx, viewer);
    const wasRemoved =
      factor === 'APP' ? await deleteApp(trx, userId) : await deletePasskey(trx, userId, factor.passkeyId);
    if (!wasRemoved) throw new Problem('NotFound');
    if (listMethods(await findSecondFactors(trx, userId)).length === 0) {
      if (deps.config.requireSecondFactor && isSecondFactorRole(viewer.role))
        throw new Problem('LastSecondFactor');
      await replaceRecoveryCodes(trx, userId, []);
      await unmarkSecondFactor(trx, userId);
    }
    await deleteChallenges(trx, userId);
    await reportSecurityEvent(trx, deps, viewer, {
      action: 'accounts.remove-second-factor',
      mail: factor === 'APP' ? 'appRemoved' : 'passkeyRemoved',
      details: { factor: factor === 'APP' ? 'APP' : 'PASSKEY' },
    });
  });
}

/** Replaces the recovery codes. @throws Problem Unauthorized; Conflict without a second factor */
export function renewRecoveryCodes(
  deps: ModuleDependencies,
  viewer: Viewer,
): Promise<{ recoveryCodes: string[] }> {
  return deps.db.transaction().execute(async (trx) => {
    await lockOwnSession(trx, viewer);
    if (listMethods(await findSecondFactors(trx, viewer.userId)).length === 0) throw new Problem('Conflict');
    const recoveryCodes = await createRecoveryCodes(trx, viewer.userId);
    await reportSecurityEvent(trx, deps, viewer, {
      ...{ action: 'accounts.replace-recovery-codes', mail: 'codesReplaced' },
    });
    return { recoveryCodes };
  });
}
