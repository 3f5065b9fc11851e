import { z } from 'zod';
import { isOutOfStock, type ProductAvailabilityState, productSchema } from '../catalogue/product.ts';
import { productCodeSchema } from '../catalogue/product-code.ts';
import { LIMITS } from '../limits.ts';

/** A user waits for a product that is out of stock, and gets one mail when it is back. */

/** Why a product cannot be waited for: another way leads to it, or none. */
export type WatchRejection = 'ProductInStock' | 'ProductOnRequestOnly' | 'ProductNotAvailable';

/** The error code for a product that cannot be waited for; null for one that is sold from stock but out of it. */
export function findWatchRejection(product: ProductAvailabilityState): WatchRejection | null {
  if (isOutOfStock(product)) return null;
  if (isOutOfStock({ ...product, inStock: false })) return 'ProductInStock';
  return isOutOfStock({ ...product, tsc: 'S', inStock: false })
    ? 'ProductOnRequestOnly'
    : 'ProductNotAvailable';
}

/** Path parameters of PUT and DELETE …/stock-watches/{productClass}/{serial}/{color}/{pkg}. */
export const stockWatchParamsSchema = productCodeSchema;

/** A product that the caller waits for. */
export const stockWatchSchema = productSchema
  .pick({
    id: true,
    brand: true,
    um: true,
    qta: true,
    availableOn: true,
    availability: true,
    shortDescription: true,
    colorDescription: true,
    hex: true,
  })
  .extend({
    customerCode: z.string().describe('Customer that the caller belongs to or acted for'),
    businessName: z.string(),
    createdOn: z.string().describe('Time since which the caller waits (UTC)'),
  });
export type StockWatch = z.infer<typeof stockWatchSchema>;

/** Response of GET …/stock-watches. */
export const stockWatchListSchema = z.object({
  watches: z.array(stockWatchSchema).describe(`The latest first; at most ${LIMITS.stockWatches}`),
});
export type StockWatchList = z.infer<typeof stockWatchListSchema>;
