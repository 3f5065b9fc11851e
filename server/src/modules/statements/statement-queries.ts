import type { LocalizedText } from '@cromia/domain/languages';
import { STATEMENT_COLORS } from '@cromia/domain/statements/statement';
import { type RawBuilder, sql } from 'kysely';
import type { Connection } from '../../platform/database/connection.ts';
import { startOfDay } from '../../platform/database/list-queries.ts';

/** A customer and a calendar year in the manufacturer's time zone. */
export interface StatementScope {
  customerId: string;
  year: number;
  timeZone: string;
}

/** The year of a customer's first order that was not cancelled; null without one. */
export async function findFirstYear(
  db: Connection,
  { customerId, timeZone }: Omit<StatementScope, 'year'>,
): Promise<number | null> {
  const { rows } = await sql<{ year: number | null }>`
    SELECT extract(year FROM min(request_created_on) AT TIME ZONE ${timeZone}::text)::integer AS year
    FROM orders WHERE customer_id = ${customerId}::uuid AND status <> 'A'`.execute(db);
  return rows[0]?.year ?? null;
}

/**
 * The lines of a customer's orders of some years: by the time of the request, without cancelled orders, at the ordered
 * quantities, like the turnover of the months. The value is after the discount of the order.
 */
function selectLines({ customerId, year, timeZone }: StatementScope, years: 1 | 2): RawBuilder<unknown> {
  const localTime = sql`(orders.request_created_on AT TIME ZONE ${timeZone}::text)`;
  return sql`
    SELECT products.product_class, products.serial, products.color,
      extract(year FROM ${localTime})::integer AS year, extract(month FROM ${localTime})::integer AS month,
      item.row_total * (100 - orders.overall_discount) / 100 AS value,
      item.quantity_ordered AS packages,
      CASE WHEN products.um = 'kg' THEN item.quantity_ordered * item.qta ELSE 0 END AS kilograms,
      CASE WHEN products.um = 'l' THEN item.quantity_ordered * item.qta ELSE 0 END AS litres
    FROM orders
    JOIN order_items item ON item.order_id = orders.id
    JOIN products ON products.id = item.product_id
    WHERE orders.customer_id = ${customerId}::uuid AND orders.status <> 'A'
      AND orders.request_created_on >= ${startOfDay(`${year - years + 1}-01-01`, timeZone)}
      AND orders.request_created_on < ${startOfDay(`${year + 1}-01-01`, timeZone)}`;
}

const sumInYear = (column: 'value' | 'kilograms' | 'litres', year: number) =>
  sql`round(coalesce(sum(line.${sql.ref(column)}) FILTER (WHERE line.year = ${year}), 0), 2)::float8`;

/** Value in EUR and quantities of a year, and the value of the year before. */
const selectSums = (year: number) => sql`
  ${sumInYear('value', year)} AS turnover, ${sumInYear('value', year - 1)} AS turnover_last_year,
  ${sumInYear('kilograms', year)} AS kilograms, ${sumInYear('litres', year)} AS litres`;

interface Sums {
  turnover: number;
  turnoverLastYear: number;
  kilograms: number;
  litres: number;
}

/** The quantities of each month of a year with orders. */
export async function listMonthlyQuantities(db: Connection, scope: StatementScope) {
  const { rows } = await sql<{ month: number } & Sums>`
    SELECT line.month, ${selectSums(scope.year)}
    FROM (${selectLines(scope, 1)}) line
    GROUP BY line.month
    ORDER BY line.month`.execute(db);
  return rows;
}

/** Serials of one statement; more than any catalogue has. */
const MAX_SERIALS = 10_000;

/** The serials bought in a year or the year before, the highest value first. */
export async function listBoughtSerials(db: Connection, scope: StatementScope) {
  const { rows } = await sql<
    { productClass: string; serial: string; brand: string; shortDescription: LocalizedText } & Sums
  >`
    SELECT bought.*, serials.brand, serials.short_description
    FROM (
      SELECT line.product_class, line.serial, ${selectSums(scope.year)}
      FROM (${selectLines(scope, 2)}) line
      GROUP BY line.product_class, line.serial
    ) bought
    JOIN serials USING (product_class, serial)
    ORDER BY turnover DESC, turnover_last_year DESC, product_class, serial
    LIMIT ${MAX_SERIALS}`.execute(db);
  return rows;
}

/** The colours of serials bought in a year, the highest value first. */
export async function listBoughtColors(db: Connection, scope: StatementScope) {
  const { rows } = await sql<
    {
      productClass: string;
      serial: string;
      color: string;
      shortDescription: LocalizedText;
      colorDescription: LocalizedText;
      hex: string | null;
    } & Sums
  >`
    SELECT bought.*, serials.short_description, colors.color_description, colors.hex
    FROM (
      SELECT line.product_class, line.serial, line.color, ${selectSums(scope.year)}
      FROM (${selectLines(scope, 2)}) line
      GROUP BY line.product_class, line.serial, line.color
      HAVING bool_or(line.year = ${scope.year})
    ) bought
    JOIN serials USING (product_class, serial)
    JOIN colors USING (product_class, serial, color)
    ORDER BY turnover DESC, product_class, serial, color
    LIMIT ${STATEMENT_COLORS}`.execute(db);
  return rows;
}

/** A row of the export: a colour of a serial in one month. */
export interface StatementRow {
  month: number;
  serial: string;
  color: string;
  shortDescription: LocalizedText;
  colorDescription: LocalizedText;
  brand: string;
  turnover: number;
  packages: number;
  kilograms: number;
  litres: number;
}

/** What a customer bought in a year by month, serial and colour. */
export function selectStatementRows(scope: StatementScope): RawBuilder<StatementRow> {
  return sql`
    SELECT bought.*, serials.brand, serials.short_description, colors.color_description
    FROM (
      SELECT line.month, line.product_class, line.serial, line.color, sum(line.packages)::integer AS packages,
        ${selectSums(scope.year)}
      FROM (${selectLines(scope, 1)}) line
      GROUP BY line.month, line.product_class, line.serial, line.color
    ) bought
    JOIN serials USING (product_class, serial)
    JOIN colors USING (product_class, serial, color)
    ORDER BY month, serial, color, product_class`;
}
