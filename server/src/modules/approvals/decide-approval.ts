import {
  type ApprovalDecision,
  findRaisedLines,
  getApprovalStatusToday,
} from '@cromia/domain/approvals/approval';
import { toProductKey } from '@cromia/domain/catalogue/product-code';
import { addressSchema } from '@cromia/domain/customers/customer';
import type { ServiceDependencies } from '../../app-dependencies.ts';
import type { Viewer } from '../../platform/access/viewer.ts';
import type { Transaction } from '../../platform/database/connection.ts';
import { recordAudit } from '../../platform/events/audit.ts';
import { Problem, rejectFields } from '../../platform/problem.ts';
import { type PricedOrderRequest, storeOrderRequest } from '../checkout/index.ts';
import type { ActingCustomer } from '../customers/index.ts';
import { closeOfferForOrder } from '../offers/index.ts';
import {
  approveForAuthor,
  getMonth,
  type LockedApproval,
  lockApproval,
  rejectForeignDecision,
} from '../people/index.ts';
import { type ApprovalRow, findApproval, listApprovalItems, storeApprovedOrder } from './approval-queries.ts';
import { closeApproval } from './close-approval.ts';
import { findPossibleDelivery } from './delivery.ts';
import { priceApprovedLines } from './price-lines.ts';
import { APPROVAL_ENTITY } from './read-approval.ts';

interface Decision {
  viewer: Viewer;
  customer: ActingCustomer;
  id: string;
  body: ApprovalDecision;
}

/**
 * Decides on a pending approval (contract, section 11). Approving places the order request in the name of its author at
 * today's prices, and one mail tells the author about both; rejecting returns the lines to the author's cart.
 * @throws Problem NotFound; NotAllowed and ApprovalRequired for who may not decide; Conflict with the `outcome` when it
 *   is no longer pending; PriceChanged with the `total` of today; as the order request does
 */
export async function decideApproval(
  trx: Transaction,
  deps: ServiceDependencies,
  { viewer, customer, id, body }: Decision,
): Promise<void> {
  const approverId = viewer.userId;
  const locked = await lockApproval(trx, { id, customer, userIds: [approverId] });
  const approval = await findApproval(trx, id, customer.id);
  if (!approval) throw new Problem('NotFound');
  // Whether the total is within the approver's limits is checked once it is known.
  await rejectForeignDecision(trx, deps, locked, { approverId, total: 0 });
  const { status, reason, deciderName } = approval;
  const statusToday = getApprovalStatusToday(
    { status, expirationDate: approval.expirationDate },
    getMonth(deps).day,
  );
  if (statusToday !== 'PENDING')
    throw new Problem('Conflict', {
      extension: { outcome: { status: statusToday, reason, by: deciderName } },
    });
  if (body.decision === 'APPROVED')
    return approve(trx, deps, { viewer, customer, id, body }, locked, approval);
  await rejectForeignDecision(trx, deps, locked, { approverId, total: approval.total });
  await closeApproval(trx, deps, locked, {
    status: 'REJECTED',
    decidedBy: approverId,
    reason: body.reason || null,
  });
}

async function approve(
  trx: Transaction,
  deps: ServiceDependencies,
  { viewer, customer, id, body }: Decision,
  locked: LockedApproval,
  approval: ApprovalRow,
): Promise<void> {
  const purchaser = await approveForAuthor(trx, deps, locked, {
    approver: viewer,
    reason: body.reason || null,
  });
  const priced = await priceToday(trx, deps, { viewer, customer, id, body }, approval);
  if (priced.total !== body.shownTotal)
    throw new Problem('PriceChanged', { extension: { total: priced.total } });
  const request: PricedOrderRequest = {
    ...priced,
    address: addressSchema.parse(approval.address),
    offerRequestId: approval.offerRequestId,
    acceptMultipleShipping: approval.acceptMultipleShipping,
    form: {
      customerOrderCode: approval.customerOrderCode,
      shippingNote: approval.shippingNote ?? '',
      genericNote: approval.genericNote ?? '',
    },
  };
  const decided = await findApproval(trx, id, customer.id);
  const { id: orderRequestId } = await storeOrderRequest(trx, deps, purchaser, request, {
    approvedBy: decided?.deciderName ?? null,
    reason: body.reason || null,
  });
  await storeApprovedOrder(trx, id, request);
  await recordAudit(trx, {
    userId: viewer.userId,
    customerId: customer.id,
    action: 'approvals.approve',
    entity: APPROVAL_ENTITY,
    entityId: id,
    details: { orderRequestId, total: request.total, ...(body.reason ? { reason: body.reason } : {}) },
  });
}

type PricedLines = Pick<
  PricedOrderRequest,
  'rows' | 'total' | 'totalWeight' | 'overallDiscount' | 'deliveryDateRequested'
>;

/** Prices what is ordered: the lines that remain, at today's prices, or the offer as it is. */
async function priceToday(
  trx: Transaction,
  deps: ServiceDependencies,
  { viewer, customer, id, body }: Decision,
  approval: ApprovalRow,
): Promise<PricedLines> {
  const { deliveryDateRequested: asked, offerRequestId } = approval;
  const today = getMonth(deps).day;
  if (offerRequestId !== null) {
    // An offer is ordered as a whole (section 4).
    if (body.items !== undefined) rejectFields('BadRequest', ['items']);
    const { rows, total, totalWeight, overallDiscount, isOutOfStock } = await closeOfferForOrder(trx, deps, {
      customer,
      id: offerRequestId,
      version: null,
      actingUserId: viewer.userId,
    });
    const products = [{ inStock: !isOutOfStock }];
    const deliveryDateRequested = await findPossibleDelivery(trx, { asked, products, today, isOffer: true });
    return { rows, total, totalWeight, overallDiscount, deliveryDateRequested };
  }
  const requested = await listApprovalItems(trx, id);
  const items = requested.map(({ productClass, serial, color, pkg, ...item }) => ({
    ...item,
    productCode: { productClass, serial, color, pkg },
  }));
  const errors = findRaisedLines(items, body.items ?? []);
  if (errors.length > 0) throw new Problem('BadRequest', { errors });
  const ids = new Map(items.map(({ productCode, productId }) => [toProductKey(productCode), productId]));
  const remaining = (body.items ?? items).map(({ productCode, quantity }) => ({
    productCode,
    quantity,
    productId: ids.get(toProductKey(productCode)) ?? 0,
  }));
  const { products, ...priced } = await priceApprovedLines(trx, { viewer, customer }, remaining);
  const deliveryDateRequested = await findPossibleDelivery(trx, { asked, products, today, isOffer: false });
  return { ...priced, deliveryDateRequested };
}
