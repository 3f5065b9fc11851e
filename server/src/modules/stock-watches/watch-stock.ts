import { deriveProductStatus, toAvailableOn } from '@cromia/domain/catalogue/product';
import type { ProductCode } from '@cromia/domain/catalogue/product-code';
import { LIMITS } from '@cromia/domain/limits';
import { findWatchRejection, type StockWatchList } from '@cromia/domain/stock-watches/stock-watch';
import type { Viewer } from '../../platform/access/viewer.ts';
import type { Connection, Transaction } from '../../platform/database/connection.ts';
import { Problem, rejectLength } from '../../platform/problem.ts';
import { toProductLine } from '../catalogue/index.ts';
import type { ActingCustomer } from '../customers/index.ts';
import {
  deleteWatch,
  insertWatch,
  listWatches,
  lockAndCountWatches,
  lockWatchedProduct,
} from './watch-queries.ts';

/**
 * Lets a user wait for a product that is out of stock. Repeating it changes nothing.
 * @throws Problem NotFound; ProductInStock, ProductOnRequestOnly or ProductNotAvailable for a product that need not or cannot
 * be waited for; BadRequest when the user waits for too many
 */
export async function watchProduct(
  trx: Transaction,
  { viewer, customer }: { viewer: Viewer; customer: ActingCustomer },
  productCode: ProductCode,
): Promise<void> {
  const { userId } = viewer;
  const product = await lockWatchedProduct(trx, productCode);
  if (!product) throw new Problem('NotFound');
  const rejection = findWatchRejection(product);
  if (rejection !== null) throw new Problem(rejection);
  if ((await lockAndCountWatches(trx, userId, product.id)) >= LIMITS.stockWatches)
    rejectLength('productCode', 'entries', LIMITS.stockWatches);
  await insertWatch(trx, { userId, productId: product.id, customerId: customer.id });
}

/** Ends the wait of a user for a product, if there is one. */
export function stopWatching(trx: Transaction, { userId }: Viewer, productCode: ProductCode): Promise<void> {
  return deleteWatch(trx, userId, productCode);
}

/** The products that a user waits for, the latest first. */
export async function readWatches(db: Connection, { userId }: Viewer): Promise<StockWatchList> {
  const rows = await listWatches(db, userId);
  return {
    watches: rows.map((row) => {
      const { productCode, brand, um, qta, description, colorDescription, hex } = toProductLine(row);
      return {
        id: productCode,
        brand,
        um,
        qta,
        shortDescription: description,
        colorDescription,
        hex,
        availableOn: toAvailableOn(row),
        availability: deriveProductStatus(row),
        customerCode: row.customerCode,
        businessName: row.businessName,
        createdOn: row.createdOn.toISOString(),
      };
    }),
  };
}
