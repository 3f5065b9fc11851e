import type { CustomerListQuery } from '@cromia/domain/customers/customer-desk';
import { TERM_NAMES } from '@cromia/domain/customers/customer-terms';
import { LIMITS } from '@cromia/domain/limits';
import { COMPANY_ROLES } from '@cromia/domain/people/company-roles';
import { sql } from 'kysely';
import type { Connection } from '../../../platform/database/connection.ts';
import { combineConditions, isAssigned, matchesCustomer } from '../../../platform/database/list-queries.ts';
import { PROFILE_FIELDS } from '../customer-queries.ts';

/** Selects the customers that the search text names; see `matchesCustomer`. */
export function selectCustomers(
  db: Connection,
  { search, searchString, assignment, sort }: CustomerListQuery,
  userId: string,
) {
  const text = search ?? searchString;
  return db
    .selectFrom('customers')
    .select(['customers.customerCode', 'customers.businessName'])
    .select((eb) => [
      eb
        .selectFrom('customerAddresses')
        .select('customerAddresses.city')
        .whereRef('customerAddresses.customerId', '=', 'customers.id')
        .where('customerAddresses.code', '=', 'SL')
        .as('city'),
      eb
        .selectFrom('orders')
        .select('orders.requestCreatedOn')
        .whereRef('orders.customerId', '=', 'customers.id')
        .orderBy('orders.requestCreatedOn', 'desc')
        .limit(1)
        .as('lastOrderedOn'),
      eb
        .selectFrom('users')
        .select('users.username')
        .whereRef('users.id', '=', 'customers.assignedTo')
        .as('assignedTo'),
    ])
    .$if(text !== undefined, (qb) => qb.where(matchesCustomer(text ?? '')))
    .where(combineConditions([isAssigned('customers', assignment, userId)]))
    .orderBy(`customers.${sort.field}`, sort.direction)
    .orderBy('customers.customerCode');
}

/** Finds a customer's profile with its commercial terms (price list, discounts, commission). */
export async function findProfileAndTerms(db: Connection, customerCode: string) {
  return db
    .selectFrom('customers')
    .select([...PROFILE_FIELDS, ...TERM_NAMES])
    .where('customerCode', '=', customerCode)
    .executeTakeFirst();
}

const IS_DISABLED = sql<boolean>`users.disabled_at IS NOT NULL`;

/** Lists the users of a customer, including disabled ones. */
export async function listPeople(db: Connection, customerId: string) {
  return db
    .selectFrom('users')
    .select([
      'users.id',
      'users.username',
      'users.firstname',
      'users.lastname',
      'users.companyRole',
      'users.orderLimit',
      'users.monthLimit',
      'users.canApprove',
      IS_DISABLED.as('isDisabled'),
    ])
    .where('users.customerId', '=', customerId)
    .orderBy(sql`array_position(${[...COMPANY_ROLES]}::text[], users.company_role)`)
    .orderBy('users.lastname')
    .orderBy('users.username')
    .limit(LIMITS.listEntries)
    .execute();
}

/** Lists the managers of a customer, including disabled ones, so that staff see who must be replaced. */
export async function listPortfolioManagers(db: Connection, customerId: string) {
  return db
    .selectFrom('customerManagers')
    .innerJoin('users', 'users.id', 'customerManagers.userId')
    .select([
      'users.username',
      'users.firstname',
      'users.lastname',
      'users.role',
      IS_DISABLED.as('isDisabled'),
    ])
    .where('customerManagers.customerId', '=', customerId)
    .orderBy('users.lastname')
    .orderBy('users.username')
    .limit(LIMITS.listEntries)
    .execute();
}
