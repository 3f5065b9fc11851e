import { isAllowed } from '@cromia/domain/accounts/access';
import {
  type CustomerProfile,
  customerProfileSchema,
  EMPTY_ASSESSMENT,
} from '@cromia/domain/customers/customer-profile';
import type { CustomerSummary } from '@cromia/domain/customers/customer-summary';
import type { Viewer } from '../../platform/access/viewer.ts';
import type { Connection } from '../../platform/database/connection.ts';
import { Problem } from '../../platform/problem.ts';
import {
  type ActingCustomer,
  findCustomer,
  findCustomerByCode,
  findMailRecipient,
  findProfile,
  listAddresses,
  listContacts,
  listCustomerSuggestions,
  listCustomerUsers,
} from './customer-queries.ts';

/** Reads a customer with its terms, without an access check: for staff and internal use. @throws Problem NotFound */
export async function readCustomerById(db: Connection, customerId: string): Promise<ActingCustomer> {
  const customer = await findCustomer(db, customerId);
  if (!customer) throw new Problem('NotFound');
  return customer;
}

/**
 * Lists the users to notify of a request: the customer's users, and the sender if they still act for the customer. Each
 * user appears once.
 */
export async function listRequestRecipients(
  db: Connection,
  customerId: string,
  sentBy: string | null,
): Promise<{ username: string; language: string }[]> {
  const sender = await findMailRecipient(db, customerId, sentBy);
  const users = await listCustomerUsers(db, customerId);
  const readers = new Map([...(sender ? [sender] : []), ...users].map((user) => [user.username, user]));
  return [...readers.values()];
}

/**
 * Reads a customer's profile with addresses and contacts (section 3): a CUSTOMER's own, or one of a manager's
 * portfolio. Only agents, commercial users and staff see the manufacturer's assessment.
 * @throws Problem NotFound
 */
export async function readProfile(
  db: Connection,
  viewer: Viewer,
  { id }: ActingCustomer,
): Promise<CustomerProfile> {
  const profile = await findProfile(db, id);
  if (!profile) throw new Problem('NotFound');
  return customerProfileSchema.parse({
    ...profile,
    ...(isAllowed(viewer, 'customers.assessment') ? {} : EMPTY_ASSESSMENT),
    addresses: await listAddresses(db, id),
    contacts: await listContacts(db, id),
  });
}

/**
 * Suggests customers while the user types: a CUSTOMER's own, a manager's portfolio, or all customers for staff (section
 * 7, autocomplete).
 */
export async function suggestCustomers(
  db: Connection,
  viewer: Viewer,
  text: string | undefined,
): Promise<CustomerSummary[]> {
  switch (viewer.role) {
    case 'CUSTOMER':
      // A CUSTOMER account with the SDS role EMPLOYEE searches the sheets of all customers.
      return listCustomerSuggestions(
        db,
        text,
        viewer.roleSds === 'EMPLOYEE' ? {} : { customerId: viewer.customerId },
      );
    case 'AGENT':
    case 'COMMERCIAL':
      return listCustomerSuggestions(db, text, { managerId: viewer.userId });
    default:
      return listCustomerSuggestions(db, text, {});
  }
}

/** Reads a customer by code, for staff who may see all customers. @throws Problem NotFound */
export async function readCustomerByCode(db: Connection, customerCode: string): Promise<{ id: string }> {
  const customer = await findCustomerByCode(db, customerCode);
  if (!customer) throw new Problem('NotFound');
  return customer;
}
