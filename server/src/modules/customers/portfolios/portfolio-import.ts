import { readFile } from 'node:fs/promises';
import type { PortfolioOutcome } from '@cromia/domain/customers/portfolios/portfolio';
import { type PortfolioRow, parsePortfolioRows } from '@cromia/domain/customers/portfolios/portfolio-rows';
import type { FieldError } from '@cromia/domain/errors';
import type { Viewer } from '../../../platform/access/viewer.ts';
import type { Database, Transaction } from '../../../platform/database/connection.ts';
import { Problem } from '../../../platform/problem.ts';
import { decodeTable } from '../../../platform/tables/decode-table.ts';
import { HEADINGS } from '../../../platform/tables/headings.ts';
import { recordPortfolioChanges } from './portfolio-desk.ts';
import {
  deleteAssignments,
  findAssignments,
  findManagersAndCustomers,
  insertAssignments,
} from './portfolio-queries.ts';

/** The maximum number of errors reported per file. */
const MAX_REPORTED_ERRORS = 200;

function rejectErrors(errors: readonly FieldError[]): void {
  if (errors.length > 0) throw new Problem('BadRequest', { errors: errors.slice(0, MAX_REPORTED_ERRORS) });
}

/** @throws Problem BadRequest with each line whose user has no portfolio or whose customer code is unknown */
async function rejectUnknownEntries(trx: Transaction, rows: readonly PortfolioRow[]): Promise<void> {
  const { users, codes } = await findManagersAndCustomers(trx, rows);
  const managers = new Set(users.map(({ username }) => username));
  const errors = rows.flatMap(({ line, username, customerCode }) => [
    ...(managers.has(username) ? [] : [`lines.${line}.username`]),
    ...(codes.has(customerCode) ? [] : [`lines.${line}.customerCode`]),
  ]);
  rejectErrors(errors.map((path) => ({ path, code: 'invalidField' })));
}

/**
 * Assigns and unassigns customers from a file with the columns `username`, `customerCode` and `action`. Applies all
 * lines or none.
 * @param dryRun reports the changes without applying them
 * @throws Problem BadRequest with the errors by line; UnsupportedMediaType if the file is not text; UnknownEncoding
 */
export async function importPortfolios(
  db: Database,
  viewer: Viewer,
  path: string,
  dryRun: boolean,
): Promise<PortfolioOutcome> {
  const { rows, errors } = parsePortfolioRows(decodeTable(await readFile(path)), HEADINGS);
  rejectErrors(errors);
  return db.transaction().execute(async (trx) => {
    await rejectUnknownEntries(trx, rows);
    const additions = rows.filter(({ action }) => action === 'ADD');
    const removals = rows.filter(({ action }) => action === 'REMOVE');
    const assigned = dryRun
      ? await findAssignments(trx, additions, 'missing')
      : await insertAssignments(trx, additions);
    const removed = dryRun
      ? await findAssignments(trx, removals, 'existing')
      : await deleteAssignments(trx, removals);
    if (!dryRun) {
      await recordPortfolioChanges(trx, viewer, 'portfolios.assign', assigned);
      await recordPortfolioChanges(trx, viewer, 'portfolios.unassign', removed);
    }
    const changed = assigned.length + removed.length;
    return { assigned: assigned.length, removed: removed.length, unchanged: rows.length - changed };
  });
}
