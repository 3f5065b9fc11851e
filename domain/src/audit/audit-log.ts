import { z } from 'zod';
import type { AccessAction } from '../accounts/access.ts';
import { areDaysInOrder } from '../dates.ts';
import { choiceField, customerCodeField, dateField, filterTextField } from '../fields.ts';
import { keysOf } from '../keys.ts';
import { LIMITS } from '../limits.ts';
import { documentQueryShape } from '../lists/export.ts';
import { createLimitedPageSchema, createPageQuerySchema } from '../lists/paging.ts';

/** All changes that the audit log records, as capability.verb, by the entity that they change. */
export const AUDIT_ACTIONS_BY_ENTITY = {
  user: [
    'accounts.confirm-registration',
    'accounts.change',
    'accounts.change-password',
    'accounts.reset-password',
    'accounts.add-second-factor',
    'accounts.remove-second-factor',
    'accounts.replace-recovery-codes',
    'accounts.use-recovery-code',
    'accounts.end-sessions',
    'users.reset-second-factor',
    'users.create',
    'users.invite',
    'users.unlock',
    'users.change-rights',
    'users.disable',
    'users.enable',
    'people.change-rights',
    'people.remove',
    'personal-data.export',
    'personal-data.anonymise',
    'portfolios.assign',
    'portfolios.unassign',
  ],
  customer: [
    'customers.create',
    'customers.change',
    'customers.assign',
    'customers.note',
    'customers.sheets',
    'customers.confirm-training',
  ],
  customer_note: ['customer-notes.add', 'customer-notes.change', 'customer-notes.remove'],
  customer_request: [
    'customer-requests.submit',
    'customer-requests.associate',
    'customer-requests.accept',
    'customer-requests.reject',
    'customer-requests.become-customer',
    'customer-requests.remove',
    'customer-requests.close',
    'customer-requests.expire',
  ],
  customer_invitation: ['invitations.send', 'invitations.accept', 'invitations.reject', 'invitations.delete'],
  update_customer_request: [
    'update-customer-requests.submit',
    'update-customer-requests.accept',
    'update-customer-requests.reject',
  ],
  shopping_list: [
    'shopping-lists.create',
    'shopping-lists.change',
    'shopping-lists.change-items',
    'shopping-lists.remove',
  ],
  offer_request: [
    'offer-requests.create',
    'offer-requests.decide',
    'offer-requests.correct',
    'offer-requests.withdraw',
    'offer-requests.withdraw-request',
    'offer-requests.order',
    'offer-requests.request-again',
    'offer-requests.expire',
    'offer-requests.remove',
    'offer-requests.message',
    'offer-requests.hold',
    'offer-requests.change',
    'offer-requests.propose',
    'offer-requests.decline-proposal',
    'offer-requests.assign',
    'offer-requests.note',
  ],
  order_request: [
    'order-requests.create',
    'order-requests.decide',
    'order-requests.request-again',
    'order-requests.expire',
    'order-requests.withdraw',
    'order-requests.remove',
    'order-requests.message',
    'order-requests.hold',
    'order-requests.change',
    'order-requests.assign',
    'order-requests.note',
  ],
  order: [
    'orders.create',
    'orders.change',
    'orders.status',
    'orders.release',
    'orders.ship-part',
    'orders.change-delivery-date',
    'orders.assign',
    'orders.note',
  ],
  shipment: ['shipments.create', 'shipments.change', 'shipments.store-document', 'shipments.send-sheets'],
  claim: ['claims.open', 'claims.message', 'claims.review', 'claims.accept', 'claims.reject'],
  approval: [
    'approvals.request',
    'approvals.approve',
    'approvals.reject',
    'approvals.withdraw',
    'approvals.expire',
  ],
  invoice: ['invoices.store-document'],
  contact_request: [
    'contact-requests.send',
    'contact-requests.reply',
    'contact-requests.answer',
    'contact-requests.reopen',
    'contact-requests.assign',
    'contact-requests.note',
  ],
  dealer: ['dealers.add', 'dealers.change', 'dealers.remove'],
  closure: ['closures.add', 'closures.fill-in', 'closures.remove'],
  'sds-documents': ['sds.publish', 'sds.withdraw', 'sds.send-update'],
  'sds-batches': ['sds.store-batches'],
  'tds-versions': ['tds.publish', 'tds.withdraw'],
  serials: ['tds.compose', 'mixing.change', 'hazards.change', 'catalogue.correct', 'prices.change'],
  customer_prices: ['customer-prices.change'],
  b2c_tree: [
    'private-catalogue.upload',
    'private-catalogue.accept',
    'private-catalogue.reject',
    'private-catalogue.supersede',
    'private-catalogue.replace',
    'private-catalogue.restore',
  ],
  search_synonym: ['search-synonyms.add', 'search-synonyms.change', 'search-synonyms.remove'],
  product_image: ['product-images.store', 'product-images.remove'],
  import: ['imports.run', 'imports.undo'],
  integration_key: ['integration-keys.make', 'integration-keys.revoke'],
  webhook: ['webhooks.add', 'webhooks.change', 'webhooks.switch-off', 'webhooks.remove'],
  job: ['jobs.run'],
  mail: ['mails.resend'],
} as const;

