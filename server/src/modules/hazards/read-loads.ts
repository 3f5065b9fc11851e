import { type ProductCode, toProductKey } from '@cromia/domain/catalogue/product-code';
import {
  calculateTransport,
  type Transport,
  type TransportedLine,
} from '@cromia/domain/hazards/transport/calculate-transport';
import { LIMITS } from '@cromia/domain/limits';
import type { RawBuilder } from 'kysely';
import type { Connection } from '../../platform/database/connection.ts';
import {
  type AssessedProduct,
  listAssessedProducts,
  listLabelledProducts,
  type PackedProduct,
  selectPackedProducts,
} from './hazard-queries.ts';

/** The products of a load with their assessments, and what the load means for transport. */
export interface AssessedLoad {
  products: AssessedProduct[];
  transport: Transport;
}

const UNKNOWN_PRODUCT = { um: 'kg', qta: 0, dna: null, hazard: null };

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

/**
 * The dangerous goods of packages by product code, by one statement: each as a load of its own, and all together.
 * Lines of unknown products count as not assessed.
 */
export async function readLoadByCode(
  db: Connection,
  lines: readonly { productCode: ProductCode; quantity: number }[],
): Promise<{ lines: Transport[]; whole: Transport }> {
  const codes = lines.map(({ productCode }) => productCode);
  const found = new Map(
    (codes.length === 0 ? [] : await listLabelledProducts(db, codes)).map((row) => [toProductKey(row), row]),
  );
  const transported = lines.map(({ productCode, quantity }): TransportedLine => {
    const { um, qta, dna, hazard } = found.get(toProductKey(productCode)) ?? UNKNOWN_PRODUCT;
    return { productCode, packages: quantity, um, qta, dna, hazard };
  });
  return {
    lines: transported.map((line) => calculateTransport([line])),
    whole: calculateTransport(transported),
  };
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
