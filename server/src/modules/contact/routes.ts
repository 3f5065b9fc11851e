import { contactBodySchema } from '@cromia/domain/contact/contact-request';
import { z } from 'zod';
import { clientAddress } from '../../platform/http/client-address.ts';
import type { App, ModuleDependencies } from '../../platform/http/http.ts';
import { answers } from '../../platform/openapi/openapi.ts';
import { requestContact } from './service.ts';

/** The maximum size of the form: every field at its maximum length, in JSON's longest escapes. */
const BODY_BYTES = 65_536;

/** The contact form (section 7). */
export function contactRoutes(app: App, deps: ModuleDependencies): void {
  app.put(
    '/api/users/request-contact',
    {
      bodyLimit: BODY_BYTES,
      config: { access: 'contact.send' },
      schema: {
        tags: ['contact'],
        summary: 'Send a contact request; a visitor names themselves',
        description: '`name` and `email` are required without a login, and the account’s own with one.',
        body: contactBodySchema,
        response: answers({ 202: z.undefined() }, ['TooManyRequests']),
      },
    },
    async (request, reply) => {
      await requestContact(deps, request.viewer, request.body, clientAddress(request));
      return reply.code(202).send();
    },
  );
}
