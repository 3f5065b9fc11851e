import {
  approvalBodySchema,
  approvalDecisionSchema,
  approvalDetailSchema,
  approvalListQuerySchema,
  approvalPageSchema,
  ownPurchaseRightsSchema,
} from '@cromia/domain/approvals/approval';
import { LIMITS } from '@cromia/domain/limits';
import { createdIdSchema } from '@cromia/domain/orders/order-request';
import type { ModuleDependencies } from '../../app-dependencies.ts';
import type { App } from '../../platform/http/app.ts';
import { idParams, noContent } from '../../platform/routes/declare-routes.ts';
import { declareShopRoutes } from '../customers/index.ts';
import { REQUEST_LIMIT } from '../shop-documents/index.ts';
import { askApproval } from './ask-approval.ts';
import { withdrawApproval } from './close-approval.ts';
import { decideApproval } from './decide-approval.ts';
import { listApprovals, readApproval, readOwnPurchaseRights } from './read-approval.ts';

const LINE_ERRORS = [
  'ProductNotAvailable',
  'ProductOnRequestOnly',
  'ProductNotInStock',
  'IllegalItemQuantity',
  'PriceNotAssigned',
] as const;
const OFFER_ERRORS = ['OfferNotAccepted', 'OfferAwaitsApproval'] as const;

/** Approvals of order requests within a company (contract, section 11). */
export function approvalRoutes(app: App, deps: ModuleDependencies): void {
  const { db } = deps;
  const approvals = declareShopRoutes(app, deps, {
    tag: 'approvals',
    path: '/approvals',
    access: 'approvals.list',
  });

  approvals.post(
    '',
    {
      access: 'approvals.request',
      summary: 'Ask a colleague to approve an order request',
      description:
        'Takes the body of the order request, or that of the order from an offer, and checks it in the same way. The ' +
        'lines leave the cart; an offer stays accepted, and cannot be ordered until the decision. The approvers are ' +
        'mailed. After 14 days, or after the last day of the offer, it expires. A 409 (the lines differ from what ' +
        'the author saw) returns the current cart in `cart`; a 409 without it means that nobody could decide.',
      idempotent: true,
      limit: REQUEST_LIMIT,
      bodyLimit: LIMITS.orderLinesBytes,
      body: approvalBodySchema,
      status: 201,
      response: createdIdSchema,
      errors: [
        ...LINE_ERRORS,
        ...OFFER_ERRORS,
        'DeliveryDateTooEarly',
        'DeliveryDateTooLate',
        'NoItemsSelected',
        'Conflict',
        'PriceChanged',
        'OfferChanged',
      ],
    },
    ({ transaction, viewer, customer, body }) =>
      transaction((trx) => askApproval(trx, deps, { viewer, customer }, body)),
  );

  approvals.get(
    '',
    {
      summary: 'List approvals',
      description:
        'Approvers, and agents and commercial staff who act for the customer, see all; everybody else their own.',
      heavyRead: true,
      query: approvalListQuerySchema,
      response: approvalPageSchema,
    },
    ({ viewer, customer, query }) => listApprovals(db, deps, { viewer, customer }, query),
  );

  approvals.get(
    '/:id',
    {
      summary: 'Retrieve an approval with its lines',
      description:
        'While it is pending: with the prices and the availability of today, the total of the lines that can be ' +
        'ordered, and what the author has ordered this month.',
      heavyRead: true,
      params: idParams,
      response: approvalDetailSchema,
    },
    ({ viewer, customer, params }) => readApproval(db, deps, { viewer, customer }, params.id),
  );

  decisionRoutes(app, deps);
}

/** The ends of an approval, and the rights that decide whether one is needed. */
function decisionRoutes(app: App, deps: ModuleDependencies): void {
  const approvals = declareShopRoutes(app, deps, { tag: 'approvals', path: '/approvals' });
  approvals.post(
    '/:id/decision',
    {
      access: 'approvals.decide',
      summary: 'Decide on an approval',
      description:
        "Approving places the order request in the author's name at today's prices; a total other than `shownTotal` is " +
        '409 `PriceChanged` with today’s `total`. Rejecting returns the lines to the cart of the author. Nobody decides ' +
        'on their own, nor past their own limits.',
      idempotent: true,
      bodyLimit: LIMITS.orderLinesBytes,
      params: idParams,
      body: approvalDecisionSchema,
      response: approvalDetailSchema,
      errors: [
        ...LINE_ERRORS,
        ...OFFER_ERRORS,
        'NotAllowed',
        'NoItemsSelected',
        'ApprovalRequired',
        'Conflict',
        'PriceChanged',
        'CreditLimitExceeded',
      ],
    },
    ({ transaction, viewer, customer, params: { id }, body }) =>
      transaction(async (trx) => {
        await decideApproval(trx, deps, { viewer, customer, id, body });
        return readApproval(trx, deps, { viewer, customer }, id);
      }),
  );

  approvals.delete(
    '/:id',
    {
      access: 'approvals.withdraw',
      summary: "Withdraw one's own approval",
      description: 'The lines return to the cart; an offer can be ordered again.',
      params: idParams,
      response: noContent,
      errors: ['Conflict'],
    },
    ({ transaction, viewer, customer, params: { id } }) =>
      transaction((trx) => withdrawApproval(trx, deps, { viewer, customer, id })),
  );

  declareShopRoutes(app, deps, { tag: 'approvals', path: '/purchase-rights' }).get(
    '',
    {
      access: 'customers.own',
      summary: 'Retrieve what the caller may order without an approval',
      heavyRead: true,
      response: ownPurchaseRightsSchema,
    },
    ({ viewer, customer }) => readOwnPurchaseRights(deps.db, deps, { viewer, customer }),
  );
}
