import type { OrderRequestSort } from '@cromia/domain/orders/order-request';
import type { Sort } from '@cromia/domain/paging';
import { type SqlBool, sql } from 'kysely';
import type { Connection } from '../../platform/database.ts';
import { allOf, betweenDays, type Condition } from '../../platform/list-queries.ts';
import { fittingProducts, narrowsProducts, type ProductFilter } from '../catalogue/service.ts';

/** What a list of order requests is narrowed to; days are the manufacturer's. */
export interface OrderRequestFilter extends Omit<ProductFilter, 'brand'> {
  /** Null for staff, who see every customer's. */
  customerId: string | null;
  timeZone: string;
  customerCode?: string | undefined;
  status?: string | undefined;
  createdOnFrom?: string | undefined;
  createdOnTo?: string | undefined;
}

export interface PageOf {
  page: number;
  size: number;
  sort: Sort<OrderRequestSort>;
}

/** The conditions of a filter; product filters must all fit one row at once. */
function conditions(filter: OrderRequestFilter): Condition {
  const { customerId, customerCode, status, createdOnFrom, createdOnTo, timeZone } = filter;
  const found = betweenDays('orderRequests.createdOn', { from: createdOnFrom, to: createdOnTo, timeZone });
  if (customerId !== null) found.push(sql`order_requests.customer_id = ${customerId}::uuid`);
  if (customerCode !== undefined) found.push(sql`customers.customer_code = ${customerCode}`);
  if (status !== undefined) found.push(sql`order_requests.status = ${status}`);
  if (narrowsProducts(filter)) {
    found.push(
      sql`EXISTS (SELECT FROM order_request_items item WHERE item.order_request_id = order_requests.id
        AND item.product_id IN ${fittingProducts(filter)})`,
    );
  }
  return allOf(found);
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
    .where(conditions(filter))
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
    .where(conditions(filter))
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
