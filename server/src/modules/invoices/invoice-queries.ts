import { addDays } from '@cromia/domain/dates';
import type { InvoiceListQuery, InvoiceStateFilter } from '@cromia/domain/invoices/invoice';
import { DUE_SOON_DAYS, type InvoiceType } from '@cromia/domain/invoices/invoice-state';
import { LIMITS } from '@cromia/domain/limits';
import { type InferResult, type SqlBool, sql } from 'kysely';
import type { Connection } from '../../platform/database/connection.ts';
import { combineConditions, isEqual, type SqlCondition } from '../../platform/database/list-queries.ts';

/** The customer whose invoices are listed, and the manufacturer's calendar day. */
export interface InvoiceScope {
  customerId: string;
  today: string;
}

const IS_UNPAID = sql<SqlBool>`invoices.paid < invoices.total`;
const isOverdue = (today: string) =>
  sql<SqlBool>`(${IS_UNPAID} AND invoices.type = 'INVOICE' AND invoices.due_on < ${today}::date)`;
const isDueSoon = (today: string) =>
  sql<SqlBool>`(${IS_UNPAID} AND invoices.type = 'INVOICE'
    AND invoices.due_on BETWEEN ${today}::date AND ${addDays(today, DUE_SOON_DAYS)}::date)`;

/** Condition on the state, by the rules of `findInvoiceState`. */
function matchState(state: InvoiceStateFilter | undefined, today: string): SqlCondition | undefined {
  switch (state) {
    case undefined:
      return undefined;
    case 'PAID':
      return sql<SqlBool>`invoices.paid >= invoices.total`;
    case 'UNPAID':
      return IS_UNPAID;
    case 'OVERDUE':
      return isOverdue(today);
    case 'DUE_SOON':
      return isDueSoon(today);
    case 'OPEN':
      return sql<SqlBool>`(${IS_UNPAID} AND invoices.paid = 0 AND NOT ${isOverdue(today)})`;
    case 'PARTLY_PAID':
      return sql<SqlBool>`(${IS_UNPAID} AND invoices.paid > 0 AND NOT ${isOverdue(today)})`;
  }
}

/** Matches part of the number, or of the code of an order, ignoring case. */
function matchNumber(text: string | undefined): SqlCondition | undefined {
  if (text === undefined) return undefined;
  return sql<SqlBool>`(strpos(upper(invoices.invoice_number), upper(${text}::text)) > 0 OR EXISTS (
    SELECT FROM unnest(invoices.order_codes) code WHERE strpos(upper(code), upper(${text}::text)) > 0))`;
}

export type InvoiceFilter = Pick<
  InvoiceListQuery,
  'state' | 'type' | 'invoiceNumber' | 'issuedOnFrom' | 'issuedOnTo'
>;

function matchFilter({ customerId, today }: InvoiceScope, filter: InvoiceFilter): SqlCondition {
  const { state, type, invoiceNumber, issuedOnFrom, issuedOnTo } = filter;
  return combineConditions([
    sql<SqlBool>`invoices.customer_id = ${customerId}::uuid`,
    matchState(state, today),
    isEqual('invoices.type', type),
    matchNumber(invoiceNumber),
    issuedOnFrom === undefined ? undefined : sql<SqlBool>`invoices.issued_on >= ${issuedOnFrom}::date`,
    issuedOnTo === undefined ? undefined : sql<SqlBool>`invoices.issued_on <= ${issuedOnTo}::date`,
  ]);
}

const INVOICE_COLUMNS = [
  'invoices.id',
  'invoices.invoiceNumber',
  'invoices.type',
  'invoices.issuedOn',
  'invoices.dueOn',
  'invoices.net',
  'invoices.vat',
  'invoices.total',
  'invoices.paid',
  'invoices.orderCodes',
  'invoices.shipmentCodes',
  'invoices.pdfSha256',
  'invoices.xmlSha256',
] as const;

/** The orders that an invoice names, in its order, each with its id if the customer has it. */
const NAMED_ORDERS = sql<{ orderCode: string; id: string | null }[]>`(
  SELECT coalesce(jsonb_agg(jsonb_build_object('orderCode', named.code, 'id', orders.id) ORDER BY named.place), '[]')
  FROM unnest(invoices.order_codes) WITH ORDINALITY AS named (code, place)
  LEFT JOIN orders ON orders.order_code = named.code AND orders.customer_id = invoices.customer_id)`;

/** Selects a customer's invoices that match a filter. */
export function selectInvoices(
  db: Connection,
  scope: InvoiceScope,
  query: InvoiceFilter & Pick<InvoiceListQuery, 'sort'>,
) {
  const { field, direction } = query.sort;
  return db
    .selectFrom('invoices')
    .select(INVOICE_COLUMNS)
    .select(NAMED_ORDERS.as('orders'))
    .where(matchFilter(scope, query))
    .orderBy(`invoices.${field}`, direction)
    .orderBy('invoices.id')
    .$narrowType<{ type: InvoiceType }>();
}

export type InvoiceRow = InferResult<ReturnType<typeof selectInvoices>>[number];

/** Adds up a customer's invoices that match a filter; credit notes count negative. */
export async function sumInvoices(db: Connection, scope: InvoiceScope, filter: InvoiceFilter) {
  const sign = sql`CASE WHEN invoices.type = 'CREDIT_NOTE' THEN -1 ELSE 1 END`;
  const open = sql`invoices.total - invoices.paid`;
  const { rows } = await sql<{
    count: number;
    net: number;
    total: number;
    open: number;
    overdue: number;
    dueSoon: number;
    dueSoonCount: number;
  }>`
    SELECT count(*)::integer AS count, coalesce(sum(${sign} * net), 0) AS net, coalesce(sum(${sign} * total), 0) AS total,
      coalesce(sum(${sign} * (${open})), 0) AS open,
      coalesce(sum(${open}) FILTER (WHERE ${isOverdue(scope.today)}), 0) AS overdue,
      coalesce(sum(${open}) FILTER (WHERE ${isDueSoon(scope.today)}), 0) AS due_soon,
      (count(*) FILTER (WHERE ${isDueSoon(scope.today)}))::integer AS due_soon_count
    FROM invoices WHERE ${matchFilter(scope, filter)}`.execute(db);
  const [sums] = rows;
  if (!sums) throw new Error('Failed to add up invoices');
  return sums;
}

/** Lists invoices by id with their customers, by number, for other software. */
export async function listInvoicesById(db: Connection, ids: readonly string[]) {
  return db
    .selectFrom('invoices')
    .innerJoin('customers', 'customers.id', 'invoices.customerId')
    .select(INVOICE_COLUMNS)
    .select('customers.customerCode')
    .where(sql<boolean>`invoices.id = ANY(${[...ids]}::uuid[])`)
    .orderBy('invoices.invoiceNumber')
    .limit(ids.length)
    .$narrowType<{ type: InvoiceType }>()
    .execute();
}

/** Deletes paid invoices after the period for which the law requires them, counted from the end of their year. */
export async function purgeInvoices(db: Connection): Promise<void> {
  await sql`
    DELETE FROM invoices
    WHERE paid >= total
      AND issued_on < date_trunc('year', now()) - make_interval(years => ${LIMITS.retentionYears}::integer)`.execute(
    db,
  );
}
