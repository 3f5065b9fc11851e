import {
  contactAnswerSchema,
  contactAssigneesSchema,
  contactChangeSchema,
  contactDetailSchema,
  contactListQuerySchema,
  contactPageSchema,
} from '@cromia/domain/contact/contact-desk';
import { idField } from '@cromia/domain/fields';
import { z } from 'zod';
import type { ModuleDependencies } from '../../app-dependencies.ts';
import { getViewer } from '../../platform/access/viewer.ts';
import type { App } from '../../platform/http/app.ts';
import { describeAnswers } from '../../platform/openapi/describe-answers.ts';
import {
  changeContact,
  markContactRequestAnswered,
  readContactAssignees,
  readContactRequest,
  readContactRequests,
  reopenContact,
  sendContactAnswer,
} from './desk.ts';

const TAGS = ['backoffice'];
const PATH = '/api/v1/backoffice/contact-requests';
const params = z.object({ id: idField() });

/** Routes for the contact requests of visitors and users (contract, section 5). */
export function contactDeskRoutes(app: App, deps: ModuleDependencies): void {
  app.get(
    PATH,
    {
      config: { access: 'backoffice.contact-requests' },
      schema: {
        tags: TAGS,
        summary: 'List contact requests',
        querystring: contactListQuerySchema,
        response: describeAnswers({ 200: contactPageSchema }, ['Unauthorized', 'NotAllowed']),
      },
    },
    (request) => readContactRequests(deps, getViewer(request), request.query),
  );

  app.get(
    `${PATH}/assignees`,
    {
      config: { access: 'backoffice.contact-requests' },
      schema: {
        tags: TAGS,
        summary: 'List the users to whom contact requests can be assigned',
        response: describeAnswers({ 200: contactAssigneesSchema }, ['Unauthorized', 'NotAllowed']),
      },
    },
    () => readContactAssignees(deps.db),
  );

  app.get(
    `${PATH}/:id`,
    {
      config: { access: 'backoffice.contact-requests' },
      schema: {
        tags: TAGS,
        summary: 'Retrieve a contact request with its history',
        params,
        response: describeAnswers({ 200: contactDetailSchema }, ['Unauthorized', 'NotAllowed', 'NotFound']),
      },
    },
    (request) => readContactRequest(deps.db, request.params.id),
  );

  app.patch(
    `${PATH}/:id`,
    {
      config: { access: 'backoffice.contact-requests' },
      schema: {
        tags: TAGS,
        summary: 'Assign a contact request, or update its note',
        description: 'Omitted fields remain unchanged.',
        params,
        body: contactChangeSchema,
        response: describeAnswers({ 200: contactDetailSchema }, ['Unauthorized', 'NotAllowed', 'NotFound']),
      },
    },
    (request) => changeContact(deps, getViewer(request), request.params.id, request.body),
  );

  app.post(
    `${PATH}/:id/answer`,
    {
      config: { access: 'backoffice.contact-requests' },
      schema: {
        tags: TAGS,
        summary: 'Answer a contact request by mail',
        description:
          'The mail quotes the request and is written in its language. If the request was already ' +
          'answered, a 409 returns its current state in `outcome`.',
        params,
        body: contactAnswerSchema,
        response: describeAnswers({ 200: contactDetailSchema }, [
          'Unauthorized',
          'NotAllowed',
          'NotFound',
          'Conflict',
        ]),
      },
    },
    (request) => sendContactAnswer(deps, getViewer(request), request.params.id, request.body),
  );

  app.post(
    `${PATH}/:id/reopen`,
    {
      config: { access: 'backoffice.contact-requests' },
      schema: {
        tags: TAGS,
        summary: 'Mark a contact request as unanswered',
        description: 'A 409 returns the current state of the request in `outcome`.',
        params,
        response: describeAnswers({ 200: contactDetailSchema }, [
          'Unauthorized',
          'NotAllowed',
          'NotFound',
          'Conflict',
        ]),
      },
    },
    (request) => reopenContact(deps, getViewer(request), request.params.id),
  );

  app.post(
    `${PATH}/:id/answered`,
    {
      config: { access: 'backoffice.contact-requests' },
      schema: {
        tags: TAGS,
        summary: 'Mark a contact request as answered outside the portal',
        description: 'If the request was already answered, a 409 returns its current state in `outcome`.',
        params,
        response: describeAnswers({ 200: contactDetailSchema }, [
          'Unauthorized',
          'NotAllowed',
          'NotFound',
          'Conflict',
        ]),
      },
    },
    (request) => markContactRequestAnswered(deps, getViewer(request), request.params.id),
  );
}
