import type { DealerListQuery, NewDealer } from '@cromia/domain/dealers/dealer-desk';
import { sql } from 'kysely';
import type { Connection, Transaction } from '../../platform/database/connection.ts';
import { combineConditions, type SqlCondition } from '../../platform/database/list-queries.ts';

const DEALER_COLUMNS = [
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
  'brands',
  'version',
] as const;

function buildConditions({ searchString, kind }: DealerListQuery): SqlCondition {
  return combineConditions([
    kind === 'PRIVATE' ? sql`for_private` : undefined,
    kind === 'PROFESSIONAL' ? sql`for_professional` : undefined,
    searchString === undefined
      ? undefined
      : sql`(strpos(search_text(business_name || ' ' || city), search_text(${searchString}::text)) > 0
      OR starts_with(postal_code, ${searchString}::text))`,
  ]);
}

/** Selects the dealers that match a query. */
export function selectDealers(db: Connection, query: DealerListQuery) {
  const { field, direction } = query.sort;
  return db
    .selectFrom('dealers')
    .select(DEALER_COLUMNS)
    .where(buildConditions(query))
    .orderBy(field, direction)
    .orderBy('id');
}

export async function findDealer(db: Connection, id: string) {
  return db.selectFrom('dealers').select(DEALER_COLUMNS).where('id', '=', id).executeTakeFirst();
}

/** Finds the brands that have products in the B2B catalogue or a published B2C catalogue. */
export async function findBrands(trx: Transaction, brands: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ brand: string }>`
    SELECT brand FROM serials WHERE brand = ANY(${brands}::text[])
    UNION
    SELECT n.brand FROM b2c_nodes n JOIN b2c_trees t ON t.id = n.tree_id
    WHERE t.status = 'PUBLISHED' AND n.brand = ANY(${brands}::text[])`.execute(trx);
  return rows.map(({ brand }) => brand);
}

/** Inserts a dealer. @returns the id */
export async function insertDealer(trx: Transaction, dealer: NewDealer): Promise<string> {
  const { id } = await trx.insertInto('dealers').values(dealer).returning('id').executeTakeFirstOrThrow();
  return id;
}

/** Replaces the stored dealer. @returns false if the version differs or the dealer was deleted */
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

/** Deletes a dealer. @returns whether the dealer existed in this version */
export async function deleteDealer(trx: Transaction, id: string, version: number): Promise<boolean> {
  const row = await trx
    .deleteFrom('dealers')
    .where('id', '=', id)
    .where('version', '=', version)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}
