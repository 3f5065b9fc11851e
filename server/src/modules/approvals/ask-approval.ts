import { type ApprovalBody, calculateApprovalExpiry } from '@cromia/domain/approvals/approval';
import { orderRequestBodySchema } from '@cromia/domain/checkout/order';
import { orderFromOfferBodySchema } from '@cromia/domain/checkout/order-from-offer';
import { mayDecideApproval } from '@cromia/domain/people/purchase-rule';
import type { ServiceDependencies } from '../../app-dependencies.ts';
import type { Viewer } from '../../platform/access/viewer.ts';
import type { Transaction } from '../../platform/database/connection.ts';
import { recordAudit } from '../../platform/events/audit.ts';
import { queueMails } from '../../platform/mail/outbox.ts';
import { Problem } from '../../platform/problem.ts';
import {
  clearCartNote,
  type PricedOrderRequest,
  prepareOrderFromOffer,
  prepareOrderRequest,
  removeSentLines,
} from '../checkout/index.ts';
import type { ActingCustomer } from '../customers/index.ts';
import { lockOfferForOrder } from '../offers/index.ts';
import { getMonth, listApprovers, type Purchaser } from '../people/index.ts';
import { buildApprovalMails } from './approval-mails.ts';
import { insertApproval } from './approval-queries.ts';
import { APPROVAL_ENTITY } from './read-approval.ts';

interface Caller {
  viewer: Viewer;
  customer: ActingCustomer;
}

/**
 * Asks for the approval of an order request, from the cart or from an offer, after the same checks as the request itself.
 * Lines leave the cart; the offer stays accepted, and waits in the approval.
 * @returns the id; a problem with the updated cart when the lines differ from what the customer saw
 * @throws Problem as the order request does; Conflict when nobody may decide on it
 */
export async function askApproval(
  trx: Transaction,
  deps: ServiceDependencies,
  caller: Caller,
  body: ApprovalBody,
): Promise<{ id: string } | Problem> {
  if (body.offerRequestAcceptedId !== undefined) return askForOffer(trx, deps, caller, body);
  const prepared = await prepareOrderRequest(trx, deps, {
    ...caller,
    body: orderRequestBodySchema.parse(body),
  });
  if (prepared instanceof Problem) return prepared;
  const id = await storeApproval(trx, deps, prepared, null);
  await removeSentLines(trx, prepared);
  return { id };
}

async function askForOffer(
  trx: Transaction,
  deps: ServiceDependencies,
  caller: Caller,
  body: ApprovalBody,
): Promise<{ id: string }> {
  let lastDay: string | null = null;
  const prepared = await prepareOrderFromOffer(
    trx,
    deps,
    caller,
    orderFromOfferBodySchema.parse(body),
    async (...ordered) => {
      const offer = await lockOfferForOrder(...ordered);
      lastDay = offer.expirationDate;
      return offer;
    },
  );
  const id = await storeApproval(trx, deps, prepared, lastDay);
  await clearCartNote(trx, caller);
  return { id };
}

async function storeApproval(
  trx: Transaction,
  deps: ServiceDependencies,
  { purchaser, request }: { purchaser: Purchaser; request: PricedOrderRequest },
  offerExpirationDate: string | null,
): Promise<string> {
  const { viewer, customer } = purchaser;
  const { rows, form, ...priced } = request;
  const month = getMonth(deps);
  const id = await insertApproval(
    trx,
    {
      ...priced,
      customerId: customer.id,
      userId: viewer.userId,
      createdOn: deps.now(),
      expirationDate: calculateApprovalExpiry(month.day, offerExpirationDate),
      need: await purchaser.findNeed(trx, deps, request.total),
      customerOrderCode: form.customerOrderCode,
      shippingNote: form.shippingNote || null,
      genericNote: form.genericNote || null,
    },
    rows,
  );
  const approvers = (await listApprovers(trx, customer.id, month)).filter((approver) =>
    mayDecideApproval(approver, { authorId: viewer.userId, total: request.total }),
  );
  if (approvers.length === 0) throw new Problem('Conflict');
  await recordAudit(trx, {
    userId: viewer.userId,
    customerId: customer.id,
    action: 'approvals.request',
    entity: APPROVAL_ENTITY,
    entityId: id,
    details: {
      customerOrderCode: form.customerOrderCode,
      lines: rows.length,
      total: request.total,
      ...(request.offerRequestId === null ? {} : { offerRequestId: request.offerRequestId }),
    },
  });
  await queueMails(trx, await buildApprovalMails(trx, deps, 'asked', { id, customer }, approvers));
  return id;
}
