import { accessTokenSchema } from '@cromia/domain/accounts/login';
import { linkCodeSchema } from '@cromia/domain/accounts/password';
import {
  invitationAnswerItemSchema,
  invitationDeleteQuerySchema,
  invitationListQuerySchema,
  invitationPageSchema,
} from '@cromia/domain/activation/request-answers';
import { invitationAnswerSchema, invitationSchema } from '@cromia/domain/activation/request-forms';
import { z } from 'zod';
import type { ModuleDependencies } from '../../../app-dependencies.ts';
import { getViewer } from '../../../platform/access/viewer.ts';
import type { App } from '../../../platform/http/app.ts';
import { idempotencyHeadersSchema } from '../../../platform/idempotency/run-idempotently.ts';
import { describeAnswers } from '../../../platform/openapi/describe-answers.ts';
import {
  answerInvitation,
  readLinkedInvitation,
  readReceivedInvitations,
  readSentInvitations,
  removeInvitations,
  sendInvitation,
} from './invite.ts';

const TAGS = ['invitations'];
const SENT = '/api/v1/public/customer/customer-invitations';
const RECEIVED = '/api/v1/public/user-company/customer-invitations';

/**
 * Invitations to act for a customer (section 7): those that a customer sends, and those that a company's user receives.
 */
export function invitationRoutes(app: App, deps: ModuleDependencies): void {
  sentRoutes(app, deps);
  receivedRoutes(app, deps);
}

function sentRoutes(app: App, deps: ModuleDependencies): void {
  app.get(
    SENT,
    {
      config: { access: 'invitations.sent' },
      schema: {
        tags: TAGS,
        summary: "List the invitations of the current user's customer",
        querystring: invitationListQuerySchema,
        response: describeAnswers({ 200: invitationPageSchema }, ['Unauthorized', 'NotAllowed']),
      },
    },
    (request) => readSentInvitations(deps.db, getViewer(request), request.query),
  );

  app.post(
    `${SENT}/pendings`,
    {
      config: { access: 'invitations.send' },
      schema: {
        tags: TAGS,
        summary: "Invite a person to act for the current user's customer",
        headers: idempotencyHeadersSchema,
        body: invitationSchema,
        response: describeAnswers({ 201: invitationAnswerItemSchema }, [
          'Unauthorized',
          'NotAllowed',
          'Conflict',
          'BelongsAlready',
          'TooManyRequests',
          'IdempotencyKeyReused',
        ]),
      },
    },
    async (request, reply) => {
      const { body } = await sendInvitation(deps, request, request.body);
      return reply.code(201).send(invitationAnswerItemSchema.parse(body));
    },
  );

  app.delete(
    `${SENT}/pendings`,
    {
      config: { access: 'invitations.delete' },
      schema: {
        tags: TAGS,
        summary: 'Withdraw an invitation that has not been accepted',
        querystring: invitationDeleteQuerySchema,
        response: describeAnswers({ 204: z.undefined() }, [
          'Unauthorized',
          'NotAllowed',
          'NotFound',
          'deleteFail',
        ]),
      },
    },
    async (request, reply) => {
      await removeInvitations(deps, getViewer(request), request.query.inviteeEmail);
      return reply.code(204).send();
    },
  );
}

function receivedRoutes(app: App, deps: ModuleDependencies): void {
  app.post(
    '/api/v1/public/customer-invitations/link',
    {
      config: { access: 'accounts.register', heavyRead: true },
      schema: {
        tags: TAGS,
        summary: 'Retrieve an invitation by the code from its mail, without an account',
        body: linkCodeSchema,
        response: describeAnswers({ 200: invitationAnswerItemSchema }, ['NotFound']),
      },
    },
    (request) => readLinkedInvitation(deps, request.body.tempCode),
  );

  app.get(
    RECEIVED,
    {
      config: { access: 'invitations.received' },
      schema: {
        tags: TAGS,
        summary: "List the current user's pending invitations",
        querystring: invitationListQuerySchema,
        response: describeAnswers({ 200: invitationPageSchema }, ['Unauthorized', 'NotAllowed']),
      },
    },
    (request) => readReceivedInvitations(deps, getViewer(request), request.query),
  );

  app.patch(
    `${RECEIVED}/pendings`,
    {
      config: { access: 'invitations.answer' },
      schema: {
        tags: TAGS,
        summary: 'Accept or refuse an invitation',
        body: invitationAnswerSchema,
        response: describeAnswers({ 200: accessTokenSchema }, [
          'Unauthorized',
          'NotAllowed',
          'NotFound',
          'InvitationExpired',
        ]),
      },
    },
    (request) => answerInvitation(deps, getViewer(request), request.body),
  );
}
