import type { Viewer } from '../../platform/access/viewer.ts';
import type { Connection } from '../../platform/database/connection.ts';
import { Problem } from '../../platform/problem.ts';
import { type ActingCustomer, findCustomer, findManagedCustomer } from './customer-queries.ts';

/**
 * The customer that a shop request acts for (contract, "Acting for a customer"). For a CUSTOMER it comes from the
 * account; agents and commercial staff name a customer of their portfolio.
 * @throws Problem CustomerCodeRequired; NotFound (outside the portfolio, or a foreign code sent by a CUSTOMER)
 */
export async function resolveActingCustomer(
  db: Connection,
  viewer: Viewer,
  customerCode: string | undefined,
): Promise<ActingCustomer> {
  const customer = await namedCustomer(db, viewer, customerCode);
  if (!customer) throw new Problem('NotFound');
  return customer;
}

/**
 * The acting customer with its current terms, for a change that may have waited for a lock.
 * @throws Problem NotFound, also if the customer has left the caller's portfolio meanwhile
 */
export function readTerms(
  db: Connection,
  { viewer, customer }: { viewer: Viewer; customer: ActingCustomer },
): Promise<ActingCustomer> {
  return resolveActingCustomer(db, viewer, customer.customerCode);
}

/**
 * As `resolveActingCustomer`, for calls that also work without a customer: returns null for visitors and for managers
 * who named none.
 */
export async function resolveOptionalActingCustomer(
  db: Connection,
  viewer: Viewer | null,
  customerCode: string | undefined,
): Promise<ActingCustomer | null> {
  if (!viewer) return null;
  if (viewer.role === 'CUSTOMER') return resolveActingCustomer(db, viewer, customerCode);
  const acts = viewer.role === 'AGENT' || viewer.role === 'COMMERCIAL';
  return acts && customerCode !== undefined ? resolveActingCustomer(db, viewer, customerCode) : null;
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
