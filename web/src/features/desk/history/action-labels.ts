import { AUDIT_ACTIONS, type AuditAction } from '@cromia/domain/audit/audit-log';
import { DECISIONS, type HistoryEntry } from '@cromia/domain/decision';
import { ORDER_STATUS_NAMES, ORDER_STATUSES, SHIPMENT_RESTS } from '@cromia/domain/orders/order';
import { z } from 'zod';
import type { TextKey } from '../../../i18n/keys';

/** Labels of all actions in the audit log. */
export const ACTION_LABELS: Readonly<Record<AuditAction, TextKey>> = {
  'accounts.confirm-registration': 'backoffice:history.actions.register',
  'accounts.change': 'backoffice:history.actions.changeProfile',
  'accounts.change-password': 'backoffice:history.actions.changePassword',
  'accounts.reset-password': 'backoffice:history.actions.resetPassword',
  'users.create': 'backoffice:history.actions.createUser',
  'users.unlock': 'backoffice:history.actions.unlockUser',
  'users.change-rights': 'backoffice:history.actions.changeRights',
  'users.disable': 'backoffice:history.actions.disableUser',
  'users.enable': 'backoffice:history.actions.enableUser',
  'personal-data.export': 'backoffice:history.actions.exportData',
  'personal-data.anonymise': 'backoffice:history.actions.anonymise',
  'portfolios.assign': 'backoffice:history.actions.assignCustomers',
  'portfolios.unassign': 'backoffice:history.actions.unassignCustomers',
  'customer-requests.submit': 'backoffice:history.actions.submit',
  'customer-requests.associate': 'backoffice:history.actions.associate',
  'customer-requests.accept': 'backoffice:history.actions.accept',
  'customer-requests.reject': 'backoffice:history.actions.reject',
  'customer-requests.become-customer': 'backoffice:history.actions.becomeCustomer',
  'customer-requests.remove': 'backoffice:history.actions.remove',
  'customer-requests.close': 'backoffice:history.actions.close',
  'customer-requests.expire': 'backoffice:history.actions.expire',
  'invitations.send': 'backoffice:history.actions.sendInvitation',
  'invitations.accept': 'backoffice:history.actions.acceptInvitation',
  'invitations.reject': 'backoffice:history.actions.rejectInvitation',
  'invitations.delete': 'backoffice:history.actions.deleteInvitation',
  'update-customer-requests.submit': 'backoffice:history.actions.submitUpdate',
  'update-customer-requests.accept': 'backoffice:history.actions.accept',
  'update-customer-requests.reject': 'backoffice:history.actions.reject',
  'offer-requests.create': 'backoffice:history.actions.send',
  'offer-requests.decide': 'backoffice:history.actions.decide',
  'offer-requests.correct': 'backoffice:history.actions.correctOffer',
  'offer-requests.withdraw': 'backoffice:history.actions.withdrawOffer',
  'offer-requests.order': 'backoffice:history.actions.order',
  'offer-requests.request-again': 'backoffice:history.actions.requestAgain',
  'offer-requests.expire': 'offers:status.EXPIRED',
  'offer-requests.remove': 'backoffice:history.actions.deleteExpired',
  'order-requests.create': 'backoffice:history.actions.send',
  'order-requests.decide': 'backoffice:history.actions.decide',
  'order-requests.request-again': 'backoffice:history.actions.requestAgain',
  'order-requests.expire': 'orders:status.EXPIRED',
  'order-requests.remove': 'backoffice:history.actions.deleteExpired',
  'orders.create': 'backoffice:history.actions.createOrder',
  'orders.change': 'backoffice:history.actions.changeOrder',
  'orders.status': 'backoffice:history.actions.changeStatus',
  'orders.ship-part': 'backoffice:history.actions.shipPart',
  'orders.change-delivery-date': 'backoffice:history.actions.changeDelivery',
  'contact-requests.send': 'backoffice:history.actions.sendContact',
  'contact-requests.answer': 'backoffice:history.actions.answerContact',
  'contact-requests.reply': 'backoffice:history.actions.replyContact',
  'contact-requests.reopen': 'backoffice:history.actions.reopenContact',
  'contact-requests.assign': 'backoffice:history.actions.assignContact',
  'contact-requests.note': 'backoffice:history.actions.noteContact',
  'search-synonyms.add': 'backoffice:history.actions.addSynonym',
  'search-synonyms.change': 'backoffice:history.actions.changeSynonym',
  'search-synonyms.remove': 'backoffice:history.actions.removeSynonym',
  'mixing.change': 'backoffice:history.actions.changeMixing',
  'product-images.store': 'backoffice:history.actions.storeImage',
  'product-images.remove': 'backoffice:history.actions.removeImage',
  'dealers.add': 'backoffice:history.actions.addDealer',
  'dealers.change': 'backoffice:history.actions.changeDealer',
  'dealers.remove': 'backoffice:history.actions.removeDealer',
  'sds.publish': 'backoffice:history.actions.publishSheet',
  'sds.withdraw': 'backoffice:history.actions.withdrawSheet',
  'sds.send-update': 'backoffice:history.actions.sendUpdate',
  'sds.store-batches': 'backoffice:history.actions.storeBatches',
  'tds.publish': 'backoffice:history.actions.publishSheet',
  'tds.withdraw': 'backoffice:history.actions.withdrawSheet',
  'catalogue.correct': 'backoffice:history.actions.correctCatalogue',
  'tds.compose': 'backoffice:history.actions.composeSheet',
  'private-catalogue.upload': 'backoffice:history.actions.uploadTree',
  'private-catalogue.accept': 'backoffice:history.actions.publishTree',
  'private-catalogue.reject': 'backoffice:history.actions.reject',
  'private-catalogue.supersede': 'backoffice:history.actions.supersedeTree',
  'private-catalogue.replace': 'backoffice:history.actions.replaceTree',
  'private-catalogue.restore': 'backoffice:history.actions.restoreTree',
  'imports.run': 'backoffice:history.actions.runImport',
  'integration-keys.make': 'backoffice:history.actions.makeKey',
  'integration-keys.revoke': 'backoffice:history.actions.revokeKey',
  'webhooks.add': 'backoffice:history.actions.addWebhook',
  'webhooks.change': 'backoffice:history.actions.changeWebhook',
  'webhooks.switch-off': 'backoffice:history.actions.switchOffWebhook',
  'webhooks.remove': 'backoffice:history.actions.removeWebhook',
  'jobs.run': 'backoffice:history.actions.runJob',
  'mails.resend': 'backoffice:history.actions.resendMails',
};

