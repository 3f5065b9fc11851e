import { createHmac } from 'node:crypto';
import type { SecondFactorLogin, SecondStep } from '@cromia/domain/accounts/second-factor';
import { LIMITS } from '@cromia/domain/limits';
import type { ModuleDependencies } from '../../../app-dependencies.ts';
import { createSecret, hashSecret } from '../../../platform/access/tokens.ts';
import type { Transaction } from '../../../platform/database/connection.ts';
import { Problem } from '../../../platform/problem.ts';
import { completeSecondStep, findSecondStep, insertChallenge } from '../security/challenge-queries.ts';
import { limitCodes, reportSecurityEvent } from '../security/change-second-factor.ts';
import { consumeCode } from '../security/codes.ts';
import {
  isSessionOpen,
  listMethods,
  lockUserById,
  type SecondFactors,
} from '../security/second-factor-queries.ts';
import { findUser } from '../user-queries.ts';
import { toUserResponse } from '../user-response.ts';
import { type Client, type LoginResult, openUserSession } from './open-user-session.ts';

const MINUTE_MS = 60_000;

/** Begins the second step of a login after a correct password. Only the hash of the challenge is stored. */
export async function beginSecondStep(
  trx: Transaction,
  userId: string,
  factors: SecondFactors,
  now: Date,
): Promise<SecondStep> {
  const { secret, hash } = createSecret();
  const expiresAt = new Date(now.getTime() + LIMITS.loginChallengeMinutes * MINUTE_MS);
  await insertChallenge(trx, { secretHash: hash, purpose: 'SECOND_STEP', userId, expiresAt });
  return { challenge: secret, methods: listMethods(factors), expiresOn: expiresAt.toISOString() };
}

/**
 * Derives the first refresh token of a session from the challenge, so that a client that lost the response gets the
 * same session again (decision 0004 does the same for later tokens).
 */
function deriveRefreshToken(tokenSecret: string, sessionId: string, challenge: string): string {
  return createHmac('sha256', tokenSecret).update(`login:${sessionId}:${challenge}`).digest('base64url');
}

type StepRow = NonNullable<Awaited<ReturnType<typeof findSecondStep>>>;

/**
 * Repeats the response to a completed second step, within seconds and for the same code.
 * @throws Problem LoginExpired
 */
async function repeatResponse(
  trx: Transaction,
  { tokens, config, now }: ModuleDependencies,
  { usedAt, sessionId, codeHash, username }: StepRow,
  { challenge, code }: SecondFactorLogin,
): Promise<LoginResult> {
  const graceStart = new Date(now().getTime() - LIMITS.refreshGraceSeconds * 1000);
  const user = await findUser(trx, username);
  if (usedAt === null || usedAt < graceStart || sessionId === null || !user)
    throw new Problem('LoginExpired');
  // Its owner may have logged out meanwhile.
  if (!(await isSessionOpen(trx, sessionId))) throw new Problem('LoginExpired');
  if (codeHash?.equals(hashSecret(code)) !== true) throw new Problem('WrongCode');
  const { id: userId, role, version } = user;
  return {
    accessToken: await tokens.sign({ userId, sessionId, username, role, version }),
    refreshToken: deriveRefreshToken(config.tokenSecret, sessionId, challenge),
    user: toUserResponse(user, { secondFactor: true }, config),
  };
}

async function checkCode(
  deps: ModuleDependencies,
  { challenge, code }: SecondFactorLogin,
  client: Client,
): Promise<LoginResult> {
  const secretHash = hashSecret(challenge);
  return deps.db.transaction().execute(async (trx) => {
    const found = await findSecondStep(trx, secretHash, deps.now());
    if (!found) throw new Problem('LoginExpired');
    await lockUserById(trx, found.userId);
    // Another request may have completed or deleted it while this one waited for the lock.
    const step = await findSecondStep(trx, secretHash, deps.now());
    if (!step) throw new Problem('LoginExpired');
    if (step.usedAt !== null) return repeatResponse(trx, deps, step, { challenge, code });
    const method = await consumeCode(trx, step.userId, code, deps.now());
    if (method === undefined) throw new Problem('WrongCode');
    let sessionId: string | undefined;
    const result = await openUserSession(trx, deps, step.username, client, (id) => {
      sessionId = id;
      return deriveRefreshToken(deps.config.tokenSecret, id, challenge);
    });
    if (sessionId === undefined) throw new Error('The session has no id');
    await completeSecondStep(trx, secretHash, {
      ...{ usedAt: deps.now(), sessionId, codeHash: hashSecret(code) },
    });
    if (method === 'RECOVERY_CODE') {
      const { userId, username } = step;
      await reportSecurityEvent(
        trx,
        deps,
        { userId, username, language: result.user.language },
        { action: 'accounts.use-recovery-code', mail: 'recoveryCodeUsed' },
      );
    }
    return result;
  });
}

/**
 * Completes a login with a code of the app or a recovery code. A code opens one session; the same request sent again
 * within seconds gets the same session.
 * @throws Problem LoginExpired for an unknown, expired or completed challenge; WrongCode; TooManyRequests
 */
export async function completeLogin(
  deps: ModuleDependencies,
  login: SecondFactorLogin,
  client: Client,
): Promise<LoginResult> {
  const step = await findSecondStep(deps.db, hashSecret(login.challenge), deps.now());
  if (!step) throw new Problem('LoginExpired');
  const { username } = step;
  return limitCodes(deps, { username, clientAddress: client.address }, () => checkCode(deps, login, client));
}
