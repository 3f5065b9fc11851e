import type { ServiceDependencies } from '../../../app-dependencies.ts';
import type { Viewer } from '../../../platform/access/viewer.ts';
import type { Transaction } from '../../../platform/database/connection.ts';
import { EVENT_VIEWER, recordEvents } from '../../../platform/events/record-events.ts';
import type { ActingCustomer } from '../../customers/index.ts';
import { announceRequest, type RequestApproval, toOrderRequestDocument } from '../../shop-documents/index.ts';
import { findOrderRequest } from './order-request-queries.ts';
import { readOrderRequestToDecide } from './order-requests.ts';

/** Records the event of a new order request and queues the mails about it. @param approval as `announceRequest` */
export async function announceOrderRequest(
  trx: Transaction,
  deps: ServiceDependencies,
  caller: { viewer: Viewer; customer: ActingCustomer },
  id: string,
  approval: RequestApproval | null = null,
): Promise<void> {
  await recordEvents(trx, [
    { type: 'order-request.sent', data: await readOrderRequestToDecide(deps, EVENT_VIEWER, id, trx) },
  ]);
  const stored = await readOrderRequestToDecide(deps, caller.viewer, id, trx);
  // Customers see the total only of accepted requests (section 4). Staff, who decide on the request, get the total and
  // the agent's note.
  const row = await findOrderRequest(trx, id, null);
  await announceRequest(
    trx,
    deps.config,
    caller,
    toOrderRequestDocument({ ...stored, total: null }, caller.customer),
    {
      total: row?.total ?? null,
      agentNote: row?.agentNote ?? null,
    },
    approval,
  );
}
