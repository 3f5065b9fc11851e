import { addressSchema, contactSchema } from '@cromia/domain/customers/customer';
import { customerProfileSchema } from '@cromia/domain/customers/customer-profile';
import type { CustomerSummary } from '@cromia/domain/customers/customer-summary';
import {
  MANAGER_ROLES,
  type ManagedCustomer,
  type PortfolioQuery,
} from '@cromia/domain/customers/portfolios/portfolio';
import { keysOf } from '@cromia/domain/keys';
import { LIMITS } from '@cromia/domain/limits';
import { sql } from 'kysely';
import type { Connection } from '../../platform/database/connection.ts';
import { matchesCustomer, searchNamePattern } from '../../platform/database/list-queries.ts';

const CUSTOMER_TERMS = [
  'customers.id',
  'customers.customerCode',
  'customers.businessName',
  'customers.priceListCode',
  'customers.discountPct1',
  'customers.discountPct2',
  'customers.agentCommissionPct',
  'customers.unconditionalDiscountPct',
] as const;

export const ADDRESS_FIELDS = keysOf(addressSchema.shape);

export const CONTACT_FIELDS = keysOf(contactSchema.shape);

/** Columns of a customer's profile. */
export const PROFILE_FIELDS = keysOf(customerProfileSchema.omit({ addresses: true, contacts: true }).shape);

export async function findCustomer(db: Connection, customerId: string) {
  return db
    .selectFrom('customers')
    .select(CUSTOMER_TERMS)
    .where('customers.id', '=', customerId)
    .executeTakeFirst();
}

/** Finds a customer by code, without an access check: callers must check access themselves. */
export async function findCustomerByCode(db: Connection, customerCode: string) {
  return db
    .selectFrom('customers')
    .select(['id', 'customerCode', 'businessName', 'vatNumber', 'paymentTerms'])
    .where('customerCode', '=', customerCode)
    .executeTakeFirst();
}

/** Finds a customer of a manager's portfolio. @returns undefined if the customer is outside it or does not exist */
export async function findManagedCustomer(db: Connection, userId: string, customerCode: string) {
  return db
    .selectFrom('customers')
    .innerJoin('customerManagers', 'customerManagers.customerId', 'customers.id')
    .select(CUSTOMER_TERMS)
    .where('customerManagers.userId', '=', userId)
    .where('customers.customerCode', '=', customerCode)
    .executeTakeFirst();
}

export type ActingCustomer = NonNullable<Awaited<ReturnType<typeof findCustomer>>>;

/** Lists the addresses of a customer in display order: SL, SA, then shipping addresses by code. */
export async function listAddresses(db: Connection, customerId: string) {
  return (
    db
      .selectFrom('customerAddresses')
      .select(ADDRESS_FIELDS)
      .where('customerId', '=', customerId)
      .orderBy('isShipping')
      .orderBy(sql`code <> 'SL'`)
      .orderBy(sql`length(code)`)
      .orderBy('code')
      // SL, SA, and the capped list of shipping addresses.
      .limit(LIMITS.listEntries + 2)
      .execute()
  );
}

/** Lists the contacts of a customer by code: purchasing, administrative, then the others. */
export async function listContacts(db: Connection, customerId: string) {
  return db
    .selectFrom('customerContacts')
    .select(CONTACT_FIELDS)
    .where('customerId', '=', customerId)
    .orderBy(sql`length(code)`)
    .orderBy('code')
    .limit(LIMITS.listEntries + 2)
    .execute();
}

/** Finds a customer's profile, without its commercial terms. */
export async function findProfile(db: Connection, customerId: string) {
  return db.selectFrom('customers').select(PROFILE_FIELDS).where('id', '=', customerId).executeTakeFirst();
}

/** Lists the users of a customer who can log in, first those who approve; they receive its mails. */
export async function listCustomerUsers(db: Connection, customerId: string) {
  return db
    .selectFrom('users')
    .select(['username', 'language', 'firstname', 'lastname'])
    .where('customerId', '=', customerId)
    .where('disabledAt', 'is', null)
    .orderBy('canApprove', 'desc')
    .orderBy('username')
    .limit(LIMITS.listEntries)
    .execute();
}

/**
 * Finds a user as a mail reader for a customer: one of the customer's users, or an agent or commercial user who
 * currently manages it. Returns undefined for users who are disabled or no longer act for the customer.
 */
