import type { Viewer } from '../../platform/access/viewer.ts';
import type { Connection } from '../../platform/database/connection.ts';
import { Problem } from '../../platform/problem.ts';
import { type ActingCustomer, findCustomer, findManagedCustomer } from './customer-queries.ts';

/**
 * Finds the customer that a shop request acts for (contract, "Acting for a customer"). A CUSTOMER acts for the customer
 * of the account; agents and commercial staff name a customer of their portfolio.
 * @throws Problem CustomerCodeRequired; NotFound (outside the portfolio, or a foreign code sent by a CUSTOMER)
 */
export async function resolveActingCustomer(
  db: Connection,
  viewer: Viewer,
  customerCode: string | undefined,
): Promise<ActingCustomer> {
  const customer = await findActingCustomer(db, viewer, customerCode);
  if (!customer) throw new Problem('NotFound');
  return customer;
}

/**
 * Reads the acting customer with its current terms, for a change that may have waited for a lock.
 * @throws Problem NotFound, also if the customer has left the caller's portfolio in the meantime
 */
export function readTerms(
  db: Connection,
  { viewer, customer }: { viewer: Viewer; customer: ActingCustomer },
): Promise<ActingCustomer> {
  return resolveActingCustomer(db, viewer, customer.customerCode);
}

/**
 * Like `resolveActingCustomer`, for requests that also work without a customer.
 * @returns null for visitors, and for managers who have not named a customer
 */
export async function resolveOptionalActingCustomer(
  db: Connection,
  viewer: Viewer | null,
  customerCode: string | undefined,
): Promise<ActingCustomer | null> {
  if (!viewer) return null;
  if (viewer.role === 'CUSTOMER') return resolveActingCustomer(db, viewer, customerCode);
  const isManager = viewer.role === 'AGENT' || viewer.role === 'COMMERCIAL';
  return isManager && customerCode !== undefined ? resolveActingCustomer(db, viewer, customerCode) : null;
}

async function findActingCustomer(
  db: Connection,
  viewer: Viewer,
  customerCode: string | undefined,
): Promise<ActingCustomer | undefined> {
  switch (viewer.role) {
    case 'CUSTOMER': {
      const ownCustomer = viewer.customerId === null ? undefined : await findCustomer(db, viewer.customerId);
      return customerCode === undefined || customerCode === ownCustomer?.customerCode
        ? ownCustomer
        : undefined;
    }
    case 'AGENT':
    case 'COMMERCIAL':
      if (customerCode === undefined) throw new Problem('CustomerCodeRequired');
      return findManagedCustomer(db, viewer.userId, customerCode);
    default:
      throw new Problem('NotAllowed');
  }
}
