import { newPasskeyOptionsSchema, passkeyLoginOptionsSchema } from '@cromia/domain/accounts/passkey-options';
import type { NewPasskey, PasskeyLogin } from '@cromia/domain/accounts/second-factor';
import { LIMITS } from '@cromia/domain/limits';
import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import type { ModuleDependencies, ServiceDependencies } from '../../../app-dependencies.ts';
import { hashSecret } from '../../../platform/access/tokens.ts';
import type { Viewer } from '../../../platform/access/viewer.ts';
import type { Config } from '../../../platform/config.ts';
import { toAddressBlock } from '../../../platform/http/client-address.ts';
import { consume, limitFailures } from '../../../platform/limits/throttle.ts';
import { Problem } from '../../../platform/problem.ts';
import { type Client, type LoginResult, openUserSession } from '../sessions/open-user-session.ts';
import { type ChallengeUse, consumeChallenge, insertChallenge } from './challenge-queries.ts';
import { finishNewFactor, lockOwnSession, reportSecurityEvent } from './change-second-factor.ts';
import { findPasskey, insertPasskey, type PasskeyRow, storeSignatureCount } from './passkey-queries.ts';
import { findSecondFactors, lockUserById } from './second-factor-queries.ts';

const MINUTE_MS = 60_000;
/** EdDSA, ES256 and RS256 (COSE), which all devices know. */
const ALGORITHMS = [-8, -7, -257];
const WINDOW_MS = LIMITS.loginWindowMinutes * MINUTE_MS;

/** The site to which passkeys belong: the host name of the portal, and its origin. */
function getSite({ publicUrl }: Pick<Config, 'publicUrl'>): { rpID: string; origin: string } {
  const { hostname, origin } = new URL(publicUrl);
  return { rpID: hostname, origin };
}

function getExpiry(now: Date): Date {
  return new Date(now.getTime() + LIMITS.loginChallengeMinutes * MINUTE_MS);
}

/**
 * Runs a check of the library, which throws an error for every invalid response, and then uses up the challenge.
 * @param check gets the function that accepts the response's challenge
 * @throws Problem PasskeyRejected
 */
async function verifyResponse<T extends { verified: boolean }>(
  { db, now }: Pick<ServiceDependencies, 'db' | 'now'>,
  { purpose, userId }: Pick<ChallengeUse, 'purpose' | 'userId'>,
  check: (acceptChallenge: (challenge: string) => boolean) => Promise<T>,
): Promise<T> {
  let challenge = '';
  let result: T | undefined;
  try {
    result = await check((signed) => {
      challenge = signed;
      return true;
    });
  } catch {
    // The library has no error type of its own.
    result = undefined;
  }
  const isNew = await consumeChallenge(db, {
    ...{ secretHash: hashSecret(challenge), purpose, userId, now: now() },
  });
  if (result?.verified !== true || !isNew) throw new Problem('PasskeyRejected');
  return result;
}

