import { confirmationSchema, registrationSummarySchema } from '@cromia/domain/accounts/confirmation';
import { userParamsSchema } from '@cromia/domain/accounts/login';
import { chosenPasswordSchema, linkCodeSchema, passwordChangeSchema } from '@cromia/domain/accounts/password';
import { registrationSchema } from '@cromia/domain/accounts/registration';
import type { ModuleDependencies } from '../../../app-dependencies.ts';
import type { App } from '../../../platform/http/app.ts';
import { getClientAddress } from '../../../platform/http/client-address.ts';
import { declareRoutes, noContent } from '../../../platform/routes/declare-routes.ts';
import { changePassword, requestPasswordReset, resetPassword } from '../passwords/change-passwords.ts';
import { confirmRegistration, readRegistration, rejectRegistration, submitRegistration } from './register.ts';

/** The maximum size of the form: every field at its maximum length, with JSON's longest escapes. */
const MAX_REGISTRATION_BODY_BYTES = 16_384;
const MAX_PASSWORD_BODY_BYTES = 4_096;

/** Options that all routes of one user share. */
const USER = { params: userParamsSchema, bodyLimit: MAX_PASSWORD_BODY_BYTES } as const;

/** Registration and passwords (section 7, "Authentication and users"). */
export function registrationRoutes(app: App, deps: ModuleDependencies): void {
  const users = declareRoutes(app, deps, {
    tag: 'accounts',
    path: '/api/users',
    access: 'accounts.register',
    errors: ['TooManyRequests'],
  });

  users.post(
    '',
    {
      summary: 'Register a user; a mail with the next step is sent in any case',
      bodyLimit: MAX_REGISTRATION_BODY_BYTES,
      body: registrationSchema,
      status: 202,
      response: noContent,
    },
    ({ body, request }) => submitRegistration(deps, body, getClientAddress(request)),
  );

  users.post(
    '/:username/registration',
    {
      ...USER,
      summary: 'Retrieve the registration data and consents by the code from the mail, which stays valid',
      body: linkCodeSchema,
      response: registrationSummarySchema,
      errors: ['UnauthorizedOrInvalid'],
    },
    ({ params, body, request }) =>
      readRegistration(deps, { ...params, ...body, clientAddress: getClientAddress(request) }),
  );

  users.put(
    '/:username/reject-registration',
    {
      ...USER,
      summary: 'Delete a registration that someone else made with your e-mail address',
      body: linkCodeSchema,
      response: noContent,
      errors: ['UnauthorizedOrInvalid'],
    },
    ({ params, body, request }) =>
      rejectRegistration(deps, { ...params, ...body, clientAddress: getClientAddress(request) }),
  );

  users.put(
    '/:username/confirm-registration',
    {
      ...USER,
      summary: 'Confirm a registration with the code from the mail and set a password',
      bodyLimit: MAX_REGISTRATION_BODY_BYTES + MAX_PASSWORD_BODY_BYTES,
      body: confirmationSchema,
      response: noContent,
      errors: ['UnauthorizedOrInvalid', 'CommonPassword'],
    },
    ({ params, body, request }) =>
      confirmRegistration(deps, { ...params, clientAddress: getClientAddress(request) }, body),
  );

  users.patch(
    '/:username/forgot-password',
    {
      ...USER,
      access: 'accounts.reset-password',
      summary: 'Request a password reset link; no request body required',
      status: 202,
      response: noContent,
    },
    ({ params, request }) => requestPasswordReset(deps, params.username, getClientAddress(request)),
  );

  users.put(
    '/:username/update-forgotten-password',
    {
      ...USER,
      access: 'accounts.reset-password',
      summary: 'Reset a password with the code from the mail; ends all sessions',
      body: chosenPasswordSchema,
      response: noContent,
      errors: ['UnauthorizedOrInvalid', 'PasswordUnchanged', 'CommonPassword'],
    },
    ({ params, body, request }) => resetPassword(deps, params.username, body, getClientAddress(request)),
  );

  users.put(
    '/:username/password',
    {
      ...USER,
      access: 'accounts.change-password',
      summary: "Change the current user's password; ends all other sessions",
      body: passwordChangeSchema,
      response: noContent,
      errors: ['NotFound', 'WrongPassword', 'PasswordUnchanged', 'CommonPassword'],
    },
    ({ viewer, params, body, request }) =>
      changePassword(deps, viewer, { ...body, ...params }, getClientAddress(request)),
  );
}
