import {
  type Approval,
  type ApprovalDetail,
  type ApprovalItem,
  type ApprovalListQuery,
  getApprovalStatusToday,
  type OwnPurchaseRights,
} from '@cromia/domain/approvals/approval';
import type { AuditEntity } from '@cromia/domain/audit/audit-log';
import { calculateOrderTotal, calculateRowTotal } from '@cromia/domain/catalogue/pricing';
import { findLineBlocker, hasPrice } from '@cromia/domain/checkout/order';
import { addressSchema } from '@cromia/domain/customers/customer';
import type { LimitedPage } from '@cromia/domain/lists/paging';
import { isApprover, mayDecideApproval } from '@cromia/domain/people/purchase-rule';
import type { ServiceDependencies } from '../../app-dependencies.ts';
import type { Viewer } from '../../platform/access/viewer.ts';
import type { Connection } from '../../platform/database/connection.ts';
import { readPage } from '../../platform/database/list-queries.ts';
import { Problem } from '../../platform/problem.ts';
import { readSellableProducts, toProductLine } from '../catalogue/index.ts';
import type { ActingCustomer } from '../customers/index.ts';
import { type OfferTerms, readOfferTerms } from '../offers/index.ts';
import { getMonth, listApprovers, readPurchaseRights } from '../people/index.ts';
import {
  type ApprovalItemRow,
  type ApprovalRow,
  findApproval,
  listApprovalItems,
  selectApprovalList,
} from './approval-queries.ts';
import { findPossibleDelivery } from './delivery.ts';

/** The entity name of approvals in the audit log. */
export const APPROVAL_ENTITY: AuditEntity = 'approval';

type Deps = Pick<ServiceDependencies, 'config' | 'now'>;
interface Caller {
  viewer: Viewer;
  customer: ActingCustomer;
}

function toPerson(username: string | null, name: string) {
  return username === null ? null : { username, name };
}

type ListedRow = Omit<ApprovalRow, 'needReason'> & { needReason: string | null };

function toApproval(row: ListedRow, today: string): Approval {
  return {
    id: row.id,
    status: getApprovalStatusToday(row, today),
    createdOn: row.createdOn.toISOString(),
    expirationDate: row.expirationDate,
    author: toPerson(row.authorUsername, row.authorName),
    approvalReason: toReason(row.needReason),
    limit: row.needLimit,
    total: row.total,
    itemCount: row.itemCount,
    customerOrderCode: row.customerOrderCode,
    offerRequestId: row.offerRequestId,
    offerNumber: row.offerNumber,
    decidedBy: toPerson(row.deciderUsername, row.deciderName),
    decidedAt: row.decidedAt?.toISOString() ?? null,
    reason: row.reason,
    orderRequestId: row.orderRequestId,
    orderRequestNumber: row.orderRequestNumber,
  };
}

/** The caller's rights within the customer; undefined for agents and commercial staff. */
function readOwnRights(db: Connection, deps: Deps, { viewer, customer }: Caller) {
  const who = { userId: viewer.userId, customerId: customer.id };
  return viewer.role === 'CUSTOMER' ? readPurchaseRights(db, who, getMonth(deps)) : undefined;
}

/**
 * One page of a customer's approvals: all for approvers, and for agents and commercial staff who act for it, otherwise
 * the caller's own.
 */
export async function listApprovals(
  db: Connection,
  deps: Deps,
  caller: Caller,
  query: ApprovalListQuery,
): Promise<LimitedPage<Approval>> {
  const { viewer, customer } = caller;
  const today = getMonth(deps).day;
  const rights = await readOwnRights(db, deps, caller);
  const seesAll = viewer.role !== 'CUSTOMER' || (rights !== undefined && isApprover(rights));
  const scope = { customerId: customer.id, userId: seesAll ? null : viewer.userId, today };
  return readPage(db, selectApprovalList(db, scope, query), query, (row) => toApproval(row, today));
}

/** The reason of an approval, which the database restricts to those of the rule. */
function toReason(stored: string | null): Approval['approvalReason'] {
  return stored === 'ROLE' || stored === 'ORDER_LIMIT' || stored === 'MONTH_LIMIT' ? stored : null;
}

/** What a pending approval would order today. */
interface Today {
  items: ApprovalItem[];
  total: number;
  overallDiscount: number;
  delivery: string;
  error: ApprovalDetail['error'];
}

function toItem(row: ApprovalItemRow): ApprovalItem {
  return {
    id: row.id,
    ...toProductLine(row),
    unitQty: row.unitQty,
    plo: row.plo,
    quantity: row.quantity,
    approvedQuantity: row.approvedQuantity,
    qtyPkgMultiplier: row.qtyPkgMultiplier,
    shownFinalUnitPrice: row.finalUnitPrice,
    finalUnitPrice: row.finalUnitPrice,
    rowTotal: row.rowTotal,
    rowWeight: row.rowWeight,
    inStock: row.inStock,
    error: null,
  };
}