const decisionSchema = z.object({ decision: z.enum(DECISIONS) });
const statusSchema = z.object({ status: z.enum(ORDER_STATUSES) });

/** The label of an action; undefined for an unknown one. */
export function findActionLabel({
  action,
  details,
}: Pick<HistoryEntry, 'action'> & { details: unknown }): TextKey | undefined {
  const decided = decisionSchema.safeParse(details);
  if (action === 'offer-requests.decide' && decided.success)
    return `offers:deskStatus.${decided.data.decision}`;
  if (action === 'order-requests.decide' && decided.success) return `orders:status.${decided.data.decision}`;
  const moved = statusSchema.safeParse(details);
  if (action === 'orders.status' && moved.success)
    return `orders:orderStatus.${ORDER_STATUS_NAMES[moved.data.status]}`;
  const auditAction = AUDIT_ACTIONS.find((each) => each === action);
  return auditAction && ACTION_LABELS[auditAction];
}

const text = z.string().optional().catch(undefined);
const delivery = z.object({ deliveryDate: z.iso.date().nullable() }).optional().catch(undefined);

const changeSchema = z.object({
  field: z.string(),
  was: z.union([z.string(), z.boolean(), z.null()]),
  is: z.union([z.string(), z.boolean(), z.null()]),
});

/** A value before and after a change. */
export type HistoryChange = z.infer<typeof changeSchema>;

/** Details of a history entry that are shown beside its label. */
export const historyDetailsSchema = z.object({
  reason: text,
  subject: text,
  changes: z.array(changeSchema).optional().catch(undefined),
  customerCode: text,
  orderCode: text,
  expirationDate: z.iso.date().optional().catch(undefined),
  rest: z.enum(SHIPMENT_RESTS).optional().catch(undefined),
  was: delivery,
  is: delivery,
});
