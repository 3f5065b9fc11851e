import { loginResponseSchema } from '@cromia/domain/accounts/login';
import { passkeyLoginOptionsSchema } from '@cromia/domain/accounts/passkey-options';
import { passkeyLoginSchema, secondFactorSchema } from '@cromia/domain/accounts/second-factor';
import { LIMITS } from '@cromia/domain/limits';
import type { FastifyRequest } from 'fastify';
import type { ModuleDependencies } from '../../../app-dependencies.ts';
import type { App } from '../../../platform/http/app.ts';
import { getClientAddress } from '../../../platform/http/client-address.ts';
import { declareRoutes } from '../../../platform/routes/declare-routes.ts';
import type { Client } from '../sessions/open-user-session.ts';
import { completeLogin } from '../sessions/second-step.ts';
import { createLoginOptions, logInByPasskey } from './passkeys.ts';

const MAX_CODE_BODY_BYTES = 4_096;
const MAX_PASSKEY_BODY_BYTES = 32_768;

/** The device of a request. */
export function getClient(request: FastifyRequest): Client {
  return {
    address: getClientAddress(request),
    userAgent: request.headers['user-agent']?.slice(0, LIMITS.text) ?? null,
  };
}

/** The second step of a login, and the login by passkey. */
export function secondFactorLoginRoutes(app: App, deps: ModuleDependencies): void {
  const auth = declareRoutes(app, deps, {
    tag: 'accounts',
    path: '/api/auth',
    access: 'accounts.login',
    errors: ['TooManyRequests'],
  });

  auth.post(
    '/second-factor',
    {
      summary: 'Complete a login with a code of the authenticator app or a recovery code',
      description:
        'Follows a 401 `SecondFactorRequired`. A code opens one session. The same request sent again within 30 ' +
        'seconds, because the response was lost, returns the same session.',
      bodyLimit: MAX_CODE_BODY_BYTES,
      body: secondFactorSchema,
      response: loginResponseSchema,
      errors: ['LoginExpired', 'WrongCode', 'UserDisabled'],
    },
    ({ body, request }) => completeLogin(deps, body, getClient(request)),
  );

  auth.post(
    '/passkey-options',
    {
      summary: 'Begin a login by passkey',
      description: 'The options name neither users nor passkeys. They are valid for five minutes.',
      bodyLimit: MAX_CODE_BODY_BYTES,
      response: passkeyLoginOptionsSchema,
    },
    ({ request }) => createLoginOptions(deps, getClientAddress(request)),
  );

  auth.post(
    '/passkey',
    {
      summary: 'Log in by passkey, without user name and password',
      bodyLimit: MAX_PASSKEY_BODY_BYTES,
      body: passkeyLoginSchema,
      response: loginResponseSchema,
      errors: ['PasskeyRejected', 'UserDisabled'],
    },
    ({ body, request }) => logInByPasskey(deps, body, getClient(request)),
  );
}
