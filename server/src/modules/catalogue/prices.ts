import { type AccessViewer, isAllowed } from '@cromia/domain/accounts/access';
import { calculateFinalUnitPrice } from '@cromia/domain/catalogue/pricing';
import type { PricesAndDiscounts } from '@cromia/domain/catalogue/product';
import type { ProductCode } from '@cromia/domain/catalogue/product-code';
import type { FromPrice } from '@cromia/domain/catalogue/search';
import type { LocalizedText } from '@cromia/domain/languages';
import type { Viewer } from '../../platform/access/access.ts';
import type { Connection } from '../../platform/database/database.ts';
import type { ActingCustomer } from '../customers/service.ts';
import {
  listLowestTerms,
  listProductIds,
  listSellableProducts,
  type PriceTermsRow,
  type SellableProductRow,
} from './catalogue-queries.ts';

/**
 * A customer's complete price of one product: EUR per unit of measure, percents as in 12.5. Always filtered by
 * `filterPricesForViewer` before it is sent.
 */
export type FullPrices = { [Field in keyof PricesAndDiscounts]-?: NonNullable<PricesAndDiscounts[Field]> };

/** A product with all fields that cart and checkout need. */
export interface SellableProduct {
  /** Internal; answers carry `productCode`. */
  id: number;
  productCode: ProductCode;
  brand: string;
  /** Short description of the serial. */
  description: LocalizedText;
  colorDescription: LocalizedText;
  hex: string | null;
  /** Raw status; `deriveProductStatus` derives the shown one. */
  status: string;
  tsc: string;
  inStock: boolean;
  um: string;
  /** Content of one package in um. */
  qta: number;
  unitQty: number;
  qtyPkgMultiplier: number;
  /** Gross weight of one package, kg. */
  plo: number;
  /** Specific weight, kg/l. */
  dna: number | null;
  /** Image name. */
  lat: string | null;
  /** Of the stored image. */
  imageVersion: string | null;
  newSerial: string | null;
  newColor: string | null;
  /** Null where no price is assigned (contract, "Product detail with no price"). */
  pricesAndDiscounts: FullPrices | null;
}

/** The price from stored terms; null without one. Rounding is the domain's (section 9). */
export function toFullPrices(terms: PriceTermsRow): FullPrices | null {
  const { unitPrice, priceListCode, discountPct1, discountPct2, agentCommissionPct } = terms;
  if (unitPrice === null || priceListCode === null) return null;
  const [pct1, pct2] = [discountPct1 ?? 0, discountPct2 ?? 0];
  return {
    finalUnitPrice: calculateFinalUnitPrice(unitPrice, pct1, pct2),
    unitPrice,
    priceListCode,
    discountPct1: pct1,
    discountPct2: pct2,
    agentCommissionPct: agentCommissionPct ?? 0,
  };
}

/** Whether unit price, price list and discounts are shown to a viewer: to agents and staff (section 6). */
export function canSeePriceTerms(viewer: AccessViewer): boolean {
  return isAllowed(viewer, 'catalogue.price-terms') || isAllowed(viewer, 'backoffice.read');
}

/**
 * The part of a price that a viewer may see (contract, "Prices by viewer"): visitors and USER nothing, a CUSTOMER only
 * the final unit price, AGENT and COMMERCIAL everything.
 */
export function filterPricesForViewer(
  viewer: Viewer | null,
  prices: FullPrices | null,
): PricesAndDiscounts | null {
  if (!prices || !isAllowed(viewer, 'catalogue.prices')) return null;
  return isAllowed(viewer, 'catalogue.price-terms') ? prices : { finalUnitPrice: prices.finalUnitPrice };
}

// Copied field by field, because rest spread took most of this function's time.
function sellableProduct(row: SellableProductRow): SellableProduct {
  return {
    id: row.id,
    productCode: { productClass: row.productClass, serial: row.serial, color: row.color, pkg: row.pkg },
    brand: row.brand,
    description: row.description,
    colorDescription: row.colorDescription,
    hex: row.hex,
    status: row.status,
    tsc: row.tsc,
    inStock: row.inStock,
    um: row.um,
    qta: row.qta,
    unitQty: row.unitQty,
    qtyPkgMultiplier: row.qtyPkgMultiplier,
    plo: row.plo,
    dna: row.dna,
    lat: row.lat,
    imageVersion: row.imageVersion,
    newSerial: row.newSerial,
    newColor: row.newColor,
    pricesAndDiscounts: toFullPrices(row),
  };
}

/**
 * Products by their internal ids, in the order of their codes, priced for a customer from what is stored now; without
 * a customer nothing is priced. Ids that no product has are left out.
 */
export async function readSellableProducts(
  db: Connection,
  customer: ActingCustomer | null,
  ids: readonly number[],
): Promise<SellableProduct[]> {
  if (ids.length === 0) return [];
  const rows = await listSellableProducts(db, customer?.id ?? null, ids);
  return rows.map(sellableProduct);
}

/** The internal ids of the products that some codes name, each once; codes that no product has give none. */
export async function findProductIds(db: Connection, codes: readonly ProductCode[]): Promise<number[]> {
  return codes.length === 0 ? [] : listProductIds(db, codes);
}

/** The lowest final unit price of each of some serials for a customer; serials without a price are left out. */
export async function readFromPrices(
  db: Connection,
  customer: ActingCustomer,
  serials: readonly { productClass: string; serial: string }[],
): Promise<FromPrice[]> {
  const rows = await listLowestTerms(db, customer.id, serials);
  return rows.flatMap(({ productClass, serial, um, ...terms }) => {
    const prices = toFullPrices(terms);
    return prices === null ? [] : [{ productClass, serial, um, finalUnitPrice: prices.finalUnitPrice }];
  });
}
