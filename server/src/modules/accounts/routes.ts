import {
  accessTokenSchema,
  loginAnswerSchema,
  loginSchema,
  logoutSchema,
  refreshSchema,
  tokensSchema,
  userParamsSchema,
  userSchema,
} from '@cromia/domain/accounts/login';
import { companyChangeSchema, privateChangeSchema } from '@cromia/domain/accounts/profile';
import { LIMITS } from '@cromia/domain/limits';
import { z } from 'zod';
import type { ModuleDependencies } from '../../app-dependencies.ts';
import { getViewer } from '../../platform/access/viewer.ts';
import type { App } from '../../platform/http/app.ts';
import { getClientAddress } from '../../platform/http/client-address.ts';
import { describeAnswers } from '../../platform/openapi/describe-answers.ts';
import { userDeskRoutes } from './desk/desk-routes.ts';
import { personalDataDeskRoutes } from './personal-data/desk-routes.ts';
import { changeUser, readUser } from './profile.ts';
import { registrationRoutes } from './registration/routes.ts';
import { logIn } from './sessions/login.ts';
import { closeSession, refreshSession } from './sessions/open-sessions.ts';

const TAGS = ['accounts'];
/** The body limit of calls without a login. Names and secrets are far shorter. */
const AUTH_BODY_BYTES = 4_096;
/** The maximum size of the form: every field at its maximum length, in JSON's longest escapes. */
const PROFILE_BODY_BYTES = 16_384;

/** Login, refresh, logout and a user's own data (section 7, "Authentication and users"). */
export function accountRoutes(app: App, deps: ModuleDependencies): void {
  const { db, tokens, config, now } = deps;
  registrationRoutes(app, deps);
  userDeskRoutes(app, deps);
  personalDataDeskRoutes(app, deps);

  app.post(
    '/api/auth',
    {
      bodyLimit: AUTH_BODY_BYTES,
      config: { access: 'accounts.login' },
      schema: {
        tags: TAGS,
        summary: 'Log in',
        body: loginSchema,
        response: describeAnswers({ 200: loginAnswerSchema }, [
          'UnauthorizedLogin',
          'UserDisabled',
          'TooManyRequests',
        ]),
      },
    },
    (request) =>
      logIn(deps, request.body, {
        address: getClientAddress(request),
        userAgent: request.headers['user-agent']?.slice(0, LIMITS.text) ?? null,
      }),
  );

  app.post(
    '/api/auth/token-refreshing',
    {
      bodyLimit: AUTH_BODY_BYTES,
      config: { access: 'accounts.refresh' },
      schema: {
        tags: TAGS,
        summary: 'Exchange a refresh token for a new access token and refresh token',
        body: refreshSchema,
        response: describeAnswers({ 200: tokensSchema }, ['Unauthorized', 'TooManyRequests']),
      },
    },
    ({ body }) => refreshSession(db, { tokens, tokenSecret: config.tokenSecret }, body, now()),
  );

  app.post(
    '/api/auth/logout',
    {
      bodyLimit: AUTH_BODY_BYTES,
      config: { access: 'accounts.logout' },
      schema: {
        tags: TAGS,
        summary: 'End the session of a refresh token',
        body: logoutSchema,
        response: describeAnswers({ 204: z.undefined() }),
      },
    },
    async ({ body }, reply) => {
      await closeSession(db, body.refreshToken, now());
      return reply.code(204).send();
    },
  );

  app.get(
    '/api/users/:username',
    {
      config: { access: 'accounts.read' },
      schema: {
        tags: TAGS,
        summary: 'Retrieve the current user',
        params: userParamsSchema,
        response: describeAnswers({ 200: userSchema }, ['Unauthorized', 'NotFound']),
      },
    },
    (request) => readUser(db, getViewer(request), request.params.username),
  );

  app.patch(
    '/api/users/privates/:username',
    {
      bodyLimit: PROFILE_BODY_BYTES,
      config: { access: 'accounts.change' },
      schema: {
        tags: TAGS,
        summary: 'Update the current private user: profile fields, language and notification mails',
        params: userParamsSchema,
        body: privateChangeSchema,
        response: describeAnswers({ 200: accessTokenSchema }, ['NotFound', 'NotAllowed']),
      },
    },
    (request) =>
      changeUser(deps, getViewer(request), {
        username: request.params.username,
        type: 'P',
        change: request.body,
      }),
  );

  app.patch(
    '/api/users/companies/:username',
    {
      bodyLimit: PROFILE_BODY_BYTES,
      config: { access: 'accounts.change' },
      schema: {
        tags: TAGS,
        summary: 'Update the current company user: profile fields, language and notification mails',
        params: userParamsSchema,
        body: companyChangeSchema,
        response: describeAnswers({ 200: accessTokenSchema }, ['NotFound', 'NotAllowed', 'Conflict']),
      },
    },
    (request) =>
      changeUser(deps, getViewer(request), {
        username: request.params.username,
        type: 'C',
        change: request.body,
      }),
  );
}
