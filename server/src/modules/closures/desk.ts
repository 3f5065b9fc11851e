import type { Closure, ClosureListQuery, NewClosure } from '@cromia/domain/closures/closures';
import { listItalianHolidays } from '@cromia/domain/closures/holidays';
import type { LimitedPage } from '@cromia/domain/lists/paging';
import type { ServiceDependencies } from '../../app-dependencies.ts';
import type { Viewer } from '../../platform/access/viewer.ts';
import { getManufacturerToday } from '../../platform/clock.ts';
import type { Database, Transaction } from '../../platform/database/connection.ts';
import { readPage } from '../../platform/database/list-queries.ts';
import { recordAudit } from '../../platform/events/audit.ts';
import { Problem } from '../../platform/problem.ts';
import { deleteClosure, insertClosures, selectClosures } from './closure-queries.ts';

const ENTITY = 'closure';

/** Reads one page of the closures, for staff. */
export function readClosures(
  deps: ServiceDependencies,
  query: ClosureListQuery,
): Promise<LimitedPage<Closure>> {
  const rows = selectClosures(deps.db, query, getManufacturerToday(deps));
  return readPage(deps.db, rows, query, (closure) => closure);
}

/** Adds a closure of the manufacturer. @returns its id @throws Problem Conflict if these days are in the list already */
export async function addClosure(
  trx: Transaction,
  { userId }: Viewer,
  closure: NewClosure,
): Promise<{ id: string }> {
  const [added] = await insertClosures(trx, [{ ...closure, holiday: null }]);
  if (!added) throw new Problem('Conflict');
  await recordAudit(trx, {
    userId,
    action: 'closures.add',
    entity: ENTITY,
    entityId: added.id,
    details: closure,
  });
  return { id: added.id };
}

/** Adds the public holidays of Italy in a year that are not in the list yet. */
export async function addItalianHolidays(
  trx: Transaction,
  { userId }: Viewer,
  year: number,
): Promise<{ added: number }> {
  const holidays = listItalianHolidays(year);
  const added = await insertClosures(
    trx,
    holidays.map(({ holiday, day }) => ({ firstDay: day, lastDay: day, holiday, name: null })),
  );
  if (added.length > 0) {
    await recordAudit(trx, {
      userId,
      action: 'closures.fill-in',
      entity: ENTITY,
      entityId: String(year),
      details: { year, count: added.length },
    });
  }
  return { added: added.length };
}

/** Removes a closure. @throws Problem NotFound */
export async function removeClosure(db: Database, { userId }: Viewer, id: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const removed = await deleteClosure(trx, id);
    if (!removed) throw new Problem('NotFound');
    const { firstDay, lastDay, name } = removed;
    await recordAudit(trx, {
      userId,
      action: 'closures.remove',
      entity: ENTITY,
      entityId: id,
      details: { firstDay, lastDay, ...(name === null ? {} : { name }) },
    });
  });
}
