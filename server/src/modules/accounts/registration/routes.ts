import { confirmationSchema, registeredPersonSchema } from '@cromia/domain/accounts/confirmation';
import { userParamsSchema } from '@cromia/domain/accounts/login';
import { chosenPasswordSchema, linkCodeSchema, passwordChangeSchema } from '@cromia/domain/accounts/password';
import { registrationSchema } from '@cromia/domain/accounts/registration';
import { z } from 'zod';
import type { ModuleDependencies } from '../../../app-dependencies.ts';
import { getViewer } from '../../../platform/access/viewer.ts';
import type { App } from '../../../platform/http/app.ts';
import { getClientAddress } from '../../../platform/http/client-address.ts';
import { describeAnswers } from '../../../platform/openapi/describe-answers.ts';
import { changePassword, requestPasswordReset, resetPassword } from '../passwords/change-passwords.ts';
import { confirmRegistration, rejectRegistration, showRegistration, submitRegistration } from './register.ts';

const TAGS = ['accounts'];
/** The maximum size of the form: every field at its maximum length, in JSON's longest escapes. */
const REGISTRATION_BODY_BYTES = 16_384;
const PASSWORD_BODY_BYTES = 4_096;

const NOTHING = z.undefined();

/** Registration and passwords (section 7, "Authentication and users"). */
export function registrationRoutes(app: App, deps: ModuleDependencies): void {
  app.post(
    '/api/users',
    {
      bodyLimit: REGISTRATION_BODY_BYTES,
      config: { access: 'accounts.register' },
      schema: {
        tags: TAGS,
        summary: 'Register a user; a mail with the next step is sent in any case',
        body: registrationSchema,
        response: describeAnswers({ 202: NOTHING }, ['TooManyRequests']),
      },
    },
    async (request, reply) => {
      await submitRegistration(deps, request.body, getClientAddress(request));
      return reply.code(202).send();
    },
  );

  app.post(
    '/api/users/:username/registration',
    {
      bodyLimit: PASSWORD_BODY_BYTES,
      config: { access: 'accounts.register' },
      schema: {
        tags: TAGS,
        summary: 'Retrieve the registration data and consents by the code from the mail, which stays valid',
        params: userParamsSchema,
        body: linkCodeSchema,
        response: describeAnswers({ 200: registeredPersonSchema }, [
          'UnauthorizedOrInvalid',
          'TooManyRequests',
        ]),
      },
    },
    (request) =>
      showRegistration(deps, {
        ...request.params,
        ...request.body,
        clientAddress: getClientAddress(request),
      }),
  );

  app.put(
    '/api/users/:username/reject-registration',
    {
      bodyLimit: PASSWORD_BODY_BYTES,
      config: { access: 'accounts.register' },
      schema: {
        tags: TAGS,
        summary: 'Delete a registration that someone else made with your e-mail address',
        params: userParamsSchema,
        body: linkCodeSchema,
        response: describeAnswers({ 204: NOTHING }, ['UnauthorizedOrInvalid', 'TooManyRequests']),
      },
    },
    async (request, reply) => {
      await rejectRegistration(deps, {
        ...request.params,
        ...request.body,
        clientAddress: getClientAddress(request),
      });
      return reply.code(204).send();
    },
  );

  app.put(
    '/api/users/:username/confirm-registration',
    {
      bodyLimit: REGISTRATION_BODY_BYTES + PASSWORD_BODY_BYTES,
      config: { access: 'accounts.register' },
      schema: {
        tags: TAGS,
        summary: 'Confirm a registration with the code from the mail and set a password',
        params: userParamsSchema,
        body: confirmationSchema,
        response: describeAnswers({ 204: NOTHING }, ['UnauthorizedOrInvalid', 'TooManyRequests']),
      },
    },
    async (request, reply) => {
      const { username } = request.params;
      await confirmRegistration(deps, { username, clientAddress: getClientAddress(request) }, request.body);
      return reply.code(204).send();
    },
  );

  app.patch(
    '/api/users/:username/forgot-password',
    {
      bodyLimit: PASSWORD_BODY_BYTES,
      config: { access: 'accounts.reset-password' },
      schema: {
        tags: TAGS,
        summary: 'Request a password reset link; no request body required',
        params: userParamsSchema,
        response: describeAnswers({ 202: NOTHING }, ['TooManyRequests']),
      },
    },
    async (request, reply) => {
      await requestPasswordReset(deps, request.params.username, getClientAddress(request));
      return reply.code(202).send();
    },
  );

  app.put(
    '/api/users/:username/update-forgotten-password',
    {
      bodyLimit: PASSWORD_BODY_BYTES,
      config: { access: 'accounts.reset-password' },
      schema: {
        tags: TAGS,
        summary: 'Reset a password with the code from the mail; ends all sessions',
        params: userParamsSchema,
        body: chosenPasswordSchema,
        response: describeAnswers({ 204: NOTHING }, [
          'UnauthorizedOrInvalid',
          'PasswordUnchanged',
          'TooManyRequests',
        ]),
      },
    },
    async (request, reply) => {
      await resetPassword(deps, request.params.username, request.body, getClientAddress(request));
      return reply.code(204).send();
    },
  );

  app.put(
    '/api/users/:username/password',
    {
      bodyLimit: PASSWORD_BODY_BYTES,
      config: { access: 'accounts.change-password' },
      schema: {
        tags: TAGS,
        summary: "Change the current user's password; ends all other sessions",
        params: userParamsSchema,
        body: passwordChangeSchema,
        response: describeAnswers({ 204: NOTHING }, [
          'NotFound',
          'WrongPassword',
          'PasswordUnchanged',
          'TooManyRequests',
        ]),
      },
    },
    async (request, reply) => {
      const change = { ...request.body, username: request.params.username };
      await changePassword(deps, getViewer(request), change, getClientAddress(request));
      return reply.code(204).send();
    },
  );
}
