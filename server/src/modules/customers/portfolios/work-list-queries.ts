import { findTurnoverChangePct, findTurnoverPeriods } from '@cromia/domain/customers/portfolios/turnover';
import {
  WAITING_KINDS,
  type WaitingKind,
  type WorkListCustomer,
  type WorkListQuery,
  type WorkListSort,
} from '@cromia/domain/customers/portfolios/work-list';
import { addDays, countDaysBetween, getToday } from '@cromia/domain/dates';
import { type RawBuilder, sql } from 'kysely';
import type { Connection } from '../../../platform/database/connection.ts';
import {
  combineConditions,
  isBetweenDays,
  type SqlCondition,
  searchNamePattern,
  startOfDay,
  startOfNextDay,
} from '../../../platform/database/list-queries.ts';
import { findPortfolioCustomers } from '../customer-queries.ts';

/** The manufacturer's calendar day and time zone, in which orders are counted. */
export interface ManufacturerDay {
  today: string;
  timeZone: string;
}

type WorkListFilter = Omit<WorkListQuery, 'page' | 'size' | 'sort'>;

/** Orders by the time of their request, and the totals of this year and of the same days of last year, EUR. */
function selectTurnover({ today, timeZone }: ManufacturerDay) {
  const { thisYearFrom, lastYearFrom, lastYearTo } = findTurnoverPeriods(today);
  const isThisYear = sql`request_created_on >= ${startOfDay(thisYearFrom, timeZone)}`;
  const isLastYear = sql`request_created_on < ${startOfNextDay(lastYearTo, timeZone)}`;
  return sql<{ turnoverThisYear: number; turnoverLastYear: number }>`(
    SELECT coalesce(sum(total) FILTER (WHERE ${isThisYear}), 0)::float8 AS turnover_this_year,
      coalesce(sum(total) FILTER (WHERE ${isLastYear}), 0)::float8 AS turnover_last_year
    FROM orders
    WHERE customer_id = customer_managers.customer_id AND status <> 'A'
      AND request_created_on >= ${startOfDay(lastYearFrom, timeZone)})`;
}

/** The time of the last order or order request; a request that waits breaks the silence too. */
const LAST_ORDER = sql<{ lastOrderedOn: Date | null }>`(
  SELECT greatest(
    (SELECT request_created_on FROM orders WHERE customer_id = customer_managers.customer_id
      ORDER BY request_created_on DESC LIMIT 1),
    (SELECT created_on FROM order_requests WHERE customer_id = customer_managers.customer_id
      ORDER BY created_on DESC LIMIT 1)) AS last_ordered_on)`;

/** Numbers of waiting entries by kind. The job that stores expiries may not have run yet. */
function selectWaiting({ today }: ManufacturerDay) {
  const countRows = (table: string, condition: RawBuilder<unknown>) => sql`(
    SELECT count(*)::integer FROM ${sql.table(table)}
    WHERE customer_id = customer_managers.customer_id AND ${condition})`;
  const isValid = sql`coalesce(expiration_date >= ${today}::date, true)`;
  const counts: Record<WaitingKind, RawBuilder<unknown>> = {
    offers: countRows('offerRequests', sql`status = 'ACCEPTED' AND ${isValid}`),
    lateOrders: countRows('orders', sql`status IN ('I', 'B', 'C') AND delivery_date < ${today}::date`),
    blockedOrders: countRows('orders', sql`status = 'B'`),
    orderRequests: countRows('orderRequests', sql`status = 'PENDING' AND ${isValid}`),
  };
  const columns = WAITING_KINDS.map((kind) => sql`${counts[kind]} AS ${sql.ref(kind)}`);
  return sql<Record<WaitingKind, number>>`(SELECT ${sql.join(columns)})`;
}

const WAITING_TOTAL = sql`${sql.join(
  WAITING_KINDS.map((kind) => sql`waiting.${sql.ref(kind)}`),
  sql` + `,
)}`;