export async function findMailRecipient(db: Connection, customerId: string, userId: string | null) {
  if (userId === null) return undefined;
  return db
    .selectFrom('users')
    .select(['username', 'language', 'firstname', 'lastname', 'customerId'])
    .where('id', '=', userId)
    .where('disabledAt', 'is', null)
    .where(({ and, eb, exists, or, selectFrom }) =>
      or([
        eb('users.customerId', '=', customerId),
        and([
          eb('users.role', 'in', MANAGER_ROLES),
          exists(
            selectFrom('customerManagers')
              .select('customerManagers.userId')
              .whereRef('customerManagers.userId', '=', 'users.id')
              .where('customerManagers.customerId', '=', customerId),
          ),
        ]),
      ]),
    )
    .executeTakeFirst();
}

/** Restricts suggestions to one customer or to a manager's portfolio; without either, all customers are suggested. */
interface SuggestionScope {
  customerId?: string | null;
  managerId?: string;
}

/**
 * Lists the customers that the text names (`matchesCustomer`), by name. Without a text, lists the first customers.
 */
export async function listCustomerSuggestions(
  db: Connection,
  text: string | undefined,
  scope: SuggestionScope,
) {
  const { customerId, managerId } = scope;
  return db
    .selectFrom('customers')
    .select(['customers.customerCode', 'customers.businessName'])
    .$if(customerId !== undefined, (qb) => qb.where(sql<boolean>`customers.id = ${customerId}::uuid`))
    .$if(managerId !== undefined, (qb) =>
      qb.where(({ exists, selectFrom }) =>
        exists(
          selectFrom('customerManagers')
            .select('customerManagers.customerId')
            .whereRef('customerManagers.customerId', '=', 'customers.id')
            .where('customerManagers.userId', '=', managerId ?? ''),
        ),
      ),
    )
    .$if(text !== undefined, (qb) => qb.where(matchesCustomer(text ?? '')))
    .orderBy('customers.businessName')
    .orderBy('customers.customerCode')
    .limit(LIMITS.customerSuggestions)
    .execute();
}

/**
 * Selects the customers of a portfolio that match a filter, without columns and order. Each customer is looked up by id and then filtered, so the cost grows with the
 * portfolio and not with all customers. Otherwise the planner would read every customer whose name contains a common
 * text.
 */
export function findPortfolioCustomers(
  db: Connection,
  userId: string,
  { customerCode, businessName, searchString }: Omit<PortfolioQuery, 'page' | 'size' | 'sort'>,
) {
  return db
    .selectFrom('customerManagers')
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom('customers')
          .select(['customers.customerCode', 'customers.businessName'])
          .whereRef('customers.id', '=', 'customerManagers.customerId')
          .$if(customerCode !== undefined, (qb) =>
            qb.where(sql<boolean>`starts_with(customers.customer_code, ${customerCode})`),
          )
          .$if(businessName !== undefined, (qb) =>
            qb.where(sql<boolean>`customers.search_name LIKE ${searchNamePattern(businessName ?? '')}`),
          )
          .$if(searchString !== undefined, (qb) => qb.where(matchesCustomer(searchString ?? '', 'few')))
          // Prevents the planner from turning the lookup into a join.
          .offset(0)
          .as('customers'),
      (join) => join.onTrue(),
    )
    .where('customerManagers.userId', '=', userId);
}

/** Selects the customers of a portfolio, sorted, for the desk. */
export function selectPortfolioCustomers(
  db: Connection,
  userId: string,
  { sort, ...filter }: Omit<PortfolioQuery, 'page' | 'size'>,
) {
  return findPortfolioCustomers(db, userId, filter)
    .select(['customers.customerCode', 'customers.businessName'])
    .select((eb) => [
      eb
        .selectFrom('customerAddresses')
        .select('customerAddresses.city')
        .whereRef('customerAddresses.customerId', '=', 'customerManagers.customerId')
        .where('customerAddresses.code', '=', 'SL')
        .as('city'),
      eb
        .selectFrom('orders')
        .select('orders.requestCreatedOn')
        .whereRef('orders.customerId', '=', 'customerManagers.customerId')
        .orderBy('orders.requestCreatedOn', 'desc')
        .limit(1)
        .as('lastOrderedOn'),
    ])
    .orderBy(`customers.${sort.field}`, sort.direction)
    .orderBy('customers.customerCode');
}

export function toManagedCustomer({
  lastOrderedOn,
  ...customer
}: CustomerSummary & { city: string | null; lastOrderedOn: Date | null }): ManagedCustomer {
  return { ...customer, lastOrderedOn: lastOrderedOn?.toISOString() ?? null };
}
