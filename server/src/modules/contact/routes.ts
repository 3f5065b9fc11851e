import { contactBodySchema } from '@cromia/domain/contact/contact-request';
import { z } from 'zod';
import type { ModuleDependencies } from '../../app-dependencies.ts';
import type { App } from '../../platform/http/app.ts';
import { getClientAddress } from '../../platform/http/client-address.ts';
import { describeAnswers } from '../../platform/openapi/describe-answers.ts';
import { contactDeskRoutes } from './desk-routes.ts';
import { submitContactRequest } from './submit-contact-request.ts';

/** The maximum size of the form: every field at its maximum length, in JSON's longest escapes. */
const BODY_BYTES = 65_536;

/** The contact form (section 7). */
export function contactRoutes(app: App, deps: ModuleDependencies): void {
  contactDeskRoutes(app, deps);

  app.put(
    '/api/users/request-contact',
    {
      bodyLimit: BODY_BYTES,
      config: { access: 'contact.send' },
      schema: {
        tags: ['contact'],
        summary: 'Send a contact request, as a user or a visitor',
        description:
          'Without a login `name` and `email` are required; with a login those of the account are used.',
        body: contactBodySchema,
        response: describeAnswers({ 202: z.undefined() }, ['TooManyRequests']),
      },
    },
    async (request, reply) => {
      await submitContactRequest(deps, request.viewer, request.body, getClientAddress(request));
      return reply.code(202).send();
    },
  );
}
