import { sql } from 'kysely';
import type { Connection } from '../../platform/database/database.ts';
import {
  combineConditions,
  containsPattern,
  type SqlCondition,
} from '../../platform/database/list-queries.ts';

/** Whom dealers are looked for: for either of the two that are asked for. */
interface DealerFilter {
  priv: boolean;
  professional: boolean;
  businessName: string | undefined;
  postalCode: string | undefined;
  country: string | undefined;
  brand: string | undefined;
}

function conditions({ priv, professional, ...filter }: DealerFilter): SqlCondition {
  const { businessName, postalCode, country, brand } = filter;
  const found: SqlCondition[] = [
    sql`((for_private AND ${priv}::boolean) OR (for_professional AND ${professional}::boolean))`,
  ];
  if (businessName !== undefined) found.push(sql`business_name ILIKE ${containsPattern(businessName)}`);
  if (postalCode !== undefined) found.push(sql`starts_with(postal_code, ${postalCode})`);
  if (country !== undefined) found.push(sql`country = ${country}`);
  if (brand !== undefined) found.push(sql`(brands = '{}' OR ${brand} = ANY(brands))`);
  return combineConditions(found);
}

/** How many dealers pass the filter. */
export async function countDealers(db: Connection, filter: DealerFilter): Promise<number> {
  const { total } = await db
    .selectFrom('dealers')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .where(conditions(filter))
    .executeTakeFirstOrThrow();
  return total;
}

/** Dealers by town and name, at most so many. */
export async function listDealers(db: Connection, filter: DealerFilter, most: number) {
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
    .where(conditions(filter))
    .orderBy('city')
    .orderBy('businessName')
    .orderBy('id')
    .limit(most)
    .execute();
}
