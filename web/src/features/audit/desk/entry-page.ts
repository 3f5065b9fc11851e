import type { AuditEntry } from '@cromia/domain/audit/audit-log';

/** Desk pages of entities with an id. */
const PAGES_BY_ID: Readonly<Record<string, string>> = {
  user: '/backoffice/users',
  customer_request: '/backoffice/customer-requests',
  update_customer_request: '/backoffice/update-customer-requests',
  offer_request: '/backoffice/offer-requests',
  order_request: '/backoffice/order-requests',
  order: '/backoffice/orders',
  claim: '/backoffice/claims',
  contact_request: '/backoffice/contact-requests',
  dealer: '/backoffice/dealers',
  import: '/backoffice/imports',
  'sds-documents': '/backoffice/sds',
  b2c_tree: '/backoffice/private-catalogue',
  webhook: '/backoffice/webhooks',
};

/** Desk pages that list all entities of a kind. */
const LISTS: Readonly<Record<string, string>> = {
  'sds-batches': '/backoffice/sds',
  'tds-versions': '/backoffice/tds',
  search_synonym: '/backoffice/search-synonyms',
  product_image: '/backoffice/product-images',
  integration_key: '/backoffice/imports/keys',
  closure: '/backoffice/closures',
  job: '/backoffice/jobs',
  mail: '/backoffice/failed-mails',
};

/** Entities without a name, or whose name may be missing; the others without a name were deleted. */
const UNNAMED: readonly string[] = ['import', 'b2c_tree', 'order_request', 'customer_request'];

/** Entities of a customer without a page of their own; they lead to the customer. */
const OF_CUSTOMER: readonly string[] = ['customer_note', 'approval', 'invoice', 'shopping_list'];

/** The desk page of the entity that a change concerns; undefined if it has none or was deleted. */
export function findEntryPage({
  entity,
  entityId,
  subject,
  customerCode,
}: Pick<AuditEntry, 'entity' | 'entityId' | 'subject' | 'customerCode'>): string | undefined {
  if (entity === 'customer') return `/backoffice/customers/${customerCode ?? entityId}`;
  if (OF_CUSTOMER.includes(entity) && customerCode !== null) return `/backoffice/customers/${customerCode}`;
  if (entity === 'shipment' && subject !== null)
    return `/backoffice/shipments/${encodeURIComponent(subject)}`;
  // Some changes name a serial without its product class; their page is the list of serials.
  if (entity === 'serials')
    return entityId.includes('-')
      ? `/backoffice/catalogue/${entityId.replace('-', '/')}`
      : `/backoffice/catalogue?text=${encodeURIComponent(entityId)}`;
  if (entity === 'customer_prices') return `/backoffice/customers/${entityId}/prices`;
  const page = PAGES_BY_ID[entity];
  if (page === undefined) return LISTS[entity];
  return subject !== null || UNNAMED.includes(entity) ? `${page}/${entityId}` : undefined;
}
