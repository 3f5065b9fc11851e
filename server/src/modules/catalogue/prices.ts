import { type AccessViewer, isAllowed } from '@cromia/domain/accounts/access';
import { calculateFinalUnitPrice } from '@cromia/domain/catalogue/pricing';
import type { PricesAndDiscounts } from '@cromia/domain/catalogue/product';
import type { ProductCode } from '@cromia/domain/catalogue/product-code';
import type { LowestPrice } from '@cromia/domain/catalogue/search';
import type { LocalizedText } from '@cromia/domain/languages';
import type { Viewer } from '../../platform/access/viewer.ts';
import type { Connection } from '../../platform/database/connection.ts';
import type { ActingCustomer } from '../customers/index.ts';
import {
  listLowestTerms,
  listProductIds,
  listSellableProducts,
  type PriceTermsRow,
  type SellableProductRow,
} from './catalogue-queries.ts';

/**
 * A customer's complete price of a product: EUR per unit of measure, percentages as in 12.5. Always passes through
 * `filterPricesForViewer` before it is sent.
 */
export type FullPrices = { [Field in keyof PricesAndDiscounts]-?: NonNullable<PricesAndDiscounts[Field]> };

/** A product with the fields that cart and checkout need. */
export interface SellableProduct {
  /** Internal id; responses contain `productCode` instead. */
  id: number;
  productCode: ProductCode;
  brand: string;
  /** Short description of the serial. */
  description: LocalizedText;
  colorDescription: LocalizedText;
  hex: string | null;
  /** Stored status; `deriveProductStatus` derives the displayed one. */
  status: string;
  tsc: string;
  inStock: boolean;
  /** The stored day of the next delivery; `toAvailableOn` converts it for responses. */
  availableOn: string | null;
  um: string;
  /** Content of one package in um. */
  qta: number;
  unitQty: number;
  qtyPkgMultiplier: number;
  /** Gross weight of one package, kg. */
  plo: number;
  /** Specific weight, kg/l. */
  dna: number | null;
  lat: string | null;
  /** Version of the stored image. */
  imageVersion: string | null;
  newSerial: string | null;
  newColor: string | null;
  /** Null if the product has no price (contract, "Product detail with no price"). */
  pricesAndDiscounts: FullPrices | null;
}

/** Converts stored terms to a price; null if there is none. The domain rounds it (section 9). */
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

/** Whether a viewer sees unit price, price list and discounts: agents and staff do (section 6). */
export function canSeePriceTerms(viewer: AccessViewer): boolean {
  return isAllowed(viewer, 'catalogue.price-terms') || isAllowed(viewer, 'backoffice.read');
}

/**
 * The part of a price that a viewer may see (contract, "Prices by viewer"): nothing for visitors and USER, only the
 * final unit price for CUSTOMER, everything for AGENT and COMMERCIAL.
 */
export function filterPricesForViewer(
  viewer: Viewer | null,
  prices: FullPrices | null,
): PricesAndDiscounts | null {
  if (!prices || !isAllowed(viewer, 'catalogue.prices')) return null;
  return isAllowed(viewer, 'catalogue.price-terms') ? prices : { finalUnitPrice: prices.finalUnitPrice };
}

// Copies field by field, because rest spread took most of this function's time.
function toSellableProduct(row: SellableProductRow): SellableProduct {
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
    availableOn: row.availableOn,
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
 * Products by internal id, sorted by code, with the customer's current prices; without a customer they have no prices.
 * Unknown ids are left out.
 */
export async function readSellableProducts(
  db: Connection,
  customer: ActingCustomer | null,
  ids: readonly number[],
): Promise<SellableProduct[]> {
  if (ids.length === 0) return [];
  const rows = await listSellableProducts(db, customer?.id ?? null, ids);
  return rows.map(toSellableProduct);
}

/** Internal ids of products by code, without duplicates; unknown codes are left out. */
export async function findProductIds(db: Connection, codes: readonly ProductCode[]): Promise<number[]> {
  return codes.length === 0 ? [] : listProductIds(db, codes);
}

/** The lowest final unit price (EUR per um) of each serial for a customer; serials without a price are left out. */
export async function readLowestPrices(
  db: Connection,
  customer: ActingCustomer,
  serials: readonly { productClass: string; serial: string }[],
): Promise<LowestPrice[]> {
  const rows = await listLowestTerms(db, customer.id, serials);
  return rows.flatMap(({ productClass, serial, um, ...terms }) => {
    const prices = toFullPrices(terms);
    return prices === null ? [] : [{ productClass, serial, um, finalUnitPrice: prices.finalUnitPrice }];
  });
}
