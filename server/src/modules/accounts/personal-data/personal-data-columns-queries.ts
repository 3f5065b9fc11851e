import type { AnonymisedContext } from '@cromia/domain/accounts/personal-data';
import { sql } from 'kysely';
import type { SqlCondition } from '../../../platform/database/list-queries.ts';
import type { DataSubject } from './personal-data-queries.ts';

/**
 * The registry of all text and JSON columns of the database: what becomes of each one when a person is anonymised. A
 * test fails for a column that is in no list, so each new column is decided on here.
 */
type Columns = Readonly<Record<string, readonly string[]>>;

/** A column whose values are kept without the person: JSON or free text. */
interface RewrittenColumn {
  table: string;
  key: string;
  column: string;
  type: 'json' | 'text';
  /** Whether the row is about the person. */
  isAbout: (subject: DataSubject, alias: string) => SqlCondition;
  /** What a row about the person is. */
  context: Exclude<AnonymisedContext, 'OTHER'>;
}

const isOfUser = ({ id }: DataSubject): SqlCondition => sql`user_id = ${id}::uuid`;
const isAboutAnybody = (): SqlCondition => sql`false`;
// `anonymiseInRequests` has already replaced the sender's address.
const isOwnContactRequest = ({ id }: DataSubject, alias: string): SqlCondition =>
  sql`(contact_requests.user_id = ${id}::uuid OR contact_requests.email = ${alias})`;

const json = (table: string, column: string, isAbout: RewrittenColumn['isAbout'] = isAboutAnybody) =>
  ({ table, key: 'id', column, type: 'json', isAbout, context: 'PERSON' }) as const;
const text = (table: string, column: string, isAbout: RewrittenColumn['isAbout'] = isAboutAnybody) =>
  ({ table, key: 'id', column, type: 'text', isAbout, context: 'PERSON' }) as const;

/** Columns in which the person is replaced, wherever the value names them. */
export const REWRITTEN_COLUMNS: readonly RewrittenColumn[] = [
  json('customer_requests', 'profile', isOfUser),
  text('customer_requests', 'reason', isOfUser),
  json('update_customer_requests', 'was', isOfUser),
  json('update_customer_requests', 'asked', isOfUser),
  text('update_customer_requests', 'reason', isOfUser),
  {
    ...json('audit_log', 'details', ({ id }) => sql`(user_id = ${id}::uuid OR entity_id = ${id})`),
    key: 'entry',
  },
  json('events', 'data'),
  json('imports', 'errors'),
  json('imports', 'changes'),
  {
    ...json(
      'import_files',
      'journal',
      () => sql`EXISTS (SELECT FROM imports WHERE imports.id = import_id AND imports.kind = 'customers')`,
    ),
    key: 'import_id',
  },
  json('webhook_deliveries', 'last_attempt'),
  text('carts', 'note'),
  text('shopping_lists', 'name'),
  text('shopping_list_items', 'note'),
  text('customer_addresses', 'note'),
  { ...text('contact_requests', 'request', isOwnContactRequest), context: 'CORRESPONDENCE' },
  { ...text('contact_requests', 'internal_note', isOwnContactRequest), context: 'CORRESPONDENCE' },
  text('offer_requests', 'internal_note', isOfUser),
  text('order_requests', 'internal_note', isOfUser),
  text('orders', 'internal_note'),
  text('customers', 'internal_note'),
  text('customer_notes', 'note', isOfUser),
  { ...text('messages', 'text', isOfUser), context: 'CORRESPONDENCE' },
  {
    ...text(
      'message_attachments',
      'file_name',
      ({ id }) => sql`EXISTS (SELECT FROM messages
        WHERE messages.id = message_id AND messages.user_id = ${id}::uuid)`,
    ),
    context: 'CORRESPONDENCE',
  },
  text('claims', 'text', isOfUser),
  text('claims', 'decision_text', isOfUser),
  {
    ...text(
      'contact_answers',
      'answer',
      (subject, alias) => sql`EXISTS (SELECT FROM contact_requests
        WHERE contact_requests.id = contact_request_id AND ${isOwnContactRequest(subject, alias)})`,
    ),
    context: 'CORRESPONDENCE',
  },
];

/** Columns whose value about the person is replaced, or removed from a list. */
export const REPLACED_COLUMNS: Columns = {
  users: [
    'username',
    'password_hash',
    'role',
    'role_tds',
    'role_sds',
    'roles_lab',
    'office',
    'firstname',
    'lastname',
    'gender',
    'telephone',
    'phone_prefix',
    'country',
    'zip_code',
    'province',
    'interested',
    'business_name',
    'business_website',
    'business_type',
    'business_department',
    'business_role',
    'company_role',
    'search_name',
  ],
  customers: ['billing_emails', 'transport_document_emails', 'msds_emails', 'test_sheets_emails'],
  customer_contacts: ['first_name', 'last_name', 'email', 'phone_number'],
  customer_invitations: ['invitee_email', 'invitee_first_name', 'invitee_last_name'],
  contact_requests: ['name', 'email'],
};

/** Columns whose rows about the person are deleted. */
export const DELETED_COLUMNS: Columns = {
  sessions: ['user_agent', 'address'],
  authenticator_apps: ['pending_secret', 'secret'],
  passkeys: ['credential_id', 'name'],
  registrations: ['username', 'data'],
  idempotency_keys: ['key', 'response'],
  limited_attempts: ['kind', 'key', 'subkey'],
  mail_outbox: [
    'recipient',
    'reply_to',
    'language',
    'subject',
    'text_body',
    'html_body',
    'attachments',
    'last_error',
  ],
};

