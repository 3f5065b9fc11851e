import { accessTokenSchema } from '@cromia/domain/accounts/login';
import { linkCodeSchema } from '@cromia/domain/accounts/password';
import { invitationResponseSchema, invitationSchema } from '@cromia/domain/activation/request-forms';
import {
  invitationDeleteQuerySchema,
  invitationListQuerySchema,
  invitationPageSchema,
  invitationResponseItemSchema,
} from '@cromia/domain/activation/request-responses';
import type { ModuleDependencies } from '../../../app-dependencies.ts';
import { getViewer } from '../../../platform/access/viewer.ts';
import type { App } from '../../../platform/http/app.ts';
import { declarePreparedRoutes, declareRoutes, noContent } from '../../../platform/routes/declare-routes.ts';
import { resolveActingCustomer } from '../../customers/index.ts';
import { limitInvitations } from '../throttle.ts';
import {
  answerInvitation,
  readLinkedInvitation,
  readReceivedInvitations,
  readSentInvitations,
  removeInvitations,
  sendInvitation,
} from './invite.ts';

/**
 * Invitations to act for a customer (section 7), as sent by a customer and as received by a company's user.
 */
export function invitationRoutes(app: App, deps: ModuleDependencies): void {
  const { db } = deps;
  const sent = declarePreparedRoutes({
    app,
    db,
    tag: 'invitations',
    path: '/api/v1/public/customer/customer-invitations',
    prepare: async (request) => ({
      customer: await resolveActingCustomer(db, getViewer(request), undefined),
    }),
  });
  const received = declareRoutes(app, deps, { tag: 'invitations', path: '/api/v1/public' });

  sent.get(
    '',
    {
      access: 'invitations.sent',
      summary: "List the invitations of the current user's customer",
      query: invitationListQuerySchema,
      response: invitationPageSchema,
    },
    ({ customer, query }) => readSentInvitations(db, customer, query),
  );

  sent.post(
    '/pendings',
    {
      access: 'invitations.send',
      summary: "Invite a person to act for the current user's customer",
      description:
        'An OWNER invites with any rights; a BUYER as BUYER without approval rights, REQUESTER or VIEWER, and with ' +
        'no limits above the own ones, which are the default. What is more is a 400 at its field. Accepting gives ' +
        'no more than the inviter may give at that time.',
      idempotent: true,
      body: invitationSchema,
      status: 201,
      response: invitationResponseItemSchema,
      errors: ['Conflict', 'BelongsAlready', 'TooManyRequests'],
    },
    ({ transaction, viewer, customer, body }) =>
      limitInvitations(deps, viewer, transaction, (trx) =>
        sendInvitation(trx, deps, { viewer, customer }, body),
      ),
  );

  sent.delete(
    '/pendings',
    {
      access: 'invitations.delete',
      summary: 'Withdraw an invitation that has not been accepted',
      query: invitationDeleteQuerySchema,
      response: noContent,
      errors: ['NotFound', 'deleteFail'],
    },
    ({ viewer, customer, query }) => removeInvitations(db, { viewer, customer }, query.inviteeEmail),
  );

  received.post(
    '/customer-invitations/link',
    {
      access: 'accounts.register',
      summary: 'Retrieve an invitation by the code from its mail, without an account',
      heavyRead: true,
      body: linkCodeSchema,
      response: invitationResponseItemSchema,
      errors: ['NotFound'],
    },
    ({ body }) => readLinkedInvitation(deps, body.tempCode),
  );

  received.get(
    '/user-company/customer-invitations',
    {
      access: 'invitations.received',
      summary: "List the current user's pending invitations",
      query: invitationListQuerySchema,
      response: invitationPageSchema,
    },
    ({ viewer, query }) => readReceivedInvitations(deps, viewer, query),
  );

  received.patch(
    '/user-company/customer-invitations/pendings',
    {
      access: 'invitations.answer',
      summary: 'Accept or reject an invitation',
      body: invitationResponseSchema,
      response: accessTokenSchema,
      errors: ['NotFound', 'InvitationExpired'],
    },
    ({ viewer, body }) => answerInvitation(deps, viewer, body),
  );
}
