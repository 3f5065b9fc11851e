import { sql } from 'kysely';
import type { Connection } from '../../platform/database/connection.ts';
import {
  combineConditions,
  containsPattern,
  type SqlCondition,
} from '../../platform/database/list-queries.ts';

/** A filter of dealers. A dealer matches if it serves at least one of the requested groups (private, professional). */
interface DealerFilter {
  priv: boolean;
  professional: boolean;
  businessName: string | undefined;
  postalCode: string | undefined;
  city: string | undefined;
  country: string | undefined;
  brand: string | undefined;
}

function buildConditions({ priv, professional, ...filter }: DealerFilter): SqlCondition {
  const { businessName, postalCode, city, country, brand } = filter;
  const conditions: SqlCondition[] = [
    sql`((for_private AND ${priv}::boolean) OR (for_professional AND ${professional}::boolean))`,
  ];
  if (businessName !== undefined) conditions.push(sql`business_name ILIKE ${containsPattern(businessName)}`);
  if (postalCode !== undefined) conditions.push(sql`starts_with(postal_code, ${postalCode})`);
  if (city !== undefined) conditions.push(sql`starts_with(search_text(city), search_text(${city}::text))`);
  if (country !== undefined) conditions.push(sql`country = ${country}`);
  if (brand !== undefined) conditions.push(sql`(brands = '{}' OR ${brand} = ANY(brands))`);
  return combineConditions(conditions);
}

/** Counts the dealers that match the filter. */
export async function countDealers(db: Connection, filter: DealerFilter): Promise<number> {
  const { total } = await db
    .selectFrom('dealers')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .where(buildConditions(filter))
    .executeTakeFirstOrThrow();
  return total;
}

/** Lists the dealers that match the filter, sorted by town and name. @param limit maximum number of dealers */
export async function listDealers(db: Connection, filter: DealerFilter, limit: number) {
  return db
    .selectFrom('dealers')
    .select([
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
      'brands',
    ])
    .where(buildConditions(filter))
    .orderBy('city')
    .orderBy('businessName')
    .orderBy('id')
    .limit(limit)
    .execute();
}
