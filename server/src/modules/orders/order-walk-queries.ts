import type { OrderSort } from '@cromia/domain/orders/order';
import type { Sort } from '@cromia/domain/paging';
import { type RawBuilder, sql } from 'kysely';

/** A row of a list's order, which one index of the list holds: its key, and what stands first where keys are alike. */
export interface Walk {
  /** As `order_tallies` names it. */
  tally: 'created' | 'delivery' | 'code';
  key: RawBuilder<unknown>;
  /** The key that a stretch of `order_tallies`, `place`, begins with. */
  begins: RawBuilder<unknown>;
  /** The stretch of an order: `since` and `code` of `order_tallies`. */
  stretch: RawBuilder<unknown>;
  /** From the lowest key. */
  ascending: RawBuilder<unknown>;
}

const BY_CREATION: Walk = {
  tally: 'created',
  key: sql`orders.request_created_on`,
  begins: sql`place.since::timestamp AT TIME ZONE 'UTC'`,
  stretch: sql`stretch_of_instant(orders.request_created_on), ''`,
  ascending: sql`orders.request_created_on, orders.id DESC`,
};

/** How a list is walked in each order but that of statuses, which is put together of several walks. */
export const WALKS: Record<Exclude<OrderSort, 'status'>, Walk> = {
  createdOn: BY_CREATION,
  requestCreatedOn: BY_CREATION,
  orderCode: {
    tally: 'code',
    key: sql`orders.order_code COLLATE "C"`,
    begins: sql`place.code`,
    stretch: sql`date '-infinity', stretch_of_code(orders.order_code)`,
    ascending: sql`orders.order_code COLLATE "C", orders.id`,
  },
  deliveryDate: {
    tally: 'delivery',
    key: sql`coalesce(orders.delivery_date, 'infinity'::date)`,
    begins: sql`place.since`,
    stretch: sql`stretch_of_delivery(orders.delivery_date), ''`,
    ascending: sql`coalesce(orders.delivery_date, 'infinity'::date), orders.id`,
  },
};

/** What a list is ordered by; each order ends at the id, so that none stands on two pages. */
export function inOrder({ field, direction }: Sort<OrderSort>): RawBuilder<unknown> {
  const way = sql.raw(direction);
  const back = sql.raw(direction === 'asc' ? 'desc' : 'asc');
  switch (field) {
    case 'orderCode':
      return sql`orders.order_code COLLATE "C" ${way}, orders.id ${way}`;
    case 'deliveryDate':
      return sql`coalesce(orders.delivery_date, 'infinity'::date) ${way}, orders.id ${way}`;
    case 'status':
      return sql`orders.status ${way}, orders.request_created_on DESC, orders.id`;
    default:
      return sql`orders.request_created_on ${way}, orders.id ${back}`;
  }
}
