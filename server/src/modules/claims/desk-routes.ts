import { claimPageSchema } from '@cromia/domain/claims/claim';
import {
  claimDecisionSchema,
  claimToDecideSchema,
  deskClaimListQuerySchema,
} from '@cromia/domain/claims/claim-desk';
import { idField } from '@cromia/domain/fields';
import { mailRecipientsQuerySchema, mailRecipientsSchema } from '@cromia/domain/orders/mail-recipients';
import type { ModuleDependencies } from '../../app-dependencies.ts';
import { sendFile } from '../../platform/files/send-file.ts';
import type { App } from '../../platform/http/app.ts';
import { declareDeskRoutes, fileResponse, idParams } from '../../platform/routes/declare-routes.ts';
import { declareDeskMessages } from '../messages/index.ts';
import { CLAIM_CONVERSATIONS } from './claim-messages.ts';
import { readClaimPage, readClaimRecipients, readClaimToDecide } from './claims.ts';
import { decideClaim, reviewClaim } from './decide-claim.ts';
import { findClaimPhoto } from './photos/find-photo.ts';
import { PHOTO_TYPE } from './photos/store-photos.ts';

const ALL_CUSTOMERS = { customerId: null } as const;
const CHANGE = { params: idParams, response: claimToDecideSchema, errors: ['NotFound', 'Conflict'] } as const;

type DeskRoutes = ReturnType<typeof declareDeskRoutes>;

/** Claims of all customers: staff review them, ask, and decide (contract, section 13). */
export function claimDeskRoutes(app: App, deps: ModuleDependencies): void {
  const claims = declareDeskRoutes(app, deps, { path: '/claims', access: 'backoffice.decide' });
  readRoutes(claims, deps);

  claims.post(
    '/:id/review',
    {
      ...CHANGE,
      summary: 'Take an open claim into review',
      description:
        'If the claim is no longer open, a 409 returns its status in `outcome`, with who changed it and when.',
    },
    ({ transaction, viewer, params }) => transaction((trx) => reviewClaim(trx, deps, viewer, params.id)),
  );

  claims.post(
    '/:id/decision',
    {
      ...CHANGE,
      summary: 'Accept or reject a claim',
      description:
        'Takes an open claim into review first, and mails the customer. If it was decided, or changed since `version`, a ' +
        '409 returns its status in `outcome`, with who changed it and when.',
      body: claimDecisionSchema,
    },
    ({ transaction, viewer, params, body }) =>
      transaction((trx) => decideClaim(trx, deps, viewer, params.id, body)),
  );

  declareDeskMessages(claims, deps, CLAIM_CONVERSATIONS);
}

function readRoutes(claims: DeskRoutes, deps: ModuleDependencies): void {
  claims.get(
    '',
    {
      summary: 'List claims of all customers',
      query: deskClaimListQuerySchema,
      response: claimPageSchema,
    },
    ({ viewer: { userId }, query }) => readClaimPage(deps, { ...ALL_CUSTOMERS, userId }, query),
  );

  claims.get(
    '/mail-recipients',
    {
      summary: 'List the users who are mailed about the decision on claims',
      description: 'Unknown ids are left out.',
      exposeHeadRoute: false,
      query: mailRecipientsQuerySchema,
      response: mailRecipientsSchema,
    },
    ({ query }) => readClaimRecipients(deps.db, query.ids),
  );

  claims.get(
    '/:id',
    {
      summary: 'Retrieve a claim with its history',
      params: idParams,
      response: claimToDecideSchema,
      errors: ['NotFound'],
    },
    ({ viewer, params }) => readClaimToDecide(deps.db, params.id, viewer.userId),
  );

  claims.get(
    '/:id/photos/:photoId',
    {
      summary: 'Download a photo of a claim',
      params: idParams.extend({ photoId: idField() }),
      produces: [PHOTO_TYPE],
      response: fileResponse,
      errors: ['NotFound'],
    },
    async ({ params, request, reply }) => {
      const { file, response } = await findClaimPhoto(deps, { ...params, ...ALL_CUSTOMERS });
      return sendFile(request, reply, file, response);
    },
  );
}
