import {
  contactDetailSchema,
  contactListQuerySchema,
  contactPageSchema,
} from '@cromia/domain/contact/contact-request';
import { idField } from '@cromia/domain/fields';
import { z } from 'zod';
import { viewerIn } from '../../platform/access/access.ts';
import type { App, ModuleDependencies } from '../../platform/http/http.ts';
import { answers } from '../../platform/openapi/openapi.ts';
import { markAnswered, readContactRequest, readContactRequests } from '../contact/service.ts';

const TAGS = ['backoffice'];
const PATH = '/api/v1/backoffice/contact-requests';
const params = z.object({ id: idField() });

/** What visitors and users wrote to the desk (contract, section 5). */
export function contactRequestDeskRoutes(app: App, deps: ModuleDependencies): void {
  app.get(
    PATH,
    {
      config: { access: 'backoffice.contact-requests' },
      schema: {
        tags: TAGS,
        summary: 'Contact requests',
        querystring: contactListQuerySchema,
        response: answers({ 200: contactPageSchema }, ['Unauthorized', 'NotAllowed']),
      },
    },
    (request) => readContactRequests(deps.db, request.query, deps.config.timeZone),
  );

  app.get(
    `${PATH}/:id`,
    {
      config: { access: 'backoffice.contact-requests' },
      schema: {
        tags: TAGS,
        summary: 'One contact request with its history',
        params,
        response: answers({ 200: contactDetailSchema }, ['Unauthorized', 'NotAllowed', 'NotFound']),
      },
    },
    (request) => readContactRequest(deps.db, request.params.id),
  );

  app.post(
    `${PATH}/:id/answered`,
    {
      config: { access: 'backoffice.contact-requests' },
      schema: {
        tags: TAGS,
        summary: 'Note that a contact request was answered',
        description: 'A 409 carries as `outcome` who was faster.',
        params,
        response: answers({ 200: contactDetailSchema }, [
          'Unauthorized',
          'NotAllowed',
          'NotFound',
          'Conflict',
        ]),
      },
    },
    (request) => markAnswered(deps, viewerIn(request), request.params.id),
  );
}
