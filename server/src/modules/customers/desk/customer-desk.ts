import {
  type CustomerListQuery,
  type DeskCustomer,
  deskCustomerSchema,
  type ListedCustomer,
} from '@cromia/domain/customers/customer-desk';
import { customerProfileSchema } from '@cromia/domain/customers/customer-profile';
import { customerTermsSchema } from '@cromia/domain/customers/customer-terms';
import { editableProfileSchema } from '@cromia/domain/customers/profile-update';
import type { LimitedPage } from '@cromia/domain/lists/paging';
import type { z } from 'zod';
import type { Viewer } from '../../../platform/access/viewer.ts';
import type { Connection } from '../../../platform/database/connection.ts';
import { readPage } from '../../../platform/database/list-queries.ts';
import { createContentVersion } from '../../../platform/events/content-version.ts';
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
  viewer: Viewer,
  query: CustomerListQuery,
): Promise<LimitedPage<ListedCustomer>> {
  return readPage(db, selectCustomers(db, query, viewer.userId), query, ({ assignedTo, ...customer }) => ({
    ...toManagedCustomer(customer),
    assignedTo,
  }));
}

/** Reads the data and terms that staff can change, in a fixed order. @throws Problem NotFound */
export async function readChangeableCustomer(
  db: Connection,
  customerCode: string,
): Promise<z.infer<typeof changeableSchema>> {
  const customer = await findProfileAndTerms(db, customerCode);
  if (!customer) throw new Problem('NotFound');
  return changeableSchema.parse({
    ...customer,
    addresses: await listAddresses(db, customer.id),
    contacts: await listContacts(db, customer.id),
  });
}

const changeableSchema = editableProfileSchema.extend({
  vatNumber: customerProfileSchema.shape.vatNumber,
  ...customerTermsSchema.shape,
});

/** The version of the data and terms of a customer, including changes by imports. */
export function createCustomerVersion(customer: z.infer<typeof changeableSchema>): string {
  return createContentVersion(changeableSchema.parse(customer));
}

/** Reads a customer with its terms, users and managers, for staff. @throws Problem NotFound */
export async function readDeskCustomer(db: Connection, customerCode: string): Promise<DeskCustomer> {
  const customer = await findProfileAndTerms(db, customerCode);
  if (!customer) throw new Problem('NotFound');
  const { id } = customer;
  const data = {
    ...customer,
    addresses: await listAddresses(db, id),
    contacts: await listContacts(db, id),
  };
  return deskCustomerSchema.parse({
    ...data,
    version: createCustomerVersion(changeableSchema.parse(data)),
    people: await listPeople(db, id),
    managers: await listPortfolioManagers(db, id),
  });
}
