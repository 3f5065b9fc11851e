import { calculateRowWeight, sumRowWeights } from '@cromia/domain/catalogue/pricing';
import { toProductKey } from '@cromia/domain/catalogue/product-code';
import { getToday } from '@cromia/domain/dates';
import { LIMITS } from '@cromia/domain/limits';
import {
  findChangeErrors,
  listChangedLines,
  type RequestChange,
} from '@cromia/domain/messages/request-change';
import type { ServiceDependencies } from '../../../app-dependencies.ts';
import type { Viewer } from '../../../platform/access/viewer.ts';
import type { Transaction } from '../../../platform/database/connection.ts';
import { Problem, rejectFields } from '../../../platform/problem.ts';
import type { ActingCustomer } from '../../customers/index.ts';
import { hasStatusOn, lockRequest, rejectUnseenMessages, sendMessage } from '../../messages/index.ts';
import { storeItemQuantities } from '../change-queries.ts';
import { rejectStoredOfferLines } from '../offer-lines.ts';
import { listOfferItems } from '../offer-queries.ts';
import { reportOfferMessage } from './report-message.ts';

/**
 * Changes the quantities of a pending offer request, and removes lines; staff get the change as a message.
 * @throws Problem NotFound; NewMessages; Conflict with the `outcome` if it is no longer pending; BadRequest for lines that
 * it does not have, or without a change; the same as `rejectOfferLines`
 */
export async function changeOfferRequest(
  trx: Transaction,
  deps: ServiceDependencies,
  { viewer, customer }: { viewer: Viewer; customer: ActingCustomer },
  { id, body }: { id: string; body: RequestChange },
): Promise<{ id: string }> {
  const subject = await lockRequest(trx, { kind: 'offer-requests', id, customerId: customer.id });
  if (!hasStatusOn(subject, 'PENDING', getToday(deps.config.timeZone, deps.now())))
    throw new Problem('Conflict', { extension: { outcome: { status: subject.status } } });
  await rejectUnseenMessages(trx, 'offer-requests', id, body.seenMessages);
  const rows = await listOfferItems(trx, id);
  const before = rows.map(({ productClass, serial, color, pkg, quantity }) => ({
    productCode: { productClass, serial, color, pkg },
    quantity,
  }));
  const errors = findChangeErrors('offer-requests', before, body.items);
  if (errors.length > 0) throw new Problem('BadRequest', { errors });
  const changedLines = listChangedLines(before, body.items);
  if (changedLines.length === 0) rejectFields('BadRequest', ['items']);
  const quantities = new Map(
    body.items.map(({ productCode, quantity }) => [toProductKey(productCode), quantity]),
  );
  const items = rows.flatMap((row) => {
    const quantity = quantities.get(toProductKey(row));
    return quantity === undefined
      ? []
      : [{ ...row, quantity, rowWeight: calculateRowWeight(quantity, row.plo) }];
  });
  await rejectStoredOfferLines(trx, customer, items);
  const totalWeight = sumRowWeights(items.map(({ rowWeight }) => rowWeight));
  if (totalWeight > LIMITS.orderWeight) rejectFields('IllegalItemQuantity', ['items.0.quantity']);
  await storeItemQuantities(trx, id, items, totalWeight);
  const messageId = await sendMessage(trx, deps, subject, {
    ...{ kind: 'CHANGE', text: body.text ?? '', changedLines, action: 'offer-requests.change' },
    sender: { viewer, isStaff: false },
    onSent: reportOfferMessage,
    details: { lines: changedLines.length },
  });
  return { id: messageId };
}
