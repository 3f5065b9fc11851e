import type { AgreedPriceListQuery } from '@cromia/domain/customers/agreed-prices';
import { type InferResult, sql } from 'kysely';
import type { Connection } from '../../platform/database/connection.ts';
import { combineConditions } from '../../platform/database/list-queries.ts';
import { buildProductConditions } from '../catalogue/index.ts';

/** The prices agreed with a customer, sorted by product code. */
export function selectAgreedPrices(db: Connection, customerId: string, filter: AgreedPriceListQuery) {
  const direction = sql.raw(filter.sort.direction);
  return db
    .selectFrom('customerPrices as agreed')
    .innerJoin('products', 'products.id', 'agreed.productId')
    .innerJoin('serials', (join) =>
      join
        .onRef('serials.productClass', '=', 'products.productClass')
        .onRef('serials.serial', '=', 'products.serial'),
    )
    .innerJoin('colors', (join) =>
      join
        .onRef('colors.productClass', '=', 'products.productClass')
        .onRef('colors.serial', '=', 'products.serial')
        .onRef('colors.color', '=', 'products.color'),
    )
    .select([
      'products.productClass',
      'products.serial',
      'products.color',
      'products.pkg',
      'products.um',
      'products.qta',
      'serials.brand',
      'serials.shortDescription',
      'colors.colorDescription',
      'colors.hex',
      'agreed.priceListCode',
      'agreed.unitPrice',
      'agreed.discountPct1',
      'agreed.discountPct2',
      'agreed.agentCommissionPct',
    ])
    .where('agreed.customerId', '=', customerId)
    .where(combineConditions(buildProductConditions(filter)))
    .orderBy(
      sql`products.serial ${direction}, products.color ${direction}, products.qta ${direction}, products.id`,
    );
}

export type AgreedPriceRow = InferResult<ReturnType<typeof selectAgreedPrices>>[number];
