import type { OrderRequestSort } from '@cromia/domain/orders/order-request';
import type { Sort } from '@cromia/domain/paging';
import { type ExpressionBuilder, type SqlBool, sql } from 'kysely';
import type { Connection } from '../../platform/database.ts';
import type { DB } from '../../platform/schema.gen.ts';

/** What a list of order requests is narrowed to; days are the manufacturer's. */
export interface OrderRequestFilter {
  /** Null for staff, who see every customer's. */
  customerId: string | null;
  timeZone: string;
  customerCode?: string | undefined;
  status?: string | undefined;
  createdOnFrom?: string | undefined;
  createdOnTo?: string | undefined;
  serial?: string | undefined;
  color?: string | undefined;
  pkg?: string | undefined;
  description?: string | undefined;
}

export interface PageOf {
  page: number;
  size: number;
  sort: Sort<OrderRequestSort>;
}

type Requests = ExpressionBuilder<DB & { customers: DB['customers'] }, 'orderRequests' | 'customers'>;

/** Requests with at least one row that all product filters fit at once. */
function hasItem(eb: Requests, { serial, color, pkg, description }: OrderRequestFilter) {
  return eb.exists(
    eb
      .selectFrom('orderRequestItems')
      .innerJoin('products', 'products.id', 'orderRequestItems.productId')
      .innerJoin('serials', (join) =>
        join
          .onRef('serials.productClass', '=', 'products.productClass')
          .onRef('serials.serial', '=', 'products.serial'),
      )
      .innerJoin('colors', (join) =>
        join
          .onRef('colors.productClass', '=', 'products.productClass')
          .onRef('colors.serial', '=', 'products.serial')
          .onRef('colors.color', '=', 'products.color'),
      )
      .select(sql.lit(1).as('found'))
      .whereRef('orderRequestItems.orderRequestId', '=', 'orderRequests.id')
      .$if(serial !== undefined, (qb) => qb.where(sql<SqlBool>`starts_with(products.serial, ${serial})`))
      .$if(color !== undefined, (qb) => qb.where(sql<SqlBool>`starts_with(products.color, ${color})`))
      .$if(pkg !== undefined, (qb) => qb.where('products.pkg', '=', pkg ?? ''))
      .$if(description !== undefined, (qb) =>
        qb.where(
          sql<SqlBool>`strpos(serials.search_text || ' ' || colors.search_text, search_text(${description})) > 0`,
        ),
      ),
  );
}

// to_date takes every day that the calendar of ISO 8601 has, the year 0 as well; a cast to date refuses that one.
function conditions(eb: Requests, filter: OrderRequestFilter) {
  const { customerId, customerCode, status, createdOnFrom, createdOnTo, timeZone } = filter;
  const found = [];
  if (customerId !== null) found.push(eb('orderRequests.customerId', '=', customerId));
  if (customerCode !== undefined) found.push(eb('customers.customerCode', '=', customerCode));
  if (status !== undefined) found.push(eb('orderRequests.status', '=', status));
  if (createdOnFrom !== undefined) {
    found.push(
      sql<SqlBool>`order_requests.created_on >= to_date(${createdOnFrom}, 'YYYY-MM-DD')::timestamp AT TIME ZONE ${timeZone}`,
    );
  }
  if (createdOnTo !== undefined) {
    found.push(
      sql<SqlBool>`order_requests.created_on < (to_date(${createdOnTo}, 'YYYY-MM-DD') + 1)::timestamp AT TIME ZONE ${timeZone}`,
    );
  }
  const byProduct = [filter.serial, filter.color, filter.pkg, filter.description];
  if (byProduct.some((value) => value !== undefined)) found.push(hasItem(eb, filter));
  return eb.and(found);
}

