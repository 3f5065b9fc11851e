import { userParamsSchema } from '@cromia/domain/accounts/login';
import { newPasskeyOptionsSchema } from '@cromia/domain/accounts/passkey-options';
import {
  appCodeSchema,
  appSecretSchema,
  newPasskeySchema,
  ownItemParamsSchema,
  ownSecuritySchema,
  passwordConfirmationSchema,
  recoveryCodesSchema,
} from '@cromia/domain/accounts/second-factor';
import type { FastifyRequest } from 'fastify';
import type { ModuleDependencies } from '../../../app-dependencies.ts';
import type { Viewer } from '../../../platform/access/viewer.ts';
import type { App } from '../../../platform/http/app.ts';
import { getClientAddress } from '../../../platform/http/client-address.ts';
import { declareRoutes, noContent } from '../../../platform/routes/declare-routes.ts';
import {
  addApp,
  assertOwnName,
  confirmPassword,
  createAppSecret,
  removeFactor,
  renewRecoveryCodes,
} from './change-second-factor.ts';
import { secondFactorLoginRoutes } from './login-routes.ts';
import { endOtherSessions, endOwnSession, readOwnSecurity } from './own-security.ts';
import { addPasskey, createPasskeyOptions } from './passkeys.ts';

const MAX_BODY_BYTES = 4_096;
const MAX_PASSKEY_BODY_BYTES = 32_768;

/** Options of the routes that the current password confirms. */
const CONFIRMED = {
  bodyLimit: MAX_BODY_BYTES,
  params: userParamsSchema,
  body: passwordConfirmationSchema,
} as const;
const CONFIRMED_ERRORS = ['NotFound', 'WrongPassword', 'TooManyRequests'] as const;

interface ConfirmedCall {
  viewer: Viewer;
  params: { username: string };
  body: { currentPassword: string };
  request: FastifyRequest;
}

/** The second factor, recovery codes and sessions of the caller. */
export function ownSecurityRoutes(app: App, deps: ModuleDependencies): void {
  secondFactorLoginRoutes(app, deps);
  sessionRoutes(app, deps);
  secondFactorRoutes(app, deps);
}

function declareOwnRoutes(app: App, deps: ModuleDependencies) {
  return declareRoutes(app, deps, {
    tag: 'accounts',
    path: '/api/users/:username',
    access: 'accounts.security',
  });
}

function sessionRoutes(app: App, deps: ModuleDependencies): void {
  const own = declareOwnRoutes(app, deps);

  own.get(
    '/security',
    {
      summary: "Retrieve the current user's second factors and active sessions",
      params: userParamsSchema,
      response: ownSecuritySchema,
      errors: ['NotFound'],
    },
    ({ viewer, params }) => readOwnSecurity(deps, { viewer, ...params }),
  );

  own.delete(
    '/sessions',
    {
      summary: 'End all other sessions of the current user',
      params: userParamsSchema,
      response: noContent,
      errors: ['NotFound'],
    },
    ({ viewer, params }) => endOtherSessions(deps, { viewer, ...params }),
  );

  own.delete(
    '/sessions/:id',
    {
      summary: 'End a session of the current user',
      params: ownItemParamsSchema,
      response: noContent,
      errors: ['NotFound'],
    },
    ({ viewer, params }) => endOwnSession(deps, { viewer, username: params.username }, params.id),
  );
}

function secondFactorRoutes(app: App, deps: ModuleDependencies): void {
  const own = declareOwnRoutes(app, deps);
  const confirm = ({ viewer, params, body, request }: ConfirmedCall) =>
    confirmPassword(
      deps,
      { viewer, ...params, clientAddress: getClientAddress(request) },
      body.currentPassword,
    );

  own.post(
    '/authenticator-app/secret',
    {
      ...CONFIRMED,
      summary: 'Create a secret for an authenticator app',
      description: 'It has no effect until its first code is sent. A previous app remains valid until then.',
      response: appSecretSchema,
      errors: CONFIRMED_ERRORS,
    },
    async (call) => {
      await confirm(call);
      return createAppSecret(deps, call.viewer);
    },
  );

  own.put(
    '/authenticator-app',
    {
      summary: 'Add the authenticator app with its first code; ends all other sessions',
      bodyLimit: MAX_BODY_BYTES,
      params: userParamsSchema,
      body: appCodeSchema,
      response: recoveryCodesSchema,
      errors: ['NotFound', 'WrongCode', 'TooManyRequests'],
    },
    ({ viewer, params, body, request }) =>
      addApp(deps, { viewer, ...params, clientAddress: getClientAddress(request) }, body.code),
  );

  own.post(
    '/authenticator-app/removal',
    {
      ...CONFIRMED,
      summary: 'Remove the authenticator app',
      response: noContent,
      errors: [...CONFIRMED_ERRORS, 'LastSecondFactor'],
    },
    async (call) => {
      await confirm(call);
      await removeFactor(deps, call.viewer, 'APP');
    },
  );

  passkeyRoutes(app, deps, confirm);

  own.post(
    '/recovery-codes',
    {
      ...CONFIRMED,
      summary: 'Replace the recovery codes',
      response: recoveryCodesSchema,
      errors: [...CONFIRMED_ERRORS, 'Conflict'],
    },
    async (call) => {
      await confirm(call);
      return renewRecoveryCodes(deps, call.viewer);
    },
  );
}

function passkeyRoutes(
  app: App,
  deps: ModuleDependencies,
  confirm: (call: ConfirmedCall) => Promise<void>,
): void {
  const own = declareOwnRoutes(app, deps);

  own.post(
    '/passkeys/options',
    {
      ...CONFIRMED,
      summary: 'Begin the registration of a passkey',
      response: newPasskeyOptionsSchema,
      errors: [...CONFIRMED_ERRORS, 'Conflict'],
    },
    async (call) => {
      await confirm(call);
      return createPasskeyOptions(deps, call.viewer);
    },
  );

  own.post(
    '/passkeys',
    {
      summary: 'Add a passkey; ends all other sessions',
      bodyLimit: MAX_PASSKEY_BODY_BYTES,
      params: userParamsSchema,
      body: newPasskeySchema,
      response: recoveryCodesSchema,
      errors: ['NotFound', 'PasskeyRejected', 'Conflict'],
    },
    async ({ viewer, params, body }) => {
      assertOwnName({ viewer, ...params });
      return addPasskey(deps, viewer, body);
    },
  );

  own.post(
    '/passkeys/:id/removal',
    {
      ...CONFIRMED,
      summary: 'Remove a passkey',
      params: ownItemParamsSchema,
      response: noContent,
      errors: [...CONFIRMED_ERRORS, 'LastSecondFactor'],
    },
    async (call) => {
      await confirm(call);
      await removeFactor(deps, call.viewer, { passkeyId: call.params.id });
    },
  );
}
