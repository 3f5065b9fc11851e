import { ASSESSMENT_FIELDS } from '@cromia/domain/customers/customer';
import type { CustomerSummary } from '@cromia/domain/customers/customer-summary';
import { MANAGER_ROLES, type ManagedCustomer, type PortfolioQuery } from '@cromia/domain/customers/portfolio';
import { LIMITS } from '@cromia/domain/limits';
import { sql } from 'kysely';
import type { Connection } from '../../platform/database/database.ts';
import { searchNamePattern } from '../../platform/database/list-queries.ts';

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

/** The fields of an address. */
export const ADDRESS_FIELDS = [
  'code',
  'businessName',
  'streetAddress1',
  'streetAddress2',
  'country',
  'city',
  'zipOrPostalCode',
  'province',
  'note',
  'isDefault',
  'isShipping',
] as const;

/** The fields of a contact. */
export const CONTACT_FIELDS = [
  'code',
  'isAdministration',
  'isPurchasing',
  'gender',
  'firstName',
  'lastName',
  'role',
  'department',
  'email',
  'phoneNumber',
] as const;

/** A customer's own data. */
export const PROFILE_FIELDS = [
  'id',
  'customerCode',
  'customerCodeOld',
  'businessName',
  'vatNumber',
  'fiscalCode',
  'sdiCode',
  'pec',
  ...ASSESSMENT_FIELDS,
  'unconditionalDiscountPct',
  'billingEmails',
  'transportDocumentEmails',
  'msdsEmails',
  'testSheetsEmails',
  'bankName',
  'iban',
  'version',
] as const;

export async function findCustomer(db: Connection, customerId: string) {
  return db
    .selectFrom('customers')
    .select(CUSTOMER_TERMS)
    .where('customers.id', '=', customerId)
    .executeTakeFirst();
}

/** A customer by its code, without a check of access: for calls that check it themselves. */
export async function findCustomerByCode(db: Connection, customerCode: string) {
  return db
    .selectFrom('customers')
    .select(['id', 'customerCode', 'businessName'])
    .where('customerCode', '=', customerCode)
    .executeTakeFirst();
}

/** A customer of a manager's portfolio; one outside of it is as absent as one that does not exist. */
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

/** The addresses of a customer, in the order that pages show them: SL, SA, then the shipping ones by code. */
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

/** The contacts of a customer by their code: purchasing, administrative, then the others. */
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

/** A customer's own data, without the commercial terms that prices are made of. */
export async function findProfile(db: Connection, customerId: string) {
  return db.selectFrom('customers').select(PROFILE_FIELDS).where('id', '=', customerId).executeTakeFirst();
}

/** Who reads mails for a customer: its users that can log in. */
export async function listCustomerUsers(db: Connection, customerId: string) {
  return db
    .selectFrom('users')
    .select(['username', 'language'])
    .where('customerId', '=', customerId)
    .where('disabledAt', 'is', null)
    .orderBy('username')
    .limit(LIMITS.listEntries)
    .execute();
}

/**
 * A user as a reader of a customer's mails: one of the customer's own, or an agent or commercial user who has it in the
 * portfolio today. Users who cannot log in, or no longer act for the customer, are left out.
 */
export async function findMailReader(db: Connection, customerId: string, userId: string | null) {
  if (userId === null) return undefined;
  return db
    .selectFrom('users')
    .select(['username', 'language'])
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

/** Whose customers are suggested: one customer, a manager's portfolio, or without either all of them. */
interface SuggestionScope {
  customerId?: string | null;
  managerId?: string;
}

/** Whether the code begins with a text, or the name holds it. */
export function matchesCustomer(text: string) {
  return sql<boolean>`(starts_with(customers.customer_code, ${text}) OR customers.search_name LIKE ${searchNamePattern(text)})`;
}

/** Customers whose code begins with a text, or whose name holds it, by name; without a text, the first. */
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
 * The customers of a portfolio, each looked up by its id and asked there: what a search costs grows with the portfolio,
 * never with the customers of others. Left alone, the planner reads all customers whose names hold a common text.
 */
export function selectPortfolioCustomers(
  db: Connection,
  userId: string,
  { customerCode, businessName, searchString, sort }: Omit<PortfolioQuery, 'page' | 'size'>,
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
          .$if(searchString !== undefined, (qb) => qb.where(matchesCustomer(searchString ?? '')))
          // Keeps the lookup from being turned into a join.
          .offset(0)
          .as('customers'),
      (join) => join.onTrue(),
    )
    .where('customerManagers.userId', '=', userId)
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
