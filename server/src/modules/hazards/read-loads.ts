import { calculateTransport, type Transport } from '@cromia/domain/hazards/transport';
import { LIMITS } from '@cromia/domain/limits';
import type { RawBuilder } from 'kysely';
import type { Connection } from '../../platform/database/connection.ts';
import {
  type AssessedProduct,
  listAssessedProducts,
  type PackedProduct,
  selectPackedProducts,
} from './hazard-queries.ts';

/** The products of a load with their assessments, and what the load means for transport. */
export interface AssessedLoad {
  products: AssessedProduct[];
  transport: Transport;
}

function toLoad(products: AssessedProduct[]): AssessedLoad {
  const transport = calculateTransport(
    products.map(({ productId: _id, productClass, serial, color, pkg, ...line }) => ({
      productCode: { productClass, serial, color, pkg },
      ...line,
    })),
  );
  return { products, transport };
}

/**
 * Reads the assessments of a load by one statement, whatever the number of its lines.
 * @param packed SQL of rows with `product_id`, `packages` and `position`
 */
export async function readAssessedLoad(db: Connection, packed: RawBuilder<unknown>): Promise<AssessedLoad> {
  return toLoad(await listAssessedProducts(db, packed, LIMITS.orderLines));
}

/** Same as `readAssessedLoad`, for products in memory. */
export async function readPackedLoad(
  db: Connection,
  packed: readonly PackedProduct[],
): Promise<AssessedLoad> {
  if (packed.length === 0) return toLoad([]);
  return toLoad(await listAssessedProducts(db, selectPackedProducts(packed), packed.length));
}
