import { readFile } from 'node:fs/promises';
import type { PortfolioOutcome } from '@cromia/domain/customers/portfolio';
import { type PortfolioRow, parsePortfolioRows } from '@cromia/domain/customers/portfolio-rows';
import type { FieldError } from '@cromia/domain/errors';
import type { Viewer } from '../../../platform/access/viewer.ts';
import type { Database, Transaction } from '../../../platform/database/connection.ts';
import { Problem } from '../../../platform/problem.ts';
import { recordPortfolioChanges } from './portfolio-desk.ts';
import {
  deleteAssignments,
  findAssignments,
  findKnownAssignments,
  insertAssignments,
} from './portfolio-queries.ts';

/** Maximum number of errors reported per file. */
const ERRORS_TOLD = 200;

function reject(errors: readonly FieldError[]): void {
  if (errors.length > 0) throw new Problem('BadRequest', { errors: errors.slice(0, ERRORS_TOLD) });
}

/** @throws Problem BadRequest with each line whose user has no portfolio or whose customer code is unknown */
async function rejectUnknown(trx: Transaction, rows: readonly PortfolioRow[]): Promise<void> {
  const { users, codes } = await findKnownAssignments(trx, rows);
  const managers = new Set(users.map(({ username }) => username));
  const errors = rows.flatMap(({ line, username, customerCode }) => [
    ...(managers.has(username) ? [] : [`lines.${line}.username`]),
    ...(codes.has(customerCode) ? [] : [`lines.${line}.customerCode`]),
  ]);
  reject(errors.map((path) => ({ path, code: 'invalidField' })));
}

/**
 * Assigns and unassigns customers from a file with the columns `username`, `customerCode` and `action`. Applies all
 * lines or none.
 * @param dryRun reports the changes without applying them
 * @throws Problem BadRequest with the errors by line; UnsupportedMediaType if the file is not text
 */
export async function importPortfolios(
  db: Database,
  viewer: Viewer,
  path: string,
  dryRun: boolean,
): Promise<PortfolioOutcome> {
  const bytes = await readFile(path);
  if (bytes.includes(0)) throw new Problem('UnsupportedMediaType');
  const { rows, errors } = parsePortfolioRows(bytes.toString('utf8'));
  reject(errors);
  return db.transaction().execute(async (trx) => {
    await rejectUnknown(trx, rows);
    const added = rows.filter(({ action }) => action === 'ADD');
    const taken = rows.filter(({ action }) => action === 'REMOVE');
    const assigned = dryRun
      ? await findAssignments(trx, added, 'missing')
      : await insertAssignments(trx, added);
    const removed = dryRun ? await findAssignments(trx, taken, 'there') : await deleteAssignments(trx, taken);
    if (!dryRun) {
      await recordPortfolioChanges(trx, viewer, 'portfolios.assign', assigned);
      await recordPortfolioChanges(trx, viewer, 'portfolios.unassign', removed);
    }
    const changed = assigned.length + removed.length;
    return { assigned: assigned.length, removed: removed.length, unchanged: rows.length - changed };
  });
}
