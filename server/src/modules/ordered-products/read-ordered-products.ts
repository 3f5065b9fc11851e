import type {
  OrderedProduct,
  OrderedProductListQuery,
  PreferProductBody,
  PreferredProduct,
} from '@cromia/domain/catalogue/ordered-product';
import { deriveProductStatus, isSold, toAvailableOn } from '@cromia/domain/catalogue/product';
import type { LimitedPage } from '@cromia/domain/lists/paging';
import type { Viewer } from '../../platform/access/viewer.ts';
import type { Connection, Transaction } from '../../platform/database/connection.ts';
import { readPage, type WholeList } from '../../platform/database/list-queries.ts';
import { Problem } from '../../platform/problem.ts';
import {
  filterPricesForViewer,
  findProductIds,
  readSellableProducts,
  type SellableProduct,
} from '../catalogue/index.ts';
import type { ActingCustomer } from '../customers/index.ts';
import {
  isPreferred,
  type OrderedProductRow,
  selectOrderedProducts,
  setPreferred,
} from './ordered-product-queries.ts';

/** A product at its current price, status and stock, together with its last order. */
function toOrderedProduct(viewer: Viewer, row: OrderedProductRow, product: SellableProduct): OrderedProduct {
  const { newSerial, newColor } = product;
  return {
    id: product.productCode,
    brand: product.brand,
    um: product.um,
    qta: product.qta,
    unitQty: product.unitQty,
    qtyPkgMultiplier: product.qtyPkgMultiplier,
    dna: product.dna,
    plo: product.plo,
    tsc: product.tsc,
    status: product.status,
    inStock: product.inStock,
    availableOn: toAvailableOn(product),
    availability: deriveProductStatus(product),
    productCodeChange: newSerial !== null && newColor !== null ? { newSerial, newColor } : null,
    preferred: row.preferred,
    shortDescription: product.description,
    colorDescription: product.colorDescription,
    hex: product.hex,
    lat: product.lat,
    pricesAndDiscounts: isSold(product) ? filterPricesForViewer(viewer, product.pricesAndDiscounts) : null,
    lastOrderedOn: row.lastOrderedOn.toISOString(),
    lastQuantity: row.lastQuantity,
  };
}

/** Adds the current product data to the rows and keeps their order. */
async function addCurrentData(
  db: Connection,
  viewer: Viewer,
  customer: ActingCustomer,
  rows: readonly OrderedProductRow[],
): Promise<OrderedProduct[]> {
  const products = await readSellableProducts(
    db,
    customer,
    rows.map(({ productId }) => productId),
  );
  const productsById = new Map(products.map((product) => [product.id, product]));
  return rows.flatMap((row) => {
    const product = productsById.get(row.productId);
    return product ? [toOrderedProduct(viewer, row, product)] : [];
  });
}

/**
 * The products in a customer's orders and order requests, each once, at today's price, status and stock (section 2,
 * "Ordered products"), with the date and quantity of the last order.
 */
export async function readOrderedProducts(
  db: Connection,
  viewer: Viewer,
  customer: ActingCustomer,
  query: OrderedProductListQuery,
): Promise<LimitedPage<OrderedProduct>> {
  const page = await readPage(db, selectOrderedProducts(db, customer.id, query), query, (row) => row);
  return { ...page, content: await addCurrentData(db, viewer, customer, page.content) };
}

/** The whole list of `readOrderedProducts`, for an export. */
export function orderedProductListQuery(
  db: Connection,
  viewer: Viewer,
  customer: ActingCustomer,
  query: OrderedProductListQuery,
): WholeList<OrderedProduct, OrderedProductRow> {
  return {
    keys: selectOrderedProducts(db, customer.id, query),
    read: (trx, rows) => addCurrentData(trx, viewer, customer, rows),
  };
}

/**
 * Marks a product as preferred or not. Toggles the mark when the body does not set `preferred` (section 7).
 * @throws Problem NotFound for an unknown product code
 */
export async function preferProduct(
  trx: Transaction,
  customer: ActingCustomer,
  { productClass, serial, color, pkg, ...body }: PreferProductBody,
): Promise<PreferredProduct> {
  const id = { productClass, serial, color, pkg };
  const [productId] = await findProductIds(trx, [id]);
  if (productId === undefined) throw new Problem('NotFound');
  const preferred = body.preferred ?? !(await isPreferred(trx, customer.id, productId));
  await setPreferred(trx, customer.id, [productId], preferred);
  return { id, preferred };
}