/** Columns that stay, because the law requires them: orders and offers, and deliveries of safety data sheets. */
export const RETAINED_COLUMNS: Columns = {
  approvals: ['customer_order_code', 'address', 'shipping_note', 'generic_note', 'reason'],
  offer_requests: ['address', 'note', 'reason'],
  order_requests: ['customer_order_code', 'address', 'shipping_note', 'generic_note', 'agent_note', 'reason'],
  orders: [
    'customer_order_code',
    'address',
    'block_reason',
    'date_change',
    'transport_reason',
    'shipping_note',
    'generic_note',
    'port',
  ],
  sds_deliveries: [
    'language',
    'checksum',
    'batch',
    'order_code',
    'channel',
    'recipient',
    'username',
    'status',
    'error',
  ],
};

/** Columns that hold no personal data: codes, states, and the data of companies and products. */
export const OTHER_COLUMNS: Columns = {
  approvals: ['status', 'need_reason'],
  audit_log: ['action', 'entity', 'entity_id'],
  b2c_nodes: ['path', 'parent_path', 'parent_code', 'code', 'name', 'description', 'image', 'brand', 'link'],
  b2c_trees: ['status', 'tree', 'file_name', 'reason'],
  cart_items: ['seen_status'],
  colors: ['product_class', 'serial', 'color', 'color_description', 'hex', 'sources', 'search_text'],
  contact_requests: ['request_type', 'status', 'language'],
  customer_addresses: [
    'code',
    'business_name',
    'street_address1',
    'street_address2',
    'country',
    'city',
    'zip_or_postal_code',
    'province',
    'search_place',
  ],
  customer_contacts: ['code', 'gender', 'role', 'department'],
  customer_invitations: ['status', 'company_role'],
  customer_prices: ['price_list_code', 'sources'],
  customer_requests: ['kind', 'status', 'vat_number', 'business_name'],
  customers: [
    'customer_code',
    'customer_code_old',
    'business_name',
    'search_name',
    'vat_number',
    'fiscal_code',
    'sdi_code',
    'pec',
    'market_segmentation1',
    'market_segmentation2',
    'market_segmentation3',
    'market_segmentation4',
    'market_competitor1',
    'market_competitor2',
    'reselling_type',
    'bank_name',
    'iban',
    'price_list_code',
    'payment_terms',
  ],
  dealers: [
    'business_name',
    'street',
    'city',
    'postal_code',
    'province',
    'country',
    'phone',
    'email',
    'map_link',
    'brands',
  ],
  events: ['type'],
  hazards: [
    'product_class',
    'serial',
    'color',
    'signal_word',
    'pictograms',
    'h_statements',
    'euh_statements',
    'p_statements',
    'completions',
    'contains',
    'ufi',
    'un_number',
    'proper_shipping_name',
    'transport_class',
    'packing_group',
    'tunnel_code',
    'sources',
    'substance_names',
  ],
  hazard_versions: ['product_class', 'serial', 'color', 'hazard'],
  import_files: ['type'],
  imports: ['kind', 'file_name', 'outcome'],
  invoices: ['invoice_number', 'type', 'order_codes', 'shipment_codes', 'pdf_sha256', 'xml_sha256'],
  integration_keys: ['name', 'ending', 'scopes'],
  login_challenges: ['purpose'],
  migrations: ['name'],
  offer_proposals: ['status'],
  offer_request_items: ['price_list_code'],
  offer_requests: ['number', 'status'],
  offer_versions: ['reason'],
  order_request_items: ['price_list_code'],
  order_requests: ['number', 'status'],
  orders: ['order_code', 'status', 'blocked_from'],
  price_list_items: ['price_list_code', 'sources'],
  product_images: ['lat', 'checksum', 'version', 'media_type'],
  products: [
    'product_class',
    'serial',
    'color',
    'pkg',
    'status',
    'tsc',
    'um',
    'lat',
    'link',
    'new_serial',
    'new_color',
    'sources',
  ],
  claim_items: ['batch'],
  claims: ['number', 'reason', 'status', 'credit_note'],
  closures: ['holiday', 'name'],
  removed_product_images: ['checksum'],
  message_attachments: ['media_type'],
  messages: ['kind', 'changed_lines'],
  request_number_counters: ['prefix'],
  sds_batches: ['batch'],
  shipments: ['shipment_code', 'carrier', 'tracking_url', 'document_key', 'document_checksum'],
  shipment_items: ['batch'],
  sds_documents: ['site', 'serial', 'color', 'recipe', 'withdrawal_reason'],
  sds_files: ['language', 'file_key', 'checksum', 'withdrawal_reason'],
  search_counts: ['language', 'term', 'outcome'],
  search_synonyms: ['language', 'term', 'synonym'],
  serial_versions: ['product_class', 'serial'],
  serials: [
    'product_class',
    'serial',
    'brand',
    'short_description',
    'long_description',
    'typology',
    'family',
    'dilution',
    'drying',
    'area',
    'applications',
    'intest',
    'diluent',
    'technical',
    'hardener_serial',
    'mixed_by',
    'thinner_serial',
    'sources',
    'search_text',
  ],
  tds_versions: [
    'product_class',
    'serial',
    'color',
    'language',
    'file_key',
    'checksum',
    'technical',
    'withdrawal_reason',
  ],
  update_customer_requests: ['status'],
  users: ['type', 'language'],
  webhook_deliveries: ['status'],
  webhooks: ['url', 'types', 'secret'],
};
