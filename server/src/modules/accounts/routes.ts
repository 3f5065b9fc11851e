import {
  accessTokenSchema,
  languageChangeSchema,
  loginAnswerSchema,
  loginSchema,
  logoutSchema,
  refreshSchema,
  tokensSchema,
  userParamsSchema,
  userSchema,
} from '@cromia/domain/accounts/login';
import { LIMITS } from '@cromia/domain/limits';
import { z } from 'zod';
import { viewerIn } from '../../platform/access.ts';
import { clientAddress } from '../../platform/client-address.ts';
import type { App, ModuleDependencies } from '../../platform/http.ts';
import { answers } from '../../platform/openapi.ts';
import { logIn } from './login.ts';
import { changeLanguage, readUser } from './service.ts';
import { closeSession, refreshSession } from './sessions.ts';

const TAGS = ['accounts'];
/** Names and secrets fit in far less; whoever is not logged in gets no more read. */
const AUTH_BODY_BYTES = 4_096;

/** Login, refresh, logout and a user's own data (section 7, "Authentication and users"). */
export function accountRoutes(app: App, deps: ModuleDependencies): void {
  const { db, tokens, config, now } = deps;

  app.post(
    '/api/auth',
    {
      bodyLimit: AUTH_BODY_BYTES,
      config: { access: 'accounts.login' },
      schema: {
        tags: TAGS,
        summary: 'Log in',
        body: loginSchema,
        response: answers({ 200: loginAnswerSchema }, [
          'UnauthorizedLogin',
          'UserDisabled',
          'TooManyRequests',
        ]),
      },
    },
    (request) =>
      logIn(deps, request.body, {
        address: clientAddress(request),
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
        summary: 'Exchange a refresh token for a new access token and the next refresh token',
        body: refreshSchema,
        response: answers({ 200: tokensSchema }, ['Unauthorized']),
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
        response: answers({ 204: z.undefined() }),
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
        summary: 'The own user',
        params: userParamsSchema,
        response: answers({ 200: userSchema }, ['Unauthorized', 'NotFound']),
      },
    },
    (request) => readUser(db, viewerIn(request), request.params.username),
  );

  for (const [path, type] of [
    ['privates', 'P'],
    ['companies', 'C'],
  ] as const) {
    app.patch(
      `/api/users/${path}/:username`,
      {
        config: { access: 'accounts.change' },
        schema: {
          tags: TAGS,
          summary: `Change the own user, ${type === 'P' ? 'private' : 'company'}`,
          params: userParamsSchema,
          body: languageChangeSchema,
          response: answers({ 200: accessTokenSchema }, ['Unauthorized', 'NotFound']),
        },
      },
      (request) =>
        changeLanguage(deps, viewerIn(request), {
          username: request.params.username,
          type,
          language: request.body.language,
        }),
    );
  }
}
