import { calculateFinalUnitPrice } from '@cromia/domain/catalogue/pricing';
import {
  type AgreedPrice,
  type AgreedPriceListQuery,
  type AgreedPricePage,
  agreedPriceSchema,
} from '@cromia/domain/customers/agreed-prices';
import type { Connection } from '../../platform/database/connection.ts';
import { readPage } from '../../platform/database/list-queries.ts';
import { readCustomerByCode } from '../customers/index.ts';
import { type AgreedPriceRow, selectAgreedPrices } from './agreed-price-queries.ts';
import { readAgreedVersion } from './price-grid.ts';

function toAgreedPrice(row: AgreedPriceRow): AgreedPrice {
  const { productClass, serial, color, pkg, shortDescription, ...price } = row;
  return agreedPriceSchema.parse({
    ...price,
    productCode: { productClass, serial, color, pkg },
    description: shortDescription,
    finalUnitPrice: calculateFinalUnitPrice(price.unitPrice, price.discountPct1, price.discountPct2),
  });
}

/** One page of the prices agreed with a customer, for staff, with the version of all of them. @throws Problem NotFound */
export async function readAgreedPrices(
  db: Connection,
  customerCode: string,
  query: AgreedPriceListQuery,
): Promise<AgreedPricePage> {
  const { id } = await readCustomerByCode(db, customerCode);
  const version = await readAgreedVersion(db, id);
  return { ...(await readPage(db, selectAgreedPrices(db, id, query), query, toAgreedPrice)), version };
}