function requests(db: Connection) {
  return db
    .selectFrom('orderRequests')
    .innerJoin('customers', 'customers.id', 'orderRequests.customerId')
    .leftJoin('users', 'users.id', 'orderRequests.userId')
    .select([
      'orderRequests.id',
      'orderRequests.createdOn',
      'orderRequests.deliveryDateRequested',
      'orderRequests.status',
      'orderRequests.acceptMultipleShipping',
      'orderRequests.overallDiscount',
      'orderRequests.customerOrderCode',
      'orderRequests.address',
      'orderRequests.shippingNote',
      'orderRequests.genericNote',
      'orderRequests.agentNote',
      'orderRequests.total',
      'orderRequests.totalWeight',
      'orderRequests.decidedAt',
      'orderRequests.reason',
      'customers.customerCode',
      'customers.businessName',
      'users.username',
    ])
    .select((eb) =>
      eb
        .selectFrom('orderRequestItems')
        .whereRef('orderRequestItems.orderRequestId', '=', 'orderRequests.id')
        .select(eb.fn.countAll<number>().as('lines'))
        .$asScalar()
        .$notNull()
        .as('itemCount'),
    );
}

export type OrderRequestRow = NonNullable<Awaited<ReturnType<typeof findOrderRequest>>>;

/** One page of order requests; the id breaks ties, so that no request stands on two pages. */
export async function listOrderRequests(
  db: Connection,
  filter: OrderRequestFilter,
  { page, size, sort }: PageOf,
) {
  return requests(db)
    .where((eb) => conditions(eb, filter))
    .orderBy(`orderRequests.${sort.field}`, sort.direction)
    .orderBy('orderRequests.id')
    .limit(size)
    .offset(page * size)
    .execute();
}

export async function countOrderRequests(db: Connection, filter: OrderRequestFilter): Promise<number> {
  const { total } = await db
    .selectFrom('orderRequests')
    .innerJoin('customers', 'customers.id', 'orderRequests.customerId')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .where((eb) => conditions(eb, filter))
    .executeTakeFirstOrThrow();
  return total;
}

/** One request; of one customer, or of any for staff (null). */
export async function findOrderRequest(db: Connection, id: string, customerId: string | null) {
  return requests(db)
    .where('orderRequests.id', '=', id)
    .$if(customerId !== null, (qb) => qb.where('orderRequests.customerId', '=', customerId ?? ''))
    .executeTakeFirst();
}

/**
 * The rows of some requests, in their order, with what the catalogue says of their products.
 * @param most rows of each request, the first ones
 */
export async function listOrderRequestItems(
  db: Connection,
  orderRequestIds: readonly string[],
  most: number,
) {
  return db
    .selectFrom('orderRequests')
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom('orderRequestItems')
          .selectAll()
          .whereRef('orderRequestItems.orderRequestId', '=', 'orderRequests.id')
          .orderBy('orderRequestItems.sortOrder')
          .limit(most)
          .as('orderRequestItems'),
      (join) => join.onTrue(),
    )
    .innerJoin('products', 'products.id', 'orderRequestItems.productId')
    .innerJoin('serials', (join) =>
      join
        .onRef('serials.productClass', '=', 'products.productClass')
        .onRef('serials.serial', '=', 'products.serial'),
    )
    .innerJoin('colors', (join) =>
      join
        .onRef('colors.productClass', '=', 'products.productClass')
        .onRef('colors.serial', '=', 'products.serial')
        .onRef('colors.color', '=', 'products.color'),
    )
    .select([
      'orderRequestItems.orderRequestId',
      'orderRequestItems.id',
      'orderRequestItems.sortOrder',
      'orderRequestItems.quantity',
      'orderRequestItems.priceListCode',
      'orderRequestItems.unitPrice',
      'orderRequestItems.discountPct1',
      'orderRequestItems.discountPct2',
      'orderRequestItems.finalUnitPrice',
      'orderRequestItems.unitQty',
      'orderRequestItems.plo',
      'orderRequestItems.rowTotal',
      'orderRequestItems.rowWeight',
      'products.productClass',
      'products.serial',
      'products.color',
      'products.pkg',
      'products.um',
      'serials.brand',
      'serials.shortDescription',
      'colors.colorDescription',
      'colors.hex',
    ])
    .where(sql<SqlBool>`order_requests.id = ANY(${orderRequestIds}::uuid[])`)
    .orderBy('orderRequestItems.orderRequestId')
    .orderBy('orderRequestItems.sortOrder')
    .limit(orderRequestIds.length * most)
    .execute();
}

export type OrderRequestItemRow = Awaited<ReturnType<typeof listOrderRequestItems>>[number];
