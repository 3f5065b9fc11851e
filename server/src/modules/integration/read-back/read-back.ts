import type { ProductCode } from '@cromia/domain/catalogue/product-code';
import { reportedCustomerSchema } from '@cromia/domain/customers/customer-desk';
import type {
  ReadBackKind,
  ReadBackPage,
  ReadBackQuery,
  ReadBackRecord,
} from '@cromia/domain/integration/read-back';
import { z } from 'zod';
import type { ServiceDependencies } from '../../../app-dependencies.ts';
import type { Connection } from '../../../platform/database/connection.ts';
import { EVENT_VIEWER } from '../../../platform/events/record-events.ts';
import { listChangedCustomers } from '../../customers/index.ts';
import { readReportedInvoices } from '../../invoices/index.ts';
import { readOrderRequestsById, readOrdersById } from '../../orders/index.ts';
import { readShipmentsById } from '../../shipments/index.ts';
import {
  type CodedEntity,
  listEntityKeys,
  listPricedProducts,
  listPrices,
  listProducts,
  type ProductColumns,
  readVisibleTime,
} from './read-back-queries.ts';

/** The records of a page with the cursor after it. */
interface Slice<Record> {
  records: Record[];
  next: string | null;
}

const toProductCode = ({ productClass, serial, color, pkg }: ProductCode): ProductCode => ({
  ...{ productClass, serial, color, pkg },
});
const toCursor = ({ productClass, serial, color, pkg }: ProductCode) =>
  [productClass, serial, color, pkg].join('-');

/** Cuts the one row beyond the page. */
function cutPage<Row>(rows: readonly Row[], limit: number, toNext: (last: Row) => string) {
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  return { page, next: rows.length > limit && last !== undefined ? toNext(last) : null };
}

async function readEntities<Record>(
  db: Connection,
  entity: CodedEntity,
  query: ReadBackQuery,
  read: (ids: string[]) => Promise<Record[]>,
): Promise<Slice<Record>> {
  const keys = await listEntityKeys(db, entity, query);
  const { page, next } = cutPage(keys, query.limit, ({ cursor }) => cursor);
  return { records: page.length === 0 ? [] : await read(page.map(({ id }) => id)), next };
}

function toProduct(columns: ProductColumns): ReadBackRecord<'products'> {
  const { hardenerSerial, baseParts, hardenerParts, mixedBy, thinnerSerial, thinnerPercent, ...rest } =
    columns;
  const {
    productClass: _class,
    serial: _serial,
    color: _color,
    pkg: _pkg,
    inStock: _inStock,
    availableOn: _availableOn,
    ...fields
  } = rest;
  const isMixed = hardenerSerial !== null || thinnerSerial !== null;
  const mixing = {
    hardenerSerial,
    baseParts,
    hardenerParts,
    by: mixedBy ?? 'WEIGHT',
    thinnerSerial,
    thinnerPercent,
  };
  return { productCode: toProductCode(columns), ...fields, mixing: isMixed ? mixing : null };
}

async function readProducts<Record>(
  db: Connection,
  query: ReadBackQuery,
  toRecord: (columns: ProductColumns) => Record,
): Promise<Slice<Record>> {
  const { page, next } = cutPage(await listProducts(db, query), query.limit, toCursor);
  return { records: page.map(toRecord), next };
}

async function readPrices(db: Connection, query: ReadBackQuery): Promise<Slice<ReadBackRecord<'prices'>>> {
  const { page, next } = cutPage(await listPricedProducts(db, query), query.limit, toCursor);
  const prices = await listPrices(
    db,
    page.map(({ id }) => id),
  );
  const byProduct = Map.groupBy(prices, ({ productId }) => productId);
  const records = page.flatMap((product) =>
    (byProduct.get(product.id) ?? []).map(({ productId: _id, ...price }) => ({
      productCode: toProductCode(product),
      ...price,
    })),
  );
  return { records, next };
}

const customersSchema = z.array(reportedCustomerSchema);

type Readers = {
  [Kind in ReadBackKind]: (
    deps: ServiceDependencies,
    db: Connection,
    query: ReadBackQuery,
  ) => Promise<Slice<ReadBackRecord<Kind>>>;
};

const READERS: Readers = {
  orders: (_deps, db, query) =>
    readEntities(db, 'orders', query, (ids) => readOrdersById(db, EVENT_VIEWER, ids)),
  'order-requests': (deps, db, query) =>
    readEntities(db, 'order-requests', query, (ids) => readOrderRequestsById(deps, db, EVENT_VIEWER, ids)),
  shipments: (deps, db, query) =>
    readEntities(db, 'shipments', query, (ids) => readShipmentsById(deps, db, ids)),
  customers: (_deps, db, query) =>
    readEntities(db, 'customers', query, async (ids) =>
      customersSchema.parse(await listChangedCustomers(db, ids)),
    ),
  invoices: (deps, db, query) =>
    readEntities(db, 'invoices', query, (ids) => readReportedInvoices(deps, db, ids)),
  products: (_deps, db, query) => readProducts(db, query, toProduct),
  prices: (_deps, db, query) => readPrices(db, query),
  stock: (_deps, db, query) =>
    readProducts(db, query, (columns) => {
      const { inStock, availableOn } = columns;
      return { productCode: toProductCode(columns), inStock, availableOn };
    }),
};

/** Reads back one page of what the portal has stored, for other software (contract, section 9). */
export async function readBack<Kind extends ReadBackKind>(
  deps: ServiceDependencies,
  kind: Kind,
  query: ReadBackQuery,
): Promise<ReadBackPage<ReadBackRecord<Kind>>> {
  // Read first, so that a change during the reading is contained in the next one.
  const asOf = await readVisibleTime(deps.db);
  const { records, next } = await READERS[kind](deps, deps.db, query);
  return { records, next, asOf: asOf.toISOString() };
}
