import type { DealerListQuery, NewDealer } from '@cromia/domain/dealers/dealer-desk';
import { sql } from 'kysely';
import type { Connection, Transaction } from '../../platform/database.ts';
import { allOf, type Condition } from '../../platform/list-queries.ts';

const COLUMNS = [
  'id',
  'businessName',
  'street',
  'city',
  'postalCode',
  'province',
  'country',
  'phone',
  'email',
  'latitude',
  'longitude',
  'mapLink',
  'forPrivate',
  'forProfessional',
  'version',
] as const;

type DealerFilter = Pick<DealerListQuery, 'searchString' | 'kind'>;

function conditions({ searchString, kind }: DealerFilter): Condition {
  const found: Condition[] = [];
  if (kind === 'PRIVATE') found.push(sql`for_private`);
  if (kind === 'PROFESSIONAL') found.push(sql`for_professional`);
  if (searchString !== undefined) {
    found.push(sql`(strpos(search_text(business_name || ' ' || city), search_text(${searchString}::text)) > 0
      OR starts_with(postal_code, ${searchString}::text))`);
  }
  return allOf(found);
}

/** One page of the dealers; the id breaks ties. */
export async function listForDesk(
  db: Connection,
  filter: DealerFilter,
  { page, size, sort }: Pick<DealerListQuery, 'page' | 'size' | 'sort'>,
) {
  return db
    .selectFrom('dealers')
    .select(COLUMNS)
    .where(conditions(filter))
    .orderBy(sort.field, sort.direction)
    .orderBy('id')
    .limit(size)
    .offset(page * size)
    .execute();
}

export async function countForDesk(db: Connection, filter: DealerFilter): Promise<number> {
  const { total } = await db
    .selectFrom('dealers')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .where(conditions(filter))
    .executeTakeFirstOrThrow();
  return total;
}

export async function findDealer(db: Connection, id: string) {
  return db.selectFrom('dealers').select(COLUMNS).where('id', '=', id).executeTakeFirst();
}

/** @returns its id */
export async function insertDealer(trx: Transaction, dealer: NewDealer): Promise<string> {
  const { id } = await trx.insertInto('dealers').values(dealer).returning('id').executeTakeFirstOrThrow();
  return id;
}

/** Puts a whole dealer in place of the stored one. @returns false when it has another version, or is gone */
export async function replaceDealer(
  trx: Transaction,
  id: string,
  version: number,
  dealer: NewDealer,
): Promise<boolean> {
  const row = await trx
    .updateTable('dealers')
    .set({ ...dealer, version: version + 1 })
    .where('id', '=', id)
    .where('version', '=', version)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** @returns whether it was still there in this version */
export async function deleteDealer(trx: Transaction, id: string, version: number): Promise<boolean> {
  const row = await trx
    .deleteFrom('dealers')
    .where('id', '=', id)
    .where('version', '=', version)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}