/** Prices the lines of the cart at today's prices. The total leaves out lines that can no longer be ordered. */
async function readCartLinesToday(
  db: Connection,
  customer: ActingCustomer,
  approval: ApprovalRow,
  rows: readonly ApprovalItemRow[],
  today: string,
): Promise<Today> {
  const ids = rows.map(({ productId }) => productId);
  const products = new Map(
    (await readSellableProducts(db, customer, ids)).map((product) => [product.id, product]),
  );
  const items = rows.map((row): ApprovalItem => {
    const product = products.get(row.productId);
    const finalUnitPrice = product?.pricesAndDiscounts?.finalUnitPrice ?? null;
    const error = product ? findLineBlocker({ ...product, quantity: row.quantity }) : 'ProductNotAvailable';
    const unitQty = product?.unitQty ?? row.unitQty;
    return {
      ...toItem(row),
      unitQty,
      finalUnitPrice,
      rowTotal: finalUnitPrice === null ? null : calculateRowTotal(finalUnitPrice, unitQty, row.quantity),
      error: error ?? (hasPrice({ finalUnitPrice }) ? null : 'PriceNotAssigned'),
    };
  });
  const orderable = items.flatMap(({ error, rowTotal }) => (error === null ? (rowTotal ?? []) : []));
  const overallDiscount = customer.unconditionalDiscountPct;
  return {
    items,
    total: calculateOrderTotal(orderable, overallDiscount),
    overallDiscount,
    delivery: await findPossibleDelivery(db, {
      asked: approval.deliveryDateRequested,
      products: [...products.values()],
      today,
      isOffer: false,
    }),
    error: null,
  };
}

/** The lines of an offer at its current terms, which staff may have corrected. */
async function readOfferLinesToday(
  db: Connection,
  offer: OfferTerms | undefined,
  approval: ApprovalRow,
  rows: readonly ApprovalItemRow[],
  today: string,
): Promise<Today> {
  const items = rows.map((row): ApprovalItem => {
    const price = offer?.prices.get(row.productId);
    return {
      ...toItem(row),
      finalUnitPrice: price?.finalUnitPrice ?? null,
      rowTotal: price?.rowTotal ?? null,
    };
  });
  return {
    items,
    total: offer?.total ?? 0,
    overallDiscount: offer?.overallDiscount ?? 0,
    delivery: await findPossibleDelivery(db, {
      asked: approval.deliveryDateRequested,
      products: [{ inStock: offer?.isOutOfStock !== true }],
      today,
      isOffer: true,
    }),
    error: offer === undefined ? 'OfferNotAccepted' : offer.error,
  };
}

async function readToday(
  db: Connection,
  customer: ActingCustomer,
  approval: ApprovalRow,
  rows: readonly ApprovalItemRow[],
  today: string,
): Promise<Today> {
  const { offerRequestId: id } = approval;
  if (id === null) return readCartLinesToday(db, customer, approval, rows, today);
  const offer = await readOfferTerms(db, { id, customerId: customer.id, today });
  return readOfferLinesToday(db, offer, approval, rows, today);
}

/**
 * One approval with its lines: while it is pending, with today's prices and what has changed since.
 * @throws Problem NotFound, also for an approval of another author, unless the caller is an approver
 */
export async function readApproval(
  db: Connection,
  deps: Deps,
  caller: Caller,
  id: string,
): Promise<ApprovalDetail> {
  const { viewer, customer } = caller;
  const row = await findApproval(db, id, customer.id);
  const rights = await readOwnRights(db, deps, caller);
  const isAuthor = row?.userId === viewer.userId;
  const isVisible = viewer.role !== 'CUSTOMER' || isAuthor || (rights !== undefined && isApprover(rights));
  if (!row || !isVisible) throw new Problem('NotFound');
  const month = getMonth(deps);
  const approval = toApproval(row, month.day);
  const isPending = approval.status === 'PENDING';
  const rows = await listApprovalItems(db, id);
  const today = isPending ? await readToday(db, customer, row, rows, month.day) : null;
  const author = row.userId === null ? undefined : { userId: row.userId, customerId: customer.id };
  const authorRights = author && (await readPurchaseRights(db, author, month));
  const decided = { authorId: row.userId, total: today?.total || row.total };
  return {
    ...approval,
    address: addressSchema.parse(row.address),
    deliveryDateRequested: today?.delivery ?? row.deliveryDateRequested,
    shownDeliveryDate: row.deliveryDateRequested,
    acceptMultipleShipping: row.acceptMultipleShipping,
    shippingNote: row.shippingNote,
    genericNote: row.genericNote,
    overallDiscount: today?.overallDiscount ?? row.overallDiscount,
    totalWeight: row.totalWeight,
    currentTotal: today?.total ?? null,
    error: today?.error ?? null,
    authorRights: authorRights ?? null,
    canDecide:
      isPending && rights !== undefined && mayDecideApproval({ ...rights, userId: viewer.userId }, decided),
    canWithdraw: isPending && isAuthor,
    items: today?.items ?? rows.map(toItem),
  };
}

/** What the caller may order this month without an approval, and who can approve. @throws Problem NotFound */
export async function readOwnPurchaseRights(
  db: Connection,
  deps: Deps,
  { viewer, customer }: Caller,
): Promise<OwnPurchaseRights> {
  const month = getMonth(deps);
  const rights = await readPurchaseRights(db, { userId: viewer.userId, customerId: customer.id }, month);
  if (!rights) throw new Problem('NotFound');
  const { companyRole, orderLimit, monthLimit, monthTotal } = rights;
  const approvers = await listApprovers(db, customer.id, month);
  return {
    companyRole,
    orderLimit,
    monthLimit,
    monthTotal,
    approvers: approvers.filter(({ userId }) => userId !== viewer.userId).map(({ name }) => name),
  };
}
