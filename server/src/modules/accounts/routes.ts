import {
  accessTokenSchema,
  loginResponseSchema,
  loginSchema,
  logoutSchema,
  refreshSchema,
  tokensSchema,
  userParamsSchema,
  userSchema,
} from '@cromia/domain/accounts/login';
import { companyChangeSchema, privateChangeSchema } from '@cromia/domain/accounts/profile';
import type { ModuleDependencies } from '../../app-dependencies.ts';
import type { App } from '../../platform/http/app.ts';
import { declareRoutes, noContent } from '../../platform/routes/declare-routes.ts';
import { userDeskRoutes } from './desk-routes.ts';
import { changeUser, readUser } from './profile.ts';
import { registrationRoutes } from './registration/routes.ts';
import { getClient } from './security/login-routes.ts';
import { ownSecurityRoutes } from './security/routes.ts';
import { logIn } from './sessions/login.ts';
import { closeSession, refreshSession } from './sessions/open-sessions.ts';

/** The body limit of requests without a login. User names and secrets are far shorter. */
const MAX_AUTH_BODY_BYTES = 4_096;
/** The maximum size of the form: every field at its maximum length, with JSON's longest escapes. */
const MAX_PROFILE_BODY_BYTES = 16_384;

/** Options that both routes to change a profile share. */
const PROFILE_CHANGE = {
  access: 'accounts.change',
  bodyLimit: MAX_PROFILE_BODY_BYTES,
  params: userParamsSchema,
  response: accessTokenSchema,
} as const;

/** Login, refresh, logout and a user's own data (section 7, "Authentication and users"). */
export function accountRoutes(app: App, deps: ModuleDependencies): void {
  const { db, tokens, config, now } = deps;
  registrationRoutes(app, deps);
  userDeskRoutes(app, deps);
  ownSecurityRoutes(app, deps);
  const auth = declareRoutes(app, deps, { tag: 'accounts', path: '/api/auth' });
  const users = declareRoutes(app, deps, { tag: 'accounts', path: '/api/users' });

  auth.post(
    '',
    {
      access: 'accounts.login',
      summary: 'Log in',
      description:
        'For a user with a second factor, the response to the correct password is a 401 `SecondFactorRequired` with ' +
        '`secondFactor`, whose `challenge` completes the login at `/api/auth/second-factor`.',
      bodyLimit: MAX_AUTH_BODY_BYTES,
      body: loginSchema,
      response: loginResponseSchema,
      errors: ['UnauthorizedLogin', 'SecondFactorRequired', 'UserDisabled', 'TooManyRequests'],
    },
    ({ body, request }) => logIn(deps, body, getClient(request)),
  );

  auth.post(
    '/token-refreshing',
    {
      access: 'accounts.refresh',
      summary: 'Exchange a refresh token for a new access token and refresh token',
      bodyLimit: MAX_AUTH_BODY_BYTES,
      body: refreshSchema,
      response: tokensSchema,
      errors: ['TooManyRequests'],
    },
    ({ body }) => refreshSession(db, { tokens, tokenSecret: config.tokenSecret }, body, now()),
  );

  auth.post(
    '/logout',
    {
      access: 'accounts.logout',
      summary: 'End the session of a refresh token',
      bodyLimit: MAX_AUTH_BODY_BYTES,
      body: logoutSchema,
      response: noContent,
    },
    ({ body }) => closeSession(db, body.refreshToken, now()),
  );

  users.get(
    '/:username',
    {
      access: 'accounts.read',
      summary: 'Retrieve the current user',
      params: userParamsSchema,
      response: userSchema,
      errors: ['NotFound'],
    },
    ({ viewer, params }) => readUser(deps, viewer, params.username),
  );

  users.patch(
    '/privates/:username',
    {
      ...PROFILE_CHANGE,
      summary: 'Update the current private user: profile fields, language and notification mails',
      body: privateChangeSchema,
      errors: ['NotFound'],
    },
    ({ viewer, params, body }) => changeUser(deps, viewer, { ...params, type: 'P', change: body }),
  );

  users.patch(
    '/companies/:username',
    {
      ...PROFILE_CHANGE,
      summary: 'Update the current company user: profile fields, language and notification mails',
      body: companyChangeSchema,
      errors: ['NotFound', 'Conflict'],
    },
    ({ viewer, params, body }) => changeUser(deps, viewer, { ...params, type: 'C', change: body }),
  );
}
