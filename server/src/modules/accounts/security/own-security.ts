import { isSecondFactorRole, type OwnSecurity } from '@cromia/domain/accounts/second-factor';
import type { ModuleDependencies } from '../../../app-dependencies.ts';
import { recordAudit } from '../../../platform/events/audit.ts';
import { Problem } from '../../../platform/problem.ts';
import { endSessions } from '../passwords/password-queries.ts';
import { endSession } from '../user-queries.ts';
import { assertOwnName, type OwnCall } from './change-second-factor.ts';
import { findSecondFactors } from './second-factor-queries.ts';
import { listOpenSessions } from './session-queries.ts';

type Call = Pick<OwnCall, 'viewer' | 'username'>;

/** Reads the caller's second factors and active sessions. @throws Problem NotFound for another user's name */
export async function readOwnSecurity(
  { db, config, now }: ModuleDependencies,
  call: Call,
): Promise<OwnSecurity> {
  assertOwnName(call);
  const { userId, sessionId, role } = call.viewer;
  const { app, passkeys, recoveryCodes } = await findSecondFactors(db, userId);
  const sessions = await listOpenSessions(db, userId, now());
  return {
    isRequired: config.requireSecondFactor && isSecondFactorRole(role),
    appAddedOn: app?.addedAt?.toISOString() ?? null,
    passkeys: passkeys.map(({ id, name, addedAt, lastUsedAt }) => ({
      id,
      name,
      addedOn: addedAt.toISOString(),
      lastUsedOn: lastUsedAt?.toISOString() ?? null,
    })),
    recoveryCodes,
    sessions: sessions.map(({ id, userAgent, createdAt, lastUsedAt }) => ({
      id,
      userAgent,
      createdOn: createdAt.toISOString(),
      lastUsedOn: lastUsedAt.toISOString(),
      isCurrent: id === sessionId,
    })),
  };
}

/** Ends one of the caller's sessions, from its next request on. @throws Problem NotFound */
export async function endOwnSession({ db, now }: ModuleDependencies, call: Call, id: string): Promise<void> {
  assertOwnName(call);
  const { userId } = call.viewer;
  await db.transaction().execute(async (trx) => {
    const sessions = await listOpenSessions(trx, userId, now());
    if (!sessions.some((session) => session.id === id)) throw new Problem('NotFound');
    await endSession(trx, id, now());
    await recordAudit(trx, { userId, action: 'accounts.end-sessions', entity: 'user', entityId: userId });
  });
}

/** Ends all sessions of the caller but the current one. @throws Problem NotFound for another user's name */
export async function endOtherSessions({ db, now }: ModuleDependencies, call: Call): Promise<void> {
  assertOwnName(call);
  const { userId, sessionId } = call.viewer;
  await db.transaction().execute(async (trx) => {
    await endSessions(trx, userId, { now: now(), except: sessionId });
    await recordAudit(trx, { userId, action: 'accounts.end-sessions', entity: 'user', entityId: userId });
  });
}
