import type { OrderForm } from '@cromia/domain/checkout/order';
import type { Address } from '@cromia/domain/customers/customer';
import { addDays, getToday } from '@cromia/domain/dates';
import type { CreatedOrderRequest } from '@cromia/domain/orders/order-request';
import type { ServiceDependencies } from '../../app-dependencies.ts';
import type { Transaction } from '../../platform/database/connection.ts';
import { recordAudit } from '../../platform/events/audit.ts';
import { checkCredit } from '../invoices/index.ts';
import { announceOrderRequest } from '../orders/index.ts';
import type { Purchaser } from '../people/index.ts';
import type { RequestApproval } from '../shop-documents/index.ts';
import { insertOrderRequest, insertOrderRequestItems, type NewOrderRequestItem } from './checkout-queries.ts';
import { toStoredNote } from './submission.ts';

/** The data of an order request, at the current prices and terms or at those of an offer. */
export interface PricedOrderRequest {
  rows: NewOrderRequestItem[];
  /** EUR, after all discounts. */
  total: number;
  /** kg. */
  totalWeight: number;
  /** Percent. */
  overallDiscount: number;
  address: Address;
  /** The ordered offer, or null for an order from the cart. */
  offerRequestId: string | null;
  deliveryDateRequested: string;
  acceptMultipleShipping: boolean;
  form: Pick<OrderForm, 'customerOrderCode' | 'shippingNote' | 'genericNote' | 'agentNote'>;
}

/**
 * Stores a request with its rows, records the audit entry and queues the mails. Every order request is stored here, so
 * this is where the rights of its author within the company (contract, section 11) and the credit limit of the customer
 * (section 13) are checked.
 * @param requestApproval who approved it, for the mails; null without an approval
 * @returns its id, with a notice if it exceeds the credit limit
 * @throws Problem ApprovalRequired, NotAllowed for an approver who may not decide, and CreditLimitExceeded
 */
export async function storeOrderRequest(
  trx: Transaction,
  deps: ServiceDependencies,
  purchaser: Purchaser,
  { rows, form, ...request }: PricedOrderRequest,
  requestApproval: RequestApproval | null = null,
): Promise<CreatedOrderRequest> {
  await purchaser.rejectUnapproved(trx, deps, request.total);
  const { viewer, customer, approval } = purchaser;
  const notice = await checkCredit(trx, deps, customer.id, request.total);
  const createdOn = deps.now();
  const today = getToday(deps.config.timeZone, createdOn);
  const agentNote = toStoredNote(form.agentNote);
  const id = await insertOrderRequest(
    trx,
    {
      ...request,
      customerId: customer.id,
      userId: viewer.userId,
      approvalId: approval?.id ?? null,
      createdOn,
      expirationDate: addDays(today, deps.config.requestDays),
      customerOrderCode: form.customerOrderCode,
      shippingNote: toStoredNote(form.shippingNote),
      genericNote: toStoredNote(form.genericNote),
      agentNote,
    },
    today,
  );
  await insertOrderRequestItems(trx, id, rows);
  await recordAudit(trx, {
    userId: approval?.approverId ?? viewer.userId,
    customerId: customer.id,
    action: 'order-requests.create',
    entity: 'order_request',
    entityId: id,
    details: {
      customerOrderCode: form.customerOrderCode,
      lines: rows.length,
      ...(request.offerRequestId === null ? {} : { offerRequestId: request.offerRequestId }),
      ...(approval === null ? {} : { approvalId: approval.id, author: viewer.username }),
    },
  });
  await announceOrderRequest(trx, deps, { viewer, customer }, id, requestApproval);
  return notice === null ? { id } : { id, notice };
}
