import { may } from '@cromia/domain/accounts/access';
import {
  type CustomerProfile,
  type CustomerSummary,
  customerProfileSchema,
  NO_ASSESSMENT,
} from '@cromia/domain/customers/customer';
import { type Page, toPage } from '@cromia/domain/paging';
import type { Viewer } from '../../platform/access.ts';
import type { Connection } from '../../platform/database.ts';
import { Problem } from '../../platform/problem.ts';
import {
  type ActingCustomer,
  countPortfolio,
  findCustomer,
  findCustomerByCode,
  findMailReader,
  findManagedCustomer,
  findProfile,
  listAddresses,
  listContacts,
  listCustomerUsers,
  listPortfolio,
} from './queries.ts';

export { findManagers, listManagers, suggestManagers } from './manager-queries.ts';
export { createCustomer } from './new-customer.ts';
export { findFreeCustomerCode } from './new-customer-queries.ts';
export { findCustomerByCode, listAddresses, listCustomerUsers } from './queries.ts';
export type { ActingCustomer };

/**
 * The customer that a shop call is about (contract, "Acting for a customer"). A CUSTOMER's own comes from the
 * account; agents and commercial staff name one of their portfolio.
 * @throws Problem CustomerCodeRequired, NotFound (outside the portfolio, or a foreign code sent by a CUSTOMER)
 */
export async function actingCustomer(
  db: Connection,
  viewer: Viewer,
  customerCode: string | undefined,
): Promise<ActingCustomer> {
  const customer = await namedCustomer(db, viewer, customerCode);
  if (!customer) throw new Problem('NotFound');
  return customer;
}

/** As `actingCustomer`, for calls that work without a customer too: visitors and managers who named none get null. */
export async function optionalActingCustomer(
  db: Connection,
  viewer: Viewer | null,
  customerCode: string | undefined,
): Promise<ActingCustomer | null> {
  if (!viewer) return null;
  if (viewer.role === 'CUSTOMER') return actingCustomer(db, viewer, customerCode);
  const acts = viewer.role === 'AGENT' || viewer.role === 'COMMERCIAL';
  return acts && customerCode !== undefined ? actingCustomer(db, viewer, customerCode) : null;
}

/** A customer with its terms, for staff and the portal itself. @throws Problem NotFound */
export async function customerById(db: Connection, customerId: string): Promise<ActingCustomer> {
  const customer = await findCustomer(db, customerId);
  if (!customer) throw new Problem('NotFound');
  return customer;
}

/** Who is told what happens to a request: the customer's users, and whoever sent it, each once. */
export async function requestReaders(
  db: Connection,
  customerId: string,
  sentBy: string | null,
): Promise<{ username: string; language: string }[]> {
  const sender = await findMailReader(db, sentBy);
  const users = await listCustomerUsers(db, customerId);
  const readers = new Map([...(sender ? [sender] : []), ...users].map((user) => [user.username, user]));
  return [...readers.values()];
}

async function namedCustomer(
  db: Connection,
  viewer: Viewer,
  customerCode: string | undefined,
): Promise<ActingCustomer | undefined> {
  switch (viewer.role) {
    case 'CUSTOMER': {
      const own = viewer.customerId === null ? undefined : await findCustomer(db, viewer.customerId);
      return customerCode === undefined || customerCode === own?.customerCode ? own : undefined;
    }
    case 'AGENT':
    case 'COMMERCIAL':
      if (customerCode === undefined) throw new Problem('CustomerCodeRequired');
      return findManagedCustomer(db, viewer.userId, customerCode);
    default:
      throw new Problem('NotAllowed');
  }
}

/**
 * A customer's profile with its addresses and contacts, section 3 field by field: a CUSTOMER's own, or one of a
 * manager's portfolio. What the manufacturer thinks of it is for those who work for the manufacturer.
 * @throws Problem as `actingCustomer`
 */
export async function readProfile(
  db: Connection,
  viewer: Viewer,
  customerCode: string | undefined,
): Promise<CustomerProfile> {
  const { id } = await actingCustomer(db, viewer, customerCode);
  const profile = await findProfile(db, id);
  if (!profile) throw new Problem('NotFound');
  return customerProfileSchema.parse({
    ...profile,
    ...(may(viewer, 'customers.assessment') ? {} : NO_ASSESSMENT),
    addresses: await listAddresses(db, id),
    contacts: await listContacts(db, id),
  });
}

/** One page of the customers that a manager may act for; empty for one without any. */
export async function readPortfolio(
  db: Connection,
  viewer: Viewer,
  {
    customerCode,
    businessName,
    ...page
  }: Parameters<typeof listPortfolio>[2] & Parameters<typeof listPortfolio>[3],
): Promise<Page<CustomerSummary>> {
  const filter = { customerCode, businessName };
  const total = await countPortfolio(db, viewer.userId, filter);
  return toPage(await listPortfolio(db, viewer.userId, filter, page), total, page);
}

/** A customer by its code, for staff who see every customer. @throws Problem NotFound */
export async function customerByCode(db: Connection, customerCode: string): Promise<{ id: string }> {
  const customer = await findCustomerByCode(db, customerCode);
  if (!customer) throw new Problem('NotFound');
  return customer;
}
