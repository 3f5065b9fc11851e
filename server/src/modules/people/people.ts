import { type People, type Person, personSchema } from '@cromia/domain/people/person';
import { isApprover } from '@cromia/domain/people/purchase-rule';
import type { ServiceDependencies } from '../../app-dependencies.ts';
import type { Viewer } from '../../platform/access/viewer.ts';
import { getManufacturerToday } from '../../platform/clock.ts';
import { Problem } from '../../platform/problem.ts';
import type { ActingCustomer } from '../customers/index.ts';
import { listPeople, type PersonRow } from './people-queries.ts';
import type { MonthOf } from './purchase-rights-queries.ts';

/** A user of the shop with the customer. */
export interface Colleague {
  viewer: Viewer;
  customer: ActingCustomer;
}

/** The current month of the portal's time zone. */
export function getCurrentMonth(deps: Pick<ServiceDependencies, 'config' | 'now'>): MonthOf {
  return { day: getManufacturerToday(deps), timeZone: deps.config.timeZone };
}

export function toPerson({ lastLoginAt, ...row }: PersonRow): Person {
  return personSchema.parse({ ...row, lastLoginOn: lastLoginAt?.toISOString() ?? null });
}

/**
 * Reads the people of the caller's customer (contract, section 11): all for an OWNER and for approvers, otherwise the
 * caller alone; and the colleagues who decide on the caller's approvals.
 * @throws Problem NotFound when the caller has left the customer
 */
export async function readPeople(
  deps: Pick<ServiceDependencies, 'db' | 'config' | 'now'>,
  { viewer, customer }: Colleague,
): Promise<People> {
  const rows = await listPeople(deps.db, customer.id, getCurrentMonth(deps));
  const own = rows.find(({ id }) => id === viewer.userId);
  if (!own) throw new Problem('NotFound');
  const colleagues = rows.filter((row) => row !== own);
  return {
    people: [own, ...(isApprover(own) ? colleagues : [])].map(toPerson),
    approvers: colleagues
      .filter((row) => !row.isDisabled && isApprover(row))
      .map(({ username, name }) => ({ username, name })),
  };
}
