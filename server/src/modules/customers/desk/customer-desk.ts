import {
  type CustomerListQuery,
  type DeskCustomer,
  deskCustomerSchema,
} from '@cromia/domain/customers/customer-desk';
import type { ManagedCustomer } from '@cromia/domain/customers/portfolio';
import type { LimitedPage } from '@cromia/domain/lists/paging';
import type { Connection } from '../../../platform/database/connection.ts';
import { readPage } from '../../../platform/database/list-queries.ts';
import { Problem } from '../../../platform/problem.ts';
import { listAddresses, listContacts, toManagedCustomer } from '../customer-queries.ts';
import {
  findProfileAndTerms,
  listPeople,
  listPortfolioManagers,
  selectCustomers,
} from './customer-desk-queries.ts';

/** Reads one page of all customers, for staff. */
export function readCustomers(
  db: Connection,
  query: CustomerListQuery,
): Promise<LimitedPage<ManagedCustomer>> {
  return readPage(db, selectCustomers(db, query), query, toManagedCustomer);
}

/** Reads a customer with its terms, users and managers, for staff. @throws Problem NotFound */
export async function readDeskCustomer(db: Connection, customerCode: string): Promise<DeskCustomer> {
  const customer = await findProfileAndTerms(db, customerCode);
  if (!customer) throw new Problem('NotFound');
  const { id } = customer;
  return deskCustomerSchema.parse({
    ...customer,
    addresses: await listAddresses(db, id),
    contacts: await listContacts(db, id),
    people: await listPeople(db, id),
    managers: await listPortfolioManagers(db, id),
  });
}
