import { contactBodySchema } from '@cromia/domain/contact/contact-request';
import type { ModuleDependencies } from '../../app-dependencies.ts';
import type { App } from '../../platform/http/app.ts';
import { getClientAddress } from '../../platform/http/client-address.ts';
import { declareRoutes, noContent } from '../../platform/routes/declare-routes.ts';
import { contactDeskRoutes } from './desk-routes.ts';
import { submitContactRequest } from './submit-contact-request.ts';

/** The maximum size of the form: every field at its maximum length, with JSON's longest escapes. */
const MAX_BODY_BYTES = 65_536;

/** The contact form (section 7). */
export function contactRoutes(app: App, deps: ModuleDependencies): void {
  contactDeskRoutes(app, deps);

  declareRoutes(app, deps, { tag: 'contact', path: '/api/users' }).put(
    '/request-contact',
    {
      access: 'contact.send',
      summary: 'Send a contact request, as a user or a visitor',
      description:
        'Without a login `name` and `email` are required; with a login those of the account are used.',
      bodyLimit: MAX_BODY_BYTES,
      body: contactBodySchema,
      status: 202,
      response: noContent,
      errors: ['TooManyRequests'],
    },
    ({ body, request }) => submitContactRequest(deps, request.viewer, body, getClientAddress(request)),
  );
}
