import { OVERVIEW_WEEK_COUNT, type WeekFigures } from '@cromia/domain/overview/desk-overview';
import { sql } from 'kysely';
import type { Connection } from '../../platform/database/connection.ts';

/** The key figures of the last weeks, oldest first. @param today the manufacturer's calendar day */
export async function readWeekFigures(
  db: Connection,
  today: string,
  timeZone: string,
): Promise<WeekFigures[]> {
  const monday = sql`date_trunc('week', ${today}::date)::date`;
  const firstWeek = sql`(${monday} - ${7 * (OVERVIEW_WEEK_COUNT - 1)}::integer)`;
  const start = sql`(${firstWeek}::timestamp AT TIME ZONE ${timeZone}::text)`;
  const selectWeek = (instant: string) =>
    sql`date_trunc('week', ${sql.ref(instant)} AT TIME ZONE ${timeZone}::text)::date AS week`;
  const { rows } = await sql<WeekFigures>`
    SELECT to_char(weeks.week, 'YYYY-MM-DD') AS week,
      coalesce(o.orders, 0) AS orders, coalesce(o.total, 0)::float8 AS "ordersTotal",
      coalesce(r.offers, 0) AS offers, (r.ordered::float8 / r.offers) AS "orderedOffersShare",
      coalesce(c.customers, 0) AS "newCustomers", coalesce(s.searches, 0) AS "searchesWithoutResult"
    FROM (SELECT (${firstWeek} + 7 * n) AS week FROM generate_series(0, ${OVERVIEW_WEEK_COUNT - 1}::integer) n) weeks
    LEFT JOIN (
      SELECT ${selectWeek('requestCreatedOn')}, count(*)::integer AS orders, sum(total) AS total
      FROM orders WHERE request_created_on >= ${start} AND status <> 'A' GROUP BY 1
    ) o ON o.week = weeks.week
    LEFT JOIN (
      SELECT ${selectWeek('offer.createdOn')}, count(*)::integer AS offers, count(request.id)::integer AS ordered
      FROM offer_requests offer LEFT JOIN order_requests request ON request.offer_request_id = offer.id
        AND request.status <> 'WITHDRAWN'
      WHERE offer.created_on >= ${start} GROUP BY 1
    ) r ON r.week = weeks.week
    LEFT JOIN (
      SELECT ${selectWeek('createdAt')}, count(*)::integer AS customers
      FROM customers WHERE created_at >= ${start} GROUP BY 1
    ) c ON c.week = weeks.week
    LEFT JOIN (
      SELECT week, sum(searches)::integer AS searches
      FROM search_counts WHERE outcome = 'none' AND week >= ${firstWeek} GROUP BY 1
    ) s ON s.week = weeks.week
    ORDER BY weeks.week`.execute(db);
  return rows;
}
