import { secondStepSchema } from '@cromia/domain/accounts/second-factor';
import { generateSync } from 'otplib';
import { z } from 'zod';
import type { App } from '../../src/platform/http/app.ts';
import { DEMO_PASSWORD, login } from '../app.ts';

const STEP_MS = 30_000;

/** The code of an authenticator app at a time. */
export function createAppCode(secret: string, at: Date): string {
  return generateSync({ secret, epoch: Math.floor(at.getTime() / 1000) });
}

/** Sets up an authenticator app for a user. @returns its secret, the recovery codes, and the session's headers */
export async function setUpApp(app: App, username: string, now: () => Date) {
  const headers = await login(app, username);
  const path = `/api/users/${username}/authenticator-app`;
  const payload = { currentPassword: DEMO_PASSWORD };
  const created = await app.inject({ method: 'POST', url: `${path}/secret`, headers, payload });
  const { secret } = created.json<{ secret: string }>();
  // The code before the current one, so that the current one can log in.
  const code = createAppCode(secret, new Date(now().getTime() - STEP_MS));
  const added = await app.inject({ method: 'PUT', url: path, headers, payload: { code } });
  const { recoveryCodes } = added.json<{ recoveryCodes: string[] }>();
  return { secret, recoveryCodes, headers };
}

/** Sends the password of a user with a second factor. @returns the second step */
export async function beginLogin(app: App, username: string, password = DEMO_PASSWORD) {
  const response = await app.inject({ method: 'POST', url: '/api/auth', payload: { username, password } });
  return z.object({ secondFactor: secondStepSchema }).parse(response.json()).secondFactor;
}
