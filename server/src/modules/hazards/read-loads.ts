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

/** The dangerous goods of several loads, in their order, by one statement. */
export async function readTransports(
  db: Connection,
  loads: readonly (readonly PackedProduct[])[],
): Promise<Transport[]> {
  const packed = loads.flat();
  const products =
    packed.length === 0 ? [] : await listAssessedProducts(db, selectPackedProducts(packed), packed.length);
  let start = 0;
  return loads.map(({ length }) => {
    const end = start + length;
    const { transport } = toLoad(products.slice(start, end));
    start = end;
    return transport;
  });
}