/** Begins the registration of a passkey. @throws Problem Conflict for a user with too many */
export async function createPasskeyOptions(
  { db, config, now }: Pick<ServiceDependencies, 'db' | 'config' | 'now'>,
  { userId, username }: Viewer,
) {
  const { passkeys } = await findSecondFactors(db, userId);
  if (passkeys.length >= LIMITS.passkeys) throw new Problem('Conflict');
  const options = await generateRegistrationOptions({
    rpName: config.brand.name,
    rpID: getSite(config).rpID,
    userName: username,
    userID: new TextEncoder().encode(userId),
    timeout: LIMITS.loginChallengeMinutes * MINUTE_MS,
    excludeCredentials: passkeys.map(({ credentialId }) => ({ id: credentialId })),
    supportedAlgorithmIDs: ALGORITHMS,
    // The passkey alone is the login, so the device must find it without a user name and check its owner.
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  await insertChallenge(db, {
    secretHash: hashSecret(options.challenge),
    purpose: 'PASSKEY_REGISTRATION',
    userId,
    expiresAt: getExpiry(now()),
  });
  return newPasskeyOptionsSchema.parse(options);
}

/**
 * Adds a passkey to the caller.
 * @returns recovery codes, unless the user has some
 * @throws Problem PasskeyRejected, Unauthorized; Conflict for a passkey that is stored already, and for too many
 */
export async function addPasskey(
  deps: ModuleDependencies,
  viewer: Viewer,
  { name, credential }: NewPasskey,
): Promise<{ recoveryCodes: string[] }> {
  const { db, config, now } = deps;
  const { userId } = viewer;
  const { rpID, origin } = getSite(config);
  const verified = await verifyResponse(
    deps,
    { purpose: 'PASSKEY_REGISTRATION', userId },
    (acceptChallenge) =>
      verifyRegistrationResponse({
        response: { ...toJsonCredential(credential), response: credential.response },
        expectedChallenge: acceptChallenge,
        expectedOrigin: origin,
        expectedRPID: rpID,
        supportedAlgorithmIDs: ALGORITHMS,
      }),
  );
  if (verified.registrationInfo === undefined) throw new Problem('PasskeyRejected');
  const { id, publicKey, counter } = verified.registrationInfo.credential;
  return db.transaction().execute(async (trx) => {
    await lockOwnSession(trx, viewer);
    if ((await findSecondFactors(trx, userId)).passkeys.length >= LIMITS.passkeys)
      throw new Problem('Conflict');
    const passkey = { credentialId: id, publicKey: Buffer.from(publicKey), signatures: counter };
    if (!(await insertPasskey(trx, { ...passkey, userId, name, addedAt: now() })))
      throw new Problem('Conflict');
    await reportSecurityEvent(trx, deps, viewer, {
      ...{ action: 'accounts.add-second-factor', mail: 'passkeyAdded', details: { factor: 'PASSKEY' } },
    });
    return finishNewFactor(trx, deps, viewer);
  });
}

/** Copies the members that the library requires. No extension is used. */
function toJsonCredential({
  id,
  rawId,
  type,
  authenticatorAttachment,
}: PasskeyLogin | NewPasskey['credential']) {
  const attachment = authenticatorAttachment === undefined ? {} : { authenticatorAttachment };
  return { id, rawId, type, clientExtensionResults: {}, ...attachment };
}

/**
 * Begins a login by passkey. The options name no user and no passkey, so they reveal nothing.
 * @throws Problem TooManyRequests
 */
export async function createLoginOptions(
  { db, config, now }: Pick<ServiceDependencies, 'db' | 'config' | 'now'>,
  clientAddress: string,
) {
  const moment = now();
  await consume(
    db,
    { kind: 'PASSKEY_LOGIN', key: toAddressBlock(clientAddress), now: moment },
    { perKey: LIMITS.passkeyLoginsPerAddress, windowMs: WINDOW_MS },
  );
  const options = await generateAuthenticationOptions({
    rpID: getSite(config).rpID,
    timeout: LIMITS.loginChallengeMinutes * MINUTE_MS,
    userVerification: 'required',
  });
  await insertChallenge(db, {
    secretHash: hashSecret(options.challenge),
    purpose: 'PASSKEY_LOGIN',
    userId: null,
    expiresAt: getExpiry(moment),
  });
  return passkeyLoginOptionsSchema.parse(options);
}

/** Verifies what a passkey has signed. @returns its new number of signatures @throws Problem PasskeyRejected */
async function verifySignature(
  deps: ModuleDependencies,
  passkey: PasskeyRow,
  login: PasskeyLogin,
): Promise<number> {
  const { rpID, origin } = getSite(deps.config);
  const { userHandle, ...signed } = login.response;
  // The id that the passkey got at its registration (WebAuthn, section 7.2, step 6).
  if (userHandle !== undefined && userHandle !== Buffer.from(passkey.userId).toString('base64url'))
    throw new Problem('PasskeyRejected');
  const { authenticationInfo } = await verifyResponse(
    deps,
    { purpose: 'PASSKEY_LOGIN', userId: null },
    (acceptChallenge) =>
      verifyAuthenticationResponse({
        response: {
          ...toJsonCredential(login),
          response: { ...signed, ...(userHandle === undefined ? {} : { userHandle }) },
        },
        expectedChallenge: acceptChallenge,
        expectedOrigin: origin,
        expectedRPID: rpID,
        credential: {
          id: passkey.credentialId,
          publicKey: new Uint8Array(passkey.publicKey),
          counter: passkey.signatures,
        },
      }),
  );
  return authenticationInfo.newCounter;
}

/**
 * Logs a user in by passkey. The device has checked its owner, so this is a login with two factors.
 * @throws Problem PasskeyRejected, also for an unknown passkey; UserDisabled only after a valid signature;
 *   TooManyRequests
 */
export function logInByPasskey(
  deps: ModuleDependencies,
  login: PasskeyLogin,
  client: Client,
): Promise<LoginResult> {
  const { db, now } = deps;
  return limitFailures(
    db,
    { kind: 'PASSKEY', key: toAddressBlock(client.address), now: now() },
    { perKey: LIMITS.loginFailuresPerAddress, windowMs: WINDOW_MS },
    async () => {
      const passkey = await findPasskey(db, login.id);
      if (!passkey) throw new Problem('PasskeyRejected');
      const signatures = await verifySignature(deps, passkey, login);
      return db.transaction().execute(async (trx) => {
        await lockUserById(trx, passkey.userId);
        // The passkey was removed during the check.
        if (!(await storeSignatureCount(trx, passkey.id, signatures, now())))
          throw new Problem('PasskeyRejected');
        return openUserSession(trx, deps, passkey.username, client);
      });
    },
    (error) => error instanceof Problem && error.code === 'PasskeyRejected',
  );
}
