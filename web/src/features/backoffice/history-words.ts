import { DECISIONS, type HistoryEntry } from '@cromia/domain/decision';
import { ORDER_STATUS_NAMES, ORDER_STATUSES } from '@cromia/domain/orders/order';
import { z } from 'zod';
import type { TextKey } from '../../i18n/keys';

/** The words for what happened, by its name in the audit log. */
const ACTIONS: Readonly<Record<string, TextKey>> = {
  'contact-requests.send': 'backoffice:history.actions.sendContact',
  'contact-requests.answer': 'backoffice:history.actions.answerContact',
  'dealers.add': 'backoffice:history.actions.addDealer',
  'dealers.change': 'backoffice:history.actions.changeDealer',
  'customer-requests.submit': 'backoffice:history.actions.submit',
  'customer-requests.associate': 'backoffice:history.actions.associate',
  'customer-requests.accept': 'backoffice:history.actions.accept',
  'customer-requests.reject': 'backoffice:history.actions.reject',
  'customer-requests.become-customer': 'backoffice:history.actions.becomeCustomer',
  'customer-requests.remove': 'backoffice:history.actions.remove',
  'customer-requests.expire': 'backoffice:history.actions.expire',
  'customer-requests.close': 'backoffice:history.actions.close',
  'update-customer-requests.submit': 'backoffice:history.actions.submitUpdate',
  'update-customer-requests.accept': 'backoffice:history.actions.accept',
  'update-customer-requests.reject': 'backoffice:history.actions.reject',
  'offer-requests.create': 'backoffice:history.actions.send',
  'offer-requests.request-again': 'backoffice:history.actions.requestAgain',
  'offer-requests.expire': 'offers:status.EXPIRED',
  'offer-requests.order': 'backoffice:history.actions.order',
  'order-requests.create': 'backoffice:history.actions.send',
  'order-requests.request-again': 'backoffice:history.actions.requestAgain',
  'private-catalogue.upload': 'backoffice:history.actions.uploadTree',
  'private-catalogue.accept': 'backoffice:history.actions.publishTree',
  'private-catalogue.reject': 'backoffice:history.actions.reject',
  'private-catalogue.replace': 'backoffice:history.actions.replaceTree',
  'private-catalogue.restore': 'backoffice:history.actions.restoreTree',
  'private-catalogue.supersede': 'backoffice:history.actions.supersedeTree',
  'order-requests.expire': 'orders:status.EXPIRED',
  'orders.create': 'backoffice:history.actions.createOrder',
};

const decisionSchema = z.object({ decision: z.enum(DECISIONS) });
const statusSchema = z.object({ status: z.enum(ORDER_STATUSES) });

/** What happened, in words; undefined for what has none. */
export function historyWords({ action, details }: HistoryEntry): TextKey | undefined {
  const decided = decisionSchema.safeParse(details);
  if (action === 'offer-requests.decide' && decided.success) return `offers:status.${decided.data.decision}`;
  if (action === 'order-requests.decide' && decided.success) return `orders:status.${decided.data.decision}`;
  const moved = statusSchema.safeParse(details);
  if (action === 'orders.status' && moved.success)
    return `orders:orderStatus.${ORDER_STATUS_NAMES[moved.data.status]}`;
  return ACTIONS[action];
}

const text = z.string().optional().catch(undefined);

/** What an entry says beside what happened. */
export const historyDetailsSchema = z.object({
  reason: text,
  customerCode: text,
  orderCode: text,
  expirationDate: z.iso.date().optional().catch(undefined),
});
