import { may } from '@cromia/domain/accounts/access';
import { type ProductVariant, productStatus } from '@cromia/domain/catalogue/product';
import type { ProductCode } from '@cromia/domain/catalogue/product-code';
import type { Viewer } from '../../platform/access.ts';
import { batched } from '../../platform/batches.ts';
import type { Connection, Database } from '../../platform/database.ts';
import { Problem } from '../../platform/problem.ts';
import { optionalActingCustomer } from '../customers/service.ts';
import { pricesFor, pricesOf } from './prices.ts';
import { type ColorKey, listVariants, type VariantRow } from './queries.ts';
import type { SerialAnswerSource } from './serial-answers.ts';

const COLORS = Buffer.from(',"colors":');
const CLOSE = Buffer.from('}');

/** What a product and its variants show alike. */
function facts(viewer: Viewer | null, row: VariantRow) {
  const { status, inStock, newSerial, newColor } = row;
  return {
    id: { productClass: row.productClass, serial: row.serial, color: row.color, pkg: row.pkg },
    um: row.um,
    qta: row.qta,
    unitQty: row.unitQty,
    qtyPkgMultiplier: row.qtyPkgMultiplier,
    dna: row.dna,
    plo: row.plo,
    tsc: row.tsc,
    status,
    inStock,
    availability: productStatus(status, inStock),
    productCodeChange: newSerial !== null && newColor !== null ? { newSerial, newColor } : null,
    pricesAndDiscounts: pricesFor(viewer, pricesOf(row)),
  };
}

function variantsJson(viewer: Viewer | null, rows: readonly VariantRow[]): string {
  return rows
    .map((row) =>
      JSON.stringify({ ...facts(viewer, row), pkg: row.pkg, image: row.lat } satisfies ProductVariant),
    )
    .join(',');
}

/** The product's own members, without the closing brace. */
function ownJson(viewer: Viewer | null, row: VariantRow): string {
  const { preferred, hex, lat, link, colorDescription } = row;
  const own = JSON.stringify({ ...facts(viewer, row), preferred, hex, lat, link });
  return `${own.slice(0, -1)},"colorDescription":${colorDescription}`;
}

/**
 * Whose prices a viewer asks for. A CUSTOMER who names no customer needs no look-up: the account says who they are.
 * @throws Problem NotFound as `optionalActingCustomer`
 */
async function buyerOf(
  db: Connection,
  viewer: Viewer | null,
  customerCode: string | undefined,
): Promise<string | null> {
  if (!may(viewer, 'catalogue.prices')) return null;
  if (viewer?.role === 'CUSTOMER' && customerCode === undefined) return viewer.customerId;
  return (await optionalActingCustomer(db, viewer, customerCode))?.id ?? null;
}

/**
 * The details of products (section 3; contract, "Prices by viewer"). Removed products are answered too, with their
 * status.
 */
export function productDetails(db: Database, answers: SerialAnswerSource) {
  const variantsOf = batched((keys: readonly ColorKey[]) => listVariants(db, keys));
  return {
    /**
     * The JSON of a product with its variants and the colours of its serial.
     * @throws Problem NotFound for a code that no product has, or a customer that the viewer does not act for
     */
    async of(
      viewer: Viewer | null,
      { pkg, ...color }: ProductCode,
      customerCode: string | undefined,
    ): Promise<Buffer[]> {
      const customerId = await buyerOf(db, viewer, customerCode);
      const rows = await variantsOf({ ...color, customerId });
      const product = rows.find((row) => row.pkg === pkg);
      const [serial] = product ? await answers.of(db, [product]) : [];
      if (!product || !serial) throw new Problem('NotFound');
      return [
        Buffer.from(`${ownJson(viewer, product)},"variants":[${variantsJson(viewer, rows)}],`),
        serial.common,
        COLORS,
        serial.selector,
        CLOSE,
      ];
    },
  };
}
