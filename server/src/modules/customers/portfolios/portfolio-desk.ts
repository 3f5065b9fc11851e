import {
  type AssignableCustomer,
  type ManagedCustomer,
  type Portfolio,
  type PortfolioListQuery,
  type PortfolioOutcome,
  type PortfolioQuery,
  portfolioSchema,
} from '@cromia/domain/customers/portfolios/portfolio';
import type { LimitedPage } from '@cromia/domain/lists/paging';
import type { Viewer } from '../../../platform/access/viewer.ts';
import type { Connection, Database, Transaction } from '../../../platform/database/connection.ts';
import { readPage } from '../../../platform/database/list-queries.ts';
import { type AuditEntry, recordAudit, recordAudits } from '../../../platform/events/audit.ts';
import { Problem } from '../../../platform/problem.ts';
import { selectPortfolioCustomers, toManagedCustomer } from '../customer-queries.ts';
import {
  deleteAssignments,
  deletePortfolio,
  findManager,
  findManagersAndCustomers,
  insertAssignments,
  type PortfolioChange,
  selectPortfolios,
  suggestAssignableCustomers,
} from './portfolio-queries.ts';

/** Reads one page of the managers with their portfolio sizes, for staff. */
export function readPortfolios(db: Connection, query: PortfolioListQuery): Promise<LimitedPage<Portfolio>> {
  return readPage(db, selectPortfolios(db, query), query, (row) => portfolioSchema.parse(row));
}

/** Reads one page of a manager's customers, for staff. @throws Problem NotFound if the user has no portfolio */
export async function readManagedPortfolio(
  db: Connection,
  username: string,
  query: PortfolioQuery,
): Promise<LimitedPage<ManagedCustomer>> {
  const manager = await findManager(db, username);
  if (!manager) throw new Problem('NotFound');
  return readPage(db, selectPortfolioCustomers(db, manager.id, query), query, toManagedCustomer);
}

/** Suggests customers to assign to a manager, with their current managers. */
export async function suggestAssignees(
  db: Connection,
  text: string | undefined,
): Promise<AssignableCustomer[]> {
  return suggestAssignableCustomers(db, text);
}

/** Records portfolio changes in the audit log, one entry per manager. */
export async function recordPortfolioChanges(
  trx: Transaction,
  viewer: Viewer,
  action: 'portfolios.assign' | 'portfolios.unassign',
  changes: readonly PortfolioChange[],
): Promise<void> {
  const { users } = await findManagersAndCustomers(trx, changes);
  const changesByUsername = Map.groupBy(changes, ({ username }) => username);
  const entries = users.map(
    ({ id, username }): AuditEntry => ({
      userId: viewer.userId,
      action,
      entity: 'user',
      entityId: id,
      details: {
        customerCodes: (changesByUsername.get(username) ?? []).map(({ customerCode }) => customerCode),
      },
    }),
  );
  await recordAudits(trx, entries);
}

/** Unassigns all customers from a user who loses the manager role. */
export async function clearPortfolio(trx: Transaction, viewer: Viewer, userId: string): Promise<void> {
  const customerCodes = await deletePortfolio(trx, userId);
  if (customerCodes.length === 0) return;
  await recordAudit(trx, {
    userId: viewer.userId,
    action: 'portfolios.unassign',
    entity: 'user',
    entityId: userId,
    details: { customerCodes },
  });
}

/**
 * Returns the changes of a manual assignment or removal.
 * @throws Problem NotFound if the user has no portfolio; BadRequest with the unknown customer codes
 */
async function toValidChanges(
  trx: Transaction,
  username: string,
  customerCodes: readonly string[],
): Promise<PortfolioChange[]> {
  const changes = customerCodes.map((customerCode) => ({ username, customerCode }));
  const { users, codes } = await findManagersAndCustomers(trx, changes);
  if (users.length === 0) throw new Problem('NotFound');
  const errors = customerCodes.flatMap((code, index) =>
    codes.has(code) ? [] : [{ path: `customerCodes.${index}`, code: 'invalidField' as const }],
  );
  if (errors.length > 0) throw new Problem('BadRequest', { errors });
  return changes;
}

/** Assigns customers to a manager. @throws Problem NotFound, BadRequest */
export function assignCustomers(
  db: Database,
  viewer: Viewer,
  username: string,
  customerCodes: readonly string[],
): Promise<PortfolioOutcome> {
  return db.transaction().execute(async (trx) => {
    const changes = await toValidChanges(trx, username, customerCodes);
    const assigned = await insertAssignments(trx, changes);
    await recordPortfolioChanges(trx, viewer, 'portfolios.assign', assigned);
    return { assigned: assigned.length, removed: 0, unchanged: changes.length - assigned.length };
  });
}

/**
 * Unassigns customers from a manager, effective with the manager's next request.
 * @throws Problem NotFound, BadRequest
 */
export function unassignCustomers(
  db: Database,
  viewer: Viewer,
  username: string,
  customerCodes: readonly string[],
): Promise<PortfolioOutcome> {
  return db.transaction().execute(async (trx) => {
    const changes = await toValidChanges(trx, username, customerCodes);
    const removed = await deleteAssignments(trx, changes);
    await recordPortfolioChanges(trx, viewer, 'portfolios.unassign', removed);
    return { assigned: 0, removed: removed.length, unchanged: changes.length - removed.length };
  });
}
