import { z } from 'zod';

/** Options of WebAuthn, as JSON, that the browser passes to the device. */

const userVerification = z.literal('required');
const credentials = z.array(z.object({ id: z.string(), type: z.literal('public-key') }));

/** Response of POST /auth/passkey-options, for `navigator.credentials.get()`. */
export const passkeyLoginOptionsSchema = z.object({
  challenge: z.string(),
  timeout: z.int().describe('Milliseconds'),
  rpId: z.string().describe('Host name of the portal'),
  userVerification,
});

/** Response of POST /users/{username}/passkeys/options, for `navigator.credentials.create()`. */
export const newPasskeyOptionsSchema = z.object({
  challenge: z.string(),
  timeout: z.int().describe('Milliseconds'),
  rp: z.object({ name: z.string(), id: z.string().describe('Host name of the portal') }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ type: z.literal('public-key'), alg: z.int() })),
  excludeCredentials: credentials.describe('Passkeys that the user has already'),
  authenticatorSelection: z.object({ residentKey: z.literal('required'), userVerification }),
  attestation: z.literal('none'),
});