function matchFigures(
  { silentDays, lastOrderedOnFrom, lastOrderedOnTo, trend, waiting }: WorkListFilter,
  { today, timeZone }: ManufacturerDay,
): SqlCondition {
  const trends = {
    UP: sql<boolean>`turnover.turnover_this_year > turnover.turnover_last_year`,
    DOWN: sql<boolean>`turnover.turnover_this_year < turnover.turnover_last_year`,
    NONE: sql<boolean>`turnover.turnover_this_year = 0`,
  };
  const isSilentSince = (day: string) =>
    sql<boolean>`coalesce(last_order.last_ordered_on < ${startOfDay(day, timeZone)}, true)`;
  const hasRange = lastOrderedOnFrom !== undefined || lastOrderedOnTo !== undefined;
  return combineConditions([
    silentDays === undefined ? undefined : isSilentSince(addDays(today, 1 - silentDays)),
    hasRange
      ? isBetweenDays('last_order.last_ordered_on', lastOrderedOnFrom, lastOrderedOnTo, timeZone)
      : undefined,
    trend && trends[trend],
    waiting &&
      (waiting === 'ANY'
        ? sql<boolean>`${WAITING_TOTAL} > 0`
        : sql<boolean>`waiting.${sql.ref(waiting)} > 0`),
  ]);
}

/** The expression of each sort. A customer who has never ordered has been silent for the longest time. */
const SORTS: Record<WorkListSort, RawBuilder<unknown>> = {
  businessName: sql`customers.business_name`,
  customerCode: sql`customers.customer_code`,
  city: sql`search_text(coalesce(address.city, ''))`,
  province: sql`search_text(coalesce(address.province, ''))`,
  lastOrderedOn: sql`coalesce(last_order.last_ordered_on, '-infinity')`,
  daysSilent: sql`now() - coalesce(last_order.last_ordered_on, 'epoch')`,
  turnoverThisYear: sql`turnover.turnover_this_year`,
  turnoverLastYear: sql`turnover.turnover_last_year`,
  turnoverChange: sql`turnover.turnover_this_year - turnover.turnover_last_year`,
  waiting: WAITING_TOTAL,
};

/** Selects the customers of a portfolio with their figures, in one statement. */
export function selectWorkList(
  db: Connection,
  userId: string,
  { sort, ...filter }: Omit<WorkListQuery, 'page' | 'size'>,
  day: ManufacturerDay,
) {
  const { city, province } = filter;
  return findPortfolioCustomers(db, userId, filter)
    .leftJoin('customerAddresses as address', (join) =>
      join.onRef('address.customerId', '=', 'customerManagers.customerId').on('address.code', '=', 'SL'),
    )
    .innerJoinLateral(LAST_ORDER.as('lastOrder'), (join) => join.onTrue())
    .innerJoinLateral(selectTurnover(day).as('turnover'), (join) => join.onTrue())
    .innerJoinLateral(selectWaiting(day).as('waiting'), (join) => join.onTrue())
    .$if(city !== undefined, (qb) =>
      qb.where(sql<boolean>`search_text(address.city) LIKE ${searchNamePattern(city ?? '')}`),
    )
    .$if(province !== undefined, (qb) =>
      qb.where(sql<boolean>`search_text(address.province) = search_text(${province})`),
    )
    .where(matchFigures(filter, day))
    .select([
      'customers.customerCode',
      'customers.businessName',
      'address.streetAddress1 as streetAddress',
      'address.zipOrPostalCode',
      'address.city',
      'address.province',
      'address.country',
      'lastOrder.lastOrderedOn',
      'turnover.turnoverThisYear',
      'turnover.turnoverLastYear',
      'waiting.offers',
      'waiting.lateOrders',
      'waiting.blockedOrders',
      'waiting.orderRequests',
    ])
    .select((eb) =>
      eb
        .selectFrom('customerContacts')
        .select('customerContacts.phoneNumber')
        .whereRef('customerContacts.customerId', '=', 'customerManagers.customerId')
        .orderBy('customerContacts.isPurchasing', 'desc')
        .orderBy(sql`length(customer_contacts.code)`)
        .orderBy('customerContacts.code')
        .limit(1)
        .as('phoneNumber'),
    )
    .orderBy(SORTS[sort.field], sort.direction)
    .orderBy('customers.customerCode');
}

type WorkListRow = Awaited<ReturnType<ReturnType<typeof selectWorkList>['execute']>>[number];

/** Converts a row, given the manufacturer's calendar day. */
export function toWorkListCustomer(
  { lastOrderedOn, offers, lateOrders, blockedOrders, orderRequests, ...customer }: WorkListRow,
  { today, timeZone }: ManufacturerDay,
): WorkListCustomer {
  const { turnoverThisYear, turnoverLastYear } = customer;
  return {
    ...customer,
    lastOrderedOn: lastOrderedOn?.toISOString() ?? null,
    daysSilent: lastOrderedOn && countDaysBetween(getToday(timeZone, lastOrderedOn), today),
    turnoverChangePct: findTurnoverChangePct(turnoverThisYear, turnoverLastYear),
    waiting: { offers, lateOrders, blockedOrders, orderRequests },
  };
}