export type AuditEntity = keyof typeof AUDIT_ACTIONS_BY_ENTITY;
export const AUDIT_ENTITIES = keysOf<AuditEntity>(AUDIT_ACTIONS_BY_ENTITY);

export type AuditAction = (typeof AUDIT_ACTIONS_BY_ENTITY)[AuditEntity][number];
export const AUDIT_ACTIONS: readonly AuditAction[] = Object.values(AUDIT_ACTIONS_BY_ENTITY).flat();

/**
 * The actions that give access to the back-office pages of a change, by the capability at the start of the change's
 * name.
 */
const READ_ACTIONS: Readonly<Record<string, AccessAction>> = {
  accounts: 'backoffice.users',
  users: 'backoffice.users',
  people: 'backoffice.customers',
  'personal-data': 'backoffice.personal-data',
  portfolios: 'backoffice.portfolios',
  'contact-requests': 'backoffice.contact-requests',
  dealers: 'backoffice.dealers',
  closures: 'backoffice.closures',
  sds: 'backoffice.documents',
  tds: 'backoffice.documents',
  'private-catalogue': 'backoffice.read',
  'search-synonyms': 'backoffice.search',
  catalogue: 'backoffice.catalogue',
  prices: 'backoffice.prices',
  'customer-prices': 'backoffice.prices',
  'product-images': 'backoffice.product-images',
  mixing: 'backoffice.mixing',
  hazards: 'backoffice.hazards',
  imports: 'backoffice.imports',
  'integration-keys': 'backoffice.integration-keys',
  webhooks: 'backoffice.webhooks',
  jobs: 'backoffice.jobs',
  mails: 'backoffice.failed-mails',
};

/**
 * The action that a user needs to read the details of a change: access to its back-office pages. Other staff see only
 * who changed which entity and when, so the log does not reveal offer terms or reasons for rejections.
 */
export function findAuditReadAction(action: string): AccessAction {
  const [capability = ''] = action.split('.');
  return READ_ACTIONS[capability] ?? 'backoffice.decide';
}

export const AUDIT_SORTS = ['at'] as const;

const filters = {
  username: filterTextField(LIMITS.email).describe(
    'Username of the person who made the change, or part of their name or username',
  ),
  entity: choiceField(AUDIT_ENTITIES).optional(),
  action: choiceField(AUDIT_ACTIONS).optional(),
  customer: filterTextField(LIMITS.businessName).describe(
    "Part of the customer's name, or beginning of its code",
  ),
  customerCode: customerCodeField().optional(),
  atFrom: dateField().optional(),
  atTo: dateField().optional(),
};

const isRangeInOrder = ({ atFrom, atTo }: { atFrom?: string | undefined; atTo?: string | undefined }) =>
  areDaysInOrder(atFrom, atTo);
const RANGE_ERROR = { path: ['atTo'], error: 'invalidField' };

/** Query of GET backoffice/audit. */
export const auditListQuerySchema = createPageQuerySchema({
  sortFields: AUDIT_SORTS,
  defaultSort: 'at,desc',
  defaultSize: LIMITS.pageSizeOrders,
})
  .extend(filters)
  .refine(isRangeInOrder, RANGE_ERROR);
export type AuditListQuery = z.infer<typeof auditListQuerySchema>;

/** Query of GET backoffice/audit/export: the filters of the list, and the language of the export. */
export const auditExportQuerySchema = z
  .object({ ...filters, ...documentQueryShape })
  .refine(isRangeInOrder, RANGE_ERROR);
export type AuditFilter = Omit<z.infer<typeof auditExportQuerySchema>, 'language'>;

/** One recorded change, with its author, time and entity. */
export const auditEntrySchema = z.object({
  id: z.string(),
  at: z.string().describe('Time of the change (UTC)'),
  action: z.string().describe('Action, in the form `capability.verb`'),
  entity: z.string().describe('Type of the entity that was changed'),
  entityId: z.string(),
  subject: z
    .string()
    .nullable()
    .describe(
      'Name of the entity, such as the number of an offer or the name of a job; null if it was deleted, has none, or if ' +
        'the caller cannot see the details',
    ),
  username: z
    .string()
    .nullable()
    .describe('Username of the author; null for the portal itself and for deleted users'),
  name: z.string().nullable().describe('First and last name of the author'),
  customerCode: z.string().nullable().describe('Customer whose data is affected'),
  businessName: z.string().nullable(),
  details: z
    .record(z.string(), z.unknown())
    .nullable()
    .describe('Details of the change; null if the caller has no access to that area of the back office'),
});
export type AuditEntry = z.infer<typeof auditEntrySchema>;

export const auditPageSchema = createLimitedPageSchema(auditEntrySchema);
export type AuditPage = z.infer<typeof auditPageSchema>;
