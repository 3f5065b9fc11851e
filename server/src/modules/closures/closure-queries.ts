import type { ClosureListQuery } from '@cromia/domain/closures/closures';
import type { Holiday } from '@cromia/domain/closures/holidays';
import { LIMITS } from '@cromia/domain/limits';
import type { Connection, Transaction } from '../../platform/database/connection.ts';

const COLUMNS = ['id', 'firstDay', 'lastDay', 'holiday', 'name'] as const;

/** Closures with a day in a year, or without a year those that are not over on a day. */
export function selectClosures(db: Connection, { year, sort }: ClosureListQuery, today: string) {
  const [from, to] = year === undefined ? [today, null] : [`${year}-01-01`, `${year}-12-31`];
  const query = db
    .selectFrom('closures')
    .select(COLUMNS)
    .$narrowType<{ holiday: Holiday | null }>()
    .where('lastDay', '>=', from)
    .orderBy(sort.field, sort.direction)
    .orderBy('id');
  return to === null ? query : query.where('firstDay', '<=', to);
}

/** The closures with a day between two days. */
export async function listClosuresBetween(db: Connection, from: string, to: string) {
  return db
    .selectFrom('closures')
    .select(['firstDay', 'lastDay'])
    .where('lastDay', '>=', from)
    .where('firstDay', '<=', to)
    .orderBy('firstDay')
    .limit(LIMITS.deliveryHorizonDays)
    .execute();
}

interface ClosureRow {
  firstDay: string;
  lastDay: string;
  holiday: Holiday | null;
  name: string | null;
}

/** Inserts the closures whose days are not in the list yet. @returns the inserted ones */
export async function insertClosures(trx: Transaction, closures: readonly ClosureRow[]) {
  return trx
    .insertInto('closures')
    .values([...closures])
    .onConflict((conflict) => conflict.columns(['firstDay', 'lastDay']).doNothing())
    .returning(COLUMNS)
    .execute();
}

/** Deletes a closure. @returns the deleted one; undefined if there is none with this id */
export async function deleteClosure(trx: Transaction, id: string) {
  return trx.deleteFrom('closures').where('id', '=', id).returning(COLUMNS).executeTakeFirst();
}
