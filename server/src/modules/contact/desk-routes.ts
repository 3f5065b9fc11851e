import {
  contactAnswerSchema,
  contactDetailSchema,
  contactListQuerySchema,
  contactPageSchema,
} from '@cromia/domain/contact/contact-desk';
import { assigneesSchema, handlingChangeSchema } from '@cromia/domain/handling/handling';
import type { ModuleDependencies } from '../../app-dependencies.ts';
import type { App } from '../../platform/http/app.ts';
import { declareDeskRoutes, idParams } from '../../platform/routes/declare-routes.ts';
import { readAssignees } from '../handling/index.ts';
import {
  changeContact,
  markContactRequestAnswered,
  readContactRequest,
  readContactRequests,
  reopenContact,
  sendContactAnswer,
} from './desk.ts';

/** Options that all routes of one request share. */
const REQUEST = { params: idParams, response: contactDetailSchema, errors: ['NotFound'] } as const;
const CHANGE = { ...REQUEST, errors: ['NotFound', 'Conflict'] } as const;

/** Routes for the contact requests of visitors and users (contract, section 5). */
export function contactDeskRoutes(app: App, deps: ModuleDependencies): void {
  const { db } = deps;
  const desk = declareDeskRoutes(app, deps, {
    path: '/contact-requests',
    access: 'backoffice.contact-requests',
  });

  desk.get(
    '',
    { summary: 'List contact requests', query: contactListQuerySchema, response: contactPageSchema },
    ({ viewer, query }) => readContactRequests(deps, viewer, query),
  );

  desk.get(
    '/assignees',
    {
      summary: 'List the users to whom contact requests can be assigned',
      response: assigneesSchema,
    },
    () => readAssignees(db),
  );

  desk.get('/:id', { ...REQUEST, summary: 'Retrieve a contact request with its history' }, ({ params }) =>
    readContactRequest(db, params.id),
  );

  desk.patch(
    '/:id',
    {
      ...CHANGE,
      summary: 'Assign a contact request, or update its note',
      description:
        'Omitted fields remain unchanged. If the assignment or the note has changed since `version` was read, ' +
        'a 409 returns the status of the request in `outcome`, with who changed it and when.',
      body: handlingChangeSchema,
    },
    ({ viewer, params, body }) => changeContact(deps, viewer, params.id, body),
  );

  desk.post(
    '/:id/answer',
    {
      ...CHANGE,
      summary: 'Answer a contact request by mail',
      description:
        'The mail quotes the request and is written in its language. If the request was already ' +
        'answered, a 409 returns its current state in `outcome`.',
      body: contactAnswerSchema,
    },
    ({ viewer, params, body }) => sendContactAnswer(deps, viewer, params.id, body),
  );

  desk.post(
    '/:id/reopen',
    {
      ...CHANGE,
      summary: 'Mark a contact request as unanswered',
      description: 'A 409 returns the current state of the request in `outcome`.',
    },
    ({ viewer, params }) => reopenContact(deps, viewer, params.id),
  );

  desk.post(
    '/:id/answered',
    {
      ...CHANGE,
      summary: 'Mark a contact request as answered outside the portal',
      description: 'If the request was already answered, a 409 returns its current state in `outcome`.',
    },
    ({ viewer, params }) => markContactRequestAnswered(deps, viewer, params.id),
  );
}
