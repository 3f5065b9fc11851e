import { z } from 'zod';
import { idField, objectField, requiredTextField, secretField, usernameField } from '../fields.ts';
import { LIMITS } from '../limits.ts';
import { type AccessAction, isAllowed } from './access.ts';
import type { Role } from './roles.ts';

/** Ways to complete the second step of a login. */
export const SECOND_FACTOR_METHODS = ['APP', 'PASSKEY', 'RECOVERY_CODE'] as const;
export type SecondFactorMethod = (typeof SECOND_FACTOR_METHODS)[number];

const REQUIRED_ROLES: readonly Role[] = ['IT', 'ADMIN', 'CROMIA'];

/** Whether users of a role need a second factor when the portal requires one of its staff. */
export function isSecondFactorRole(role: Role): boolean {
  return REQUIRED_ROLES.includes(role);
}

/** The actions of users who must set up a second factor first: their own account, where they do so. */
const OWN_ACCOUNT_ACTIONS: readonly AccessAction[] = [
  'accounts.read',
  'accounts.change',
  'accounts.change-password',
  'accounts.security',
];

/**
 * What users who must set up a second factor first may do: their own account as themselves, and what everyone may do as
 * a visitor, so that no response contains their data.
 */
export function decideWithoutSecondFactor(action: AccessAction): 'allow' | 'as visitor' | 'reject' {
  if (OWN_ACCOUNT_ACTIONS.includes(action)) return 'allow';
  return isAllowed(null, action) ? 'as visitor' : 'reject';
}

/** The member `secondFactor` of the problem `SecondFactorRequired`, the response to a correct password. */
export const secondStepSchema = z.object({
  challenge: z.string().describe('Send it with the code to POST /api/auth/second-factor'),
  methods: z
    .array(z.enum(SECOND_FACTOR_METHODS))
    .describe('What the user has: a code of the app, a passkey (POST /api/auth/passkey), a recovery code'),
  expiresOn: z.string().describe('Time until which the challenge is valid (UTC)'),
});
export type SecondStep = z.infer<typeof secondStepSchema>;

const APP_CODE = /^\d{6}$/;

/** Removes spaces and hyphens from a typed code, and converts it to upper case. */
export function normaliseCode(typed: string): string {
  return typed.replaceAll(/[\s-]/g, '').toUpperCase();
}

/** Whether a normalised code is one of an authenticator app; otherwise it is a recovery code. */
export function isAppCode(code: string): boolean {
  return APP_CODE.test(code);
}

/** Formats a recovery code in groups of four characters. */
export function formatRecoveryCode(code: string): string {
  return code.match(/.{1,4}/g)?.join('-') ?? code;
}

const codeField = () =>
  secretField(LIMITS.secondFactorCode)
    .overwrite(normaliseCode)
    .refine((code) => code !== '', 'missing');

/** Body of POST /auth/second-factor. */
export const secondFactorSchema = objectField({
  challenge: secretField(LIMITS.token).describe('`secondFactor.challenge` of the response to the password'),
  code: codeField().describe('Six digits of the app, or a recovery code; spaces and hyphens are ignored'),
});
export type SecondFactorLogin = z.infer<typeof secondFactorSchema>;

/** Body of PUT /users/{username}/authenticator-app. */
export const appCodeSchema = objectField({
  code: codeField().describe('The six digits that the app displays'),
});

/** Body of changes of the second factor, which the current password confirms. */
export const passwordConfirmationSchema = objectField({
  currentPassword: secretField(LIMITS.loginPassword),
});

const base64 = () => secretField(LIMITS.passkeyValue);
const credentialShape = {
  id: secretField(LIMITS.passkeyId),
  rawId: secretField(LIMITS.passkeyId),
  type: z.literal('public-key', { error: 'invalidField' }),
  authenticatorAttachment: z.enum(['platform', 'cross-platform'], { error: 'invalidField' }).optional(),
};

/** Body of POST /auth/passkey: what `navigator.credentials.get()` returns, as JSON. */
export const passkeyLoginSchema = objectField({
  ...credentialShape,
  response: objectField({
    clientDataJSON: base64(),
    authenticatorData: base64(),
    signature: base64(),
    userHandle: base64().optional(),
  }),
});
export type PasskeyLogin = z.infer<typeof passkeyLoginSchema>;

/** Body of POST /users/{username}/passkeys: a name, and what `navigator.credentials.create()` returns, as JSON. */
export const newPasskeySchema = objectField({
  name: requiredTextField(LIMITS.shortText).describe('Name by which the user recognises the device'),
  credential: objectField({
    ...credentialShape,
    response: objectField({ clientDataJSON: base64(), attestationObject: base64() }),
  }),
});
export type NewPasskey = z.infer<typeof newPasskeySchema>;

/** Response of POST /users/{username}/authenticator-app/secret. */
export const appSecretSchema = z.object({
  secret: z.string().describe('Secret in base32, to type into the app'),
  uri: z.string().describe('The same as `otpauth://` URI, for a QR code'),
});

export const recoveryCodesSchema = z.object({
  recoveryCodes: z
    .array(z.string())
    .describe('New recovery codes, which are returned only once; empty if the previous ones remain valid'),
});

/** Path parameters of one session or passkey of a user. */
export const ownItemParamsSchema = z.object({ username: usernameField(), id: idField() });

const ownSessionSchema = z.object({
  id: z.string(),
  userAgent: z.string().nullable().describe('The browser, as it describes itself'),
  createdOn: z.string().describe('Time of the login (UTC)'),
  lastUsedOn: z.string().describe('Time of the last use (UTC), exact to some minutes'),
  isCurrent: z.boolean().describe('Whether it is the session of this request'),
});
export type OwnSession = z.infer<typeof ownSessionSchema>;

/** Response of GET /users/{username}/security. */
export const ownSecuritySchema = z.object({
  isRequired: z.boolean().describe('Whether the portal requires a second factor of this user'),
  appAddedOn: z.string().nullable().describe('Time since which an authenticator app is set up (UTC)'),
  passkeys: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      addedOn: z.string().describe('UTC'),
      lastUsedOn: z.string().nullable().describe('Time of the last login with it (UTC)'),
    }),
  ),
  recoveryCodes: z.int().describe('Number of unused recovery codes'),
  sessions: z.array(ownSessionSchema).describe('Active sessions, the last used first'),
});
export type OwnSecurity = z.infer<typeof ownSecuritySchema>;
